import { DAY_SECONDS, isWeekend, rangeOf, secondsBetween } from '../measures.ts';
import { EVERY_REQUEST } from '../values.ts';
import type { Query, ValueCase } from '../values.ts';

const REFERENCE = '2025-03-14T08:00:00Z';
const LEAP_DAY = '2024-02-29T15:00:00Z';
const DAY = 86_400_000;

const daysAfterReference = (date: string): number =>
  (Date.parse(date) - Date.parse(REFERENCE)) / DAY;

const isInLastYear = (date: string): boolean =>
  daysAfterReference(date) < 0 && daysAfterReference(date) >= -365;
const isInNextYear = (date: string): boolean =>
  daysAfterReference(date) > 0 && daysAfterReference(date) <= 365;
const isInLastDay = (date: string): boolean =>
  daysAfterReference(date) < 0 && daysAfterReference(date) >= -1;
const isInNextDay = (date: string): boolean =>
  daysAfterReference(date) > 0 && daysAfterReference(date) <= 1;

/** Returns whether a person with this birthdate is 18 to 80 years old on the day of `REFERENCE`. */
const isOfDefaultAge = (birthdate: string): boolean =>
  birthdate > '1944-03-14' && birthdate <= '2007-03-14';

const fitsSigned32Bits = (seconds: string): boolean => Number(seconds) < 2 ** 31;

/** Returns whether an HTTP date is unchanged after parsing and formatting, weekday included. */
const isHttpDate = (value: string): boolean => new Date(value).toUTCString() === value;

const isBeforeEnd = (timestamp: string, { to }: Query): boolean => timestamp < String(to);

const YEARS = Array.from({ length: 61 }, (_, index) => String(1970 + index));

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Arabic weekdays. They have no abbreviations. */
const ARABIC_WEEKDAYS = 'الأحَد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' ');

const LEAP_DAYS = { from: '2024-02-28', to: '2024-03-01' };

const FIVE_MILLISECONDS = {
  from: '2025-06-01T00:00:00+02:00',
  to: '2025-06-01T00:00:00.005+02:00',
};
const MILLISECONDS = [0, 1, 2, 3, 4, 5].map((digit) => `2025-05-31T22:00:00.00${digit}Z`);

const HOUR = DAY / 24;

/** Requests, each with the earliest and the latest value in the responses. */
const FILLED: readonly [name: string, query: Query, from: string, to: string][] = [
  ['past-date', { years: 3 }, '2021-03-01T15:00:00Z', '2024-02-29T14:59:59Z'],
  ['future-date', { years: 1 }, '2024-02-29T15:00:01Z', '2025-03-01T15:00:00Z'],
  ['recent-date', { days: 1 }, '2024-02-28T15:00:00Z', '2024-02-29T14:59:59Z'],
  ['upcoming-date', { days: 14 }, '2024-02-29T15:00:01Z', '2024-03-14T15:00:00Z'],
  ['date-time', { offset: '-03:30' }, '2023-03-01T15:00:00Z', '2025-02-28T15:00:00Z'],
];

const inNewfoundland = (utc: string): string =>
  new Date(Date.parse(utc) - 3.5 * HOUR).toISOString().slice(0, utc.length - 1) + '-03:30';

type DateRange = Record<'start' | 'end', string> & { durationDays: number };

/** Returns whether `durationDays` matches the range, and the range is within the requested window. */
const isInWindow = ({ start, end, durationDays }: DateRange, query: Query): boolean =>
  secondsBetween(start, end) === (durationDays - 1) * DAY_SECONDS &&
  durationDays >= Number(query['minDays']) &&
  durationDays <= Number(query['maxDays']) &&
  start >= String(query['from'] ?? start) &&
  end <= String(query['to'] ?? end);

