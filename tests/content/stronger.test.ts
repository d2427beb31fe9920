/** Pages of generators whose values may not exist. Their lead names the generator whose values do. */
import { expect, test } from 'vitest';
import { operations } from '../support/spec.ts';

const STRONGER = [
  ['finance/account-number', 'generate-an-iban'],
  ['finance/bban', 'generate-a-bank-account'],
  ['finance/bic', 'generate-a-bank-account'],
  ['finance/iban', 'generate-a-bank-account'],
  ['finance/sort-code', 'generate-a-bank-account'],
  ['location/city', 'generate-an-address'],
  ['location/coordinate-pair', 'generate-a-place'],
  ['location/zip-code', 'generate-an-address'],
  ['phone/phone-number', 'generate-an-e164-number'],
] as const;

test.each(STRONGER)('the lead of %s links to %s', (name, stronger) => {
  const { description = '' } = operations.find((each) => each.name === name)?.operation ?? {};
  const [lead = ''] = description.split('\n\n');
  expect(lead).toContain(`(/docs/api/${stronger})`);
});
