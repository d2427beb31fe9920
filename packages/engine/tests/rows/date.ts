import type { Row } from '../values.ts';

const REFERENCE = '2025-03-14T08:00:00Z';
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

/** Whether a person is 18 to 80 years old on the day of the reference. */
const isOfDefaultAge = (birthdate: string): boolean =>
  birthdate > '1944-03-14' && birthdate <= '2007-03-14';

const fitsSigned32Bits = (seconds: string): boolean => Number(seconds) < 2 ** 31;
const YEARS = Array.from({ length: 61 }, (_, index) => String(1970 + index));

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export const rows: readonly Row[] = [
  // The defaults that the first sentences name.
  ['past-date', { reference: REFERENCE }, isInLastYear],
  ['future-date', { reference: REFERENCE }, isInNextYear],
  ['recent-date', { reference: REFERENCE }, isInLastDay],
  ['upcoming-date', { reference: REFERENCE }, isInNextDay],
  ['birthdate', { reference: REFERENCE }, isOfDefaultAge],
  ['timestamp', { unit: 'seconds' }, fitsSigned32Bits],
  ['year', {}, YEARS],
  ['month', {}, MONTHS],
  ['month', { abbreviated: true }, MONTHS.map((month) => month.slice(0, 3))],
  ['month', { locale: 'de' }, { has: ['Januar', 'März'] }],
  ['month', { locale: 'nl' }, /^\p{Ll}/u],
];
