import type { Faker } from '@faker-js/faker';
import { luhnDigit, padDigits, remainder, weightedSum } from '../../checkDigits.ts';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

type VatNumberArguments = ArgumentsOf['company']['vat-number'];

/** Check letters of Irish numbers, by the remainder of the sum divided by 23. */
const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** First letters of Spanish stock and limited companies. Their numbers have a check digit instead of a check letter. */
const SPANISH_COMPANIES = 'AB';

/** Generates digits that do not start with zero. */
const createDigits = (faker: Faker, length: number): string =>
  faker.string.numeric({ length, allowLeadingZeros: false });

/** Generates digits until `check` finds a check digit for them. */
function createWithCheckDigit(
  faker: Faker,
  length: number,
  check: (body: string) => number,
): string {
  const body = retryUntil(
    () => createDigits(faker, length),
    (candidate) => check(candidate) < 10,
  );
  return `${body}${check(body)}`;
}

/** Creates a function that returns 11 minus the weighted sum modulo 11, or `none` if the result is 11. */
const fromEleven =
  (weights: readonly number[], none = 0) =>
  (body: string): number => {
    const rest = 11 - (weightedSum(body, weights) % 11);
    return rest === 11 ? none : rest;
  };

/** Computes a check digit with ISO/IEC 7064, MOD 11,10. */
function germanCheck(body: string): number {
  const product = Array.from(body).reduce((rest, digit) => {
    const sum = (rest + Number(digit)) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10;
}

/** Doubles every second digit, adds the digits of all products, and returns 96 minus the sum, modulo ten. */
function austrianCheck(body: string): number {
  const sum = Array.from(body, (digit, index) => {
    const product = Number(digit) * ((index % 2) + 1);
    return product > 9 ? product - 9 : product;
  }).reduce((all, product) => all + product, 0);
  return (96 - sum) % 10;
}

/** Numbers after the country code, in the layouts of the national tax authorities, with check digits. */
const NUMBERS = {
  AT: (faker) => `U${createWithCheckDigit(faker, 7, austrianCheck)}`,
  BE: (faker) => {
    const body = `0${createDigits(faker, 7)}`;
    return body + padDigits(97 - remainder(body, 97), 2);
  },
  CH: (faker) => `E${createWithCheckDigit(faker, 8, fromEleven([5, 4, 3, 2, 7, 6, 5, 4]))}MWST`,
  DE: (faker) => createWithCheckDigit(faker, 8, germanCheck),
  DK: (faker) => createWithCheckDigit(faker, 7, fromEleven([2, 7, 6, 5, 4, 3, 2])),
  ES: (faker) => {
    const body = createDigits(faker, 7);
    return faker.string.fromCharacters(SPANISH_COMPANIES) + body + luhnDigit(body);
  },
  FI: (faker) => createWithCheckDigit(faker, 7, fromEleven([7, 9, 10, 5, 8, 4, 2])),
  FR: (faker) => {
    const body = createDigits(faker, 8);
    const siren = body + luhnDigit(body);
    return padDigits((12 + 3 * (Number(siren) % 97)) % 97, 2) + siren;
  },
  GB: (faker) => {
    const body = createDigits(faker, 7);
    return body + padDigits(97 - (weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) % 97), 2);
  },
  IE: (faker) => {
    const body = createDigits(faker, 7);
    return body + IRISH_LETTERS.charAt(weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) % 23);
  },
  IT: (faker) => {
    const office = padDigits(faker.number.int({ min: 1, max: 100 }), 3);
    const body = createDigits(faker, 7) + office;
    return body + luhnDigit(body);
  },
  LU: (faker) => {
    const body = createDigits(faker, 6);
    return body + padDigits(Number(body) % 89, 2);
  },
  NL: (faker) => {
    const body = createDigits(faker, 9);
    return `${body}B${padDigits(98 - remainder(`NL${body}B00`, 97), 2)}`;
  },
  PL: (faker) =>
    createWithCheckDigit(faker, 9, (body) => weightedSum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11),
  PT: (faker) => {
    const body = `5${faker.string.numeric(7)}`;
    const check = fromEleven([9, 8, 7, 6, 5, 4, 3, 2])(body);
    return `${body}${check > 9 ? 0 : check}`;
  },
  SE: (faker) => {
    const body = `55${faker.helpers.arrayElement(['6', '9'])}${faker.string.numeric(6)}`;
    return `${body}${luhnDigit(body)}01`;
  },
} satisfies Record<NonNullable<VatNumberArguments['country']>, (faker: Faker) => string>;

/** Creates a VAT identification number with the prefix of its country. */
export function createVatNumber(faker: Faker, args: VatNumberArguments): string {
  const country = args.country ?? faker.helpers.objectKey(NUMBERS);
  const number = NUMBERS[country](faker);
  if (!args.formatted) return country + number;
  if (country === 'CH')
    return `CHE-${number.slice(1, 4)}.${number.slice(4, 7)}.${number.slice(7, 10)} MWST`;
  return `${country} ${number}`;
}
