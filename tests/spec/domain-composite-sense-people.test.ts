import { describe, expect, test } from 'vitest';
import {
  EVERYWHERE,
  REFERENCES,
  expectOfEach,
  records,
  shownAt,
  yearsBetween,
} from './composite.ts';
import { isDayOff } from './daysOff.ts';
import type { Query } from './faults.ts';

interface Profile {
  lastName: string;
  sex: string;
  age: number;
  phone: string;
  address: { city: string; countryCode: string };
  timeZone: string;
  occupation: { title?: string };
}

interface Appointment {
  status: string;
  specialty: string;
  reason: string;
  mode: string;
  start: string;
  timeZone: string;
  patient: { sex: string; lastName: string; birthDate: string; age: number; phone?: string };
  practice?: { address: { countryCode: string } };
  cancellation?: { by: string; at: string; reason: string };
}

/** What follows a plus in the numbers of each city. */
const DIALLING: Record<string, string> = {
  // American numbers for fiction are 555-0100 to 555-0199, in every area.
  ...{ Boston: '161755501', Chicago: '131255501', Austin: '151255501', Denver: '130355501' },
  ...{ Seattle: '120655501', Berlin: '493023125', Hamburg: '494066969', München: '498999998' },
  ...{ Köln: '492214710', Leipzig: '49171', 'São Paulo': '55119', 'Rio de Janeiro': '55219' },
  ...{ 'Belo Horizonte': '55319', Curitiba: '55419', 'Porto Alegre': '55519' },
};

describe('composite: a person profile', () => {
  const profiles = () =>
    records<Profile>('person-profile', [
      ...EVERYWHERE,
      ...EVERYWHERE.filter(({ locale }) => ['en', 'de', 'pt-BR', 'pl'].includes(String(locale))),
      ...['en', 'fr', 'sv', 'ja'].map((locale) => ({ locale, minAge: 19, maxAge: 27 })),
    ]);

  test('telephone numbers have the area code of the city', () => {
    expectOfEach(profiles(), ({ phone, address }) =>
      phone.startsWith(`+${DIALLING[address.city] ?? ''}`),
    );
  });

  test('cities have the clocks that the world knows them by', () => {
    const zones: Record<string, string> = {
      ...{ Boston: 'America/New_York', Chicago: 'America/Chicago', Austin: 'America/Chicago' },
      ...{ Denver: 'America/Denver', Seattle: 'America/Los_Angeles', London: 'Europe/London' },
      ...{ Edinburgh: 'Europe/London', Umeå: 'Europe/Stockholm', 札幌市: 'Asia/Tokyo' },
      ...{ Curitiba: 'America/Sao_Paulo', 西安市: 'Asia/Shanghai', 마포구: 'Asia/Seoul' },
    };
    expectOfEach(
      profiles(),
      ({ address, timeZone }) => timeZone === (zones[address.city] ?? timeZone),
    );
  });

  test('Polish and Czech women have the female form of their family name, men the male one', () => {
    const of = (country: string) =>
      profiles().filter(({ address }) => address.countryCode === country);
    expectOfEach(
      of('PL'),
      ({ lastName, sex }) => !(sex === 'female' ? /[sc]ki$/ : /[sc]ka$/).test(lastName),
    );
    expectOfEach(of('CZ'), ({ lastName, sex }) => sex === 'female' || !/ová$/.test(lastName));
  });

  test('nobody under 28 has a title that takes years to earn, nobody from 35 on that of a beginner', () => {
    const young = records<Profile>('person-profile', [{ locale: 'ja', minAge: 23, maxAge: 27 }]);
    const titled = [...profiles(), ...young].filter(({ occupation }) => occupation.title);
    expectOfEach(
      titled,
      ({ age, occupation }) =>
        age >= 28 ||
        !/Senior|Chief|Principal|Lead|Executive|Supervisor|Directeur|Direktör|責任者|シニア|[部課]長|ディレクター/.test(
          occupation.title ?? '',
        ),
    );
    expectOfEach(
      titled,
      ({ age, occupation }) => age < 35 || !/Junior|Stagiaire|Intern /.test(occupation.title ?? ''),
    );
  });
});

