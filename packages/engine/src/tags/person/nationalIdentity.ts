import type { Faker } from '@faker-js/faker';
import { complement, luhnDigit, padDigits, remainder, weightedSum } from '../../checkDigits.ts';
import { retryUntil } from '../../retryUntil.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { CreateValue } from '../../tag.ts';
import { createFiscalCode } from './fiscalCode.ts';
import { createDocumentHolder } from './documentHolder.ts';
import type { DocumentHolder } from './documentHolder.ts';

/** An identity number, without and with the separators of its official notation. */
interface Written {
  number: string;
  formatted: string;
}

type IdentityArguments = ArgumentsOf['person']['national-identity-number'];
type CreateNumber = (
  faker: Faker,
  holder: DocumentHolder,
  kind: IdentityArguments['kind'],
) => Written;

/** Prefixes that HM Revenue and Customs does not issue. QQ is the prefix of its examples. */
const UNUSED_PREFIXES = ['BG', 'GB', 'KN', 'NK', 'NT', 'QQ', 'ZZ'] as const;

/** Check letters of Spanish numbers, by the remainder of the number divided by 23. */
const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Weights of the "test of eleven". The ninth digit has the weight minus one. */
const BSN_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2];

/** Number that is added to the month in a PESEL, by century of birth. */
const POLISH_MONTHS: Readonly<Record<number, number>> = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 };

/** European French departments. Corsica has letters. */
const FRENCH_DEPARTMENTS = Array.from({ length: 95 }, (_, index) => index + 1).filter(
  (department) => department !== 20,
);

/** Ranges of town numbers in departments with few towns. In Paris, the numbers from 101 on stand for districts. */
const FRENCH_TOWNS: Readonly<Record<number, readonly [number, number]>> = {
  75: [101, 120],
  90: [1, 105],
  92: [2, 78],
  93: [1, 79],
  94: [1, 81],
};

function group(number: string, lengths: readonly number[], separator: string): string {
  let start = 0;
  return lengths.map((length) => number.slice(start, (start += length))).join(separator);
}

/**
 * Creates a US Social Security number that is never issued: its area number is 666 or from 900. Its group number is
 * below 50, because from 50 on, numbers 9xx belong to taxpayers without an SSN.
 */
function createSsn(faker: Faker): Written {
  const area = faker.helpers.arrayElement([666, faker.number.int({ min: 900, max: 999 })]);
  const parts = [
    padDigits(area, 3),
    padDigits(faker.number.int({ min: 1, max: 49 }), 2),
    padDigits(faker.number.int({ min: 1, max: 9999 }), 4),
  ];
  return { number: parts.join(''), formatted: parts.join('-') };
}

function createNino(faker: Faker): Written {
  const prefix = faker.helpers.arrayElement(UNUSED_PREFIXES);
  const number = prefix + faker.string.numeric(6) + faker.string.fromCharacters('ABCD');
  return { number, formatted: group(number, [2, 2, 2, 2, 1], ' ') };
}

/** Creates a DNI of eight digits, or an NIE whose first letter counts as 0, 1 or 2, and its check letter. */
export function createSpanishIdentityNumber(faker: Faker, kind: 'dni' | 'nie'): Written {
  const digits = faker.string.numeric(kind === 'dni' ? 8 : 7);
  const first = kind === 'dni' ? '' : faker.string.fromCharacters('XYZ');
  const letter = SPANISH_LETTERS.charAt(
    Number(`${first === '' ? '' : 'XYZ'.indexOf(first)}${digits}`) % 23,
  );
  const parts = [first, digits, letter].filter((part) => part !== '');
  return { number: parts.join(''), formatted: parts.join('-') };
}

function createPesel(faker: Faker, { sex, birthDate }: DocumentHolder): Written {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const shifted = Number(month) + (POLISH_MONTHS[Number(year.slice(0, 2))] ?? 0);
  const serial = faker.string.numeric(3) + createSexDigit(faker, sex);
  const body = year.slice(2) + padDigits(shifted, 2) + day + serial;
  const number = `${body}${complement(weightedSum(body, [1, 3, 7, 9]), 10)}`;
  return { number, formatted: number };
}

