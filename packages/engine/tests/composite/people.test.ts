/** Profiles and appointments. */
import { expect, test } from 'vitest';
import { isDayOff } from '../daysOff.ts';
import { areInOrder, clockOf, dayOf, isWeekend, shownAt, yearsBetween } from '../measures.ts';
import { createValues } from '../values.ts';
import { COUNTRIES, testRecords } from './records.ts';
import type { Composite } from './records.ts';

type Profile = Composite<'person-profile'>;

const SIGNS =
  'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius'.split(
    ' ',
  );

/** The signs of a birthday: the sun enters each between the 19th and the 23rd of a month. */
function signsOf(birthDate: string): (string | undefined)[] {
  const [, month = 1, day = 1] = birthDate.split('-').map(Number);
  const [before, after] = [SIGNS[month - 1], SIGNS[month % 12]];
  return day < 19 ? [before] : day > 22 ? [after] : [before, after];
}

/** Titles that only older people have. */
const SENIOR =
  /Senior|Chief|Principal|Lead|Executive|Supervisor|Directeur|Direktör|責任者|シニア|[部課]長|ディレクター/;

const BEGINNER = /Junior|Stagiaire|Intern /;

/** Endings of family names, by the sex that never has them. */
const MASCULINE: Record<string, RegExp> = { PL: /[sc]ki$/, CZ: /^$/ };
const FEMININE: Record<string, RegExp> = { PL: /[sc]ka$/, CZ: /ová$/ };

testRecords('person-profile', {
  'sex and age are those of the request': ({ sex, age }, { query }) =>
    sex === (query['sex'] ?? sex) &&
    age >= Number(query['minAge']) &&
    age <= Number(query['maxAge']),
  'the sign of the zodiac is that of the birthday': ({ birthDate, zodiacSign }) =>
    signsOf(birthDate).includes(zodiacSign),
  'an account is opened at sixteen or later': ({ birthDate, account }) =>
    yearsBetween(birthDate, account.registeredAt) >= 16,
  'who works began at 18': ({ birthDate, occupation: { startedOn } }) =>
    startedOn === undefined ? undefined : yearsBetween(birthDate, startedOn) >= 18,
  'people retire at 67': ({ age, occupation }) => (occupation.status === 'retired') === age > 66,
  'the email address is that of the account': ({ email, account }) =>
    email.split('@')[0] === account.username,
  'family names in Polish and Czech have the form of the sex': ({ lastName, sex, address }) => {
    const wrong = (sex === 'female' ? MASCULINE : FEMININE)[address.countryCode];
    return wrong && !wrong.test(lastName);
  },
  'nobody gets a title that takes years before 28, or has that of a beginner from 35 on': ({
    age,
    birthDate,
    occupation: { title, startedOn },
  }) => {
    if (title === undefined || startedOn === undefined) return undefined;
    const isEarly = yearsBetween(birthDate, startedOn) < 28;
    return !(isEarly && SENIOR.test(title)) && !(age >= 35 && BEGINNER.test(title));
  },
});

test.each(Object.keys(COUNTRIES))('profiles in %s live in five cities', (locale) => {
  const profiles = createValues<Profile>('composite/person-profile', { locale }, [1]);
  expect(new Set(profiles.map(({ address }) => address.city)).size).toBe(5);
});

/** Treatments that need the patient in the room. */
const HANDS_ON =
  /check|Echocardiogram|plaster|[Kk]nee|measurement|assessment|glasses|Vaccination|earache/;

/** Reasons with the youngest and oldest patients that doctors see for them. */
const AGES: Record<string, [number, number]> = {
  ...{ 'Cataract assessment': [55, 100], 'Acne treatment review': [10, 40] },
  ...{ 'Follow-up after a stent': [45, 100], 'Repeated earache': [0, 17], 'Growth check': [0, 16] },
  ...{ 'Knee pain when climbing stairs': [25, 90], Palpitations: [18, 100] },
};

const COMPLAINTS = /cough|Palpitations|Eczema|Knee pain|back pain|Itching|earache|fever/;

testRecords('doctor-appointment', {
  'visits are on a working day of the country, between eight and five': (visit) => {
    const { start, end, practice } = visit;
    const country = practice?.address.countryCode ?? '';
    return !isDayOff(dayOf(start), country) && clockOf(start) >= '08' && clockOf(end) <= '17:00';
  },
  'a visit is over when the patient came or did not, and else ahead': (visit, { reference }) =>
    visit.status === 'fulfilled' || visit.status === 'noshow'
      ? areInOrder(visit.end, reference)
      : areInOrder(reference, visit.start),
  'a visit on a screen needs no hands': ({ mode, reason }) =>
    mode !== 'video' || !HANDS_ON.test(reason),
  'children go to paediatricians, with a guardian who has the telephone': (visit) => {
    const { patient, specialty } = visit;
    const isChild = patient.age < 18;
    return (
      (specialty === 'paediatrics' ? isChild : specialty !== 'cardiology' || !isChild) &&
      (patient.guardian !== undefined) === isChild &&
      (patient.phone === undefined) === isChild
    );
  },
  'a practice has the name of its doctor': ({ practice, doctor }) =>
    practice?.name.includes(doctor.lastName),
  'patients are of an age at which one has the reason': ({ reason, patient: { age } }) => {
    const [youngest, oldest] = AGES[reason] ?? [0, 100];
    return age >= youngest && age <= oldest;
  },
  'who feels better had a complaint, and who works is below 67': ({ cancellation, ...visit }) =>
    cancellation &&
    (cancellation.reason !== 'Feeling better' || COMPLAINTS.test(visit.reason)) &&
    (cancellation.reason !== 'Cannot get away from work' || visit.patient.age < 67),
  'a practice cancels while it is open': ({ cancellation, timeZone, practice }) => {
    if (cancellation?.by !== 'practice') return undefined;
    const shown = shownAt(cancellation.at, timeZone);
    const isOff = isDayOff(dayOf(shown), practice?.address.countryCode ?? '');
    return !isOff && !isWeekend(shown) && clockOf(shown) >= '08' && clockOf(shown) < '17';
  },
});
