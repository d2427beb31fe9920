import type { Faker } from '@faker-js/faker';
import type { TagGenerators } from '../generator.ts';
import { Refusal } from '../refusal.ts';
import type { RequestArguments } from '../request.ts';
import { createTimeSeries } from './date/timeSeries.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The highest age that can be asked for. */
const OLDEST = 120;

export const date: TagGenerators = {
  'past-date': (faker, request) =>
    faker.date.past({ refDate: request.reference(), years: request.number('years') }).toISOString(),
  'future-date': (faker, request) =>
    faker.date
      .future({ refDate: request.reference(), years: request.number('years') })
      .toISOString(),
  'recent-date': (faker, request) =>
    faker.date.recent({ refDate: request.reference(), days: request.number('days') }).toISOString(),
  'upcoming-date': (faker, request) =>
    faker.date.soon({ refDate: request.reference(), days: request.number('days') }).toISOString(),
  'date-between': dateBetween,
  'date-range': dateRange,
  'time-series': createTimeSeries,
  'date-time': dateTime,
  birthdate,
  timestamp: (faker, request) => {
    const milliseconds = request.string('unit') === 'milliseconds';
    const seconds = faker.number.int(request.range('minSeconds', 'maxSeconds'));
    return milliseconds ? seconds * SECOND + faker.number.int(SECOND - 1) : seconds;
  },
  'time-of-day': timeOfDay,
  duration,
  month: (faker, request) => faker.date.month(form(request)),
  weekday,
  year,
  'iso-week': isoWeek,
  'http-date': (faker, request) =>
    faker.date.anytime({ refDate: request.reference() }).toUTCString(),
};

/** The form of a calendar name. */
function form(request: RequestArguments) {
  return { abbreviated: request.boolean('abbreviated'), context: request.boolean('context') };
}

/** Written out where the language has no abbreviations, as in Arabic. */
function weekday(faker: Faker, request: RequestArguments): string {
  const { abbr } = faker.rawDefinitions.date?.weekday ?? {};
  return faker.date.weekday({ ...form(request), ...(abbr == null && { abbreviated: false }) });
}

/** Returns the calendar day of a date-time, in UTC. */
function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Returns the midnight in UTC at the start of a date-time's day. */
function midnightOf(instant: string): number {
  return Date.parse(dayOf(Date.parse(instant)));
}

/** Generates a date-time between two others, or a day from that of the first to that of the second. */
function dateBetween(faker: Faker, request: RequestArguments): string {
  const [from, to] = [request.string('from'), request.string('to')];
  if (request.string('format') === 'date') return drawDay(faker, midnightOf(from), midnightOf(to));
  return faker.date.between({ from, to }).toISOString();
}

/** Two days inside a window that starts at `from`, both of them part of the range. */
function dateRange(faker: Faker, request: RequestArguments) {
  const [min, max] = [request.number('minDays'), request.number('maxDays')];
  const today = midnightOf(request.reference());
  const [first, last] = [request.optional.string('from'), request.optional.string('to')];
  const start = first === undefined ? today : Date.parse(first);
  const to = last === undefined ? sameDayOfYear(start, 1) : Date.parse(last);
  // A window that ends too early to begin today begins a year before its end.
  const isLate = first === undefined && to < start + (min - 1) * DAY;
  const from = isLate ? sameDayOfYear(to, -1) : start;
  const window = Math.round((to - from) / DAY) + 1;
  const days = faker.number.int({ min, max: Math.min(max, window) });
  const begin = from + faker.number.int({ min: 0, max: window - days }) * DAY;
  return { start: dayOf(begin), end: dayOf(begin + (days - 1) * DAY), durationDays: days };
}

/** Generates a date-time within a year of the reference, as local time at `offset`. */
function dateTime(faker: Faker, request: RequestArguments): string {
  const instant = faker.date.anytime({ refDate: request.reference() }).getTime();
  const offset = request.string('offset');
  const [hours = 0, minutes = 0] = offset === 'Z' ? [] : offset.slice(1).split(':').map(Number);
  const shift = (hours * 60 + minutes) * MINUTE * (offset.startsWith('-') ? -1 : 1);
  const length = request.string('precision') === 'milliseconds' ? 23 : 19;
  return new Date(instant + shift).toISOString().slice(0, length) + offset;
}

