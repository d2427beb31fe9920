import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import cardValidator from 'card-validator';
import currencies from 'country-to-currency';
import { isValidIBAN } from 'ibantools';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { sum, parsePairs } from '../measures.ts';
import { operationOf } from '../support/engine.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const ibanCountries = operationOf('/v1/finance/iban').parameters['country']?.enum ?? [];

const isIban = (iban: string, { country }: Query): boolean =>
  isValidIBAN(iban.replaceAll(' ', '')) &&
  validator.isIBAN(iban) &&
  iban.startsWith(String(country));

/**
 * Check digits in the IBANs of some countries. The digits are constant, because account numbers in these countries have a fixed
 * remainder modulo 97. No validator checks such account numbers.
 */
const CONSTANT_DIGITS = parsePairs('MR 13 TL 38 TN 59 XK 05');

/** Returns whether an Icelandic account number ends with the owner's identity number. */
const hasIcelandicOwner = (iban: string): boolean =>
  stdnum['IS']?.['kennitala']?.validate(iban.slice(-10)).isValid === true;

/** Values of the letters A to Z at odd positions in an Italian account number. The digits 0 to 9 have the values of A to J. */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Returns whether an Italian BBAN begins with the correct check letter (CIN). */
function hasItalianLetter(bban: string): boolean {
  const values = Array.from(bban.slice(1), (character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
    return index % 2 === 0 ? (ODD[value] ?? 0) : value;
  });
  return bban.startsWith(String.fromCharCode(65 + (sum(values) % 26)));
}

/** Returns whether the sum of a Dutch account's digits, weighted from ten to one, is a multiple of eleven. */
const passesElevenTest = (bban: string): boolean =>
  sum(Array.from(bban.slice(4), (digit, index) => Number(digit) * (10 - index))) % 11 === 0;

/** Bank codes at the start of BICs in the SWIFT directory, with the names of the banks. */
const BANKS: Readonly<Record<string, string>> = {
  BE: 'ARSP Argenta, GKCC Belfius, GEBA BNP Paribas Fortis, BBRU ING Belgium, KRED KBC Bank',
  DE: `BELA Berliner Sparkasse, COBA Commerzbank, DEUT Deutsche Bank, BYLA DKB, HYVE HypoVereinsbank, INGD ING,
    SSKM Stadtsparkasse München`,
  ES: 'BSAB Banco Sabadell, BSCH Banco Santander, BKBK Bankinter, BBVA BBVA, CAIX CaixaBank',
  FR: 'BNPA BNP Paribas, CMCI CIC, PSST La Banque Postale, CRLY LCL, SOGE Société Générale',
  GB: `BOFS Bank of Scotland, BARC Barclays, CPBK Co-operative Bank, HBUK HSBC, LOYD Lloyds Bank, NAIA Nationwide,
    NWBK NatWest, RBOS Royal Bank of Scotland, ABBY Santander UK`,
  IT: `PASC Banca Monte dei Paschi di Siena, BNLI Banca Nazionale del Lavoro, SELB Banca Sella, BAPP Banco BPM,
    BCIT Intesa Sanpaolo, UNCR UniCredit`,
  NL: 'ABNA ABN AMRO, BUNQ bunq, INGB ING, RABO Rabobank, TRIO Triodos Bank',
};

const listBanks = (country: string): string[] => BANKS[country]?.split(/,\s+/) ?? [];

const SORT_CODES =
  parsePairs(`bank-of-scotland 80 barclays 20 co-operative-bank 08 hsbc 40 lloyds-bank 30 nationwide 07
  natwest 60 royal-bank-of-scotland 83 santander-uk 09`);

interface Account {
  countryCode: string;
  bankName: string;
  bankCode: string;
  branchCode?: string;
  sortCode?: string;
  accountNumber: string;
  bban: string;
  iban: string;
  bic: string;
}

