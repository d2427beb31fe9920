import { DAY } from '../../durations.ts';
import HOLIDAYS from '../../../data/holidays.json' with { type: 'json' };
import { formatDay } from './time.ts';

/**
 * Nationwide holidays: fixed dates as month and day, and days relative to Easter. Holidays that depend on a weekday or a lunar
 * calendar are missing. `EU` has the days on which the exchanges of the euro area are closed.
 */
const BY_COUNTRY = new Map(Object.entries(HOLIDAYS));

/** Number of days from Easter Sunday to each holiday. */
const AFTER_EASTER = new Map(
  Object.entries({
    'Maundy Thursday': -3,
    'Good Friday': -2,
    'Easter Monday': 1,
    Ascension: 39,
    'Whit Monday': 50,
    'Corpus Christi': 60,
  }),
);

/** Computes Easter Sunday in the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const months = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * months + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

/** Whether a day is a public holiday in the whole country. The day is a timestamp at midnight UTC. */
export function isHoliday(day: number, countryCode: string): boolean {
  const { fixed = [], easter = [] } = BY_COUNTRY.get(countryCode) ?? {};
  const afterEaster = Math.round((day - easterOf(new Date(day).getUTCFullYear())) / DAY);
  return (
    fixed.includes(formatDay(day).slice(5)) ||
    easter.some((name) => AFTER_EASTER.get(name) === afterEaster)
  );
}

/** Whether a day is at a weekend or a public holiday in the whole country. */
export function isDayOff(day: number, countryCode: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay()) || isHoliday(day, countryCode);
}
