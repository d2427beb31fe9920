import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, DAY } from '../durations.ts';
import { ValidationError } from '../validationError.ts';
import { defineTag } from '../tag.ts';
import { createTimeSeries } from './date/timeSeries.ts';

const MAX_AGE = 120;

/** Length of a date-time without its offset, by precision. */
const LENGTHS = { minutes: 16, seconds: 19, milliseconds: 23 };

export const date = defineTag('date', {
  'past-date':
    ({ reference: refDate, years }) =>
    (faker) =>
      faker.date.past({ refDate, years }).toISOString(),
  'future-date':
    ({ reference: refDate, years }) =>
    (faker) =>
      faker.date.future({ refDate, years }).toISOString(),
  'recent-date':
    ({ reference: refDate, days }) =>
    (faker) =>
      faker.date.recent({ refDate, days }).toISOString(),
  'upcoming-date':
    ({ reference: refDate, days }) =>
    (faker) =>
      faker.date.soon({ refDate, days }).toISOString(),
  'date-between': ({ from, to, format }) =>
    format === 'date'
      ? createDay(midnightOf(from), midnightOf(to))
      : (faker) => faker.date.between({ from, to }).toISOString(),
  // Picks two days in a window that starts at `from`. The range includes both.
  'date-range': (args) => {
    const { minDays: min, maxDays: max } = args;
    const start = args.from === undefined ? midnightOf(args.reference) : Date.parse(args.from);
    const to = args.to === undefined ? sameDayOfYear(start, 1) : Date.parse(args.to);
    // If no range that starts today can end by `to`, the window starts a year before `to`.
    const isLate = args.from === undefined && to < start + (min - 1) * DAY;
    const from = isLate ? sameDayOfYear(to, -1) : start;
    const window = Math.round((to - from) / DAY) + 1;
    return (faker) => {
      const days = faker.number.int({ min, max: Math.min(max, window) });
      const begin = from + faker.number.int({ min: 0, max: window - days }) * DAY;
      return { start: dayOf(begin), end: dayOf(begin + (days - 1) * DAY), durationDays: days };
    };
  },
  'time-series': createTimeSeries,
  // Generates a date-time within a year of `reference`, in local time at `offset`.
  'date-time': ({ reference: refDate, offset, precision }) => {
    const [hours = 0, minutes = 0] = offset === 'Z' ? [] : offset.slice(1).split(':').map(Number);
    const shift = (hours * 60 + minutes) * MINUTE * (offset.startsWith('-') ? -1 : 1);
    return (faker) => {
      const local = new Date(faker.date.anytime({ refDate }).getTime() + shift);
      return local.toISOString().slice(0, LENGTHS[precision]) + offset;
    };
  },
  birthdate: createBirthdate,
  timestamp:
    ({ minSeconds: min, maxSeconds: max, unit }) =>
    (faker) => {
      const seconds = faker.number.int({ min, max });
      return unit === 'seconds' ? seconds : seconds * SECOND + faker.number.int(SECOND - 1);
    },
  // If `from` is later than `to`, the window includes midnight.
  'time-of-day': ({ from, to, precision }) => {
    const min = Date.parse(`1970-01-01T${from}Z`);
    const end = Date.parse(`1970-01-01T${to}Z`) + MINUTE - 1;
    const max = min > end ? end + DAY : end;
    return (faker) =>
      new Date(faker.number.int({ min, max })).toISOString().slice(11, LENGTHS[precision]);
  },
  duration:
    ({ minSeconds: min, maxSeconds: max }) =>
    (faker) =>
      formatDuration(faker.number.int({ min, max })),
  month:
    ({ abbreviated, context }) =>
    (faker) =>
      faker.date.month({ abbreviated, context }),
  // Languages without abbreviations, such as Arabic, get the full name.
  weekday: ({ context, ...args }, { rawDefinitions }) => {
    const abbreviated = args.abbreviated && rawDefinitions.date?.weekday?.abbr != null;
    return (faker) => faker.date.weekday({ abbreviated, context });
  },
  year: ({ min, max, leap }) => {
    const years = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
      (candidate) => leap === undefined || isLeap(candidate) === leap,
    );
    if (years.length > 0) return years;
    const detail = `There is no ${leap ? 'leap year' : 'year of 365 days'} from ${min} to ${max}.`;
    throw new ValidationError(['min', 'max', 'leap'].map((name) => ({ name, detail })));
  },
  'iso-week':
    ({ minYear: min, maxYear: max, day }) =>
    (faker) => {
      const weekYear = faker.number.int({ min, max });
      const week = faker.number.int({ min: 1, max: weeksIn(weekYear) });
      const name = `${weekYear}-W${String(week).padStart(2, '0')}`;
      return day ? `${name}-${faker.number.int({ min: 1, max: 7 })}` : name;
    },
  'http-date':
    ({ reference: refDate }) =>
    (faker) =>
      faker.date.anytime({ refDate }).toUTCString(),
});