/** Returns whether the parts of an account match each other, and its bank exists. */
function isConsistent(account: Account, query: Query): boolean {
  const { countryCode, bankName, bankCode, accountNumber, bban, iban, bic } = account;
  const branch = account.branchCode ?? account.sortCode?.replaceAll('-', '') ?? '';
  const parts = `^[A-Z]?${bankCode}${branch}(\\d\\d)?${accountNumber}(\\d\\d)?$`;
  return (
    countryCode === query['country'] &&
    isIban(iban, query) &&
    iban.slice(4) === bban &&
    RegExp(parts).test(bban) &&
    (countryCode !== 'IT' || hasItalianLetter(bban)) &&
    (countryCode !== 'NL' || passesElevenTest(bban)) &&
    bic.slice(4, 6) === countryCode &&
    listBanks(countryCode).includes(`${bic.slice(0, 4)} ${bankName}`)
  );
}

/** Returns whether the library accepts a card number and assigns the number to the requested issuer only. */
const isOfBrand = (number: string, { issuer }: Query): boolean => {
  const { card, isValid } = cardValidator.number(number);
  return isValid && card?.type === issuer;
};

const ISSUERS = 'american-express diners-club discover jcb mastercard unionpay visa'.split(' ');

const used = new Set<string>(Object.values(currencies));

/** Withdrawn currencies that the library still lists for a country. */
const WITHDRAWN = ['ANG', 'HRK', 'ZWL'];

const isInUse = (code: string): boolean => used.has(code) && !WITHDRAWN.includes(code);
const hasCodeInUse = ({ code }: { code: string }): boolean => isInUse(code);

/** Returns whether a currency number is a country's number, an earlier number of Ethiopia, Panama or Yemen, or at least 900. */
const isNumberOfMoney = (code: string): boolean =>
  code < '900'
    ? validator.isISO31661Numeric(code) || ['230', '590', '886'].includes(code)
    : // The second pattern excludes metals, special drawing rights, bond units and codes without a currency.
      /^\d{3}$/.test(code) && !/^(95[5-9]|96[0-4]|999)$/.test(code);

const isNotIso4217 = (code: string): boolean => !validator.isISO4217(code);

interface Transaction {
  amount: string;
  currency: string;
  direction: string;
  type: string;
}

const isCreditIfDeposit = ({ direction, type, currency }: Transaction): boolean =>
  direction === (type === 'deposit' ? 'credit' : 'debit') && isInUse(currency);

const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, EUR: 2, KWD: 3 };

const hasDecimalsOfCurrency = ({ amount, currency }: Transaction): boolean =>
  (amount.split('.')[1]?.length ?? 0) === DECIMALS[currency];

/** Returns whether the ninth character is the check digit of a CUSIP (ANSI X9.6, appendix A). */
export function isCusip(cusip: string): boolean {
  const products = Array.from(
    cusip.slice(0, 8),
    (each, index) => parseInt(each, 36) * (1 + (index % 2)),
  );
  return (sum(Array.from(products.join(''), Number)) + Number(cusip.slice(8))) % 10 === 0;
}

/** Returns whether the seventh character is the check digit of a SEDOL, by the weights of the London Stock Exchange. */
const isSedol = (sedol: string): boolean =>
  /^[0-9BCDFGHJ-NP-TV-Z]{6}\d$/.test(sedol) &&
  sum([1, 3, 1, 7, 3, 9, 1].map((weight, index) => weight * parseInt(sedol.charAt(index), 36))) %
    10 ===
    0;

const containsSedol = (isin: string): boolean =>
  isin.slice(2, 4) === '00' && isSedol(isin.slice(4, 11));

