import validator from 'validator';
import type { PostalCodeLocale } from 'validator';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, areInOrder, draw, drawEverywhere, offsetAt } from './composite.ts';
import { secondsBetween, yearsBetween } from './composite.ts';
import type { Address } from './composite.ts';

interface Profile {
  sex: string;
  birthDate: string;
  age: number;
  zodiacSign: string;
  email: string;
  phone: string;
  address: Address;
  timeZone: string;
  occupation: { status: string; title?: string; employer?: string; startedOn?: string };
  account: { username: string; registeredAt: string; lastSeenAt: string };
}

interface Appointment {
  status: 'booked' | 'fulfilled' | 'noshow' | 'cancelled';
  specialty: string;
  reason: string;
  mode: string;
  start: string;
  end: string;
  durationMinutes: number;
  timeZone: string;
  createdAt: string;
  patient: { birthDate: string; age: number; lastName: string; phone?: string; guardian?: object };
  doctor: { lastName: string };
  joinUrl?: string;
  practice?: { name: string; address: Address };
  reminder?: { at: string };
  visit?: { checkedInAt: string; finishedAt: string };
  cancellation?: { at: string };
}

const REFERENCE = '2025-01-01T00:00:00Z';

/** What no doctor can do on a screen. */
const HANDS_ON =
  /check|Echocardiogram|plaster|[Kk]nee|measurement|assessment|glasses|Vaccination|earache/;

/** Time zones of a country, as the runtime knows them. */
function timeZonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

describe('composite: people', () => {
  test('a profile agrees with its birthday: age, sign, account and occupation', () => {
    for (const { birthDate, age, zodiacSign, occupation, account } of draw<Profile>(
      'person-profile',
    )) {
      expect(yearsBetween(birthDate, REFERENCE)).toBe(age);
      // The sun enters each sign between the 19th and the 23rd of a month.
      const day = Number(birthDate.slice(8));
      const signs =
        'Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius';
      const month = Number(birthDate.slice(5, 7)) - 1;
      const [before = '', after = ''] = [0, 1].map(
        (next) => signs.split(' ')[(month + next) % 12] ?? '',
      );
      expect(day < 19 ? [before] : day > 22 ? [after] : [before, after]).toContain(zodiacSign);
      expect(yearsBetween(birthDate, account.registeredAt)).toBeGreaterThanOrEqual(16);
      expect(areInOrder(birthDate, account.registeredAt, account.lastSeenAt, REFERENCE)).toBe(true);
      expect(areInOrder(birthDate, occupation.startedOn, REFERENCE)).toBe(true);
      const works = ['employed', 'self-employed'].includes(occupation.status);
      expect([occupation.title, occupation.startedOn].map((value) => value !== undefined)).toEqual([
        works,
        works,
      ]);
      expect(occupation.employer !== undefined).toBe(occupation.status === 'employed');
      if (occupation.startedOn)
        expect(yearsBetween(birthDate, occupation.startedOn)).toBeGreaterThanOrEqual(18);
      expect(occupation.status === 'retired').toBe(age > 66);
    }
  });

  test.each(Object.entries(COUNTRIES))('a profile in %s lives in %s', (locale, country) => {
    const cities = new Map<string, string>();
    const profiles = draw<Profile>('person-profile', { locale }, [1, 2, 3]);
    for (const { address, timeZone, email, phone, account } of profiles) {
      expect(address.countryCode).toBe(country);
      expect(
        validator.isPostalCode(address.postcode, country as PostalCodeLocale),
        address.postcode,
      ).toBe(true);
      expect(timeZonesOf(country)).toContain(timeZone);
      expect(cities.get(address.city) ?? address.region).toBe(address.region);
      cities.set(address.city, address.region);
      expect(email.split('@')[0]).toBe(account.username);
      expect(email).toMatch(/@example\.(com|net|org)$/);
      expect(validator.isEmail(email), email).toBe(true);
      expect(
        phone.startsWith(
          `+${{ US: '1', GB: '44', DE: '49', FR: '33', ES: '34', IT: '39', NL: '31', PL: '48', BR: '55', SE: '46', DK: '45', NO: '47', CZ: '420', ID: '62', JP: '81', KR: '82', CN: '86' }[country] ?? '?'}`,
        ),
      ).toBe(true);
    }
    expect(cities.size).toBe(5);
  });

  test('profiles have the sex and the ages asked for', () => {
    const query = { sex: 'male', minAge: 30, maxAge: 31 };
    const ages = draw<Profile>('person-profile', query).map(({ sex, age }) => `${sex} ${age}`);
    expect([...new Set(ages)].sort()).toEqual(['male 30', 'male 31']);
  });

  test('an appointment is on a working day, and its status fits its times', () => {
    for (const each of drawEverywhere<Appointment>('doctor-appointment')) {
      const { status, start, end, durationMinutes, timeZone } = each;
      expect([start, end].map((time) => time.slice(19))).toEqual(
        [start, end].map((time) => offsetAt(time, timeZone)),
      );
      expect(secondsBetween(start, end)).toBe(durationMinutes * 60);
      expect([0, 6]).not.toContain(new Date(start.slice(0, 10)).getUTCDay());
      expect(
        start.slice(11, 16) >= '08:00' && end.slice(11, 16) <= '17:00',
        `${start} ${end}`,
      ).toBe(true);
      const isPast = status === 'fulfilled' || status === 'noshow';
      expect(isPast ? areInOrder(end, REFERENCE) : areInOrder(REFERENCE, start)).toBe(true);
      expect(areInOrder(each.createdAt, REFERENCE)).toBe(true);
      expect(areInOrder(each.createdAt, each.cancellation?.at ?? each.reminder?.at, start)).toBe(
        true,
      );
      expect(
        [each.visit, each.cancellation, each.reminder].map((value) => value !== undefined),
      ).toEqual([status === 'fulfilled', status === 'cancelled', status !== 'cancelled']);
      if (each.visit)
        expect(areInOrder(each.visit.checkedInAt, start, each.visit.finishedAt)).toBe(true);
      expect([each.joinUrl, each.practice].map((value) => value !== undefined)).toEqual([
        each.mode === 'video',
        each.mode !== 'video',
      ]);
      if (each.mode === 'video') expect(each.reason).not.toMatch(HANDS_ON);
    }
  });

  test('a patient is of the age that the specialty treats, and children come with a guardian', () => {
    for (const specialty of ['paediatrics', 'cardiology']) {
      for (const { patient, start, doctor, practice } of draw<Appointment>('doctor-appointment', {
        specialty,
      })) {
        expect(yearsBetween(patient.birthDate, start.slice(0, 10))).toBe(patient.age);
        const isChild = patient.age < 18;
        expect(isChild).toBe(specialty === 'paediatrics');
        expect([patient.guardian, patient.phone].map((value) => value !== undefined)).toEqual([
          isChild,
          !isChild,
        ]);
        if (practice) expect(practice.name).toContain(doctor.lastName);
      }
    }
  });
});
