import type { Faker } from '@faker-js/faker';
import { DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { omitUndefined } from './shared/helpers.ts';
import { withUniqueKeys } from './shared/uniqueKeys.ts';
import { createEmail, createHandle, createPerson, createPhone } from './shared/people.ts';
import { createAddress, createPlace } from './shared/places.ts';
import {
  createBirthdateAtAge,
  createTimestamp,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';
import { addYears } from './shared/time.ts';

/** First day of each zodiac sign as month and day (101 is 1 January), in calendar order. */
const SIGNS = [
  [101, 'Capricorn'],
  [120, 'Aquarius'],
  [219, 'Pisces'],
  [321, 'Aries'],
  [420, 'Taurus'],
  [521, 'Gemini'],
  [621, 'Cancer'],
  [723, 'Leo'],
  [823, 'Virgo'],
  [923, 'Libra'],
  [1023, 'Scorpio'],
  [1122, 'Sagittarius'],
  [1222, 'Capricorn'],
] as const;

/** Minimum age to open an account, and maximum age of an account. */
const MINIMUM_AGE = 16;
const OLDEST_ACCOUNT = 8 * 365 * DAY;

function signOf(birthDate: string): string {
  const day = Number(birthDate.slice(5).replace('-', ''));
  return SIGNS.findLast(([first]) => first <= day)?.[1] ?? 'Capricorn';
}

/** Words in senior job titles, in English, French, Spanish, Portuguese, Swedish and Japanese. */
const SENIOR =
  /senior|chief|principal|lead|director|manager|executive|supervisor|regional|national|global|directeur|superviseur|exécutif|régional|mondial|jefe|gerente|ejecutivo|oficial|executivo|líder|diretor|direktör|chef|ansvarig|マネージャー|ディレクター|責任者|部長|課長|係長|主任|主査|統括|チーフ|シニア|リード/i;
/** Words in junior job titles. */
const JUNIOR = /junior|trainee|intern\b|stagiaire|practicante/i;
/** Minimum age for starting a senior job, and age from which junior titles are excluded. */
const SENIOR_AGE = 28;
const JUNIOR_AGE = 35;
/** Number of attempts to pick a title that suits the age. */
const TRIES = 200;

/**
 * Picks a job title that suits an age: no junior title from `JUNIOR_AGE` on, and a senior title only if `mayBeSenior`
 * is true.
 */
function createTitle(faker: Faker, age: number, mayBeSenior: boolean): string {
  const isOdd = (title: string) =>
    (!mayBeSenior && SENIOR.test(title)) || (age >= JUNIOR_AGE && JUNIOR.test(title));
  let title = faker.person.jobTitle();
  for (let tries = 0; isOdd(title) && tries < TRIES; tries += 1) title = faker.person.jobTitle();
  return title;
}

/** Returns the timestamp, or the same time on the previous Friday if the timestamp is at a weekend. */
function onWorkday(timestamp: number): number {
  return timestamp - ({ 6: 1, 0: 2 }[new Date(timestamp).getUTCDay()] ?? 0) * DAY;
}

/** Creates the occupation of a person. People are adults when they start their job. */
function createOccupation(faker: Faker, age: number, birthDate: string, now: number) {
  if (age < 19) return { status: 'pupil' };
  if (age < 23 && faker.datatype.boolean(0.7)) return { status: 'student' };
  if (age > 66) return { status: 'retired' };
  if (faker.datatype.boolean(0.08)) return { status: 'seeking-work' };
  const adult = addYears(birthDate, 18) + 2 * DAY;
  const since = onWorkday(createTimestamp(faker, Math.max(adult, now - 12 * 365 * DAY), now));
  const selfEmployed = faker.datatype.boolean(0.12);
  return omitUndefined({
    status: selfEmployed ? 'self-employed' : 'employed',
    title: createTitle(faker, age, since >= addYears(birthDate, SENIOR_AGE)),
    employer: selfEmployed ? undefined : faker.company.name(),
    startedOn: formatDay(since),
  });
}

const prepareProfile = (args: ArgumentsOf['composite']['person-profile']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const place = createPlace(faker, args.locale);
    const person = createPerson(faker, args.locale, args.sex);
    const username = createHandle(faker, person);
    const age = faker.number.int({ min: args.minAge, max: args.maxAge });
    const birthDate = createBirthdateAtAge(faker, age, now);
    const earliest = Math.max(addYears(birthDate, MINIMUM_AGE), now - OLDEST_ACCOUNT);
    const registered = createTimestamp(faker, Math.min(earliest, now), now);
    return {
      id: faker.string.uuid(),
      name: person.name,
      ...{ firstName: person.given, lastName: person.family },
      sex: person.sex,
      birthDate,
      age,
      zodiacSign: signOf(birthDate),
      email: createEmail(faker, username),
      phone: createPhone(faker, place),
      address: createAddress(faker, place),
      timeZone: place.timeZone,
      occupation: createOccupation(faker, age, birthDate, now),
      account: {
        username,
        registeredAt: formatUtc(registered),
        lastSeenAt: formatUtc(createTimestamp(faker, registered, now)),
      },
    };
  };
};

/** Creates a person. Age, zodiac sign, occupation and account follow from the date of birth. */
export const createPersonProfile = withUniqueKeys(prepareProfile, ({ account }) => [
  account.username,
]);