/** Picks an even digit for women, an odd one for men. */
function createSexDigit(faker: Faker, sex: DocumentHolder['sex']): string {
  return faker.string.fromCharacters(sex === 'female' ? '02468' : '13579');
}

/** Creates a Swedish personal number with the serial number 238 or 239, which the tax agency reserves for tests. */
function createPersonnummer(_faker: Faker, { sex, birthDate }: DocumentHolder): Written {
  const day = birthDate.replaceAll('-', '');
  const serial = sex === 'female' ? '238' : '239';
  const last = serial + luhnDigit(day.slice(2) + serial);
  return { number: day + last, formatted: `${day}-${last}` };
}

/** Appends two check digits: each is the weighted sum modulo 11, or 0 if the result is ten. */
function withBrazilianDigits(body: string, longest: number): string {
  const digit = (text: string) => {
    const weights = Array.from(text, (_, index) => ((text.length - 1 - index) % longest) + 2);
    const rest = weightedSum(text, weights) % 11;
    return String(rest < 2 ? 0 : 11 - rest);
  };
  const first = body + digit(body);
  return first + digit(first);
}

/** Generates a personal tax number. Eleven equal digits have valid check digits, but are invalid. */
function createCpf(faker: Faker): Written {
  const body = retryUntil(
    () => faker.string.numeric(9),
    (digits) => !/^(\d)\1+$/.test(digits),
  );
  const number = withBrazilianDigits(body, 10);
  return { number, formatted: number.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4') };
}

/** Creates the tax number of a company's head office, which has the branch number 0001. */
function createCnpj(faker: Faker): Written {
  const root = padDigits(faker.number.int({ min: 1, max: 99_999_999 }), 8);
  const number = withBrazilianDigits(`${root}0001`, 8);
  return { number, formatted: number.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5') };
}

/** Creates nine digits that pass the "test of eleven", in the range of the government's test data. */
function createBsn(faker: Faker): Written {
  const body = retryUntil(
    () => `9999${faker.string.numeric(4)}`,
    (digits) => weightedSum(digits, BSN_WEIGHTS) % 11 < 10,
  );
  const number = `${body}${weightedSum(body, BSN_WEIGHTS) % 11}`;
  return { number, formatted: number };
}
/** Creates a NIR: sex, year and month of birth, department, town, order of birth, and 97 minus the number modulo 97. */
function createNir(faker: Faker, { sex, birthDate }: DocumentHolder): Written {
  const [year = '', month = ''] = birthDate.split('-');
  const department = faker.helpers.arrayElement(FRENCH_DEPARTMENTS);
  const [min, max] = FRENCH_TOWNS[department] ?? [1, 250];
  const body = [
    sex === 'male' ? '1' : '2',
    year.slice(2),
    month,
    padDigits(department, 2),
    padDigits(faker.number.int({ min, max }), 3),
    padDigits(faker.number.int({ min: 1, max: 999 }), 3),
  ].join('');
  const number = body + padDigits(97 - remainder(body, 97), 2);
  return { number, formatted: group(number, [1, 2, 2, 2, 3, 3, 2], ' ') };
}

const CREATORS: Readonly<Record<IdentityArguments['country'], CreateNumber>> = {
  BR: (faker, _holder, kind) => (kind === 'cnpj' ? createCnpj(faker) : createCpf(faker)),
  ES: (faker, _holder, kind) => createSpanishIdentityNumber(faker, kind === 'nie' ? 'nie' : 'dni'),
  FR: createNir,
  GB: createNino,
  IT: (faker, holder) => {
    const number = createFiscalCode(faker, holder);
    return { number, formatted: group(number, [3, 3, 5, 5], ' ') };
  },
  NL: createBsn,
  PL: createPesel,
  SE: createPersonnummer,
  US: createSsn,
};

/** Creates the national identity number of a person, with its check digits. */
export function createNationalIdentityNumber(args: IdentityArguments): CreateValue<string> {
  const createNumber = CREATORS[args.country];
  return (faker) => {
    const { number, formatted } = createNumber(faker, createDocumentHolder(faker, args), args.kind);
    return args.formatted ? formatted : number;
  };
}
