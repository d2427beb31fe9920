import { hex } from '@scure/base';
import type { Faker } from '@faker-js/faker';
import { complement, padDigits, weightedSum } from '../checkDigits.ts';
import { encodeBase58Check, encodeSegwitAddress } from '../checksums.ts';
import { hexadecimal } from '../hexadecimal.ts';
import { capitalise } from '../inflect.ts';
import { createDecimal } from '../multiples.ts';
import { resolveTimeWindow } from '../timeWindow.ts';
import { defineTag } from '../tag.ts';
import {
  createBankAccount,
  createBban,
  createIban,
  createSortCode,
  formatSortCode,
} from './finance/bankAccount.ts';
import { BANKS, BRITISH_BANKS } from './finance/banks.ts';
import {
  CARD_ISSUERS,
  createCardExpiry,
  createCardNumber,
  createCreditCard,
  createSecurityCode,
  groupCardNumber,
} from './finance/cards.ts';
import {
  CRYPTOCURRENCIES,
  createCusip,
  createIsin,
  createLei,
  createTicker,
} from './finance/securities.ts';

/** Currencies whose number of decimals in ISO 4217 is not two. */
const MINOR_UNITS = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'
    .split(' ')
    .map((code): [string, number] => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code): [string, number] => [code, 3]),
]);

const MASKS = { asterisk: '*', x: 'x', bullet: '•', hash: '#' };

/** Version bytes of the Base58Check addresses of a network, and its Bech32 prefix. */
interface Network {
  legacy: number;
  segwit: number;
  prefix: string;
}
const BITCOIN_NETWORKS = {
  mainnet: { legacy: 0x00, segwit: 0x05, prefix: 'bc' },
  testnet: { legacy: 0x6f, segwit: 0xc4, prefix: 'tb' },
};
const LITECOIN: Network = { legacy: 0x30, segwit: 0x32, prefix: 'ltc' };

const createBytes = (faker: Faker, length: number): Uint8Array =>
  hex.decode(hexadecimal(faker, length * 2));

/** Wallet addresses, keyed by kind, with valid checksums. Faker's addresses have invalid checksums. */
const LITECOIN_ADDRESSES = {
  legacy: (faker: Faker, { legacy }: Network) => encodeBase58Check(legacy, createBytes(faker, 20)),
  segwit: (faker: Faker, { segwit }: Network) => encodeBase58Check(segwit, createBytes(faker, 20)),
  bech32: (faker: Faker, { prefix }: Network) =>
    encodeSegwitAddress(prefix, 0, createBytes(faker, 20)),
};
const BITCOIN_ADDRESSES = {
  ...LITECOIN_ADDRESSES,
  taproot: (faker: Faker, { prefix }: Network) =>
    encodeSegwitAddress(prefix, 1, createBytes(faker, 32)),
};

export const finance = defineTag('finance', {
  iban: (args) => (faker) => {
    const iban = createIban(faker, args.country);
    return args.formatted ? iban.replaceAll(/.{4}(?=.)/g, '$& ') : iban;
  },
  bic: (args) => (faker) => {
    const bic = faker.finance.bic({ includeBranchCode: args.branch });
    return bic.slice(0, 4) + (args.country ?? bic.slice(4, 6)) + bic.slice(6);
  },
  'account-number': (args) => (faker) => faker.finance.accountNumber(args.length),
  'bank-account': (args) => (faker) => createBankAccount(faker, args.country),
  bban: (args) => (faker) => createBban(faker, args.country),
  'bank-name': (args) => {
    if (args.country) return BANKS[args.country].map(({ name }) => name);
    return (faker) => faker.helpers.arrayElement(faker.helpers.objectValue(BANKS)).name;
  },
  'sort-code': (args) => (faker) => {
    const bank = args.bank ?? faker.helpers.objectKey(BRITISH_BANKS);
    const sortCode = createSortCode(faker, BRITISH_BANKS[bank]);
    return args.formatted ? formatSortCode(sortCode) : sortCode;
  },
  'routing-number': ({ district }, { definitions }) => {
    const start = district === undefined ? '' : padDigits(district, 2);
    const symbols = definitions.finance.federal_reserve_routing_symbol.filter((each) =>
      each.startsWith(start),
    );
    return (faker) => {
      const digits = faker.helpers.arrayElement(symbols) + faker.string.numeric(4);
      return `${digits}${complement(weightedSum(digits, [3, 7, 1]), 10)}`;
    };
  },
  'masked-number':
    ({ length, visible, mask, formatted }) =>
    (faker) => {
      const masked = MASKS[mask].repeat(length - visible) + faker.string.numeric(visible);
      return formatted ? groupCardNumber(masked) : masked;
    },
  pin: (args) => (faker) => faker.finance.pin(args.length),
  'credit-card': (args) => (faker) => createCreditCard(faker, args),
  'credit-card-number': (args) => (faker) => {
    const digits = createCardNumber(faker, args.issuer);
    return args.formatted ? groupCardNumber(digits) : digits;
  },
  'credit-card-cvv': (args) => (faker) => createSecurityCode(faker, args.issuer),
  'credit-card-expiry': (args) => (faker) => createCardExpiry(faker, args),
  'credit-card-issuer': () => CARD_ISSUERS,
  amount:
    ({ decimals, symbol = '', ...limits }) =>
    (faker) =>
      symbol + createDecimal(faker, limits, decimals).toFixed(decimals),
  transaction: ({ min, max, ...args }) => {
    const period = resolveTimeWindow(args, 30);
    return (faker) => {
      const currency = args.currency ?? faker.finance.currencyCode();
      const type = faker.finance.transactionType();
      return {
        id: faker.string.uuid(),
        bookedAt: faker.date.between(period).toISOString(),
        type,
        direction: type === 'deposit' ? 'credit' : 'debit',
        amount: faker.finance.amount({ min, max, dec: MINOR_UNITS.get(currency) ?? 2 }),
        currency,
        counterparty: faker.company.name(),
      };
    };
  },
  // Some of faker's sentences begin with a lower-case letter, and some contain *a invoice*.
  'transaction-description': () => (faker) =>
    capitalise(faker.finance.transactionDescription().replace(/\b(a) invoice/i, '$1n invoice')),
  isin: (args) => (faker) => createIsin(faker, args.country),
  cusip: (args) => (faker) => createCusip(faker, args.reserved),
  lei: (args) => (faker) => createLei(faker, args.prefix),
  ticker: (args) => (faker) => createTicker(faker, args),
  currency: (_, { definitions }) => definitions.finance.currency.map((each) => ({ ...each })),
  'currency-code': ({ format }, { definitions }) =>
    definitions.finance.currency.map(({ code, numericCode }) =>
      format === 'numeric' ? numericCode : code,
    ),
  'currency-symbol': () => (faker) => faker.finance.currencySymbol(),
  'cryptocurrency-code': ({ kind }) =>
    kind ? CRYPTOCURRENCIES[kind] : Object.values(CRYPTOCURRENCIES).flat(),
  'bitcoin-address': (args) => (faker) => {
    const kind = args.kind ?? faker.helpers.objectKey(BITCOIN_ADDRESSES);
    return BITCOIN_ADDRESSES[kind](faker, BITCOIN_NETWORKS[args.network]);
  },
  'litecoin-address': (args) => (faker) => {
    const kind = args.kind ?? faker.helpers.objectKey(LITECOIN_ADDRESSES);
    return LITECOIN_ADDRESSES[kind](faker, LITECOIN);
  },
  'ethereum-address': () => (faker) => `0x${hexadecimal(faker, 40)}`,
});