/** Returns the calendar day of a date-time, in UTC. */
function dayOf(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 10);
}

/** Returns the midnight in UTC at the start of a date-time's day. */
function midnightOf(dateTime: string): number {
  return Date.parse(dayOf(Date.parse(dateTime)));
}

/** Limits of a birthday, and the reference date-time. */
interface Births {
  minAge?: number;
  maxAge?: number;
  minYear?: number;
  maxYear?: number;
  reference: string;
}

/** Picks a birthday for the requested ages and birth years. */
export function createBirthdate({ minYear, maxYear, reference, ...sent }: Births) {
  const today = midnightOf(reference);
  const hasYears = minYear !== undefined || maxYear !== undefined;
  const { minAge, maxAge } = hasYears ? sent : agesOf(sent);
  const lastYear = Math.min(maxYear ?? Infinity, new Date(today).getUTCFullYear());
  const last = Math.min(Date.UTC(lastYear, 11, 31), sameDayOfYear(today, -(minAge ?? 0)));
  const first = Math.max(
    minYear === undefined ? -Infinity : Date.UTC(minYear, 0, 1),
    maxAge === undefined ? -Infinity : sameDayOfYear(today, -maxAge - 1) + DAY,
  );
  return createDay(first === -Infinity ? defaultFirstDay(last) : first, last);
}

/** Returns 1 January 1900. If the last day is before 1900, returns 1 January of the year a hundred years earlier. */
function defaultFirstDay(last: number): number {
  const lastYear = new Date(last).getUTCFullYear();
  return Date.UTC(lastYear < 1900 ? lastYear - 100 : 1900, 0, 1);
}

/** Returns the minimum and maximum age, by default 18 and 80. If a limit conflicts with a default, the default is adjusted. */
function agesOf({ minAge: min, maxAge: max }: Pick<Births, 'minAge' | 'maxAge'>) {
  if (min === undefined)
    return { minAge: max !== undefined && max < 18 ? 0 : 18, maxAge: max ?? 80 };
  return { minAge: min, maxAge: max ?? (min > 80 ? Math.min(min + 62, MAX_AGE) : 80) };
}

/** Creates a generator of days from `first` to `last`, which are timestamps at midnight UTC. */
function createDay(first: number, last: number) {
  return (faker: Faker): string => dayOf(first + faker.number.int((last - first) / DAY) * DAY);
}

/** Adds years to a day. 29 February becomes 28 February if the resulting year is not a leap year. */
function sameDayOfYear(timestamp: number, years: number): number {
  const moved = new Date(timestamp);
  const month = moved.getUTCMonth();
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.getUTCMonth() === month ? moved.getTime() : moved.getTime() - DAY;
}

/** Formats seconds as an ISO 8601 duration with days, hours, minutes and seconds. */
function formatDuration(total: number): string {
  const part = (value: number, unit: string) => (value > 0 ? `${value}${unit}` : '');
  const time =
    part(Math.floor(total / 3600) % 24, 'H') +
    part(Math.floor(total / 60) % 60, 'M') +
    part(total % 60, 'S');
  return `P${part(Math.floor(total / 86_400), 'D')}${time === '' ? '' : `T${time}`}`;
}

function isLeap(candidate: number): boolean {
  return (candidate % 4 === 0 && candidate % 100 !== 0) || candidate % 400 === 0;
}

/**
 * Returns the number of ISO weeks: 53 if the year begins on a Thursday, or on a Wednesday and is a leap year; otherwise
 * 52.
 */
function weeksIn(weekYear: number): number {
  const firstDay = new Date(Date.UTC(weekYear, 0, 1)).getUTCDay();
  return firstDay === 4 || (firstDay === 3 && isLeap(weekYear)) ? 53 : 52;
}
