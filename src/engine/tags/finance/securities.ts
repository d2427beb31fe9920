import type { Faker } from '@faker-js/faker';
import { complement, luhnDigit, padDigits, remainder, valueOf, weigh } from '../../checkDigits.ts';
import { required } from '../../request.ts';
import type { RequestArguments } from '../../request.ts';

const CONSONANTS_AND_DIGITS = '0123456789BCDFGHJKLMNPQRSTVWXYZ';
/** A CUSIP has no I and no O, which look like digits. */
const CUSIP_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CAPITALS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The digit that closes a CUSIP: values of every second character are doubled, and all their digits summed. */
function cusipDigit(body: string): string {
  const sum = Array.from(body, (character, index) => {
    const value = valueOf(character) * (index % 2 === 1 ? 2 : 1);
    return Math.floor(value / 10) + (value % 10);
  }).reduce((all, value) => all + value, 0);
  return String(complement(sum, 10));
}

/** An issuer of six characters and an issue of two. `reserved` ones are for users of their own, never given out. */
function drawCusip(faker: Faker, reserved: boolean): string {
  const end = reserved
    ? `99${faker.string.fromCharacters(CUSIP_CHARACTERS)}`
    : padDigits(faker.number.int({ min: 0, max: 989 }), 3);
  const issue = faker.helpers.arrayElement(['10', '20', '30', '40', 'AA', 'AB', 'AC']);
  const body = faker.string.numeric(3) + end + issue;
  return body + cusipDigit(body);
}

/** A CUSIP of nine characters. */
export function createCusip(faker: Faker, request: RequestArguments): string {
  return drawCusip(faker, request.boolean('reserved'));
}

/** A SEDOL of the London Stock Exchange: six characters without vowels and a digit. */
function drawSedol(faker: Faker): string {
  const body = `B${faker.string.fromCharacters(CONSONANTS_AND_DIGITS, 5)}`;
  return `${body}${complement(weigh(body, [1, 3, 1, 7, 3, 9]), 10)}`;
}

/** National numbers that the nine characters of an ISIN hold. */
const NATIONAL: Readonly<Record<string, (faker: Faker) => string>> = {
  AU: (faker) => `000000${faker.string.alpha({ length: 3, casing: 'upper' })}`,
  CA: (faker) => drawCusip(faker, false),
  CH: (faker) => faker.string.numeric(9),
  DE: (faker) => `000${faker.string.fromCharacters(CONSONANTS_AND_DIGITS, 6)}`,
  ES: (faker) => `0${faker.string.numeric(8)}`,
  FR: (faker) => `00${faker.string.numeric(7)}`,
  GB: (faker) => `00${drawSedol(faker)}`,
  IE: (faker) => `00${drawSedol(faker)}`,
  IT: (faker) => `000${faker.string.numeric(6)}`,
  JP: (faker) => `3${faker.string.numeric(8)}`,
  LU: (faker) => faker.string.numeric(9),
  NL: (faker) => `00${faker.string.numeric(7)}`,
  SE: (faker) => `000${faker.string.numeric(6)}`,
  US: (faker) => drawCusip(faker, false),
};
const COUNTRIES = Object.keys(NATIONAL);

/** An ISIN (ISO 6166): country, national number and a Luhn digit over both, letters as two digits. */
export function createIsin(faker: Faker, request: RequestArguments): string {
  const country =
    request.optional.oneOf('country', COUNTRIES) ?? faker.helpers.arrayElement(COUNTRIES);
  const body = country + required(NATIONAL[country], country)(faker);
  return body + luhnDigit(Array.from(body, (character) => String(valueOf(character))).join(''));
}

/** Prefixes of organisations that issue LEIs, each followed by two zeros. */
const LEI_ISSUERS = [
  '2138',
  '2594',
  '3157',
  '3912',
  '5299',
  '5493',
  '7245',
  '8156',
  '9598',
  '9695',
];

/** An LEI (ISO 17442): issuer, 00, twelve characters of the entity, and check digits (MOD 97-10). */
export function createLei(faker: Faker, request: RequestArguments): string {
  const prefix = request.optional.string('prefix') ?? faker.helpers.arrayElement(LEI_ISSUERS);
  const body = `${prefix}00${faker.string.fromCharacters(CAPITALS_AND_DIGITS, 12)}`;
  return body + padDigits(98 - remainder(`${body}00`, 97), 2);
}

/** Forms of ticker symbols, by the exchange. */
const TICKERS = {
  'hong-kong': '0[0-9]{4}',
  london: '[A-Z]{3,4}',
  nasdaq: '[A-Z]{4}',
  'new-york': '[A-Z]{1,3}',
  tokyo: '[1-9][0-9]{3}',
  xetra: '[A-Z0-9][A-Z]{2}',
} as const;
const EXCHANGES = ['hong-kong', 'london', 'nasdaq', 'new-york', 'tokyo', 'xetra'] as const;

/** Suffixes of data vendors for the exchange. Exchanges in the USA have no suffix. */
const SUFFIXES = {
  'hong-kong': '.HK',
  london: '.L',
  nasdaq: '',
  'new-york': '',
  tokyo: '.T',
  xetra: '.DE',
} as const;

/** A ticker symbol in the form of an exchange. */
export function createTicker(faker: Faker, request: RequestArguments): string {
  const exchange =
    request.optional.oneOf('exchange', EXCHANGES) ?? faker.helpers.arrayElement(EXCHANGES);
  const symbol = faker.helpers.fromRegExp(TICKERS[exchange]);
  if (!request.boolean('suffixed')) return symbol;
  // Vendors write four digits where the exchange itself has five: 0700.HK for 00700.
  return (exchange === 'hong-kong' ? symbol.slice(1) : symbol) + SUFFIXES[exchange];
}

/** Codes of cryptocurrencies as exchanges write them. */
const CRYPTOCURRENCIES = {
  coin: 'ADA ALGO ATOM AVAX BCH BNB BTC DASH DOGE DOT EOS ETC ETH FIL HBAR ICP KAS LTC NEAR SOL SUI TON TRX VET XLM XMR XRP XTZ ZEC'.split(
    ' ',
  ),
  stablecoin: 'DAI EURC FDUSD GUSD PYUSD TUSD USDC USDP USDT'.split(' '),
  token: 'AAVE APE AXS BAT COMP CRV ENS GRT LDO LINK MANA MKR PEPE SAND SHIB SNX UNI YFI'.split(
    ' ',
  ),
} as const;
const CRYPTOCURRENCY_KINDS = ['coin', 'stablecoin', 'token'] as const;

/** The code of a cryptocurrency, of the kind asked for or of any. */
export function createCryptocurrencyCode(faker: Faker, request: RequestArguments): string {
  const kind = request.optional.oneOf('kind', CRYPTOCURRENCY_KINDS);
  return faker.helpers.arrayElement(
    kind === undefined ? Object.values(CRYPTOCURRENCIES).flat() : CRYPTOCURRENCIES[kind],
  );
}
