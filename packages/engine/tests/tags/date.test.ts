import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, isWeekend, rangeOf, secondsBetween } from '../measures.ts';
import { rejectedParameters } from '../support/engine.ts';
import { MANY_SEEDS, createValues, testEachValue } from '../values.ts';
import type { Query } from '../values.ts';

const LEAP_DAY = '2024-02-29T15:00:00Z';
const HOUR = 3_600_000;

testEachValue<{ start: string; end: string; durationDays: number }>('date/date-range', {
  'counts its days and stays in the window': ({ start, end, durationDays }, query) =>
    secondsBetween(start, end) === (durationDays - 1) * DAY_SECONDS &&
    durationDays >= Number(query['minDays']) &&
    durationDays <= Number(query['maxDays']) &&
    start >= String(query['from'] ?? start) &&
    end <= String(query['to'] ?? end),
});

testEachValue('date/duration', {
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

test.each<[string, Query, string, string]>([
  ['past-date', { years: 3 }, '2021-03-01T15:00:00Z', '2024-02-29T14:59:59Z'],
  ['future-date', { years: 1 }, '2024-02-29T15:00:01Z', '2025-03-01T15:00:00Z'],
  ['recent-date', { days: 1 }, '2024-02-28T15:00:00Z', '2024-02-29T14:59:59Z'],
  ['upcoming-date', { days: 14 }, '2024-02-29T15:00:01Z', '2024-03-14T15:00:00Z'],
  ['date-time', { offset: '-03:30' }, '2023-03-01T15:00:00Z', '2025-02-28T15:00:00Z'],
])('values of date/%s with %j fill the time from %s to %s', (name, query, ...limits) => {
  const dates = createValues(`date/${name}`, { ...query, reference: LEAP_DAY });
  const [from = 0, to = 0] = limits.map((limit) => Date.parse(limit));
  const [earliest, latest] = rangeOf(dates.map((date) => Date.parse(date)));
  const margin = (to - from) / 20;
  expect(earliest).toBeGreaterThanOrEqual(from - 1000);
  expect(earliest).toBeLessThan(from + margin);
  expect(latest).toBeLessThanOrEqual(to);
  expect(latest).toBeGreaterThan(to - margin);
});

test('a date-time with an offset is the same time as in UTC', () => {
  const [there, utc] = ['-03:30', 'Z'].map((offset) =>
    createValues('date/date-time', { offset }).map((dateTime) => Date.parse(dateTime)),
  );
  expect(there).toEqual(utc);
});

const LEAP_DAYS = { from: '2024-02-28', to: '2024-03-01' };

test.each<[string, Query, string[]]>([
  ['date/date-between', LEAP_DAYS, []],
  ['finance/transaction', LEAP_DAYS, []],
  ['database/mongodb-object-id', LEAP_DAYS, []],
  ['date/time-series', { from: '2024-02-28' }, []],
  ['date/date-between', { from: '2024-02-30', to: '5pm' }, ['from', 'to']],
  ['date/birthdate', { minYear: 2025, reference: LEAP_DAY }, ['minYear']],
  ['date/birthdate', { minAge: 35, minYear: 1990, reference: LEAP_DAY }, ['minAge', 'minYear']],
  ['date/birthdate', { maxAge: 20, maxYear: 2002, reference: LEAP_DAY }, ['maxAge', 'maxYear']],
])('%s with %j rejects the parameters %j', async (name, query, expected) => {
  const rejected = await rejectedParameters(name, query);
  expect(rejected.filter((parameter) => parameter in query)).toEqual(expected);
  expect(rejected.length > 0).toBe(expected.length > 0);
});

test.each<[Query, string, string, string]>([
  [{ minAge: 17, maxAge: 18 }, LEAP_DAY, '2005-03-01', '2007-02-28'],
  [{ maxAge: 0 }, LEAP_DAY, '2023-03-01', '2024-02-29'],
  [{ minAge: 119 }, LEAP_DAY, '1903-03-01', '1905-02-28'],
  [{ minAge: 34, minYear: 1990 }, LEAP_DAY, '1990-01-01', '1990-02-28'],
  [{ minAge: 34, minYear: 1989, maxYear: 1989 }, LEAP_DAY, '1989-01-01', '1989-12-31'],
  [{ minAge: 90, maxYear: 1900 }, LEAP_DAY, '1900-01-01', '1900-12-31'],
  [{ maxAge: 21, maxYear: 2002 }, LEAP_DAY, '2002-03-01', '2002-12-31'],
  [{ maxAge: 22, maxYear: 2002 }, '2024-12-31T00:00:00Z', '2002-01-01', '2002-12-31'],
  [{ maxAge: 1, minYear: 2023 }, LEAP_DAY, '2023-01-01', '2024-02-29'],
  [{ minYear: 2023, maxYear: 2029 }, LEAP_DAY, '2023-01-01', '2024-02-29'],
])('birthdates with %j on %s are from %s to %s', (query, reference, ...expected) => {
  const days = createValues('date/birthdate', { ...query, reference }, MANY_SEEDS).sort();
  expect([days[0], days.at(-1)]).toEqual(expected);
});

const gapsOf = (series: number[]) =>
  series.slice(1).map((timestamp, index) => timestamp - (series[index] ?? 0));

testEachValue<string[]>('date/time-series', {
  'is in order, has the requested number of points and begins no earlier': (series, query) => {
    const timestamps = series.map((dateTime) => Date.parse(dateTime));
    const start = Date.parse(String(query['from'] ?? query['reference']));
    const [first = NaN] = timestamps;
    return (
      series.length === query['points'] &&
      gapsOf(timestamps).every((gap) => gap > 0) &&
      (query['kind'] === 'business-hours' ? first >= start : first === start)
    );
  },
  'of business hours is on Mondays to Fridays from nine to five': (series, { kind }) =>
    kind === 'business-hours'
      ? series.every(
          (dateTime) =>
            !isWeekend(dateTime) && dateTime.slice(11, 13) >= '09' && dateTime.slice(11, 13) < '17',
        )
      : undefined,
});

describe('a time series', () => {
  /** A hundred series as milliseconds. */
  const createSeries = (query: Query) =>
    createValues<string[]>('date/time-series', query, [1]).map((series) =>
      series.map((dateTime) => Date.parse(dateTime)),
    );

  test.each(Object.entries({ seconds: 1000, minutes: 60_000, hours: HOUR, days: 24 * HOUR }))(
    'that is regular has the same number of %s between its points',
    (unit, length) => {
      const series = createSeries({ kind: 'regular', unit, interval: 7, points: 20 });
      expect(new Set(series.flatMap(gapsOf))).toEqual(new Set([7 * length]));
    },
  );

  test('that is jittered varies by the requested share of the interval, in both directions', () => {
    const from = '2025-03-14T08:00:00Z';
    const series = createSeries({ kind: 'jittered', jitterPercent: 30, points: 50, from });
    const shifts = series.flatMap((each) =>
      each.slice(1).map((timestamp, index) => (timestamp - Date.parse(from)) / HOUR - index - 1),
    );
    const [least, most] = rangeOf(shifts);
    expect([least >= -0.3001, most <= 0.3001, most - least > 0.59]).toEqual([true, true, true]);
  });

  test.each([
    // Friday the 14th from 13:30 to 17:00 has seven points, the eighth is on Monday morning.
    ['minutes', 30, '2025-03-14T13:30:00Z', 0, '2025-03-14T13:30'],
    ['minutes', 30, '2025-03-14T13:30:00Z', 6, '2025-03-14T16:30'],
    ['minutes', 30, '2025-03-14T13:30:00Z', 7, '2025-03-17T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 0, '2025-03-17T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 4, '2025-03-21T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 5, '2025-03-24T09:00'],
    // 260 working days are 52 weeks.
    ['days', 260, '2025-03-15T20:00:00Z', 2, '2027-03-15T09:00'],
  ])('of business hours in %s × %i from %s has point %i at %s', (...row) => {
    const [unit, interval, from, index, expected] = row;
    const query = { kind: 'business-hours', unit, interval, from, points: 8 };
    const [series = []] = createValues<string[]>('date/time-series', query, [1]);
    expect(series[index]?.slice(0, 16)).toBe(expected);
  });
});
