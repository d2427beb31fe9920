/** Profiles and appointments. */
import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import { expect, test } from 'vitest';
import {
  COUNTRIES,
  EVERYWHERE,
  REFERENCES,
  createRecords,
  testRecords,
  withReferences,
} from './composite.ts';
import { isDayOff } from './daysOff.ts';
import {
  areInOrder,
  clockOf,
  dayOf,
  isByClockOf,
  isWeekend,
  secondsBetween,
  shownAt,
  toTable,
  yearsBetween,
} from './measures.ts';

/** Time zones of a country, as the runtime knows them. */
function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

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

const CALLING_CODES =
  toTable(`US 1 GB 44 DE 49 FR 33 ES 34 IT 39 NL 31 PL 48 BR 55 SE 46 DK 45 NO 47
  CZ 420 ID 62 JP 81 KR 82 CN 86`);

/** Digits after the plus in the numbers of each city. */
const DIALLING: Record<string, string> = {
  // American numbers for fiction are 555-0100 to 555-0199, in every area.
  ...{ Boston: '161755501', Chicago: '131255501', Austin: '151255501', Denver: '130355501' },
  ...{ Seattle: '120655501', Berlin: '493023125', Hamburg: '494066969', München: '498999998' },
  ...{ Köln: '492214710', Leipzig: '49171', 'São Paulo': '55119', 'Rio de Janeiro': '55219' },
  ...{ 'Belo Horizonte': '55319', Curitiba: '55419', 'Porto Alegre': '55519' },
};

const ZONES = toTable(`Boston America/New_York Chicago America/Chicago Austin America/Chicago
  Denver America/Denver Seattle America/Los_Angeles London Europe/London Edinburgh Europe/London
  Umeå Europe/Stockholm 札幌市 Asia/Tokyo Curitiba America/Sao_Paulo 西安市 Asia/Shanghai
  마포구 Asia/Seoul`);

/** Titles that take years to earn. */
const SENIOR =
  /Senior|Chief|Principal|Lead|Executive|Supervisor|Directeur|Direktör|責任者|シニア|[部課]長|ディレクター/;

const BEGINNER = /Junior|Stagiaire|Intern /;

const MASCULINE: Record<string, RegExp> = { PL: /[sc]ki$/, CZ: /^$/ };
const FEMININE: Record<string, RegExp> = { PL: /[sc]ka$/, CZ: /ová$/ };

testRecords(
  'person-profile',
  [
    ...EVERYWHERE,
    ...['en', 'de', 'pt-BR', 'pl', 'cs'].map((locale) => ({ locale })),
    ...['en', 'fr', 'sv', 'ja'].map((locale) => ({ locale, minAge: 19, maxAge: 27 })),
    { sex: 'male', minAge: 30, maxAge: 31 },
  ],
  {
    each: {
      'the age is that of the birthday': ({ birthDate, age }, { reference }) =>
        yearsBetween(birthDate, reference) === age,
      'sex and age are those asked for': ({ sex, age }, { query }) =>
        sex === (query['sex'] ?? sex) &&
        age >= Number(query['minAge']) &&
        age <= Number(query['maxAge']),
      'the sign of the zodiac is that of the birthday': ({ birthDate, zodiacSign }) =>
        signsOf(birthDate).includes(zodiacSign),
      'who has an account was sixteen, and was seen since': ({ birthDate, account }, asked) =>
        yearsBetween(birthDate, account.registeredAt) >= 16 &&
        areInOrder(account.registeredAt, account.lastSeenAt, asked.reference),
      'who works has a title and began at 18; employees have an employer': (person, asked) => {
        const { birthDate, occupation } = person;
        const { status, title, startedOn, employer } = occupation;
        const works = ['employed', 'self-employed'].includes(status);
        return (
          (title !== undefined) === works &&
          (startedOn !== undefined) === works &&
          (employer !== undefined) === (status === 'employed') &&
          (!startedOn || yearsBetween(birthDate, startedOn) >= 18) &&
          areInOrder(startedOn, asked.reference)
        );
      },
      'people retire at 67': ({ age, occupation }) =>
        (occupation.status === 'retired') === age > 66,
      'the address is in the country of the locale': ({ address }, { query }) =>
        address.countryCode === COUNTRIES[String(query['locale'])] &&
        validator.isPostalCode(address.postcode, address.countryCode as PostalCodeLocale),
      'the clocks are those of country and city': ({ address, timeZone }) =>
        timeZonesOf(address.countryCode).includes(timeZone) &&
        timeZone === (ZONES[address.city] ?? timeZone),
      'the email address is of the account, in a domain for examples': ({ email, account }) =>
        validator.isEmail(email) &&
        email.split('@')[0] === account.username &&
        /@example\.(com|net|org)$/.test(email),
      'the telephone has the codes of country and city': ({ phone, address }) =>
        phone.startsWith(`+${CALLING_CODES[address.countryCode] ?? '?'}`) &&
        phone.startsWith(`+${DIALLING[address.city] ?? ''}`),
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
    },
    same: {
      'a city is in one region': ({ address }) => [[address.city, address.region]],
    },
  },
);

test.each(Object.keys(COUNTRIES))('profiles in %s live in five cities', (locale) => {
  const profiles = createRecords('person-profile', [{ locale }]);
  expect(new Set(profiles.map(({ address }) => address.city)).size).toBe(5);
});

/** Treatments that need the patient in the room. */
const HANDS_ON =
  /check|Echocardiogram|plaster|[Kk]nee|measurement|assessment|glasses|Vaccination|earache/;

