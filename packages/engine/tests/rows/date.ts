import type { Query, Row } from '../values.ts';

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

/** Whether a person is 18 to 80 years old on the day of the reference. */
const isOfDefaultAge = (birthdate: string): boolean =>
  birthdate > '1944-03-14' && birthdate <= '2007-03-14';

const fitsSigned32Bits = (seconds: string): boolean => Number(seconds) < 2 ** 31;

/** Whether an HTTP date is the same date after it is parsed, weekday included. */
const isHttpDate = (value: string): boolean => new Date(value).toUTCString() === value;

const isBeforeEnd = (timestamp: string, { to }: Query): boolean => timestamp < String(to);

const YEARS = Array.from({ length: 61 }, (_, index) => String(1970 + index));

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Arabic has no abbreviations. */
const ARABIC_WEEKDAYS = 'الأحَد الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت'.split(' ');

const LEAP_DAYS = { from: '2024-02-28', to: '2024-03-01' };

const FIVE_MILLISECONDS = {
  from: '2025-06-01T00:00:00+02:00',
  to: '2025-06-01T00:00:00.005+02:00',
};
const MILLISECONDS = [0, 1, 2, 3, 4, 5].map((digit) => `2025-05-31T22:00:00.00${digit}Z`);

export const rows: readonly Row[] = [
  // The defaults that the first sentences name.
  ['past-date', { reference: REFERENCE }, isInLastYear],
  ['future-date', { reference: REFERENCE }, isInNextYear],
  ['recent-date', { reference: REFERENCE }, isInLastDay],
  ['upcoming-date', { reference: REFERENCE }, isInNextDay],
  ['date-between', { ...LEAP_DAYS, format: 'date' }, ['2024-02-28', '2024-02-29', '2024-03-01']],
  // A bound without a time is its midnight in UTC.
  ['date-between', { ...LEAP_DAYS, unique: true }, isBeforeEnd],
  ['date-between', FIVE_MILLISECONDS, MILLISECONDS],
  ['http-date', { reference: LEAP_DAY }, isHttpDate],
  ['birthdate', { reference: REFERENCE }, isOfDefaultAge],
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
  // Inside a sentence
  ...['fr', 'ru'].flatMap((locale): Row[] => [
    ['weekday', { locale, context: true }, /^\p{Ll}+$/u],
    ['weekday', { locale, context: true, abbreviated: true }, /^\p{Ll}+$/u],
  ]),
  ['weekday', { locale: 'es', context: true, abbreviated: true }, /\.$/],
];
