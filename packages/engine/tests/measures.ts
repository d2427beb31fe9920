/** Calculates sums, times and distances independently of the engine. */

export interface Point {
  latitude: number;
  longitude: number;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The smallest and the greatest number. */
export const rangeOf = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Returns the share of values that meet a condition, from 0 to 1. */
export const shareOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.filter(holds).length / values.length;

export const areDistinct = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

/** An amount in minor units. */
export const minor = (amount: string): number => Number(amount.replace('.', ''));

/** Converts pairs of words to keys and values: `US 1 GB 44` is `{ US: '1', GB: '44' }`. */
export function toTable(text: string): Readonly<Record<string, string>> {
  const pairs = text.trim().matchAll(/(\S+)\s+(\S+)/g);
  return Object.fromEntries(Array.from(pairs, ([, key = '', value = '']) => [key, value]));
}

/** Whether the times are in ascending order. Missing times are ignored. */
export function areInOrder(...times: (string | undefined)[]): boolean {
  const timestamps = times.flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  return timestamps.every((timestamp, index) => timestamp >= (timestamps[index - 1] ?? -Infinity));
}

export const DAY_SECONDS = 86_400;

/** Seconds from one time to another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

/** `2025-01-01` of a time. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** `23:59` of a time, by the clock that it is written for. */
export const clockOf = (time: string): string => time.slice(11, 16);

/** 0 on a Sunday, by the calendar that a time or day is written for. */
export const weekdayOf = (time: string): number => new Date(dayOf(time)).getUTCDay();

export const isWeekend = (time: string): boolean => [0, 6].includes(weekdayOf(time));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the UTC offset of a time zone at a timestamp, as the runtime knows it. */
export function offsetAt(time: string, timeZone: string): string {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, format);
  const part = format.formatToParts(Date.parse(time)).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/^GMT$/, '+00:00').replace('GMT', '') ?? '';
}

/** Whether a date-time has the UTC offset that its time zone has at that time. */
export const isByClockOf = (time: string, timeZone: string): boolean =>
  time.slice(19) === offsetAt(time, timeZone);

/** A time in UTC as the clocks of a time zone show it, still written as UTC. */
export function shownAt(time: string, timeZone: string): string {
  const offset = offsetAt(time, timeZone);
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  const sign = offset.startsWith('-') ? -1 : 1;
  return new Date(Date.parse(time) + sign * minutes * 60_000).toISOString();
}

/** The great-circle distance in kilometres, by the spherical law of cosines. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(b.longitude - a.longitude));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** Completed years from a birthday to a day. */
export function yearsBetween(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}