/** Reasons with the youngest and oldest patients that doctors see for them. */
const AGES: Record<string, [number, number]> = {
  ...{ 'Cataract assessment': [55, 100], 'Eye pressure measurement': [40, 100] },
  ...{ 'Acne treatment review': [10, 40], 'Blood pressure review': [35, 100] },
  ...{ 'Follow-up after a stent': [45, 100], 'Repeated earache': [0, 17], 'Growth check': [0, 16] },
  ...{ 'Knee pain when climbing stairs': [25, 90], Palpitations: [18, 100] },
};

const COMPLAINTS = /cough|Palpitations|Eczema|Knee pain|back pain|Itching|earache|fever/;
const EQUIPMENT = /Echocardiogram|pressure measurement|Cataract|glasses/;

const APPOINTMENTS = [
  ...EVERYWHERE,
  ...withReferences(
    [{}, { locale: 'de' }, { locale: 'fr' }, { locale: 'ja' }],
    [
      '2024-12-10T09:00:00Z',
      '2026-04-10T09:00:00Z',
      '2026-05-10T09:00:00Z',
      '2027-04-12T08:00:00Z',
    ],
  ),
  ...['general-practice', 'ophthalmology', 'orthopaedics'].map((specialty) => ({
    ...{ specialty, reference: REFERENCES[2], status: 'cancelled' },
  })),
  ...['paediatrics', 'cardiology'].map((specialty) => ({ specialty })),
];

testRecords('doctor-appointment', APPOINTMENTS, {
  each: {
    'it is on a working day of the country, between eight and five': (visit) => {
      const { start, end, practice } = visit;
      const country = practice?.address.countryCode ?? '';
      return (
        !isDayOff(dayOf(start), country) && clockOf(start) >= '08:00' && clockOf(end) <= '17:00'
      );
    },
    'it lasts as long as it says, by the clocks of the place': (visit) =>
      secondsBetween(visit.start, visit.end) === visit.durationMinutes * 60 &&
      [visit.start, visit.end].every((time) => isByClockOf(time, visit.timeZone)),
    'it is over when the patient came or did not, and else ahead': (visit, { reference }) =>
      visit.status === 'fulfilled' || visit.status === 'noshow'
        ? areInOrder(visit.end, reference)
        : areInOrder(reference, visit.start),
    'it was made before now, and is cancelled or reminded of before it starts': (visit, asked) =>
      areInOrder(visit.createdAt, asked.reference) &&
      areInOrder(visit.createdAt, visit.cancellation?.at ?? visit.reminder?.at, visit.start),
    'it has a visit when fulfilled, and a cancellation or a reminder': (appointment) => {
      const { status, visit, cancellation, reminder, start } = appointment;
      return (
        (visit !== undefined) === (status === 'fulfilled') &&
        (cancellation !== undefined) === (status === 'cancelled') &&
        (reminder !== undefined) === (status !== 'cancelled') &&
        areInOrder(visit?.checkedInAt, start, visit?.finishedAt)
      );
    },
    'on a screen is only what needs no hands': ({ mode, joinUrl, practice, reason }) =>
      (joinUrl !== undefined) === (mode === 'video') &&
      (practice !== undefined) === (mode !== 'video') &&
      (mode !== 'video' || !HANDS_ON.test(reason)),
    'the age is that on the day of the visit, by the calendar of the place': (visit) =>
      yearsBetween(visit.patient.birthDate, dayOf(visit.start)) === visit.patient.age,
    'children go to paediatricians, with a guardian who has the telephone': (visit) => {
      const { patient, specialty } = visit;
      const isChild = patient.age < 18;
      if (specialty === 'paediatrics' ? !isChild : specialty === 'cardiology' && isChild)
        return false;
      return (
        (patient.guardian !== undefined) === isChild && (patient.phone === undefined) === isChild
      );
    },
    'a practice has the name of its doctor': ({ practice, doctor }) =>
      practice?.name.includes(doctor.lastName),
    'patients are of an age at which one has the reason': ({ reason, patient: { age } }) => {
      const [youngest, oldest] = AGES[reason] ?? [0, 100];
      return age >= youngest && age <= oldest;
    },
    'who feels better had a complaint, and only equipment that is needed is replaced': (visit) => {
      const why = visit.cancellation?.reason;
      if (why === 'Feeling better') return COMPLAINTS.test(visit.reason);
      if (why === 'Equipment is being replaced') return EQUIPMENT.test(visit.reason);
      return why !== 'Cannot get away from work' || visit.patient.age < 67;
    },
    'nobody waits days with what lasts hours, or knows days ahead that a doctor is ill': (visit) =>
      !/days|[Ee]mergency|[Aa]cute|^Earache/.test(visit.reason) &&
      !/\bill\b|sick/.test(visit.cancellation?.reason ?? ''),
    'a practice cancels while it is open': ({ cancellation, timeZone, practice }) => {
      if (cancellation?.by !== 'practice') return undefined;
      const shown = shownAt(cancellation.at, timeZone);
      const isOff = isDayOff(dayOf(shown), practice?.address.countryCode ?? '');
      return !isOff && !isWeekend(shown) && clockOf(shown) >= '08' && clockOf(shown) < '17';
    },
    'patients of a practice have the area code of its city': ({ patient, timeZone }) =>
      timeZone === 'America/Denver' ? patient.phone?.startsWith('+130355501') : undefined,
  },
});

test('appointments are cancelled for five reasons', () => {
  const reasons = createRecords('doctor-appointment', APPOINTMENTS).map(
    (visit) => visit.cancellation?.reason,
  );
  expect(new Set(reasons.filter((reason) => reason !== undefined)).size).toBe(5);
});
