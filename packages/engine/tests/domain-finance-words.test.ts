import { expect, test } from 'vitest';
import validator from 'validator';
import { MANY_SEEDS, drawDistinct, drawValues, testAnswers, testValues } from './values.ts';

/** Kinds of transactions: deposit, invoice, payment, withdrawal. */
const TYPES: Record<string, string[]> = {
  fr: ['dépôt', 'facture', 'paiement', 'retrait'],
  ja: ['入金', '請求', '支払い', '引き落とし'],
  'zh-CN': ['存款', '开票', '支付', '取款'],
};
const ENGLISH_TYPES = ['deposit', 'invoice', 'payment', 'withdrawal'];

testValues('finance', [
  ['transaction-description', {}, /^(?!.*\b[Aa] invoice)/],
  ['currency-symbol', {}, /^[^\d\s]{1,4}$/u],
  ['currency-symbol', {}, { has: ['€', '₪', 'kr', 'zł', 'R$', '﷼', '؋'] }],
  ['currency-code', { format: 'numeric' }, /^\d{3}$/],
  ['currency-code', { format: 'numeric' }, { has: ['008', '392', '978'] }],
]);

testAnswers('finance/transaction-description', {
  'has an amount in a currency, a card, an account and its kind': (text, { locale }) => {
    const [, code = ''] = /\b([A-Z]{3}) ?\d+\.\d\d\b/.exec(text) ?? [];
    const types = TYPES[String(locale)] ?? ENGLISH_TYPES;
    return (
      validator.isISO4217(code) &&
      /\*{4}\d{4}/.test(text) &&
      /(?<!\*)(\*{3}|in )\d{4}/.test(text.replace(/\*{4}\d{4}/, '')) &&
      !/\d{6}/.test(text) &&
      types.some((type) => text.toLowerCase().includes(type))
    );
  },
});

test('the dollar is more than twice as likely as any other symbol', () => {
  const counts = new Map<string, number>();
  for (const symbol of drawValues('finance/currency-symbol', {}, MANY_SEEDS))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const [first = ['', 0], second = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  expect([first[0], first[1] > 2 * second[1]]).toEqual(['$', true]);
});

test('numeric codes below 900 are those of countries, but for three of them', () => {
  const codes = [...drawDistinct('finance/currency-code', { format: 'numeric' })];
  const strange = codes.filter((code) => code < '900' && !validator.isISO31661Numeric(code));
  // The codes of Ethiopia, Panama and Yemen, which have another number as a country.
  expect(strange.sort()).toEqual(['230', '590', '886']);
});
