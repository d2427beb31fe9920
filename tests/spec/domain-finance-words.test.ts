import { allLocales } from '@faker-js/faker';
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
  test('names of accounts say what they are, in English with the word for it', () => {
    const scripts: Record<string, RegExp> = { ja: /[^\p{ASCII}]$/u, 'zh-CN': /^\p{Script=Han}+$/u };
    const wrong = answersOf('finance/account-name').filter(({ query: { locale }, value }) =>
      locale === 'fr'
        ? / Account$/.test(value)
        : !(scripts[String(locale)] ?? /^[A-Z].* Account$/).test(value),
    );
    expect(wrong).toEqual([]);
    const sizes = ['en', 'fr', 'ja', 'zh-CN'].map(
      (locale) => distinct('finance/account-name', { locale }).size,
    );
    expect(sizes.filter((size) => size !== 7 && size !== 8)).toEqual([]);
  });

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

  test('types of transactions are four words in the language asked for', () => {
    const wrong = answersOf('finance/transaction-type').filter(
      ({ query, value }) => !typesOf(query['locale']).includes(value),
    );
    expect(wrong).toEqual([]);
    const sizes = Object.keys(TYPES).map(
      (locale) => distinct('finance/transaction-type', { locale }).size,
    );
    expect(sizes).toEqual([4, 4, 4, 4]);
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

  test('names of currencies are those of ISO 4217, or of the language asked for', () => {
    const english = new Set(allLocales.en.finance?.currency?.map(({ name }) => name));
    const wrong = answersOf('finance/currency-name').filter(
      ({ query: { locale }, value }) =>
        !['fr', 'ja', 'zh-CN'].includes(String(locale)) && !english.has(value),
    );
    expect(wrong).toEqual([]);
    const names = [...distinct('finance/currency-name')];
    expect(['Euro', 'Yen', 'Baht'].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => name.length > 50)).toHaveLength(1);
    expect(distinct('finance/currency-name', { locale: 'fr' })).toContain('Livre égyptienne');
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
    const values = answersOf('finance/currency-numeric-code').map(({ value }) => value);
    const codes = [...new Set([...values, ...distinct('finance/currency-numeric-code')])];
    expect(codes.filter((code) => !/^\d{3}$/.test(code))).toEqual([]);
    const strange = codes.filter((code) => code < '900' && !validator.isISO31661Numeric(code));
    // The codes of Ethiopia, the Antilles, Panama and Yemen, which have another number as a country.
    expect(strange.sort()).toEqual(['230', '532', '590', '886']);
    expect(['008', '392', '978'].filter((code) => !codes.includes(code))).toEqual([]);
  });
});
