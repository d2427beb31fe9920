import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import { describe, expect, test } from 'vitest';
import validator from 'validator';
import { correctBban, toIban } from '../../src/tags/finance/nationalChecks.ts';
import { isOfBrand } from '../rows/finance.ts';
import type { Account } from '../rows/finance.ts';
import { MANY_SEEDS, createValues, testEachValue } from '../values.ts';
import type { Query } from '../values.ts';

/** Accounts of the SWIFT IBAN Registry that no library checks. */
const EXAMPLES =
  `AL47212110090000000235698741 CR05015202001026284066 FI2112345600000785 IT60X0542811101000000123456
  MR1300020001010000123456753 MU17BOMM0101101030300200000MUR NL91ABNA0417164300 SM86U0322509800000000270100
  TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326 XK051212012345678906`.split(
    /\s+/,
  );

test.each(EXAMPLES)('the example %s of the registry keeps its check digits', (example) => {
  const country = example.slice(0, 2);
  expect(toIban(country, correctBban(country, example.slice(4)) ?? '')).toBe(example);
});

test('a bank has one code, one BIC and one range of sort codes, which no other bank has', () => {
  const accounts = createValues<Account>('finance/bank-account', {}, MANY_SEEDS);
  const codesOf = ({ bankCode, bic, sortCode = '' }: Account) =>
    `${bankCode} ${bic} ${sortCode.slice(0, 2)}`;
  const nameOf = ({ countryCode, bankName }: Account) => `${countryCode} ${bankName}`;
  const codes = new Map(accounts.map((account) => [nameOf(account), codesOf(account)]));
  const wrong = accounts.filter((account) => codes.get(nameOf(account)) !== codesOf(account));
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([codes.size, new Set(codes.values()).size]).toEqual([42, 42]);
  expect(codes.get('GB Barclays')).toBe('BARC BARCGB22 20');
  expect(codes.get('DE Deutsche Bank')).toBe('50070010 DEUTDEFF ');
});

testEachValue('finance/bic', {
  'is valid, of the country requested, and has a branch if requested': (bic, query) =>
    validator.isBIC(bic) &&
    bic.slice(4, 6) === (query['country'] ?? bic.slice(4, 6)) &&
    (bic.length === 11) === (query['branch'] ?? bic.length === 11),
});

const EXPIRIES: Readonly<Record<string, RegExp>> = {
  short: /^(?<month>\d\d)\/(?<year>\d\d)$/,
  long: /^(?<month>\d\d)\/20(?<year>\d\d)$/,
  iso: /^20(?<year>\d\d)-(?<month>\d\d)$/,
};

/** Whether a card expires within five years after the reference or, if it has expired, before it. */
function isWithinFiveYears(expiry: string, { format = 'short', reference, expired }: Query) {
  const { month, year } = EXPIRIES[String(format)]?.exec(expiry)?.groups ?? {};
  const start = new Date(String(reference));
  const ahead =
    (2000 + Number(year) - start.getUTCFullYear()) * 12 + Number(month) - 1 - start.getUTCMonth();
  const months = expired ? -ahead : ahead;
  return Number(month) >= 1 && Number(month) <= 12 && months >= 1 && months <= 60;
}

testEachValue('finance/credit-card-expiry', {
  'is within five years of the reference, in the format requested': isWithinFiveYears,
});

testEachValue<Record<'issuer' | 'number' | 'cvv' | 'expiry', string>>('finance/credit-card', {
  'has a number and a code of its issuer': ({ issuer, number, cvv }, query) =>
    issuer === (query['issuer'] ?? issuer) &&
    isOfBrand(number, { issuer }) &&
    cvv.length === (issuer === 'american-express' ? 4 : 3),
  'expires within five years of the reference': ({ expiry }, query) =>
    isWithinFiveYears(expiry, query),
});

/** Types of transactions: deposit, invoice, payment, withdrawal. */
const TYPES: Readonly<Record<string, string[]>> = {
  fr: ['dépôt', 'facture', 'paiement', 'retrait'],
  ja: ['入金', '請求', '支払い', '引き落とし'],
  'zh-CN': ['存款', '开票', '支付', '取款'],
};
const ENGLISH_TYPES = ['deposit', 'invoice', 'payment', 'withdrawal'];

