import type { Faker } from '@faker-js/faker';
import {
  complement,
  luhnDigit,
  padDigits,
  remainder,
  characterValue,
  weightedSum,
} from '../../checkDigits.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

const CONSONANTS_AND_DIGITS = '0123456789BCDFGHJKLMNPQRSTVWXYZ';
/** CUSIPs have no I and O, which look like digits. */
const CUSIP_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CAPITALS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Computes the check digit of a CUSIP: every second value is doubled, and the digits of all values are added. */
function cusipDigit(body: string): string {
  const sum = Array.from(body, (character, index) => {
    const value = characterValue(character) * (index % 2 === 1 ? 2 : 1);
    return Math.floor(value / 10) + (value % 10);
  }).reduce((all, value) => all + value, 0);
  return String(complement(sum, 10));
}

/**
 * Creates a CUSIP: six characters for the issuer, two for the issue, and a check digit. If `reserved` is true, it is in
 * the range for private use, which is never assigned.
 */
export function createCusip(faker: Faker, reserved: boolean): string {
  const end = reserved
    ? `99${faker.string.fromCharacters(CUSIP_CHARACTERS)}`
    : padDigits(faker.number.int({ min: 0, max: 989 }), 3);
  const issue = faker.helpers.arrayElement(['10', '20', '30', '40', 'AA', 'AB', 'AC']);
  const body = faker.string.numeric(3) + end + issue;
  return body + cusipDigit(body);
}

/** Creates a SEDOL of the London Stock Exchange: six characters without vowels, and a check digit. */
function createSedol(faker: Faker): string {
  const body = `B${faker.string.fromCharacters(CONSONANTS_AND_DIGITS, 5)}`;
  return `${body}${complement(weightedSum(body, [1, 3, 1, 7, 3, 9]), 10)}`;
}

/** National numbers, padded to the nine characters of an ISIN. */
const NATIONAL = {
  AU: (faker) => `000000${faker.string.alpha({ length: 3, casing: 'upper' })}`,
  CA: (faker) => createCusip(faker, false),
  CH: (faker) => faker.string.numeric(9),
  DE: (faker) => `000${faker.string.fromCharacters(CONSONANTS_AND_DIGITS, 6)}`,
  ES: (faker) => `0${faker.string.numeric(8)}`,
  FR: (faker) => `00${faker.string.numeric(7)}`,
  GB: (faker) => `00${createSedol(faker)}`,
  IE: (faker) => `00${createSedol(faker)}`,
  IT: (faker) => `000${faker.string.numeric(6)}`,
  JP: (faker) => `3${faker.string.numeric(8)}`,
  LU: (faker) => faker.string.numeric(9),
  NL: (faker) => `00${faker.string.numeric(7)}`,
  SE: (faker) => `000${faker.string.numeric(6)}`,
  US: (faker) => createCusip(faker, false),
} satisfies Record<
  NonNullable<ArgumentsOf['finance']['isin']['country']>,
  (faker: Faker) => string
>;

/**
 * Creates an ISIN (ISO 6166): country, national number, and a Luhn digit over both, in which letters count as two
 * digits.
 */
export function createIsin(faker: Faker, country = faker.helpers.objectKey(NATIONAL)): string {
  const body = country + NATIONAL[country](faker);
  return (
    body + luhnDigit(Array.from(body, (character) => String(characterValue(character))).join(''))
  );
}

/** Prefixes of LEI issuers. Two zeros follow in the LEI. */
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

/** Creates an LEI (ISO 17442): issuer, 00, twelve characters of the entity, and check digits (MOD 97-10). */
export function createLei(faker: Faker, prefix = faker.helpers.arrayElement(LEI_ISSUERS)): string {
  const body = `${prefix}00${faker.string.fromCharacters(CAPITALS_AND_DIGITS, 12)}`;
  return body + padDigits(98 - remainder(`${body}00`, 97), 2);
}

/** Exchanges with the pattern of their ticker symbols, and the suffix of data vendors outside the USA. */
const EXCHANGES = {
  'hong-kong': { symbol: '0[0-9]{4}', suffix: '.HK' },
  london: { symbol: '[A-Z]{3,4}', suffix: '.L' },
  nasdaq: { symbol: '[A-Z]{4}', suffix: '' },
  'new-york': { symbol: '[A-Z]{1,3}', suffix: '' },
  tokyo: { symbol: '[1-9][0-9]{3}', suffix: '.T' },
  xetra: { symbol: '[A-Z0-9][A-Z]{2}', suffix: '.DE' },
};

export function createTicker(faker: Faker, args: ArgumentsOf['finance']['ticker']): string {
  const exchange = args.exchange ?? faker.helpers.objectKey(EXCHANGES);
  const symbol = faker.helpers.fromRegExp(EXCHANGES[exchange].symbol);
  if (!args.suffixed) return symbol;
  // Vendors omit the first digit: 0700.HK for 00700.
  return (exchange === 'hong-kong' ? symbol.slice(1) : symbol) + EXCHANGES[exchange].suffix;
}

/** Codes of cryptocurrencies on exchanges. */
export const CRYPTOCURRENCIES = {
  coin: 'ADA ALGO ATOM AVAX BCH BNB BTC DASH DOGE DOT EOS ETC ETH FIL HBAR ICP KAS LTC NEAR SOL SUI TON TRX VET XLM XMR XRP XTZ ZEC'.split(
    ' ',
  ),
  stablecoin: 'DAI EURC FDUSD GUSD PYUSD TUSD USDC USDP USDT'.split(' '),
  token: 'AAVE APE AXS BAT COMP CRV ENS GRT LDO LINK MANA MKR PEPE SAND SHIB SNX UNI YFI'.split(
    ' ',
  ),
};
