/** Calculates sums, times and distances independently of the engine. */

export interface Point {
  latitude: number;
  longitude: number;
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Returns the smallest and the greatest number. */
export const rangeOf = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Returns the share of values that meet a condition, from 0 to 1. */
export const shareOf = <T>(values: readonly T[], holds: (value: T) => boolean): number =>
  values.filter(holds).length / values.length;

export const areDistinct = (values: readonly unknown[]): boolean =>
  new Set(values).size === values.length;

/** Converts an amount such as `12.34` to minor units, such as cents. */
export const toMinorUnits = (amount: string): number => Number(amount.replace('.', ''));

/** Converts pairs of words to keys and values: `US 1 GB 44` is `{ US: '1', GB: '44' }`. */
export function parsePairs(text: string): Readonly<Record<string, string>> {
  const pairs = text.trim().matchAll(/(\S+)\s+(\S+)/g);
  return Object.fromEntries(Array.from(pairs, ([, key = '', value = '']) => [key, value]));
}

/** Returns whether the times are in ascending order. Missing times are ignored. */
export function areInOrder(...times: (string | undefined)[]): boolean {
  const timestamps = times.flatMap((time) => (time === undefined ? [] : [Date.parse(time)]));
  return timestamps.every((timestamp, index) => timestamp >= (timestamps[index - 1] ?? -Infinity));
}

export const DAY_SECONDS = 86_400;

/** Returns the seconds from one time to another. */
export const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;

/** Returns the date in a date-time, such as `2025-01-01`. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** Returns the local time in a date-time, such as `23:59`. */
export const timeOfDayOf = (time: string): string => time.slice(11, 16);

/** Returns the weekday of the date in a date or date-time. Sunday is 0. */
export const weekdayOf = (time: string): number => new Date(dayOf(time)).getUTCDay();

export const isWeekend = (time: string): boolean => [0, 6].includes(weekdayOf(time));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the UTC offset of a time zone at a time, according to the JavaScript runtime. */
export function offsetAt(time: string, timeZone: string): string {
  const format =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  clocks.set(timeZone, format);
  const part = format.formatToParts(Date.parse(time)).find(({ type }) => type === 'timeZoneName');
  return part?.value.replace(/^GMT$/, '+00:00').replace('GMT', '') ?? '';
}

/** Returns whether a date-time has the UTC offset that its time zone has at that time. */
export const hasOffsetOf = (time: string, timeZone: string): boolean =>
  time.slice(19) === offsetAt(time, timeZone);

/** Converts a time in UTC to the local time of a time zone, but keeps the suffix `Z`. */
export function toLocalTime(time: string, timeZone: string): string {
  const offset = offsetAt(time, timeZone);
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  const sign = offset.startsWith('-') ? -1 : 1;
  return new Date(Date.parse(time) + sign * minutes * 60_000).toISOString();
}

/** Returns the great-circle distance in kilometres, by the spherical law of cosines. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(a.latitude)) * Math.sin(radians(b.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.cos(radians(b.longitude - a.longitude));
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

/** Returns a person's age on a day. */
export function yearsBetween(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}
