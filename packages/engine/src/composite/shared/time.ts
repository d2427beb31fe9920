import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, HOUR, DAY } from '../../durations.ts';
import { retryUntil } from '../../retryUntil.ts';
import { createBirthdate } from '../../tags/date.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** UTC offsets are cached by quarter of an hour, because since 1980 they have changed only at full quarters. */
const QUARTER = 15 * MINUTE;

/**
 * Cache of UTC offsets by time zone and quarter of an hour. Reading an offset from `Intl` takes as long as generating a
 * hundred random numbers.
 */
const offsets = new Map<string, number>();

/** Maximum cache size. The cache is cleared when it is full. */
const MAX_OFFSETS = 5_000;

/** Parses a timestamp, and truncates it to whole seconds. The result is in milliseconds. */
export function truncateToSeconds(timestamp: string): number {
  return Math.floor(Date.parse(timestamp) / SECOND) * SECOND;
}

/** Formats a timestamp in UTC, to the second. */
export function formatUtc(timestamp: number): string {
  return `${new Date(timestamp).toISOString().slice(0, 19)}Z`;
}

/** Returns the calendar day of a timestamp in UTC. */
export function formatDay(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(0, 10);
}

/** Returns the UTC offset of a time zone at a timestamp, in milliseconds. */
function offsetOf(timestamp: number, timeZone: string): number {
  const quarter = Math.floor(timestamp / QUARTER) * QUARTER;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  const offset = askOffset(quarter, timeZone);
  offsets.set(key, offset);
  return offset;
}

function askOffset(timestamp: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  clocks.set(timeZone, clock);
  const parts = new Map(clock.formatToParts(timestamp).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  const shown = Date.UTC(
    ...([part('year'), part('month') - 1, part('day')] as const),
    ...([part('hour'), part('minute'), part('second')] as const),
  );
  return shown - timestamp;
}

/** Formats a timestamp as local time in a time zone, with the UTC offset. */
export function formatLocal(timestamp: number, timeZone: string): string {
  const offset = offsetOf(timestamp, timeZone);
  const minutes = Math.abs(offset) / MINUTE;
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const shown = new Date(timestamp + offset).toISOString().slice(0, 19);
  return `${shown}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Returns the timestamp of a local time in a time zone. The local time is given as if it were UTC. */
export function localToTimestamp(shown: number, timeZone: string): number {
  const guess = shown - offsetOf(shown, timeZone);
  return shown - offsetOf(guess, timeZone);
}

/** Returns the local time of a timestamp in a time zone, as if it were UTC. */
export function toLocalTimestamp(timestamp: number, timeZone: string): number {
  return timestamp + offsetOf(timestamp, timeZone);
}

/**
 * Returns the timestamp if its local time is between two hours of the day. Otherwise returns an earlier timestamp between these
 * hours, on the same day or the evening before.
 */
export function moveIntoHours(
  faker: Faker,
  timestamp: number,
  timeZone: string,
  [opens, closes]: readonly [number, number],
): number {
  const shown = toLocalTimestamp(timestamp, timeZone);
  const hour = (shown - startOfDay(shown)) / HOUR;
  const back = faker.number.int({ min: 0, max: ((closes - opens) * HOUR) / SECOND - 1 }) * SECOND;
  if (hour >= opens && hour < closes) return timestamp;
  const day = startOfDay(shown) - (hour < opens ? DAY : 0);
  return localToTimestamp(day + closes * HOUR - SECOND - back, timeZone);
}

/** Returns midnight at the start of a timestamp's day in UTC. */
export function startOfDay(timestamp: number): number {
  return Math.floor(timestamp / DAY) * DAY;
}

/** Picks a random timestamp from `from` to `to`. Its distance from `from` is a multiple of `step`. */
export function createTimestamp(faker: Faker, from: number, to: number, step = SECOND): number {
  return from + faker.number.int({ min: 0, max: Math.floor((to - from) / step) }) * step;
}

/** Office hours in UTC. */
export const OFFICE_OPENING_HOUR = 8;
const OFFICE_CLOSING_HOUR = 18;

/** Picks a random timestamp within office hours from Monday to Friday. */
export function createOfficeTimestamp(faker: Faker, from: number, to: number): number {
  return retryUntil(
    () => createTimestamp(faker, from, to),
    (at) => {
      const hour = (at - startOfDay(at)) / HOUR;
      return (
        ![0, 6].includes(new Date(at).getUTCDay()) &&
        hour >= OFFICE_OPENING_HOUR &&
        hour < OFFICE_CLOSING_HOUR
      );
    },
  );
}

/** Picks timestamps from `from` to `to`, earliest first, with at least `apart` milliseconds between neighbours. */
export function createTimestamps(
  faker: Faker,
  count: number,
  from: number,
  to: number,
  apart = SECOND,
): number[] {
  const slice = Math.floor((to - from) / count / SECOND) * SECOND;
  return Array.from({ length: count }, (_, index) =>
    createTimestamp(faker, from + index * slice, from + (index + 1) * slice - apart),
  );
}

/** Generates the birthday of a person who has this age on the day of the timestamp. */
export function createBirthdateAtAge(faker: Faker, age: number, timestamp: number): string {
  return createBirthdate({ minAge: age, maxAge: age, reference: formatUtc(timestamp) })(faker);
}

/** Adds years to a date, and returns a timestamp. 29 February becomes 1 March if the resulting year is not a leap year. */
export function addYears(day: string, years: number): number {
  const moved = new Date(day);
  return moved.setUTCFullYear(moved.getUTCFullYear() + years);
}
