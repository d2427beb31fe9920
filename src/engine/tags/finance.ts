import { hex } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import { encodeBase58Check, encodeSegwitAddress } from '../checksums.ts';
import { drawUntil } from '../drawUntil.ts';
import type { JsonValue, TagGenerators } from '../generator.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { capitalise } from '../inflect.ts';
import { drawDecimal } from '../multiples.ts';
import { windowOf } from '../request.ts';
import type { RequestArguments } from '../request.ts';
import {
  createBankAccount,
  createBankName,
  createBban,
  createIban,
  createSortCode,
} from './finance/bankAccount.ts';
import {
  createCryptocurrencyCode,
  createCusip,
  createIsin,
  createLei,
  createTicker,
} from './finance/securities.ts';

const ISSUERS = [
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'mastercard',
  'unionpay',
  'visa',
] as const;
type Issuer = (typeof ISSUERS)[number];

/**
 * Formats in place of faker's, within the ranges of the package `creditcards-types`. Ranges that other networks use, too,
 * are left out: Elo, Maestro, RuPay and Troy have parts of Discover's 65 and UnionPay's 62, Elo and Naranja parts of
 * Visa's 4 and Mastercard's 52. Half of faker's Visa numbers have the 13 digits of old cards, which forms reject.
 */
const CARD_FORMATS: Partial<Record<Issuer, readonly string[]>> = {
  discover: [
    ...['6011[2-4]##########L', '60119##########L'],
    ...['653[2-9]###########L', '654[0-8]###########L'],
  ],
  mastercard: ['2[221-720]###########L', '51#############L', '5[3-5]#############L'],
  unionpay: ['620############L', '62[3-5]############L'],
  visa: ['4[1-2]#############L', '44#############L', '4[6-8]#############L'],
};

/** Longest name that a payment card holds (EMV tag 5F20). */
const HOLDER_LENGTH = 26;

/** Currencies whose minor unit is not a hundredth, by their number of decimals in ISO 4217. */
const MINOR_UNITS: Readonly<Record<string, number>> = Object.fromEntries<number>([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code): [string, number] => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code): [string, number] => [code, 3]),
]);

const BITCOIN_TYPES = ['legacy', 'segwit', 'bech32', 'taproot'] as const;
const BITCOIN_NETWORKS = {
  mainnet: { legacy: 0x00, segwit: 0x05, prefix: 'bc' },
  testnet: { legacy: 0x6f, segwit: 0xc4, prefix: 'tb' },
} as const;
const LITECOIN_TYPES = ['legacy', 'segwit', 'bech32'] as const;
const LITECOIN = { legacy: 0x30, segwit: 0x32, prefix: 'ltc' } as const;

function pickIssuer(faker: Faker, request: RequestArguments): Issuer {
  return request.optional.oneOf('issuer', ISSUERS) ?? faker.helpers.arrayElement(ISSUERS);
}

/** A card number of the issuer, digits only, with a valid Luhn digit. */
function createCardNumber(faker: Faker, issuer: Issuer): string {
  const formats = CARD_FORMATS[issuer] ?? [issuer.replace('-', '_')];
  const format = faker.helpers.arrayElement(formats);
  return faker.finance.creditCardNumber({ issuer: format }).replaceAll('-', '');
}

/** Spaces as on the face of the card: 4-6-5 or 4-6-4 for those of 14 and 15 digits, else fours. */
function groupCardNumber(digits: string): string {
  if (/^3\d{13,14}$/.test(digits)) return digits.replace(/^(.{4})(.{6})/, '$1 $2 ');
  return groupByFour(digits);
}

/** A masked number in the blocks of its card: 4-6-5 and 4-6-4 for the shorter ones, else fours. */
function groupMasked(masked: string): string {
  if (masked.length === 14 || masked.length === 15)
    return masked.replace(/^(.{4})(.{6})/, '$1 $2 ');
  return groupByFour(masked);
}

