import { retryUntil } from '../../retryUntil.ts';
import { transliterate } from '../../transliterate.ts';
import type { Faker } from '@faker-js/faker';
import { english } from '../../locales/english.ts';

export type Sex = 'female' | 'male';
// A type alias, because TypeScript does not assign interfaces to JSON values.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type Person = { given: string; family: string; name: string; sex: Sex };

interface PhonePlace {
  countryCode: string;
  city: string;
}

const MAIL_DOMAINS = ['example.com', 'example.net', 'example.org'];

/**
 * Patterns of phone numbers without the plus sign. They are numbers that the regulator reserves for films (US, GB, DE,
 * FR, SE), or otherwise mobile numbers. `%` is replaced by the area code of the city.
 */
const PHONES = new Map(
  Object.entries({
    US: '1%55501[0-9]{2}',
    GB: '447700900[0-9]{3}',
    DE: '%',
    FR: '3363998[0-9]{4}',
    SE: '467017406[1-9][0-9]',
    ES: '346[0-9]{8}',
    IT: '3934[0-9]{8}',
    NL: '316[1-5][0-9]{7}',
    PL: '4860[0-9]{7}',
    BR: '55%9[6-9][0-9]{7}',
    CZ: '42060[1-8][0-9]{6}',
    JP: '8190[1-9][0-9]{7}',
    KR: '8210[2-9][0-9]{7}',
    CN: '8613[0-9]{9}',
    DK: '452[0-9]{7}',
    NO: '479[0-9]{7}',
    ID: '62812[0-9]{8}',
  }),
);

/**
 * Area codes of cities. German codes include the subscriber numbers reserved for films, or a block of mobile numbers.
 */
const AREAS = new Map(
  Object.entries({
    ...{ Boston: '617', Chicago: '312', Austin: '512', Denver: '303', Seattle: '206' },
    ...{ Berlin: '493023125[0-9]{3}', Hamburg: '494066969[0-9]{3}', München: '498999998[0-9]{3}' },
    ...{ Köln: '492214710[0-9]{3}', Leipzig: '4917139200[0-9]{2}' },
    ...{ 'São Paulo': '11', 'Rio de Janeiro': '21', 'Belo Horizonte': '31' },
    ...{ Curitiba: '41', 'Porto Alegre': '51' },
  }),
);

/** Creates a person with a name of the locale. */
export function createPerson(faker: Faker, locale = 'en', wanted?: Sex): Person {
  const sex = wanted ?? faker.helpers.arrayElement(['female', 'male']);
  const given = faker.person.firstName(sex);
  const family = faker.person.lastName(sex);
  return { given, family, name: joinNames(given, family, locale), sex };
}

/** Joins given and family name in the order of the locale's language. */
export function joinNames(given: string, family: string, locale: string): string {
  if (locale === 'ja') return `${family} ${given}`;
  return locale === 'ko' || locale === 'zh-CN' ? family + given : `${given} ${family}`;
}

/** Creates people with different names. */
export function createPeople(faker: Faker, count: number, locale = 'en'): Person[] {
  const people = new Map<string, Person>();
  for (let index = 0; index < count; index += 1) {
    const person = retryUntil(
      () => createPerson(faker, locale),
      ({ name }) => !people.has(name),
    );
    people.set(person.name, person);
  }
  return [...people.values()];
}

/** Creates a user name from the name, or from two English words if the name is not in Latin letters. */
export function createHandle(faker: Faker, { given, family }: Person): string {
  const isLatin = /^[\p{Script=Latin}\P{L}]+$/u.test(given + family);
  const word = (list?: readonly string[] | null) => faker.helpers.arrayElement(list ?? []);
  const words = isLatin
    ? faker.internet.username({ firstName: transliterate(given), lastName: transliterate(family) })
    : `${word(english.word?.adjective)}_${word(english.word?.noun)}${faker.number.int({ min: 10, max: 99 })}`;
  return words.toLowerCase().replaceAll(/[^a-z0-9_]+/g, '_');
}

/** Creates an email address at a domain for examples (RFC 2606). */
export function createEmail(faker: Faker, handle: string): string {
  return `${handle}@${faker.helpers.arrayElement(MAIL_DOMAINS)}`;
}

/** Creates a phone number in E.164 notation, with the area code of the city if it has one. */
export function createPhone(faker: Faker, { countryCode, city }: PhonePlace): string {
  const pattern = PHONES.get(countryCode);
  if (pattern === undefined) throw new TypeError(`There are no phone numbers for ${countryCode}.`);
  return `+${faker.helpers.fromRegExp(pattern.replace('%', AREAS.get(city) ?? ''))}`;
}
