import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Start and end of a working day, in milliseconds since midnight, UTC. */
const OPENS = 9 * HOUR;
const CLOSES = 17 * HOUR;
const WORKING_DAY = CLOSES - OPENS;

const UNITS: Readonly<Record<string, number>> = {
  seconds: 1000,
  minutes: 60_000,
  hours: HOUR,
  days: DAY,
};

function isWeekend(instant: number): boolean {
  const day = new Date(instant).getUTCDay();
  return day === 0 || day === 6;
}

/** Returns the timestamp if it is in working hours; otherwise the next start of working hours. */
function toOpen(instant: number): number {
  const midnight = Math.floor(instant / DAY) * DAY;
  if (!isWeekend(instant) && instant < midnight + CLOSES)
    return Math.max(instant, midnight + OPENS);
  const next = midnight + DAY + OPENS;
  return isWeekend(next) ? toOpen(next) : next;
}

/** Adds a time to a timestamp, counting working hours only. */
function addOpenTime(instant: number, time: number): number {
  const week = 5 * WORKING_DAY;
  let at = toOpen(instant) + Math.floor(time / week) * 7 * DAY;
  let left = time % week;
  for (;;) {
    const open = Math.floor(at / DAY) * DAY + CLOSES - at;
    if (left < open) return at + left;
    left -= open;
    at = toOpen(at + open);
  }
}

/** Generates timestamps in ascending order, as many as the request wants, from its start or from `reference`. */
export function createTimeSeries(faker: Faker, request: RequestArguments): string[] {
  const start = Date.parse(request.optional.string('from') ?? request.reference());
  const [points, every] = [request.number('points'), request.number('interval')];
  const [kind, unit] = [request.string('kind'), request.string('unit')];
  const jitter = request.number('jitterPercent') / 100;
  const isBusiness = kind === 'business-hours';
  const interval = every * (isBusiness && unit === 'days' ? WORKING_DAY : (UNITS[unit] ?? HOUR));
  return Array.from({ length: points }, (_, index) => {
    if (isBusiness) return addOpenTime(start, index * interval);
    if (kind === 'regular' || index === 0) return start + index * interval;
    const shift = faker.number.float({ min: -jitter, max: jitter });
    return start + Math.round((index + shift) * interval);
  }).map((instant) => new Date(instant).toISOString());
}
