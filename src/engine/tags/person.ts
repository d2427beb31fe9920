import type { Faker } from '@faker-js/faker';
import { drawUntil } from '../drawUntil.ts';
import type { TagGenerators } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { createDrivingLicenceNumber } from './person/drivingLicence.ts';
import { createNationalIdentityNumber } from './person/nationalIdentity.ts';
import { createMachineReadableZone, createPassportNumber } from './person/passport.ts';
import { english } from '../locales/english.ts';
import { appendSuffix } from '../locales/proofread.ts';

const SEXES = ['female', 'male'] as const;
const NAME_SEXES = [...SEXES, 'generic'] as const;

/** Blood types by their share of a hundred donors in England. */
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

/** Eye colours and their codes on North American driving licences. */
const EYE_COLOURS = { brown: 'BRO', blue: 'BLU', green: 'GRN', grey: 'GRY', hazel: 'HAZ' };

/** Centimetres that the bell curve of adult heights spans. */
const HEIGHTS = { female: { min: 142, max: 182 }, male: { min: 155, max: 195 } };

/** A suffix that tells a son from his father. */
const MALE_SUFFIX = / (Jr\.|Sr\.|[IV]+|Filho|Neto)$/;

export const person: TagGenerators = {
  'national-identity-number': createNationalIdentityNumber,
  'passport-number': createPassportNumber,
  'machine-readable-zone': createMachineReadableZone,
  'driving-licence-number': createDrivingLicenceNumber,
  'full-name': fullName,
  'first-name': (faker, request) =>
    faker.person.firstName(request.optional.oneOf('sex', NAME_SEXES)),
  'middle-name': (faker, request) => faker.person.middleName(request.optional.oneOf('sex', SEXES)),
  'last-name': (faker, request) => {
    const sex = request.optional.oneOf('sex', SEXES) ?? faker.helpers.arrayElement(SEXES);
    return faker.person.lastName(sex);
  },
  'person-name': personName,
  monogram,
  'name-prefix': namePrefix,
  'name-suffix': nameSuffix,
  sex: (faker) => faker.person.sex(),
  gender: (faker) => faker.person.gender(),
  bio: (faker) => faker.person.bio(),
  'zodiac-sign': (faker) => faker.person.zodiacSign(),
  age: (faker, request) => faker.number.int(request.range()),
  height,
  'blood-type': bloodType,
  'eye-colour': (faker, request) => {
    const [word, code] = faker.helpers.objectEntry(EYE_COLOURS);
    return request.string('format') === 'code' ? code : word;
  },
};

/** Generates a whole name, in the order of its language. Spaniards have a second surname besides the given one. */
function fullName(faker: Faker, request: RequestArguments): string {
  const given = request.optional.string('lastName')?.trim();
  const sex = request.optional.oneOf('sex', SEXES) ?? faker.helpers.arrayElement(SEXES);
  const locale = request.string('locale');
  const firstName = faker.person.firstName(sex);
  const own = faker.person.lastName(sex);
  const lastName =
    given && locale === 'es' ? `${given} ${own.split(' ').at(-1) ?? ''}` : given || own;
  return drawUntil(
    () => faker.person.fullName({ sex, firstName, lastName }),
    (drawn) => sex === 'male' || !MALE_SUFFIX.test(drawn),
  );
}

/** The parts of a name, and the whole in the order that its language writes them in. */
function personName(faker: Faker, request: RequestArguments) {
  const sex = request.optional.oneOf('sex', SEXES) ?? faker.helpers.arrayElement(SEXES);
  const firstName = faker.person.firstName(sex);
  const locale = request.string('locale');
  const lastName = faker.person.lastName(sex);
  if (locale === 'ja') return { firstName, lastName, name: `${lastName} ${firstName}` };
  if (locale === 'ko' || locale === 'zh-CN')
    return { firstName, lastName, name: lastName + firstName };
  const isEnglish = locale.startsWith('en');
  const maybe = (probability: number, make: () => string) =>
    faker.helpers.maybe(make, { probability });
  const hasPrefix = faker.rawDefinitions.person?.prefix != null;
  const prefix = hasPrefix ? maybe(0.5, () => faker.person.prefix(sex)) : undefined;
  const middleName = isEnglish ? maybe(0.5, () => faker.person.middleName(sex)) : undefined;
  const suffix = isEnglish
    ? maybe(0.1, () =>
        drawUntil(
          () => faker.person.suffix(),
          (drawn) => sex === 'male' || !MALE_SUFFIX.test(` ${drawn}`),
        ),
      )
    : undefined;
  const whole = [prefix, firstName, middleName, lastName].filter(Boolean).join(' ');
  return {
    ...(prefix === undefined ? {} : { prefix }),
    firstName,
    ...(middleName === undefined ? {} : { middleName }),
    lastName,
    ...(suffix === undefined ? {} : { suffix }),
    name: suffix === undefined ? whole : appendSuffix(whole, suffix),
  };
}

/** The first letters of an English name. */
function monogram(faker: Faker, request: RequestArguments): string {
  const sex = faker.person.sexType();
  const names = [
    faker.person.firstName(sex),
    ...(request.boolean('middle') ? [faker.person.middleName(sex)] : []),
    faker.person.lastName(sex),
  ];
  const letters = names.map((name) => name.charAt(0).toUpperCase());
  return request.boolean('punctuated') ? `${letters.join('. ')}.` : letters.join('');
}

/** A title before the name; English where the language puts none there. */
function namePrefix(faker: Faker, request: RequestArguments): string {
  const sex = request.optional.oneOf('sex', NAME_SEXES);
  if (faker.rawDefinitions.person?.prefix != null) return faker.person.prefix(sex);
  const { female = [], male = [], generic = [] } = english.person?.prefix ?? {};
  const ofSex = { female: [...female, ...generic], male: [...male, ...generic], generic };
  return faker.helpers.arrayElement(sex ? ofSex[sex] : [...female, ...male, ...generic]);
}

/** A word after the name; English where the language puts none there. */
function nameSuffix(faker: Faker): string {
  if (faker.rawDefinitions.person?.suffix != null) return faker.person.suffix();
  return faker.helpers.arrayElement(english.person?.suffix ?? []);
}

/** The mean of three draws: a bell curve that keeps its limits. */
function height(faker: Faker, request: RequestArguments): number {
  const { min, max } =
    HEIGHTS[request.optional.oneOf('sex', SEXES) ?? faker.helpers.arrayElement(SEXES)];
  const draws = [1, 2, 3].map(() => faker.number.int({ min, max }));
  const centimetres = Math.round(draws.reduce((sum, draw) => sum + draw) / draws.length);
  if (request.string('unit') === 'inches') return Math.round(centimetres / 2.54);
  return request.string('unit') === 'metres' ? centimetres / 100 : centimetres;
}

function bloodType(faker: Faker, request: RequestArguments): string {
  const sign = { positive: '+', negative: '-' }[request.optional.string('rhesus') ?? ''] ?? '';
  const types = DONORS.filter(({ value }) => value.endsWith(sign));
  if (request.string('distribution') === 'even') return faker.helpers.arrayElement(types).value;
  return faker.helpers.weightedArrayElement(types);
}
