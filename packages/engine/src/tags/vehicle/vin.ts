import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** Characters of a VIN (ISO 3779). I, O and Q are missing, because they look like 1 and 0. */
const ALPHABET = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Codes of model years, from 1980 and again from 2010. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;

/** From this model year on, the seventh character is a letter. */
const SECOND_ROUND = 2010;

/** Values of letters in the checksum, and the weight of each position (49 CFR 565.15). */
const LETTER_VALUES = new Map(
  ['AJ', 'BKS', 'CLT', 'DMU', 'ENV', 'FW', 'GPX', 'HY', 'RZ'].flatMap((letters, index) =>
    Array.from(letters, (letter) => [letter, index + 1] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_DIGITS = '0123456789X';

/** Computes the check digit of a VIN. The position of the check digit, the ninth, has the weight zero. */
function checkDigitOf(vin: string): string {
  const sum = Array.from(vin, (character, index) => {
    const value = LETTER_VALUES.get(character) ?? Number(character);
    return value * (WEIGHTS[index] ?? 0);
  }).reduce((total, product) => total + product, 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

/** Creates a world manufacturer identifier. It does not end with 9, because that marks a small manufacturer. */
function createManufacturerIdentifier(faker: Faker): string {
  const first = faker.string.fromCharacters(ALPHABET.replace('0', ''));
  return first + faker.string.fromCharacters(ALPHABET) + pickExcept(faker, ALPHABET, '9');
}

function pickExcept(faker: Faker, characters: string, excluded: string): string {
  return faker.string.fromCharacters(characters.replace(excluded, ''));
}

/** Creates a VIN. Its check digit is valid unless the request asks for an invalid one. */
export function createVin(faker: Faker, args: ArgumentsOf['vehicle']['vin']): string {
  const year = args.year ?? faker.number.int({ min: 2000, max: 2025 });
  const round = year >= SECOND_ROUND ? LETTERS : '0123456789';
  const vin = [
    args.wmi ?? createManufacturerIdentifier(faker),
    faker.string.fromCharacters(ALPHABET, 3),
    faker.string.fromCharacters(round),
    faker.string.fromCharacters(ALPHABET),
    '0',
    YEAR_CODES.charAt((year - FIRST_YEAR) % YEAR_CODES.length),
    faker.string.fromCharacters(ALPHABET),
    faker.string.numeric(6),
  ].join('');
  const right = checkDigitOf(vin);
  const check = args.valid ? right : pickExcept(faker, CHECK_DIGITS, right);
  return vin.slice(0, 8) + check + vin.slice(9);
}
