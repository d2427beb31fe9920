import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { answersOf, distinct, fresh, MANY_SEEDS } from './faults.ts';

/** Kinds of transactions: deposit, invoice, payment, withdrawal. */
const TYPES: Record<string, string[]> = {
  en: ['deposit', 'invoice', 'payment', 'withdrawal'],
  fr: ['dépôt', 'facture', 'paiement', 'retrait'],
  ja: ['入金', '請求', '支払い', '引き落とし'],
  'zh-CN': ['存款', '开票', '支付', '取款'],
};

const typesOf = (locale: unknown) => TYPES[String(locale)] ?? TYPES['en'] ?? [];

describe('words of finance', () => {
  test('a network is one that the generator of card numbers takes', () => {
    const issuers = distinct('finance/credit-card-issuer');
    const recorded = answersOf('finance/credit-card-issuer').map(({ value }) => value);
    expect(new Set(recorded)).toEqual(issuers);
    expect(issuers.size).toBe(7);
    for (const issuer of issuers) {
      const numbers = fresh('finance/credit-card-number', { issuer });
      expect(numbers.filter((number) => !validator.isCreditCard(number))).toEqual([]);
    }
  });

  test('nothing is a invoice', () => {
    const texts = fresh('finance/transaction-description');
    expect(texts.filter((text) => /\ba invoice/i.test(text))).toEqual([]);
  });

  test('a description has an amount in a currency, a card, an account and its kind', () => {
    const wrong = answersOf('finance/transaction-description').filter(
      ({ query: { locale }, value }) => {
        const [, code = ''] = /\b([A-Z]{3}) ?\d+\.\d\d\b/.exec(value) ?? [];
        return (
          !validator.isISO4217(code) ||
          !/\*{4}\d{4}/.test(value) ||
          !/(?<!\*)(\*{3}|in )\d{4}/.test(value.replace(/\*{4}\d{4}/, '')) ||
          /\d{6}/.test(value) ||
          !typesOf(locale).some((type) => value.toLowerCase().includes(type))
        );
      },
    );
    expect(wrong).toEqual([]);
  });

  test('symbols are short and never empty, and the dollar is the likeliest', () => {
    const wrong = answersOf('finance/currency-symbol').filter(
      ({ value }) => !/^[^\d\s]{1,4}$/u.test(value),
    );
    expect(wrong).toEqual([]);
    const counts = new Map<string, number>();
    for (const symbol of fresh('finance/currency-symbol', {}, MANY_SEEDS)) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    const [likeliest = ['', 0], next = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
    expect(likeliest[0]).toBe('$');
    expect(likeliest[1]).toBeGreaterThan(2 * next[1]);
    expect(['€', '₪', 'kr', 'zł', 'R$', '﷼', '؋'].filter((each) => !counts.has(each))).toEqual([]);
  });

  test('numeric codes below 900 are those of countries, but for four of them', () => {
    const codes = [...distinct('finance/currency-code', { format: 'numeric' })];
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    const strange = codes.filter((code) => code < '900' && !validator.isISO31661Numeric(code));
    // The codes of Ethiopia, the Antilles, Panama and Yemen, which have another number as a country.
    expect(strange.sort()).toEqual(['230', '532', '590', '886']);
    expect(['008', '392', '978'].filter((code) => !codes.includes(code))).toEqual([]);
  });
});
