import validator from 'validator';
import { describe, expect, test } from 'vitest';
import { rejectedParameters } from './support/engine.ts';
import { DAY_SECONDS, rangeOf, secondsBetween, yearsBetween } from './measures.ts';
import { drawDistinct, drawValues, testAnswers, testValues } from './values.ts';
import type { Query } from './values.ts';

const LEAP_DAY = '2024-02-29T15:00:00Z';

/** Whether an HTTP date parses back to itself, weekday included. */
const isHttpDate = (value: string) => new Date(value).toUTCString() === value;

testValues('date', [
  ['http-date', { reference: LEAP_DAY }, isHttpDate],
  ['timestamp', { minSeconds: 100, maxSeconds: 101, unit: 'milliseconds' }, /^10[01]\d{3}$/],
  ['timestamp', { minSeconds: 100, maxSeconds: 101, unit: 'seconds' }, ['100', '101']],
  [
    'time-of-day',
    { from: '23:58', to: '00:01', precision: 'minutes' },
    ['23:58', '23:59', '00:00', '00:01'],
  ],
  ['time-of-day', { precision: 'milliseconds' }, /^.{12}$/],
  ['year', { min: 1896, max: 1908, leap: true }, ['1896', '1904', '1908']],
  ['year', { min: 1900, max: 1900, leap: false }, ['1900']],
  ['iso-week', { minYear: 2026, maxYear: 2026 }, { has: ['2026-W53'] }],
  ['iso-week', { minYear: 2020, maxYear: 2020 }, { has: ['2020-W53'] }],
  ['iso-week', { minYear: 2025, maxYear: 2025 }, /-W(?!53)/],
  // People are born on the first and on the last day of the window.
  ['birthdate', { minYear: 2024, reference: '2024-01-02T15:00:00Z' }, ['2024-01-01', '2024-01-02']],
]);

testAnswers<{ start: string; end: string; durationDays: number }>('date/date-range', {
  'counts its days and stays in the window': ({ start, end, durationDays }, query) =>
    secondsBetween(start, end) === (durationDays - 1) * DAY_SECONDS &&
    durationDays >= Number(query['minDays']) &&
    durationDays <= Number(query['maxDays']) &&
    start >= String(query['from'] ?? start) &&
    end <= String(query['to'] ?? end),
});

testAnswers('date/duration', {
  'names whole seconds between the limits, with every part carried': (duration, query) => {
    const partOf = (unit: string) => Number(RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0);
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = ['D', 'H', 'M', 'S'].map(partOf);
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    return (
      hours < 24 &&
      minutes < 60 &&
      seconds < 60 &&
      total >= Number(query['minSeconds']) &&
      total <= Number(query['maxSeconds'])
    );
  },
});

