import { HOUR, DAY } from '../../durations.ts';
import type { ArgumentsOf } from '../../../generated/arguments.ts';
import type { ValueGenerator } from '../../tag.ts';

/** Start and end of working hours, in milliseconds since midnight UTC. */
const WORK_STARTS = 9 * HOUR;
const WORK_ENDS = 17 * HOUR;
const WORKING_DAY = WORK_ENDS - WORK_STARTS;

const UNITS = { seconds: 1000, minutes: 60_000, hours: HOUR, days: DAY };

function isWeekend(timestamp: number): boolean {
  const day = new Date(timestamp).getUTCDay();
  return day === 0 || day === 6;
}

/** Returns the timestamp if it is in working hours; otherwise the next start of working hours. */
function toOpen(timestamp: number): number {
  const midnight = Math.floor(timestamp / DAY) * DAY;
  if (!isWeekend(timestamp) && timestamp < midnight + WORK_ENDS)
    return Math.max(timestamp, midnight + WORK_STARTS);
  const next = midnight + DAY + WORK_STARTS;
  return isWeekend(next) ? toOpen(next) : next;
}

/** Adds a duration to a timestamp, counting working hours only. */
function addOpenTime(timestamp: number, time: number): number {
  const week = 5 * WORKING_DAY;
  let at = toOpen(timestamp) + Math.floor(time / week) * 7 * DAY;
  let left = time % week;
  for (;;) {
    const open = Math.floor(at / DAY) * DAY + WORK_ENDS - at;
    if (left < open) return at + left;
    left -= open;
    at = toOpen(at + open);
  }
}

/** Generates ascending timestamps, from the requested start or `reference`. */
export const createTimeSeries: ValueGenerator<ArgumentsOf['date']['time-series']> = (args) => {
  const { kind, unit, points: length } = args;
  const start = Date.parse(args.from ?? args.reference);
  const jitter = args.jitterPercent / 100;
  const isBusiness = kind === 'business-hours';
  const interval = args.interval * (isBusiness && unit === 'days' ? WORKING_DAY : UNITS[unit]);
  return (faker) =>
    Array.from({ length }, (_, index) => {
      if (isBusiness) return addOpenTime(start, index * interval);
      if (kind === 'regular' || index === 0) return start + index * interval;
      const shift = faker.number.float({ min: -jitter, max: jitter });
      return start + Math.round((index + shift) * interval);
    }).map((timestamp) => new Date(timestamp).toISOString());
};