/** Patterns of ticker symbols by exchange, without and with the suffix that data vendors use. */
const TICKERS: readonly [exchange: string, symbol: RegExp, suffixed: RegExp][] = [
  ['hong-kong', /^0\d{4}$/, /^\d{4}\.HK$/],
  ['london', /^[A-Z]{3,4}$/, /^[A-Z]{3,4}\.L$/],
  ['nasdaq', /^[A-Z]{4}$/, /^[A-Z]{4}$/],
  ['new-york', /^[A-Z]{1,3}$/, /^[A-Z]{1,3}$/],
  ['tokyo', /^[1-9]\d{3}$/, /^[1-9]\d{3}\.T$/],
  ['xetra', /^[A-Z0-9][A-Z]{2}$/, /^[A-Z0-9][A-Z]{2}\.DE$/],
];

const bankOf = ({ countryCode, bankName }: Account): string => `${countryCode} ${bankName}`;
const codesOf = ({ bankCode, bic, sortCode = '' }: Account): string =>
  `${bankCode} ${bic} ${sortCode.slice(0, 2)}`;
const bankAndCodesOf = (account: Account): string => `${bankOf(account)} ${codesOf(account)}`;
const REGISTERED = ['GB Barclays BARC BARCGB22 20', 'DE Deutsche Bank 50070010 DEUTDEFF '];

const hasBranchIfRequested = (bic: string, { branch }: Query): boolean =>
  validator.isBIC(bic) && (bic.length === 11) === (branch ?? bic.length === 11);

const EXPIRIES: Readonly<Record<string, RegExp>> = {
  short: /^(?<month>\d\d)\/(?<year>\d\d)$/,
  long: /^(?<month>\d\d)\/20(?<year>\d\d)$/,
  iso: /^20(?<year>\d\d)-(?<month>\d\d)$/,
};

/** Returns whether a card expires within five years after the reference, or expired within five years before it. */
function isWithinFiveYears(expiry: string, { format = 'short', reference, expired }: Query) {
  const { month, year } = EXPIRIES[String(format)]?.exec(expiry)?.groups ?? {};
  const start = new Date(String(reference));
  const ahead =
    (2000 + Number(year) - start.getUTCFullYear()) * 12 + Number(month) - 1 - start.getUTCMonth();
  const months = expired ? -ahead : ahead;
  return Number(month) >= 1 && Number(month) <= 12 && months >= 1 && months <= 60;
}

type Card = Record<'issuer' | 'number' | 'cvv' | 'expiry', string>;

const hasNumberAndCodeOfIssuer = ({ issuer, number, cvv }: Card): boolean =>
  isOfBrand(number, { issuer }) && cvv.length === (issuer === 'american-express' ? 4 : 3);

/** The words for deposit, invoice, payment and withdrawal, keyed by locale. */
const TYPES: Readonly<Record<string, string[]>> = {
  fr: ['dépôt', 'facture', 'paiement', 'retrait'],
  ja: ['入金', '請求', '支払い', '引き落とし'],
  'zh-CN': ['存款', '开票', '支付', '取款'],
};
const ENGLISH_TYPES = ['deposit', 'invoice', 'payment', 'withdrawal'];

/** Returns whether a sentence contains an amount with a currency, a card, an account and a type of transaction. */
function hasAmountCardAndAccount(text: string, { locale }: Query): boolean {
  const [, code = ''] = /\b([A-Z]{3}) ?\d+\.\d\d\b/.exec(text) ?? [];
  const types = TYPES[String(locale)] ?? ENGLISH_TYPES;
  return (
    validator.isISO4217(code) &&
    /\*{4}\d{4}/.test(text) &&
    /(?<!\*)(\*{3}|in )\d{4}/.test(text.replace(/\*{4}\d{4}/, '')) &&
    !/\d{6}/.test(text) &&
    types.some((type) => text.toLowerCase().includes(type))
  );
}

type Currency = Record<'code' | 'name' | 'symbol', string>;

const nameAndSymbolOf = ({ code, name, symbol }: Currency): string => `${code} ${name} ${symbol}`;

const FRENCH = 'LAK Kip laotien ₭, XOF Franc CFA (BCEAO) Fr, ZAR Rand sud-africain R';
const NOT_FRENCH = /Argentine|Baisse|Course|Poulet|cloche|lire|^... (CFA |Le |Roupie \S*$)/;