describe('dates', () => {
  test.each([
    ['past-date', { years: 3 }, '2021-03-01T15:00:00Z', '2024-02-29T14:59:59Z'],
    ['future-date', { years: 1 }, '2024-02-29T15:00:01Z', '2025-03-01T15:00:00Z'],
    ['recent-date', { days: 1 }, '2024-02-28T15:00:00Z', '2024-02-29T14:59:59Z'],
    ['upcoming-date', { days: 14 }, '2024-02-29T15:00:01Z', '2024-03-14T15:00:00Z'],
    ['date-time', { offset: '-03:30' }, '2023-03-01T15:00:00Z', '2025-02-28T15:00:00Z'],
  ])('date/%s asked for %j lies from %s to %s and fills that', (name, query, from, to) => {
    const dates = drawValues(`date/${name}`, { ...query, reference: LEAP_DAY });
    expect(dates.filter((date) => !validator.isRFC3339(date))).toEqual([]);
    const [earliest, latest] = rangeOf(dates.map((date) => Date.parse(date)));
    const margin = (Date.parse(to) - Date.parse(from)) / 20;
    expect(earliest).toBeGreaterThanOrEqual(Date.parse(from) - 1000);
    expect(earliest).toBeLessThan(Date.parse(from) + margin);
    expect(latest).toBeLessThanOrEqual(Date.parse(to));
    expect(latest).toBeGreaterThan(Date.parse(to) - margin);
  });

  test.each([
    ['date/date-between', { from: '2024-02-28', to: '2024-03-01' }],
    ['finance/transaction', { from: '2024-02-28', to: '2024-03-01' }],
    ['database/mongodb-object-id', { from: '2024-02-28', to: '2024-03-01' }],
    ['date/time-series', { from: '2024-02-28' }],
  ])('%s takes days for its bounds: %j', async (name, bounds) => {
    expect(await rejectedParameters(name, bounds)).toEqual([]);
  });

  test('neither a day that no month has nor a time alone is a bound', async () => {
    const query = { from: '2024-02-30', to: '5pm' };
    expect(await rejectedParameters('date/date-between', query)).toEqual(['from', 'to']);
  });

  test('a bound without a time is its midnight in UTC, and days alone are those of both bounds', () => {
    const bounds = { from: '2024-02-28', to: '2024-03-01' };
    const days = drawDistinct('date/date-between', { ...bounds, format: 'date' });
    expect(days).toEqual(new Set(['2024-02-28', '2024-02-29', '2024-03-01']));
    const timestamps = drawValues('date/date-between', { ...bounds, unique: true });
    expect(timestamps.filter((timestamp) => timestamp >= bounds.to)).toEqual([]);
  });

  test('a date between two date-times reaches both', () => {
    const bounds = { from: '2025-06-01T00:00:00+02:00', to: '2025-06-01T00:00:00.005+02:00' };
    const timestamps = drawValues('date/date-between', bounds).map((date) => Date.parse(date));
    expect(rangeOf(timestamps)).toEqual([Date.parse(bounds.from), Date.parse(bounds.to)]);
  });

  test.each<[Query, number[]]>([
    [{ minAge: 17, maxAge: 18 }, [17, 18]],
    [{ maxAge: 3 }, [0, 1, 2, 3]],
    [{ minAge: 119, maxAge: 120 }, [119, 120]],
  ])('people asked for %j have the ages %j on the day of the reference', (query, expected) => {
    const days = drawValues('date/birthdate', { ...query, reference: LEAP_DAY });
    const ages = new Set(days.map((day) => yearsBetween(day, LEAP_DAY)));
    expect(ages).toEqual(new Set(expected));
  });

  test.each<[Query, string[]]>([
    [{ minYear: 2025 }, ['minYear']],
    [{ minAge: 35, minYear: 1990 }, ['minAge', 'minYear']],
    [{ maxAge: 20, maxYear: 2002 }, ['maxAge', 'maxYear']],
  ])('a birthday is rejected for %j', async (query, names) => {
    const request = { ...query, reference: LEAP_DAY };
    expect(await rejectedParameters('date/birthdate', request)).toEqual(
      expect.arrayContaining(names),
    );
  });

  test.each([
    [{ minAge: 34, minYear: 1990 }, LEAP_DAY, '1990-01-01', '1990-02-28'],
    [{ minAge: 34, minYear: 1989, maxYear: 1989 }, LEAP_DAY, '1989-01-01', '1989-12-31'],
    [{ minAge: 90, maxYear: 1905 }, LEAP_DAY, '1900-01-01', '1905-12-31'],
    [{ maxAge: 21, maxYear: 2002 }, LEAP_DAY, '2002-03-01', '2002-12-31'],
    [{ maxAge: 22, maxYear: 2002 }, '2024-12-31T00:00:00Z', '2002-01-01', '2002-12-31'],
    [{ maxAge: 1, minYear: 2023 }, LEAP_DAY, '2023-01-01', '2024-02-29'],
  ])('%j on %s returns days from %s to %s', (query, reference, first, last) => {
    const days = drawValues('date/birthdate', { ...query, reference }).sort();
    expect([days[0], days.at(-1)].map((day) => day?.slice(0, 4))).toEqual([
      first.slice(0, 4),
      last.slice(0, 4),
    ]);
    expect(days.filter((day) => day < first || day > last)).toEqual([]);
  });

  test('nobody is born after the reference, whatever year is asked for', () => {
    const query = { minYear: 2023, maxYear: 2029, reference: LEAP_DAY };
    const days = drawValues('date/birthdate', query);
    expect(days.filter((day) => day < '2023-01-01' || day > '2024-02-29')).toEqual([]);
  });

  test('weekdays in Arabic are written out, because they have no abbreviations', () => {
    const [short, long] = [true, false].map((abbreviated) =>
      drawDistinct('date/weekday', { locale: 'ar', abbreviated }),
    );
    expect([short, short?.size]).toEqual([long, 7]);
  });

  test.each([
    [false, ['fr', 'ru']],
    [true, ['es', 'fr', 'ru']],
  ])('weekdays inside a sentence, abbreviated %s, differ in %j only', (abbreviated, expected) => {
    const differs = (locale: string) => {
      const days = drawValues('date/weekday', { locale, abbreviated });
      const [inside = ''] = drawValues('date/weekday', { locale, abbreviated, context: true });
      return !days.includes(inside);
    };
    const locales = 'ar cs de en es fr he ja ko nl pt-BR ru sv zh-CN'.split(' ');
    expect(locales.filter(differs)).toEqual(expected);
  });
});
