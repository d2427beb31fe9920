import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../retryUntil.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { defineTag } from '../tag.ts';
import type { GeneratorContext, CreateValue } from '../tag.ts';
import { createDrivingLicenceNumber } from './person/drivingLicence.ts';
import { createNationalIdentityNumber } from './person/nationalIdentity.ts';
import { SEXES } from './person/documentHolder.ts';
import { createMachineReadableZone, createPassportNumber } from './person/passport.ts';
import { english } from '../locales/english.ts';
import { appendNameSuffix } from '../locales/corrections.ts';

/** Blood types with the percentage of donors in England who have them. */
const DONORS = [
  { value: 'O+', weight: 35 },
  { value: 'O-', weight: 13 },
  { value: 'A+', weight: 30 },
  { value: 'A-', weight: 8 },
  { value: 'B+', weight: 8 },
  { value: 'B-', weight: 2 },
  { value: 'AB+', weight: 2 },
  { value: 'AB-', weight: 1 },
];

/** Eye colours with their codes on North American driving licences. */
const EYE_COLOURS = { brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' };

/** Range of adult heights in centimetres. */
const HEIGHTS = { female: { min: 142, max: 182 }, male: { min: 155, max: 195 } };

/** Suffixes that distinguish a son from his father. */
const MALE_SUFFIX = / (Jr\.|Sr\.|[IV]+|Filho|Neto)$/;

type PersonArguments = ArgumentsOf['person'];
type Sex = (typeof SEXES)[number];

export const person = defineTag('person', {
  'national-identity-number': createNationalIdentityNumber,
  'passport-number': createPassportNumber,
  'machine-readable-zone': createMachineReadableZone,
  'driving-licence-number': createDrivingLicenceNumber,
  'full-name': createFullName,
  'first-name': (args) => (faker) => faker.person.firstName(args.sex),
  'middle-name': (args) => (faker) => faker.person.middleName(args.sex),
  'last-name': (args) => (faker) => faker.person.lastName(args.sex ?? createSex(faker)),
  'person-name': createPersonName,
  monogram: createMonogram,
  'name-prefix': createNamePrefix,
  // Languages without suffixes get English suffixes.
  'name-suffix': (_, { rawDefinitions }) =>
    rawDefinitions.person?.suffix == null
      ? (english.person?.suffix ?? [])
      : (faker) => faker.person.suffix(),
  sex: () => (faker) => faker.person.sex(),
  gender: () => (faker) => faker.person.gender(),
  bio: () => (faker) => faker.person.bio(),
  'zodiac-sign': () => (faker) => faker.person.zodiacSign(),
  age: (range) => (faker) => faker.number.int(range),
  height: createHeight,
  'blood-type': createBloodType,
  'eye-colour':
    ({ format }) =>
    (faker) => {
      const [word, code] = faker.helpers.objectEntry(EYE_COLOURS);
      return format === 'code' ? code : word;
    },
});

const createSex = (faker: Faker): Sex => faker.helpers.arrayElement(SEXES);

/** Creates a full name in the order of its language. Spanish names have a second surname. */
function createFullName(args: PersonArguments['full-name']): CreateValue<string> {
  const given = args.lastName?.trim();
  return (faker) => {
    const sex = args.sex ?? createSex(faker);
    const firstName = faker.person.firstName(sex);
    const own = faker.person.lastName(sex);
    const lastName =
      given && args.locale === 'es' ? `${given} ${own.split(' ').at(-1) ?? ''}` : given || own;
    return retryUntil(
      () => faker.person.fullName({ sex, firstName, lastName }),
      (name) => sex === 'male' || name.endsWith(lastName) || !MALE_SUFFIX.test(name),
    );
  };
}

function createSuffix(faker: Faker, sex: Sex): string {
  return retryUntil(
    () => faker.person.suffix(),
    (suffix) => sex === 'male' || !MALE_SUFFIX.test(` ${suffix}`),
  );
}

/** Creates the parts of a name, and the full name in the order of its language. */
function createPersonName(
  { locale, sex: asked }: PersonArguments['person-name'],
  { rawDefinitions }: GeneratorContext,
): CreateValue {
  const isEnglish = locale.startsWith('en');
  const hasPrefix = rawDefinitions.person?.prefix != null;
  return (faker) => {
    const sex = asked ?? createSex(faker);
    const firstName = faker.person.firstName(sex);
    const lastName = faker.person.lastName(sex);
    if (locale === 'ja') return { firstName, lastName, name: `${lastName} ${firstName}` };
    if (locale === 'ko' || locale === 'zh-CN')
      return { firstName, lastName, name: lastName + firstName };
    const maybe = (probability: number, create: () => string) =>
      faker.helpers.maybe(create, { probability });
    const prefix = hasPrefix ? maybe(0.5, () => faker.person.prefix(sex)) : undefined;
    const middleName = isEnglish ? maybe(0.5, () => faker.person.middleName(sex)) : undefined;
    const suffix = isEnglish ? maybe(0.1, () => createSuffix(faker, sex)) : undefined;
    const whole = [prefix, firstName, middleName, lastName].filter(Boolean).join(' ');
    return {
      ...(prefix === undefined ? {} : { prefix }),
      firstName,
      ...(middleName === undefined ? {} : { middleName }),
      lastName,
      ...(suffix === undefined ? {} : { suffix }),
      name: suffix === undefined ? whole : appendNameSuffix(whole, suffix),
    };
  };
}

/** Creates the initials of an English name. */
function createMonogram({ middle, punctuated }: PersonArguments['monogram']): CreateValue<string> {
  return (faker) => {
    const sex = faker.person.sexType();
    const names = [
      faker.person.firstName(sex),
      ...(middle ? [faker.person.middleName(sex)] : []),
      faker.person.lastName(sex),
    ];
    const letters = names.map((name) => name.charAt(0).toUpperCase());
    return punctuated ? `${letters.join('. ')}.` : letters.join('');
  };
}

/** Lists titles. Languages without titles get English titles. */
function createNamePrefix(
  { sex }: PersonArguments['name-prefix'],
  { rawDefinitions }: GeneratorContext,
) {
  if (rawDefinitions.person?.prefix != null) return (faker: Faker) => faker.person.prefix(sex);
  const { female = [], male = [], generic = [] } = english.person?.prefix ?? {};
  const ofSex = { female: [...female, ...generic], male: [...male, ...generic], generic };
  return sex ? ofSex[sex] : [...female, ...male, ...generic];
}

/** Generates the mean of three random heights, which approximates a bell curve within the limits. */
function createHeight({ sex, unit }: PersonArguments['height']): CreateValue<number> {
  return (faker) => {
    const range = HEIGHTS[sex ?? createSex(faker)];
    const heights = [1, 2, 3].map(() => faker.number.int(range));
    const centimetres = Math.round(heights.reduce((sum, height) => sum + height) / 3);
    if (unit === 'inches') return Math.round(centimetres / 2.54);
    return unit === 'metres' ? centimetres / 100 : centimetres;
  };
}

function createBloodType({ rhesus, distribution }: PersonArguments['blood-type']) {
  const sign = rhesus === undefined ? '' : { positive: '+', negative: '-' }[rhesus];
  const types = DONORS.filter(({ value }) => value.endsWith(sign));
  if (distribution === 'even') return types.map(({ value }) => value);
  return (faker: Faker) => faker.helpers.weightedArrayElement(types);
}
