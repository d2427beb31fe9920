/** Tests person profiles and doctor appointments. */
import { expect, test } from 'vitest';
import { isDayOff } from '../daysOff.ts';
import {
  areInOrder,
  timeOfDayOf,
  dayOf,
  isWeekend,
  toLocalTime,
  yearsBetween,
} from '../measures.ts';
import { createValues } from '../values.ts';
import { COUNTRY_BY_LOCALE, testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

type Profile = CompositeRecord<'person-profile'>;

const SIGNS =
  'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius'.split(
    ' ',
  );

/** Returns the zodiac signs that are possible for a birthday. Signs begin between the 19th and the 23rd of a month. */
function signsOf(birthDate: string): (string | undefined)[] {
  const [, month = 1, day = 1] = birthDate.split('-').map(Number);
  const [before, after] = [SIGNS[month - 1], SIGNS[month % 12]];
  return day < 19 ? [before] : day > 22 ? [after] : [before, after];
}

/** Job titles for which people must be at least 28 years old when they start. */
const SENIOR =
  /Senior|Chief|Principal|Lead|Executive|Supervisor|Directeur|Direktör|責任者|シニア|[部課]長|ディレクター/;

const BEGINNER = /Junior|Stagiaire|Intern /;

/** Endings of masculine and feminine family names, keyed by country. */
const MASCULINE: Record<string, RegExp> = { PL: /[sc]ki$/, CZ: /^$/ };
const FEMININE: Record<string, RegExp> = { PL: /[sc]ka$/, CZ: /ová$/ };

testRecords('person-profile', {
  'sex and age match the request': ({ sex, age }, { query }) =>
    sex === (query['sex'] ?? sex) &&
    age >= Number(query['minAge']) &&
    age <= Number(query['maxAge']),
  'the zodiac sign matches the birthday': ({ birthDate, zodiacSign }) =>
    signsOf(birthDate).includes(zodiacSign),
  'accounts are registered at the age of 16 or later': ({ birthDate, account }) =>
    yearsBetween(birthDate, account.registeredAt) >= 16,
  'occupations start at the age of 18 or later': ({ birthDate, occupation: { startedOn } }) =>
    startedOn === undefined ? undefined : yearsBetween(birthDate, startedOn) >= 18,
  'people are retired if and only if they are 67 or older': ({ age, occupation }) =>
    (occupation.status === 'retired') === age > 66,
  'the email address contains the username of the account': ({ email, account }) =>
    email.split('@')[0] === account.username,
  'Polish and Czech family names match the sex of the person': ({ lastName, sex, address }) => {
    const wrong = (sex === 'female' ? MASCULINE : FEMININE)[address.countryCode];
    return wrong && !wrong.test(lastName);
  },
  'people under 28 do not start in senior jobs, and people over 34 do not have junior jobs': ({
    age,
    birthDate,
    occupation: { title, startedOn },
  }) => {
    if (title === undefined || startedOn === undefined) return undefined;
    const isEarly = yearsBetween(birthDate, startedOn) < 28;
    return !(isEarly && SENIOR.test(title)) && !(age >= 35 && BEGINNER.test(title));
  },
});

test.each(Object.keys(COUNTRY_BY_LOCALE))(
  'people in the locale %s live in five cities',
  (locale) => {
    const profiles = createValues<Profile>('composite/person-profile', { locale }, [1]);
    expect(new Set(profiles.map(({ address }) => address.city)).size).toBe(5);
  },
);

/** Reasons for a visit that a video call cannot replace. */
const HANDS_ON =
  /check|Echocardiogram|plaster|[Kk]nee|measurement|assessment|glasses|Vaccination|earache/;

/** Reasons for a visit, with the youngest and the oldest age of the patient. */
const AGES: Record<string, [number, number]> = {
  ...{ 'Cataract assessment': [55, 100], 'Acne treatment review': [10, 40] },
  ...{ 'Follow-up after a stent': [45, 100], 'Repeated earache': [0, 17], 'Growth check': [0, 16] },
  ...{ 'Knee pain when climbing stairs': [25, 90], Palpitations: [18, 100] },
};

const COMPLAINTS = /cough|Palpitations|Eczema|Knee pain|back pain|Itching|earache|fever/;

testRecords('doctor-appointment', {
  'visits are on working days of the country, between 8 a.m. and 5 p.m.': (visit) => {
    const { start, end, practice } = visit;
    const country = practice?.address.countryCode ?? '';
    return (
      !isDayOff(dayOf(start), country) && timeOfDayOf(start) >= '08' && timeOfDayOf(end) <= '17:00'
    );
  },
  'fulfilled and missed visits are in the past, and other visits are in the future': (
    visit,
    { reference },
  ) =>
    visit.status === 'fulfilled' || visit.status === 'noshow'
      ? areInOrder(visit.end, reference)
      : areInOrder(reference, visit.start),
  'video visits do not have a reason that requires the patient to be present': ({ mode, reason }) =>
    mode !== 'video' || !HANDS_ON.test(reason),
  'paediatricians only see children, who have a guardian and no telephone number': (visit) => {
    const { patient, specialty } = visit;
    const isChild = patient.age < 18;
    return (
      (specialty === 'paediatrics' ? isChild : specialty !== 'cardiology' || !isChild) &&
      (patient.guardian !== undefined) === isChild &&
      (patient.phone === undefined) === isChild
    );
  },
  'the name of a practice contains the surname of the doctor': ({ practice, doctor }) =>
    practice?.name.includes(doctor.lastName),
  'the age of a patient suits the reason for the visit': ({ reason, patient: { age } }) => {
    const [youngest, oldest] = AGES[reason] ?? [0, 100];
    return age >= youngest && age <= oldest;
  },
  'the reason for a cancellation suits visit and patient': ({ cancellation, ...visit }) =>
    cancellation &&
    (cancellation.reason !== 'Feeling better' || COMPLAINTS.test(visit.reason)) &&
    (cancellation.reason !== 'Cannot get away from work' || visit.patient.age < 67),
  'practices cancel visits during opening hours': ({ cancellation, timeZone, practice }) => {
    if (cancellation?.by !== 'practice') return undefined;
    const shown = toLocalTime(cancellation.at, timeZone);
    const isOff = isDayOff(dayOf(shown), practice?.address.countryCode ?? '');
    return !isOff && !isWeekend(shown) && timeOfDayOf(shown) >= '08' && timeOfDayOf(shown) < '17';
  },
});
