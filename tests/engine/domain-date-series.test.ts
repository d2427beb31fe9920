import { describe, expect, test } from 'vitest';
import { answersOf, fresh } from './faults.ts';
import type { Query } from './faults.ts';

const HOUR = 3_600_000;
const draw = (query: Query) =>
  fresh<string[]>('date/time-series', query, [1]).map((series) =>
    series.map((at) => Date.parse(at)),
  );
const gaps = (series: number[]) => series.slice(1).map((at, index) => at - (series[index] ?? 0));

describe('a time series', () => {
  test('is in ascending order, has as many points as asked for and begins no earlier', () => {
    for (const { query, value } of answersOf<string[]>('date/time-series')) {
      expect(value).toHaveLength(Number(query['points']));
      const instants = value.map((at) => Date.parse(at));
      expect(gaps(instants).filter((gap) => gap <= 0)).toEqual([]);
      const start = Date.parse((query['from'] ?? query['reference']) as string);
      expect(instants[0]).toBeGreaterThanOrEqual(start);
      if (query['kind'] !== 'business-hours') expect(instants[0]).toBe(start);
    }
  });

  test.each([
    ['seconds', 1000],
    ['minutes', 60_000],
    ['hours', HOUR],
    ['days', 24 * HOUR],
  ])('that is regular has a point every so many %s', (unit, length) => {
    for (const series of draw({ kind: 'regular', unit, interval: 7, points: 20 }))
      expect(new Set(gaps(series))).toEqual(new Set([7 * length]));
  });

  test('that is jittered stays near its places, and uses all the room there is', () => {
    const from = '2025-03-14T08:00:00Z';
    const shifts = draw({ kind: 'jittered', jitterPercent: 30, points: 50, from }).flatMap(
      (series) => series.slice(1).map((at, index) => (at - Date.parse(from)) / HOUR - index - 1),
    );
    expect(Math.max(...shifts)).toBeLessThanOrEqual(0.3001);
    expect(Math.min(...shifts)).toBeGreaterThanOrEqual(-0.3001);
    expect(Math.max(...shifts) - Math.min(...shifts)).toBeGreaterThan(0.59);
  });

  test('of business hours is on Mondays to Fridays from nine to five, an interval of open time apart', () => {
    const from = '2025-03-14T13:30:00Z';
    const [series = []] = draw({
      kind: 'business-hours',
      interval: 30,
      unit: 'minutes',
      points: 40,
      from,
    });
    for (const at of series) {
      const [day, hour] = [new Date(at).getUTCDay(), (at % (24 * HOUR)) / HOUR];
      expect([1, 2, 3, 4, 5]).toContain(day);
      expect(hour).toBeGreaterThanOrEqual(9);
      expect(hour).toBeLessThan(17);
    }
    // Friday the 14th from 13:30 to 17:00 holds seven, the eighth is on Monday morning.
    const shown = series.map((at) => new Date(at).toISOString().slice(0, 16));
    expect(shown.slice(0, 2)).toEqual(['2025-03-14T13:30', '2025-03-14T14:00']);
    expect(shown.slice(6, 9)).toEqual(['2025-03-14T16:30', '2025-03-17T09:00', '2025-03-17T09:30']);
  });

  test('of working days skips weekends, also over years', () => {
    const from = '2025-03-15T20:00:00Z';
    const [series = []] = draw({
      kind: 'business-hours',
      interval: 1,
      unit: 'days',
      points: 6,
      from,
    });
    expect(series.map((at) => new Date(at).toISOString().slice(0, 16))).toEqual(
      ['17', '18', '19', '20', '21', '24'].map((day) => `2025-03-${day}T09:00`),
    );
    const [years = []] = draw({
      kind: 'business-hours',
      interval: 260,
      unit: 'days',
      points: 3,
      from,
    });
    // 260 working days are 52 weeks.
    expect(gaps(years)).toEqual([364 * 24 * HOUR, 364 * 24 * HOUR]);
  });
});
