import type { Faker } from '@faker-js/faker';
import { weightedSum } from '../../checkDigits.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { CreateValue } from '../../tag.ts';
import { createDocumentHolder } from './documentHolder.ts';
import { createSpanishIdentityNumber } from './nationalIdentity.ts';

/** Patterns of states whose numbers do not depend on the holder. */
const STATES = {
  CA: '[A-Z][0-9]{7}',
  GA: '[0-9]{9}',
  NY: '[0-9]{9}',
  OH: '[A-Z]{2}[0-9]{6}',
  PA: '[0-9]{8}',
  TX: '[0-9]{8}',
};

type LicenceArguments = ArgumentsOf['person']['driving-licence-number'];

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS_AND_LETTERS = `0123456789${LETTERS}`;

/**
 * Creates a British driver number: five letters of the surname, birth date with the decade first, initials, a digit and two
 * letters. For women, 50 is added to the month. The DVLA has not published how it computes the last three characters.
 */
function createDriverNumber(faker: Faker, args: LicenceArguments): string {
  const { sex, birthDate } = createDocumentHolder(faker, args);
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const surname = (args.lastName ?? faker.person.lastName(sex))
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replace(/^MAC/, 'MC');
  const initials =
    faker.string.fromCharacters(LETTERS) + faker.string.fromCharacters(`${LETTERS}9`);
  return [
    surname.slice(0, 5).padEnd(5, '9'),
    year.charAt(2),
    String(Number(month) + (sex === 'female' ? 50 : 0)).padStart(2, '0'),
    day,
    year.charAt(3),
    initials,
    '9',
    faker.string.fromCharacters(LETTERS, 2),
  ].join('');
}

/**
 * Creates a German number: authority, serial number, a modulo 11 check digit (X for ten) and the number of the copy.
 */
function createGermanNumber(faker: Faker): string {
  const authority = faker.string.fromCharacters(LETTERS) + faker.string.numeric(3);
  const body = authority + faker.string.fromCharacters(DIGITS_AND_LETTERS, 5);
  const rest = weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11;
  return `${body}${rest === 10 ? 'X' : rest}${faker.number.int({ min: 1, max: 3 })}`;
}

export function createDrivingLicenceNumber(args: LicenceArguments): CreateValue<string> {
  switch (args.country) {
    case 'DE':
      return createGermanNumber;
    case 'ES':
      return (faker) => createSpanishIdentityNumber(faker, 'dni').number;
    case 'US':
      return (faker) =>
        faker.helpers.fromRegExp(STATES[args.state ?? faker.helpers.objectKey(STATES)]);
    case 'GB':
      return (faker) => createDriverNumber(faker, args);
  }
}