testEachValue('finance/transaction-description', {
  'has an amount in a currency, a card, an account and its type': (text, { locale }) => {
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
  for (const symbol of createValues('finance/currency-symbol', {}, MANY_SEEDS))
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const [first = ['', 0], second = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  expect([first[0], first[1] > 2 * second[1]]).toEqual(['$', true]);
});

describe('currencies', () => {
  type Currency = Record<'code' | 'numericCode' | 'name' | 'symbol', string>;

  test('names in the locale fr are French', () => {
    const currencies = createValues<Currency>('finance/currency', { locale: 'fr' }, MANY_SEEDS);
    const names = new Map(currencies.map(({ code, name, symbol }) => [code, `${name} ${symbol}`]));
    expect(['LAK', 'XOF', 'ZAR'].map((code) => names.get(code))).toEqual([
      ...['Kip laotien ₭', 'Franc CFA (BCEAO) Fr', 'Rand sud-africain R'],
    ]);
    const wrong = /Argentine|Baisse|Course|Poulet|cloche|lire|^(CFA |Le |Roupie \S*$)/;
    expect([...names.values()].filter((name) => wrong.test(name))).toEqual([]);
  });

  test('a currency has the same number in every locale', () => {
    const currencies = ['en', 'fr', 'ja', 'zh-CN'].flatMap((locale) =>
      createValues<Currency>('finance/currency', { locale }),
    );
    const numbers = new Map(currencies.map(({ code, numericCode }) => [code, numericCode]));
    expect(currencies.filter((each) => numbers.get(each.code) !== each.numericCode)).toEqual([]);
    expect(numbers.get('EUR')).toBe('978');
  });
});

type Bech32 = `${string}1${string}`;

/** Read the version of an address: the version byte in Base58Check, or the witness version in Bech32 and Bech32m. */
const readBase58 = (address: string) => createBase58check(sha256).decode(address)[0];
const readBech32 = (address: string) => bech32.decode(address as Bech32).words[0];
const readBech32m = (address: string) => bech32m.decode(address as Bech32).words[0];

describe('wallet addresses', () => {
  test.each<[string, Query, (address: string) => number | undefined, number, RegExp]>([
    ['bitcoin', { kind: 'legacy', network: 'mainnet' }, readBase58, 0x00, /^1/],
    ['bitcoin', { kind: 'legacy', network: 'testnet' }, readBase58, 0x6f, /^[mn]/],
    ['bitcoin', { kind: 'segwit', network: 'mainnet' }, readBase58, 0x05, /^3/],
    ['bitcoin', { kind: 'segwit', network: 'testnet' }, readBase58, 0xc4, /^2/],
    ['litecoin', { kind: 'legacy' }, readBase58, 0x30, /^L/],
    ['litecoin', { kind: 'segwit' }, readBase58, 0x32, /^M/],
    ['bitcoin', { kind: 'bech32', network: 'mainnet' }, readBech32, 0, /^bc1q.{38}$/],
    ['bitcoin', { kind: 'bech32', network: 'testnet' }, readBech32, 0, /^tb1q.{38}$/],
    ['bitcoin', { kind: 'taproot', network: 'mainnet' }, readBech32m, 1, /^bc1p.{58}$/],
    ['bitcoin', { kind: 'taproot', network: 'testnet' }, readBech32m, 1, /^tb1p.{58}$/],
    ['litecoin', { kind: 'bech32' }, readBech32, 0, /^ltc1q.{38}$/],
  ])(
    'a %s address with %j has the right version and checksum',
    (currency, query, read, ...expected) => {
      const [version, form] = expected;
      const addresses = createValues(`finance/${currency}-address`, query);
      const wrong = addresses.filter((each) => read(each) !== version || !form.test(each));
      expect(wrong.slice(0, 5)).toEqual([]);
    },
  );
});