type Bech32 = `${string}1${string}`;

/** Functions that decode an address, and return its version byte (Base58Check) or its witness version (Bech32 and Bech32m). */
const readBase58 = (address: string) => createBase58check(sha256).decode(address)[0];
const readBech32 = (address: string) => bech32.decode(address as Bech32).words[0];
const readBech32m = (address: string) => bech32m.decode(address as Bech32).words[0];

const [MAINNET, TESTNET] = [{ network: 'mainnet' }, { network: 'testnet' }];

/** Kinds of wallet address, with the expected version and pattern. */
const WALLETS: readonly [string, Query, (address: string) => number | undefined, number, RegExp][] =
  [
    ['bitcoin', { kind: 'legacy', ...MAINNET }, readBase58, 0x00, /^1/],
    ['bitcoin', { kind: 'legacy', ...TESTNET }, readBase58, 0x6f, /^[mn]/],
    ['bitcoin', { kind: 'segwit', ...MAINNET }, readBase58, 0x05, /^3/],
    ['bitcoin', { kind: 'segwit', ...TESTNET }, readBase58, 0xc4, /^2/],
    ['litecoin', { kind: 'legacy' }, readBase58, 0x30, /^L/],
    ['litecoin', { kind: 'segwit' }, readBase58, 0x32, /^M/],
    ['bitcoin', { kind: 'bech32', ...MAINNET }, readBech32, 0, /^bc1q.{38}$/],
    ['bitcoin', { kind: 'bech32', ...TESTNET }, readBech32, 0, /^tb1q.{38}$/],
    ['bitcoin', { kind: 'taproot', ...MAINNET }, readBech32m, 1, /^bc1p.{58}$/],
    ['bitcoin', { kind: 'taproot', ...TESTNET }, readBech32m, 1, /^tb1p.{58}$/],
    ['litecoin', { kind: 'bech32' }, readBech32, 0, /^ltc1q.{38}$/],
  ];