/** Picks a day on which somebody of the requested ages was born, in the requested years. */
function birthdate(faker: Faker, request: RequestArguments): string {
  const years = request.optional.range('minYear', 'maxYear');
  const today = midnightOf(request.reference());
  const hasYears = years.min !== undefined || years.max !== undefined;
  const ages = hasYears ? request.optional.range('minAge', 'maxAge') : agesOf(request);
  const lastYear = Math.min(years.max ?? Infinity, new Date(today).getUTCFullYear());
  const last = Math.min(Date.UTC(lastYear, 11, 31), sameDayOfYear(today, -(ages.min ?? 0)));
  const first = Math.max(
    years.min === undefined ? -Infinity : Date.UTC(years.min, 0, 1),
    ages.max === undefined ? -Infinity : sameDayOfYear(today, -ages.max - 1) + DAY,
  );
  return drawDay(faker, first === -Infinity ? defaultFirstDay(last) : first, last);
}

/** The first day of 1900, or of the year a hundred years before the last day. */
function defaultFirstDay(last: number): number {
  const lastYear = new Date(last).getUTCFullYear();
  return Date.UTC(lastYear < 1900 ? lastYear - 100 : 1900, 0, 1);
}

/** The requested ages, from 18 to 80 by default; the other limit moves where one of them conflicts with that. */
function agesOf(request: RequestArguments): { min: number; max: number } {
  const { min, max } = request.optional.range('minAge', 'maxAge');
  if (min === undefined) return { min: max !== undefined && max < 18 ? 0 : 18, max: max ?? 80 };
  return { min, max: max ?? (min > 80 ? Math.min(min + 62, OLDEST) : 80) };
}

/** One of the days from `first` to `last`, of which each is its midnight in UTC. */
function drawDay(faker: Faker, first: number, last: number): string {
  return dayOf(first + faker.number.int((last - first) / DAY) * DAY);
}

/** The same day some years away, 28 February where that year has no 29th. */
function sameDayOfYear(instant: number, years: number): number {
  const moved = new Date(instant);
  const month = moved.getUTCMonth();
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.getUTCMonth() === month ? moved.getTime() : moved.getTime() - DAY;
}

/** A time between two minutes of the day; the window runs over midnight when it starts later. */
function timeOfDay(faker: Faker, request: RequestArguments): string {
  const instantOf = (name: string) => Date.parse(`1970-01-01T${request.string(name)}Z`);
  const min = instantOf('from');
  const max = instantOf('to') + MINUTE - 1;
  const length = { minutes: 16, milliseconds: 23 }[request.string('precision')] ?? 19;
  const instant = faker.number.int({ min, max: min > max ? max + DAY : max });
  return new Date(instant).toISOString().slice(11, length);
}

/** Whole seconds, carried into minutes, hours and days. */
function duration(faker: Faker, request: RequestArguments): string {
  const total = faker.number.int(request.range('minSeconds', 'maxSeconds'));
  const part = (value: number, unit: string) => (value > 0 ? `${value}${unit}` : '');
  const time =
    part(Math.floor(total / 3600) % 24, 'H') +
    part(Math.floor(total / 60) % 60, 'M') +
    part(total % 60, 'S');
  return `P${part(Math.floor(total / 86_400), 'D')}${time === '' ? '' : `T${time}`}`;
}

function year(faker: Faker, request: RequestArguments): number {
  const [min, max] = [request.number('min'), request.number('max')];
  const leap = request.optional.boolean('leap');
  const years = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter(
    (candidate) => leap === undefined || isLeap(candidate) === leap,
  );
  const kind = leap ? 'leap year' : 'year of 365 days';
  const detail = `There is no ${kind} from ${min} to ${max}.`;
  if (years.length === 0)
    throw new Refusal(['min', 'max', 'leap'].map((name) => ({ name, detail })));
  return faker.helpers.arrayElement(years);
}

function isLeap(candidate: number): boolean {
  return (candidate % 4 === 0 && candidate % 100 !== 0) || candidate % 400 === 0;
}

function isoWeek(faker: Faker, request: RequestArguments): string {
  const weekYear = faker.number.int(request.range('minYear', 'maxYear'));
  const week = faker.number.int({ min: 1, max: weeksIn(weekYear) });
  const name = `${weekYear}-W${String(week).padStart(2, '0')}`;
  return request.boolean('day') ? `${name}-${faker.number.int({ min: 1, max: 7 })}` : name;
}

/** 53 when the year begins on a Thursday, or on a Wednesday and is a leap year; 52 otherwise. */
function weeksIn(weekYear: number): number {
  const firstDay = new Date(Date.UTC(weekYear, 0, 1)).getUTCDay();
  return firstDay === 4 || (firstDay === 3 && isLeap(weekYear)) ? 53 : 52;
}
