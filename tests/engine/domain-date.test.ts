import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/engine/refusal.ts';
import { refusedFor } from './engine.ts';
import { fresh } from './faults.ts';
import type { Query } from './faults.ts';

const DAY = 86_400_000;
const LEAP_DAY = '2024-02-29T15:00:00Z';

/** Three hundred fresh values. */
const draw = <T>(name: string, query: Query = {}): T[] =>
  fresh<T>(`date/${name}`, query, [11, 12, 13]);

/** Earliest and latest of some instants, as milliseconds. */
function span(instants: string[]): [number, number] {
  expect(instants.every((instant) => validator.isRFC3339(instant))).toBe(true);
  const times = instants.map((instant) => Date.parse(instant));
  return [Math.min(...times), Math.max(...times)];
}

/** The age on the leap day of somebody born on a day such as `2000-03-01`. */
function ageOf(birthdate: string): number {
  const years = 2024 - Number(birthdate.slice(0, 4));
  return birthdate.slice(5) > LEAP_DAY.slice(5, 10) ? years - 1 : years;
}

describe('a date value', () => {
  test.each([
    ['past-date', { years: 3 }, '2021-03-01T15:00:00Z', '2024-02-29T14:59:59Z'],
    ['future-date', { years: 1 }, '2024-02-29T15:00:01Z', '2025-03-01T15:00:00Z'],
    ['recent-date', { days: 1 }, '2024-02-28T15:00:00Z', '2024-02-29T14:59:59Z'],
    ['upcoming-date', { days: 14 }, '2024-02-29T15:00:01Z', '2024-03-14T15:00:00Z'],
    ['date-time', { offset: '-03:30' }, '2023-03-01T15:00:00Z', '2025-02-28T15:00:00Z'],
  ])('%s stays in its window around the reference and fills it', (name, query, from, to) => {
    const [earliest, latest] = span(draw<string>(name, { ...query, reference: LEAP_DAY }));
    const margin = (Date.parse(to) - Date.parse(from)) / 20;
    expect(earliest).toBeGreaterThanOrEqual(Date.parse(from) - 1000);
    expect(earliest).toBeLessThan(Date.parse(from) + margin);
    expect(latest).toBeLessThanOrEqual(Date.parse(to));
    expect(latest).toBeGreaterThan(Date.parse(to) - margin);
  });

  test('a date between keeps both bounds, and bounds in the wrong order are refused', () => {
    const bounds = { from: '2025-06-01T00:00:00+02:00', to: '2025-06-01T00:00:00.005+02:00' };
    const [earliest, latest] = span(draw<string>('date-between', bounds));
    expect(latest - earliest).toBe(5);
    expect(() => draw('date-between', { from: bounds.to, to: bounds.from })).toThrow(Refusal);
  });

  test('a bound without a time is its midnight in UTC, and days alone are those of both bounds', async () => {
    const bounds = { from: '2024-02-28', to: '2024-03-01' };
    for (const name of ['date/date-between', 'finance/transaction', 'database/mongodb-object-id'])
      expect(await refusedFor(name, bounds)).toEqual([]);
    expect(await refusedFor('date/time-series', { from: '2024-02-28' })).toEqual([]);
    expect(await refusedFor('date/date-between', { from: '2024-02-30', to: '5pm' })).toHaveLength(
      2,
    );
    const days = new Set(draw('date-between', { ...bounds, format: 'date' }));
    expect(days).toEqual(new Set(['2024-02-28', '2024-02-29', '2024-03-01']));
    const { to } = bounds;
    expect(draw<string>('date-between', { ...bounds, unique: true }).every((day) => day < to)).toBe(
      true,
    );
  });

  test('a date range counts its days and stays in the window', () => {
    const query = { from: '2025-02-25', to: '2025-03-04', minDays: 2, maxDays: 30 };
    const ranges = draw<{ start: string; end: string; durationDays: number }>('date-range', query);
    for (const { start, end, durationDays } of ranges) {
      expect((Date.parse(end) - Date.parse(start)) / DAY + 1).toBe(durationDays);
      expect(start >= query.from && end <= query.to && durationDays >= 2).toBe(true);
    }
    expect(() => draw('date-range', { ...query, minDays: 9 })).toThrow(Refusal);
    expect(() => draw('date-range', { ...query, minDays: 7, maxDays: 3 })).toThrow(Refusal);
  });

  test('people have the age asked for on the day of the reference', () => {
    const ages = draw<string>('birthdate', { minAge: 17, maxAge: 18, reference: LEAP_DAY }).map(
      ageOf,
    );
    expect(new Set(ages)).toEqual(new Set([17, 18]));
    const oldest = draw<string>('birthdate', { minAge: 90, reference: LEAP_DAY }).map(ageOf);
    expect(oldest.filter((age) => age < 90 || age > 120)).toEqual([]);
    const youngest = draw<string>('birthdate', { maxAge: 3, reference: LEAP_DAY }).map(ageOf);
    expect(new Set(youngest)).toEqual(new Set([0, 1, 2, 3]));
    const contradictions: Query[] = [
      { minAge: 20, maxAge: 19 },
      { minYear: 2000, maxYear: 1999 },
      { minYear: 2025 },
      { minAge: 20, minYear: 1990 },
    ];
    for (const query of contradictions)
      expect(() => draw('birthdate', { ...query, reference: LEAP_DAY })).toThrow(Refusal);
    const born = draw<string>('birthdate', { minYear: 2023, maxYear: 2029, reference: LEAP_DAY });
    expect(born.every((day) => day >= '2023-01-01' && day <= '2024-02-29')).toBe(true);
  });

  test('people are born on the first and on the last day of the window', () => {
    const days = draw<string>('birthdate', { minYear: 2024, reference: '2024-01-02T15:00:00Z' });
    expect([...new Set(days)].sort()).toEqual(['2024-01-01', '2024-01-02']);
  });

  test('Arabic days are written out, because they have no abbreviations', () => {
    const days = (abbreviated: boolean) => draw<string>('weekday', { locale: 'ar', abbreviated });
    expect(days(true)).toEqual(days(false));
    expect(new Set(days(true)).size).toBe(7);
  });

  test('the form inside a sentence differs in French, in Russian and in Spanish short forms', () => {
    const differs = (locale: string, abbreviated: boolean) => {
      const days = draw<string>('weekday', { locale, abbreviated });
      return !days.includes(
        draw<string>('weekday', { locale, abbreviated, context: true })[0] ?? '',
      );
    };
    const locales = 'ar cs de en es fr he ja ko nl pt-BR ru sv zh-CN'.split(' ');
    expect(locales.filter((locale) => differs(locale, false))).toEqual(['fr', 'ru']);
    expect(locales.filter((locale) => differs(locale, true))).toEqual(['es', 'fr', 'ru']);
  });

  test('timestamps keep their limits in both units', () => {
    const query = { minSeconds: 100, maxSeconds: 101, unit: 'milliseconds' };
    const values = draw<number>('timestamp', query);
    expect(values.every((value) => value >= 100_000 && value <= 101_999)).toBe(true);
    const inSeconds = draw('timestamp', { ...query, unit: 'seconds' });
    expect(new Set(inSeconds)).toEqual(new Set([100, 101]));
  });

  test('times of day keep their window, over midnight too, and their precision', () => {
    const query = { from: '23:58', to: '00:01', precision: 'minutes' };
    const expected = ['23:58', '23:59', '00:00', '00:01'];
    expect(new Set(draw('time-of-day', query))).toEqual(new Set(expected));
    expect(draw<string>('time-of-day', { precision: 'milliseconds' })[0]).toHaveLength(12);
  });

  test('durations name whole seconds between the limits, with every part carried', () => {
    for (const duration of draw<string>('duration', { minSeconds: 1, maxSeconds: 90_000 })) {
      const part = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0);
      expect(part('H') < 24 && part('M') < 60 && part('S') < 60).toBe(true);
      const total = ((part('D') * 24 + part('H')) * 60 + part('M')) * 60 + part('S');
      expect(total >= 1 && total <= 90_000).toBe(true);
    }
  });

  test('leap years follow the Gregorian rule', () => {
    const years = new Set(draw('year', { min: 1896, max: 1908, leap: true }));
    expect(years).toEqual(new Set([1896, 1904, 1908]));
    expect(draw('year', { min: 1896, max: 1908, leap: false })).toContain(1900);
    expect(() => draw('year', { min: 2001, max: 2003, leap: true })).toThrow(Refusal);
  });

  test('week 53 occurs in the years that have it', () => {
    const weeks = (year: number) => draw<string>('iso-week', { minYear: year, maxYear: year });
    expect(weeks(2026)).toContain('2026-W53');
    expect(weeks(2025)).not.toContain('2025-W53');
    expect(weeks(2020)).toContain('2020-W53');
  });

  test('an HTTP date parses back to itself, weekday included', () => {
    const dates = draw<string>('http-date', { reference: LEAP_DAY });
    expect(dates.filter((value) => new Date(value).toUTCString() !== value)).toEqual([]);
  });
});