export const cases: readonly ValueCase[] = [
  ...ibanCountries.map((country): ValueCase => [
    'iban',
    { country: String(country), formatted: true },
    isIban,
  ]),
  ...Object.entries(CONSTANT_DIGITS).map(([country, digits]): ValueCase => [
    'iban',
    { country },
    RegExp(`^${country}${digits}`),
  ]),
  ['iban', { country: 'IS' }, hasIcelandicOwner],
  ['bban', { country: 'IT' }, hasItalianLetter],
  ['bban', { country: 'NL' }, passesElevenTest],
  ...Object.keys(BANKS).flatMap((country): ValueCase[] => [
    ['bank-name', { country }, listBanks(country).map((bank) => bank.slice(5))],
    ['bank-account', { country }, isConsistent],
  ]),
  ...Object.entries(SORT_CODES).flatMap(([bank, start]): ValueCase[] => [
    ['sort-code', { bank }, RegExp(`^${start}-\\d\\d-\\d\\d$`)],
    ['sort-code', { bank, formatted: false }, RegExp(`^${start}\\d{4}$`)],
  ]),
  ...Array.from({ length: 12 }, (_, index): ValueCase => {
    const start = String(index + 1).padStart(2, '0');
    return ['routing-number', { district: index + 1 }, RegExp(`^${start}`)];
  }),
  ['account-number', { unique: true }, /^\d{8}$/],
  [
    'masked-number',
    { length: 14, visible: 2, mask: 'hash', formatted: true },
    /^#{4} #{6} #{2}\d{2}$/,
  ],
  ['credit-card-issuer', {}, ISSUERS],
  ...ISSUERS.flatMap((issuer): ValueCase[] => [
    ['credit-card-number', { issuer }, isOfBrand],
    ['credit-card-cvv', { issuer }, issuer === 'american-express' ? /^\d{4}$/ : /^\d{3}$/],
  ]),
  ['amount', { min: -3, max: 2, decimals: 3, symbol: 'CHF ' }, /^CHF -?[0-3]\.\d{3}$/],
  ['currency-code', { format: 'numeric' }, isNumberOfMoney],
  ['currency-code', { format: 'numeric' }, { has: ['008', '392', '978'] }],
  ['currency-code', { format: 'alphabetic' }, isInUse],
  ['currency-symbol', {}, /^[^\d\s]{1,4}$/u],
  ['currency-symbol', {}, { has: ['€', '₪', 'kr', 'zł', 'R$', '﷼', '؋'] }],
  ['currency', {}, hasCodeInUse],
  ['currency', { locale: 'fr' }, hasCodeInUse],
  ['transaction', {}, isCreditIfDeposit],
  ['transaction', { from: '2024-02-28', to: '2024-03-01' }, isCreditIfDeposit],
  ...Object.keys(DECIMALS).map((currency): ValueCase => [
    'transaction',
    { currency },
    hasDecimalsOfCurrency,
  ]),
  ['transaction-description', {}, /^(?!.*\b[Aa] invoice)[A-Z]/],
  ['isin', { country: 'CA' }, (isin: string) => isCusip(isin.slice(2, 11))],
  ['isin', { country: 'GB' }, containsSedol],
  ['isin', { country: 'IE' }, containsSedol],
  ['cusip', { reserved: false }, /^(?!\d{3}99)/],
  ['cusip', { reserved: true }, /^\d{3}99[0-9A-Z]/],
  ['lei', { prefix: 'A1B2' }, /^A1B200/],
  ...TICKERS.flatMap(([exchange, symbol, suffixed]): ValueCase[] => [
    ['ticker', { exchange }, symbol],
    ['ticker', { exchange, suffixed: true }, suffixed],
  ]),
  ['cryptocurrency-code', {}, isNotIso4217],
  [
    'cryptocurrency-code',
    { kind: 'coin' },
    { has: ['BTC', 'ETH', 'SOL'], lacks: ['USDC', 'UNI', 'LINK'] },
  ],
  ['cryptocurrency-code', { kind: 'stablecoin' }, { has: ['USDC', 'USDT'], lacks: ['BTC', 'UNI'] }],
  ['cryptocurrency-code', { kind: 'token' }, { has: ['LINK', 'UNI'], lacks: ['BTC', 'USDC'] }],
  ['bic', {}, { share: 1 / 4, of: /XXX$/ }],
  ['isin', {}, { size: 14, of: (isin: string) => isin.slice(0, 2) }],
  // No two banks share a code, a BIC or a range of sort codes.
  ...[bankOf, codesOf, bankAndCodesOf].map((of): ValueCase => [
    'bank-account',
    {},
    { size: 42, of },
  ]),
  ['bank-account', {}, { has: REGISTERED, of: bankAndCodesOf }],
  ['bic', EVERY_REQUEST, hasBranchIfRequested],
  ['credit-card-expiry', EVERY_REQUEST, isWithinFiveYears],
  ['credit-card', EVERY_REQUEST, hasNumberAndCodeOfIssuer],
  ['credit-card', EVERY_REQUEST, ({ expiry }: Card, query) => isWithinFiveYears(expiry, query)],
  ['transaction-description', EVERY_REQUEST, hasAmountCardAndAccount],
  ['currency', { locale: 'fr' }, { has: FRENCH.split(', '), of: nameAndSymbolOf }],
  ['currency', { locale: 'fr' }, (each: Currency) => !NOT_FRENCH.test(nameAndSymbolOf(each))],
  ...WALLETS.map(([name, query, read, version, form]): ValueCase => [
    `${name}-address`,
    query,
    (address: string) => read(address) === version && form.test(address),
  ]),
  // The dollar sign is more than twice as likely as any other symbol.
  ['currency-symbol', {}, { share: 0.2, of: /^\$$/ }],
];
