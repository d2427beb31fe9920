/** IBANs and the check digits inside them. */
import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { correctBban, toIban } from '../src/tags/finance/nationalChecks.ts';
import { times } from './support/exhaustive.ts';
import { operationOf, perform } from './support/engine.ts';

const countries = (operationOf('/v1/finance/iban').parameters['country']?.enum ?? []).map(String);

const generate = (country: string, count: number): string[] =>
  Array.from({ length: Math.ceil(count / 100) }, (_, seed) =>
    perform('finance/iban', { country, seed, count: 100 }).data.map(String),
  ).flat();

describe('IBANs pass independent validators', () => {
  test.each(countries)('%s', (country) => {
    const ibans = generate(country, times(100, 1000));
    expect(ibans.filter((iban) => !isValidIBAN(iban))).toEqual([]);
    expect(ibans.filter((iban) => !validator.isIBAN(iban))).toEqual([]);
  });
});

/** Check digits of the countries whose accounts are 0 or 1 modulo 97: the check digits of the IBAN are always the same. */
const CONSTANT = {
  ...{ BA: '39', ME: '25', MK: '07', MR: '13', PT: '50', RS: '35', SI: '56', TL: '38' },
  ...{ TN: '59', XK: '05' },
};

test.each(Object.entries(CONSTANT))('an IBAN of %s has the check digits %s', (country, digits) => {
  expect(new Set(generate(country, 100).map((iban) => iban.slice(2, 4)))).toEqual(
    new Set([digits]),
  );
});

test('an Icelandic account ends in the identity number of a person', () => {
  const owners = generate('IS', 200).map((iban) => iban.slice(-10));
  expect(
    owners.filter((owner) => stdnum['IS']?.['kennitala']?.validate(owner).isValid !== true),
  ).toEqual([]);
});

/** Examples of the SWIFT IBAN Registry. */
const EXAMPLES =
  `AL47212110090000000235698741 BA391290079401028494 BE68539007547034 CR05015202001026284066
  CZ6508000000192000145399 CZ9455000000001011038930 EE382200221020145685 ES9121000418450200051332 FI2112345600000785
  FR1420041010050500013M02606 HR1210010051863000160 HU42117730161111101800000000 IT60X0542811101000000123456
  MC5811222000010123456789030 ME25505000012345678951 MK07250120000058984 MR1300020001010000123456753
  MU17BOMM0101101030300200000MUR NL91ABNA0417164300 NO9386011117947 PL61109010140000071219812874 PT50000201231234567890154
  RS35260005601001611379 SI56263300012039086 SK3112000000198742637541 SM86U0322509800000000270100 TL380080012345678910157
  TN5910006035183598478831 TR330006100519786457841326 XK051212012345678906`.split(/\s+/);

test.each(EXAMPLES)('the example %s of the registry keeps its check digits', (example) => {
  const country = example.slice(0, 2);
  expect(toIban(country, correctBban(country, example.slice(4)) ?? '')).toBe(example);
});