/** Reasons with the youngest and oldest patients that doctors see for them. */
const AGES: Record<string, [number, number]> = {
  ...{ 'Cataract assessment': [55, 100], 'Eye pressure measurement': [40, 100] },
  ...{ 'Acne treatment review': [10, 40], 'Blood pressure review': [35, 100] },
  ...{ 'Follow-up after a stent': [45, 100], 'Repeated earache': [0, 17], 'Growth check': [0, 16] },
  ...{ 'Knee pain when climbing stairs': [25, 90], Palpitations: [18, 100] },
};

describe('composite: a doctor appointment', () => {
  const QUERIES: readonly Query[] = [
    ...EVERYWHERE,
    ...[
      '2024-12-10T09:00:00Z',
      '2026-04-10T09:00:00Z',
      '2026-05-10T09:00:00Z',
      '2027-04-12T08:00:00Z',
    ].flatMap((reference): Query[] => [
      { reference },
      { reference, locale: 'de' },
      { reference, locale: 'fr' },
      { reference, locale: 'ja' },
    ]),
    ...['general-practice', 'ophthalmology', 'orthopaedics'].map((specialty): Query => ({
      ...{ specialty, reference: REFERENCES[2], status: 'cancelled' },
    })),
  ];
  const appointments = () => records<Appointment>('doctor-appointment', QUERIES);

  test('nobody is treated at a weekend or on a public holiday of the country', () => {
    expectOfEach(
      appointments(),
      ({ start, practice }) => !isDayOff(start.slice(0, 10), practice?.address.countryCode ?? ''),
    );
  });

  test('patients are of an age at which one has the reason for the visit', () => {
    expectOfEach(appointments(), ({ reason, patient: { age } }) => {
      const [youngest, oldest] = AGES[reason] ?? [0, 100];
      return age >= youngest && age <= oldest;
    });
  });

  test('the age is that on the day of the visit, by the calendar of the place', () => {
    expectOfEach(
      appointments(),
      ({ patient, start }) => yearsBetween(patient.birthDate, start.slice(0, 10)) === patient.age,
    );
  });

  test('who feels better had a complaint, and only equipment that is needed is replaced', () => {
    const cancelled = appointments().filter(({ cancellation }) => cancellation);
    const complaints = /cough|Palpitations|Eczema|Knee pain|back pain|Itching|earache|fever/;
    const needed = /Echocardiogram|pressure measurement|Cataract|glasses/;
    expectOfEach(cancelled, ({ reason, patient, cancellation }) => {
      if (cancellation?.reason === 'Feeling better') return complaints.test(reason);
      if (cancellation?.reason === 'Equipment is being replaced') return needed.test(reason);
      return cancellation?.reason !== 'Cannot get away from work' || patient.age < 67;
    });
    expect(new Set(cancelled.map(({ cancellation }) => cancellation?.reason)).size).toBe(5);
  });

  test('nobody waits days with something that lasts hours, or knows days ahead that a doctor will be ill', () => {
    expectOfEach(
      appointments(),
      ({ reason, cancellation }) =>
        !/days|[Ee]mergency|[Aa]cute|^Earache/.test(reason) &&
        !/\bill\b|sick/.test(cancellation?.reason ?? ''),
    );
  });

  test('a practice cancels while it is open', () => {
    const cancelled = appointments().flatMap(({ cancellation, timeZone, practice }) =>
      cancellation?.by === 'practice' ? [{ at: cancellation.at, timeZone, practice }] : [],
    );
    expectOfEach(cancelled, ({ at, timeZone, practice }) => {
      const shown = shownAt(at, timeZone);
      const isOff = isDayOff(shown.slice(0, 10), practice?.address.countryCode ?? '');
      return !isOff && shown.slice(11, 13) >= '08' && shown.slice(11, 13) < '17';
    });
  });

  test('patients of a practice have the area code of its city', () => {
    const american = appointments().filter(
      ({ patient, timeZone }) => patient.phone && timeZone === 'America/Denver',
    );
    expectOfEach(american, ({ patient }) => patient.phone?.startsWith('+130355501') ?? false);
  });
});