function groupByFour(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ');
}

/** American Express prints four digits on the front, all others three on the back. */
function createSecurityCode(faker: Faker, issuer: Issuer | undefined): string {
  if (issuer === 'american-express') return faker.string.numeric(4);
  return faker.finance.creditCardCVV();
}

/** A month within five years after the reference, or before it: `2027-08`. */
function drawExpiry(faker: Faker, request: RequestArguments): string {
  const date = new Date(request.reference());
  const months = faker.number.int({ min: 1, max: 60 });
  // The first of the month, so that the 31st plus a month is not the month after the next.
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (request.boolean('expired') ? -months : months));
  return date.toISOString().slice(0, 7);
}

const EXPIRY_FORMATS = ['short', 'long', 'iso'] as const;

/** An expiry as cards show it, with all digits of the year, or in the form of ISO 8601. */
function createCardExpiry(
  faker: Faker,
  request: RequestArguments,
  format: (typeof EXPIRY_FORMATS)[number],
): string {
  const expiry = drawExpiry(faker, request);
  if (format === 'iso') return expiry;
  const [year = '', month = ''] = expiry.split('-');
  return `${month}/${format === 'long' ? year : year.slice(-2)}`;
}

function createCreditCard(faker: Faker, request: RequestArguments): JsonValue {
  const issuer = pickIssuer(faker, request);
  const holder = `${faker.person.firstName()} ${faker.person.lastName()}`.toUpperCase();
  return {
    issuer,
    number: createCardNumber(faker, issuer),
    holder: holder.slice(0, HOLDER_LENGTH).trimEnd(),
    expiry: createCardExpiry(faker, request, 'short'),
    cvv: createSecurityCode(faker, issuer),
  };
}

const MASKS = { asterisk: '*', x: 'x', bullet: '•', hash: '#' } as const;
const MASK_NAMES = ['asterisk', 'x', 'bullet', 'hash'] as const;

function createMaskedNumber(faker: Faker, request: RequestArguments): string {
  const length = request.number('length');
  const visible = request.number('visible');
  const mask = MASKS[request.oneOf('mask', MASK_NAMES)];
  const masked = mask.repeat(length - visible) + faker.string.numeric(visible);
  return request.boolean('formatted') ? groupMasked(masked) : masked;
}

/** Computes the digit that makes the weighted sum of the digits (3, 7, 1 and again) a multiple of ten. */
function routingCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * ([3, 7, 1][at % 3] ?? 0),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

function createRoutingNumber(faker: Faker, request: RequestArguments): string {
  const district = request.optional.number('district');
  if (district === undefined) return faker.finance.routingNumber();
  const start = String(district).padStart(2, '0');
  const symbols = faker.definitions.finance.federal_reserve_routing_symbol;
  const symbol = faker.helpers.arrayElement(symbols.filter((each) => each.startsWith(start)));
  const digits = symbol + faker.string.numeric(4);
  return digits + routingCheckDigit(digits);
}

function createBic(faker: Faker, request: RequestArguments): string {
  const bic = faker.finance.bic({ includeBranchCode: request.optional.boolean('branch') });
  const country = request.optional.string('country');
  return country === undefined ? bic : bic.slice(0, 4) + country + bic.slice(6);
}

/** A sentence about a payment. Some of faker's begin with a lower-case letter, and some have *a invoice*. */
function createDescription(faker: Faker): string {
  return capitalise(
    faker.finance.transactionDescription().replace(/\b(a) invoice/i, '$1n invoice'),
  );
}

function createTransaction(faker: Faker, request: RequestArguments): JsonValue {
  const currency = request.optional.string('currency') ?? faker.finance.currencyCode();
  const type = faker.finance.transactionType();
  return {
    id: faker.string.uuid(),
    bookedAt: faker.date.between(windowOf(windowIn(request), 30)).toISOString(),
    type,
    direction: type === 'deposit' ? 'credit' : 'debit',
    amount: faker.finance.amount({
      ...request.range(),
      dec: MINOR_UNITS[currency] ?? 2,
    }),
    currency,
    counterparty: faker.company.name(),
  };
}

