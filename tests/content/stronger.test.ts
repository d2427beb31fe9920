/** Pages of generators whose values may not exist. Their warning or first paragraph names the generator whose values do. */
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

test.each(STRONGER)('%s links to %s first', (name, stronger) => {
  const operation = operations.find((each) => each.name === name)?.operation;
  const [paragraph = ''] = operation?.description?.split('\n\n') ?? [];
  expect(`${operation?.['x-warning'] ?? ''} ${paragraph}`).toContain(`(/docs/api/${stronger})`);
});
