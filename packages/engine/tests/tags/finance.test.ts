import { expect, test } from 'vitest';
import { correctBban, toIban } from '../../src/tags/finance/nationalCheckDigits.ts';
import { createValues } from '../values.ts';

/** Example IBANs in the SWIFT registry, from countries whose national check digits no library validates. */
const EXAMPLES =
  `AL47212110090000000235698741 CR05015202001026284066 FI2112345600000785 IT60X0542811101000000123456
  MR1300020001010000123456753 MU17BOMM0101101030300200000MUR NL91ABNA0417164300 SM86U0322509800000000270100
  TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326 XK051212012345678906`.split(
    /\s+/,
  );

test.each(EXAMPLES)('the engine computes the check digits of the SWIFT example %s', (example) => {
  const country = example.slice(0, 2);
  expect(toIban(country, correctBban(country, example.slice(4)) ?? '')).toBe(example);
});

test('a currency has the same numeric code in every locale', () => {
  const currencies = ['en', 'fr', 'ja', 'zh-CN'].flatMap((locale) =>
    createValues<Record<'code' | 'numericCode', string>>('finance/currency', { locale }),
  );
  const numbers = new Map(currencies.map(({ code, numericCode }) => [code, numericCode]));
  expect(currencies.filter((each) => numbers.get(each.code) !== each.numericCode)).toEqual([]);
  expect(numbers.get('EUR')).toBe('978');
});
