import { describe, expect, test } from 'vitest';
import { isWeekend, rangeOf } from './measures.ts';
import { drawValues, testAnswers } from './values.ts';
import type { Query } from './values.ts';

const HOUR = 3_600_000;

/** A hundred series as milliseconds. */
const drawSeries = (query: Query) =>
  drawValues<string[]>('date/time-series', query, [1]).map((series) =>
    series.map((at) => Date.parse(at)),
  );

const gapsOf = (series: number[]) => series.slice(1).map((at, index) => at - (series[index] ?? 0));

testAnswers<string[]>('date/time-series', {
  'is in order, has as many points as asked for and begins no earlier': (series, query) => {
    const timestamps = series.map((at) => Date.parse(at));
    const start = Date.parse(String(query['from'] ?? query['reference']));
    const [first = NaN] = timestamps;
    const isRoundTheClock = query['kind'] !== 'business-hours';
    return (
      series.length === query['points'] &&
      gapsOf(timestamps).every((gap) => gap > 0) &&
      (isRoundTheClock ? first === start : first >= start)
    );
  },
  'of business hours is on Mondays to Fridays from nine to five': (series, { kind }) =>
    kind === 'business-hours'
      ? series.every((at) => !isWeekend(at) && at.slice(11, 13) >= '09' && at.slice(11, 13) < '17')
      : undefined,
});

describe('a time series', () => {
  test.each(Object.entries({ seconds: 1000, minutes: 60_000, hours: HOUR, days: 24 * HOUR }))(
    'that is regular has a point every so many %s',
    (unit, length) => {
      const series = drawSeries({ kind: 'regular', unit, interval: 7, points: 20 });
      expect(new Set(series.flatMap(gapsOf))).toEqual(new Set([7 * length]));
    },
  );

  test('that is jittered stays near its places, and uses all the room there is', () => {
    const from = '2025-03-14T08:00:00Z';
    const series = drawSeries({ kind: 'jittered', jitterPercent: 30, points: 50, from });
    const shifts = series.flatMap((each) =>
      each.slice(1).map((at, index) => (at - Date.parse(from)) / HOUR - index - 1),
    );
    const [least, most] = rangeOf(shifts);
    expect([least >= -0.3001, most <= 0.3001, most - least > 0.59]).toEqual([true, true, true]);
  });

  test.each([
    // Friday the 14th from 13:30 to 17:00 holds seven, the eighth is on Monday morning.
    ['minutes', 30, '2025-03-14T13:30:00Z', 0, '2025-03-14T13:30'],
    ['minutes', 30, '2025-03-14T13:30:00Z', 6, '2025-03-14T16:30'],
    ['minutes', 30, '2025-03-14T13:30:00Z', 7, '2025-03-17T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 0, '2025-03-17T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 4, '2025-03-21T09:00'],
    ['days', 1, '2025-03-15T20:00:00Z', 5, '2025-03-24T09:00'],
    // 260 working days are 52 weeks.
    ['days', 260, '2025-03-15T20:00:00Z', 2, '2027-03-15T09:00'],
  ])('of business hours each %s × %i from %s has point %i at %s', (...row) => {
    const [unit, interval, from, index, expected] = row;
    const query = { kind: 'business-hours', unit, interval, from, points: 8 };
    const [series = []] = drawValues<string[]>('date/time-series', query, [1]);
    expect(series[index]?.slice(0, 16)).toBe(expected);
  });
});