/** Returns whether a duration is within the limits and normalized: 60 seconds are 1 minute, and 24 hours are 1 day. */
function namesWholeSeconds(duration: string, { minSeconds, maxSeconds }: Query): boolean {
  const partOf = (unit: string) => Number(RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = ['D', 'H', 'M', 'S'].map(partOf);
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return (
    hours < 24 &&
    minutes < 60 &&
    seconds < 60 &&
    total >= Number(minSeconds) &&
    total <= Number(maxSeconds)
  );
}

/** Requests with limits of age or year, with the first and the last possible birthdate. */
const BIRTHDATES: readonly [query: Query, first: string, last: string][] = [
  [{ minAge: 17, maxAge: 18 }, '2005-03-01', '2007-02-28'],
  [{ maxAge: 0 }, '2023-03-01', '2024-02-29'],
  [{ minAge: 119 }, '1903-03-01', '1905-02-28'],
  [{ minAge: 34, minYear: 1990 }, '1990-01-01', '1990-02-28'],
  [{ minAge: 34, minYear: 1989, maxYear: 1989 }, '1989-01-01', '1989-12-31'],
  [{ minAge: 90, maxYear: 1900 }, '1900-01-01', '1900-12-31'],
  [{ maxAge: 21, maxYear: 2002 }, '2002-03-01', '2002-12-31'],
  [{ maxAge: 22, maxYear: 2002, reference: '2024-12-31T00:00:00Z' }, '2002-01-01', '2002-12-31'],
  [{ maxAge: 1, minYear: 2023 }, '2023-01-01', '2024-02-29'],
  [{ minYear: 2023, maxYear: 2029 }, '2023-01-01', '2024-02-29'],
];

const LEAP_START = '2024-02-28T00:00:00.000Z';

const gapsOf = (series: string[]): number[] =>
  series.slice(1).map((time, index) => Date.parse(time) - Date.parse(series[index] ?? ''));

/** Returns whether a series has the requested number of points, in order, and does not begin before the requested start. */
function isInOrderFromStart(series: string[], query: Query): boolean {
  const start = Date.parse(String(query['from'] ?? query['reference']));
  const first = Date.parse(series[0] ?? '');
  return (
    series.length === query['points'] &&
    gapsOf(series).every((gap) => gap > 0) &&
    (query['kind'] === 'business-hours' ? first >= start : first === start)
  );
}

const isInBusinessHours = (series: string[], { kind }: Query): boolean | undefined =>
  kind === 'business-hours'
    ? series.every((time) => !isWeekend(time) && /T(09|1[0-6]):/.test(time))
    : undefined;

/** Returns whether points deviate from whole hours by less than 20 minutes, in both directions. */
function isJittered(series: string[]): boolean {
  const shifts = series.slice(1).map((time, index) => daysAfterReference(time) * 24 - index - 1);
  const [least, most] = rangeOf(shifts);
  return least >= -0.3001 && most <= 0.3001 && most - least > 0.45;
}

/** Series in business hours, with the index and the expected time of one point. */
const WORKING_TIMES = [
  // Friday the 14th has seven points from 13:30 to 17:00, and the eighth point is on Monday morning.
  ['minutes', 30, '2025-03-14T13:30:00Z', 0, '2025-03-14T13:30'],
  ['minutes', 30, '2025-03-14T13:30:00Z', 6, '2025-03-14T16:30'],
  ['minutes', 30, '2025-03-14T13:30:00Z', 7, '2025-03-17T09:00'],
  ['days', 1, '2025-03-15T20:00:00Z', 0, '2025-03-17T09:00'],
  ['days', 1, '2025-03-15T20:00:00Z', 4, '2025-03-21T09:00'],
  ['days', 1, '2025-03-15T20:00:00Z', 5, '2025-03-24T09:00'],
  // 260 working days are equal to 52 weeks.
  ['days', 260, '2025-03-15T20:00:00Z', 2, '2027-03-15T09:00'],
] as const;

const yearOf = (day: string): number => Number(day.slice(0, 4));

export const cases: readonly ValueCase[] = [
  // The default ranges are those in the descriptions of the operations.
  ['past-date', { reference: REFERENCE }, isInLastYear],
  ['future-date', { reference: REFERENCE }, isInNextYear],
  ['recent-date', { reference: REFERENCE }, isInLastDay],
  ['upcoming-date', { reference: REFERENCE }, isInNextDay],
  ['date-between', { ...LEAP_DAYS, format: 'date' }, ['2024-02-28', '2024-02-29', '2024-03-01']],
  // A limit without a time means midnight in UTC.
  ['date-between', { ...LEAP_DAYS, unique: true }, isBeforeEnd],
  ['date-between', FIVE_MILLISECONDS, MILLISECONDS],
  ['http-date', { reference: LEAP_DAY }, isHttpDate],
  ['birthdate', { reference: REFERENCE }, isOfDefaultAge],
  ['birthdate', { maxAge: 10 }, /^20(1[4-9]|2)/],
  ['birthdate', { minAge: 90 }, { range: [1904, 1934], of: yearOf }],
  ['birthdate', { minYear: 2024, reference: '2024-01-02T15:00:00Z' }, ['2024-01-01', '2024-01-02']],
  ['timestamp', { unit: 'seconds' }, fitsSigned32Bits],
  ['timestamp', { minSeconds: 100, maxSeconds: 101, unit: 'milliseconds' }, /^10[01]\d{3}$/],
  ['timestamp', { minSeconds: 100, maxSeconds: 101, unit: 'seconds' }, ['100', '101']],
  [
    'time-of-day',
    { from: '23:58', to: '00:01', precision: 'minutes' },
    ['23:58', '23:59', '00:00', '00:01'],
  ],
  ['time-of-day', { precision: 'milliseconds' }, /^.{12}$/],
  ['year', {}, YEARS],
  ['year', { min: 1896, max: 1908, leap: true }, ['1896', '1904', '1908']],
  ['year', { min: 1900, max: 1900, leap: false }, ['1900']],
  ['iso-week', { minYear: 2026, maxYear: 2026 }, { has: ['2026-W53'] }],
  ['iso-week', { minYear: 2020, maxYear: 2020 }, { has: ['2020-W53'] }],
  ['iso-week', { minYear: 2025, maxYear: 2025 }, /-W(?!53)/],
  ['month', {}, MONTHS],
  ['month', { abbreviated: true }, MONTHS.map((month) => month.slice(0, 3))],
  ['month', { locale: 'de' }, { has: ['Januar', 'März'] }],
  ['month', { locale: 'nl' }, /^\p{Ll}/u],
  ['weekday', { locale: 'ar', abbreviated: true }, ARABIC_WEEKDAYS],
  ['weekday', { locale: 'ar' }, ARABIC_WEEKDAYS],
  ['weekday', { locale: 'fr' }, { has: ['Lundi'] }],
  // In a sentence, the words begin with a small letter.
  ...['fr', 'ru'].flatMap((locale): ValueCase[] => [
    ['weekday', { locale, context: true }, /^\p{Ll}+$/u],
    ['weekday', { locale, context: true, abbreviated: true }, /^\p{Ll}+$/u],
  ]),
  ['weekday', { locale: 'es', context: true, abbreviated: true }, /\.$/],
  ...FILLED.map(([name, query, ...limits]): ValueCase => {
    const [from = 0, to = 0] = limits.map((limit) => Date.parse(limit));
    const of = (date: string) => Math.floor((20 * (Date.parse(date) - from)) / (to - from + 1));
    return [name, { ...query, reference: LEAP_DAY }, { range: [0, 19], of }];
  }),
  ['date-time', { offset: '-03:30' }, { sameAs: { offset: 'Z' }, convert: inNewfoundland }],
  ['date-range', EVERY_REQUEST, isInWindow],
  ['duration', EVERY_REQUEST, namesWholeSeconds],
  ...BIRTHDATES.map(([query, ...range]): ValueCase => {
    return ['birthdate', { reference: LEAP_DAY, ...query }, { range }];
  }),
  ['time-series', EVERY_REQUEST, isInOrderFromStart],
  ['time-series', EVERY_REQUEST, isInBusinessHours],
  ['time-series', { from: '2024-02-28', points: 2 }, ([first]: string[]) => first === LEAP_START],
  ...Object.entries({ seconds: 1000, minutes: 60_000, hours: HOUR, days: DAY }).map(
    ([unit, length]): ValueCase => {
      const query = { kind: 'regular', unit, interval: 7, points: 20 };
      return ['time-series', query, { only: [String(7 * length)], of: gapsOf }];
    },
  ),
  ['time-series', { kind: 'jittered', jitterPercent: 30, points: 50, from: REFERENCE }, isJittered],
  ...WORKING_TIMES.map(([unit, interval, from, index, time]): ValueCase => {
    const query = { kind: 'business-hours', unit, interval, from, points: 8 };
    return ['time-series', query, (series: string[]) => series[index]?.startsWith(time)];
  }),
];