function createBytes(faker: Faker, length: number): Uint8Array {
  return hex.decode(hexadecimal(faker, length * 2));
}

/** Faker's own wallet addresses have the right letters, but no valid checksum. */
function createBitcoinAddress(faker: Faker, request: RequestArguments): string {
  const type =
    request.optional.oneOf('kind', BITCOIN_TYPES) ?? faker.helpers.arrayElement(BITCOIN_TYPES);
  const network = request.oneOf('network', ['mainnet', 'testnet']);
  const { prefix, ...versions } = BITCOIN_NETWORKS[network];
  if (type === 'taproot') return encodeSegwitAddress(prefix, 1, createBytes(faker, 32));
  if (type === 'bech32') return encodeSegwitAddress(prefix, 0, createBytes(faker, 20));
  return encodeBase58Check(versions[type], createBytes(faker, 20));
}

function createLitecoinAddress(faker: Faker, request: RequestArguments): string {
  const type =
    request.optional.oneOf('kind', LITECOIN_TYPES) ?? faker.helpers.arrayElement(LITECOIN_TYPES);
  const hash = createBytes(faker, 20);
  if (type === 'bech32') return encodeSegwitAddress(LITECOIN.prefix, 0, hash);
  return encodeBase58Check(LITECOIN[type], hash);
}

export const finance: TagGenerators = {
  iban: createIban,
  bic: createBic,
  'account-number': (faker, request) =>
    faker.finance.accountNumber({ length: request.number('length') }),
  'routing-number': createRoutingNumber,
  'masked-number': createMaskedNumber,
  pin: (faker, request) => faker.finance.pin({ length: request.number('length') }),
  'credit-card': createCreditCard,
  'credit-card-number': (faker, request) => {
    const digits = createCardNumber(faker, pickIssuer(faker, request));
    return request.boolean('formatted') ? groupCardNumber(digits) : digits;
  },
  'credit-card-cvv': (faker, request) =>
    createSecurityCode(faker, request.optional.oneOf('issuer', ISSUERS)),
  'credit-card-expiry': (faker, request) =>
    createCardExpiry(faker, request, request.oneOf('format', EXPIRY_FORMATS)),
  'bank-account': createBankAccount,
  'bank-name': createBankName,
  'sort-code': createSortCode,
  bban: createBban,
  isin: createIsin,
  cusip: createCusip,
  lei: createLei,
  ticker: createTicker,
  'cryptocurrency-code': createCryptocurrencyCode,
  'credit-card-issuer': (faker) => faker.helpers.arrayElement(ISSUERS),
  amount: (faker, request) => {
    const decimals = request.number('decimals');
    const limits = { min: request.number('min'), max: request.number('max') };
    const amount = drawDecimal(faker, limits, decimals).toFixed(decimals);
    return (request.optional.string('symbol') ?? '') + amount;
  },
  transaction: createTransaction,
  'transaction-description': createDescription,
  currency: (faker) => ({ ...faker.finance.currency() }),
  'currency-code': (faker, request) =>
    request.string('format') === 'numeric'
      ? faker.finance.currencyNumericCode()
      : faker.finance.currencyCode(),
  'currency-symbol': (faker) =>
    drawUntil(
      () => faker.finance.currency().symbol,
      (symbol) => symbol !== '',
    ),
  'bitcoin-address': createBitcoinAddress,
  'litecoin-address': createLitecoinAddress,
  'ethereum-address': (faker) => `0x${hexadecimal(faker, 40)}`,
};

function windowIn(request: RequestArguments) {
  const { optional } = request;
  return {
    from: optional.string('from'),
    to: optional.string('to'),
    reference: request.reference(),
  };
}
