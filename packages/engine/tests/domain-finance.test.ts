import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { rangeOf } from './measures.ts';
import { drawValues, findOperation, testAnswers, testValues } from './values.ts';
import type { Row } from './values.ts';

type Card = Record<'number' | 'cvv' | 'expiry', string> & { issuer: keyof typeof PROVIDERS };
type Transaction = Record<'bookedAt' | 'direction' | 'type' | 'amount', string>;

/** Names of card networks in the validator. */
const PROVIDERS = {
  'american-express': 'amex',
  'diners-club': 'dinersclub',
  discover: 'discover',
  jcb: 'jcb',
  mastercard: 'mastercard',
  unionpay: 'unionpay',
  visa: 'visa',
} as const;

const issuers = Object.entries(PROVIDERS);

const countrySchema = findOperation('finance/iban').operation.parameters?.find(
  ({ name }) => name === 'country',
)?.schema;
const countries = countrySchema?.['enum'] as string[];

const isIban = (value: string) => validator.isIBAN(value);
const isCard = (value: string) => validator.isCreditCard(value);
// Numbers are held against those of countries, among the words of finance.
const isCurrency = (value: string) => /^\d{3}$/.test(value) || validator.isISO4217(value);

testValues('finance', [
  ['iban', {}, isIban],
  ['bic', {}, validator.isBIC],
  ['routing-number', {}, validator.isAbaRouting],
  ['credit-card-number', {}, isCard],
  ['credit-card-number', { issuer: 'visa' }, /^4\d{15}$/],
  ['credit-card-cvv', { issuer: 'american-express' }, /^\d{4}$/],
  ['credit-card-issuer', {}, Object.keys(PROVIDERS)],
  ['currency-code', {}, isCurrency],
  ['ethereum-address', {}, validator.isEthereumAddress],
  ['amount', { min: -3, max: 2, decimals: 3, symbol: 'CHF ' }, /^CHF -?[0-3]\.\d{3}$/],
  [
    'masked-number',
    { length: 14, visible: 2, mask: 'hash', formatted: true },
    /^#{4} #{6} #{2}\d{2}$/,
  ],
  ...countries.flatMap((country): Row[] => [
    ['iban', { country, formatted: true }, isIban],
    ['iban', { country, formatted: true }, RegExp(`^${country}`)],
    ['bic', { country, branch: false }, RegExp(`^[A-Z0-9]{4}${country}..$`)],
  ]),
  ...Array.from({ length: 12 }, (_, index): Row => {
    const start = String(index + 1).padStart(2, '0');
    return ['routing-number', { district: index + 1 }, RegExp(`^${start}`)];
  }),
  ...issuers.map(([issuer, provider]): Row => {
    const isOfNetwork = (value: string) => validator.isCreditCard(value, { provider });
    return ['credit-card-number', { issuer }, isOfNetwork];
  }),
]);

/** Months since the year 2000 of an expiry such as `01/30`. */
const monthsOf = (expiry: string) => Number(expiry.slice(3)) * 12 + Number(expiry.slice(0, 2));

testAnswers<Card>('finance/credit-card', {
  'has a number and a code of its issuer': ({ issuer, number, cvv }) =>
    validator.isCreditCard(number, { provider: PROVIDERS[issuer] }) &&
    cvv.length === (issuer === 'american-express' ? 4 : 3),
  'expires within five years on the side of the reference asked for': ({ expiry }, query) => {
    const [year = '', month = ''] = String(query['reference']).split('-');
    const ahead = monthsOf(expiry) - monthsOf(`${month}/${year.slice(2)}`);
    const months = query['expired'] ? -ahead : ahead;
    return months >= 1 && months <= 60;
  },
});

testAnswers<Transaction>('finance/transaction', {
  'is a credit when it is a deposit': ({ direction, type }) =>
    direction === (type === 'deposit' ? 'credit' : 'debit'),
});

describe('finance', () => {
  test('IBANs have 15 to 31 characters', () => {
    const lengths = countries.map(
      (country) => drawValues('finance/iban', { country })[0]?.length ?? 0,
    );
    expect(rangeOf(lengths)).toEqual([15, 31]);
  });

  test.each(Object.entries({ JPY: 0, EUR: 2, KWD: 3 }))(
    'a transaction in %s has %i decimals',
    (currency, decimals) => {
      const lines = drawValues<Transaction>('finance/transaction', { currency });
      const lengths = lines.map(({ amount }) => amount.split('.')[1]?.length ?? 0);
      expect(new Set(lengths)).toEqual(new Set([decimals]));
    },
  );

  type Currency = Record<'code' | 'numericCode' | 'name' | 'symbol', string>;

  test('the names of currencies in French are French', () => {
    const currencies = drawValues<Currency>('finance/currency', { locale: 'fr' }, [1, 2, 3, 4, 5]);
    const names = new Map(currencies.map(({ code, name, symbol }) => [code, `${name} ${symbol}`]));
    expect(['LAK', 'XOF', 'ZAR'].map((code) => names.get(code))).toEqual([
      ...['Kip laotien ₭', 'Franc CFA (BCEAO) Fr', 'Rand sud-africain R'],
    ]);
    const wrong = /Argentine|Baisse|Course|Poulet|cloche|lire|^(CFA |Le |Roupie \S*$)/;
    expect([...names.values()].filter((name) => wrong.test(name))).toEqual([]);
  });

  test('currencies are of ISO 4217 and have one number in every locale', () => {
    const currencies = ['en', 'fr', 'ja', 'zh-CN'].flatMap((locale) =>
      drawValues<Currency>('finance/currency', { locale }),
    );
    expect(currencies.filter(({ code }) => !validator.isISO4217(code))).toEqual([]);
    const numbers = new Map(currencies.map(({ code, numericCode }) => [code, numericCode]));
    expect(currencies.filter((each) => numbers.get(each.code) !== each.numericCode)).toEqual([]);
    expect(numbers.get('EUR')).toBe('978');
  });
});
