import type { Faker } from '@faker-js/faker';
import { MINUTE, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { EVENTS, VENUES } from './data/events.ts';
import { createPicker, omitUndefined, toSlug } from './shared/helpers.ts';
import { createPrice, sum, formatAmount } from './shared/money.ts';
import type { CurrencyCode } from './shared/money.ts';
import { createEmail, createPeople } from './shared/people.ts';
import { isDayOff } from './shared/holidays.ts';
import { runWithSeed } from './shared/runWithSeed.ts';
import { withUniqueKeys } from './shared/uniqueKeys.ts';
import type { Place } from './shared/places.ts';
import { createAddress, createPlace, createPointNear } from './shared/places.ts';
import {
  createTimestamp,
  localToTimestamp,
  startOfDay,
  formatDay,
  formatLocal,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

/** Statuses with their weights: four of five events take place as announced. */
const EVENT_STATUSES = [
  { value: 'scheduled', weight: 12 },
  { value: 'rescheduled', weight: 1 },
  { value: 'postponed', weight: 1 },
  { value: 'cancelled', weight: 1 },
] satisfies { value: ArgumentsOf['composite']['event']['status']; weight: number }[];

/** Ticket kinds, each with its share of the seats and its price relative to the standard price. */
const TICKETS = [
  { kind: 'reduced', share: 0.25, factor: 0.6 },
  { kind: 'standard', share: 0.6, factor: 1 },
  { kind: 'premium', share: 0.15, factor: 2 },
] as const;

/** Creates the most important sessions, with a break before some of them. The last session ends before the venue closes. */
function createProgramme(
  faker: Faker,
  category: keyof typeof EVENTS,
  { count, start }: { count: number; start: number },
) {
  const { sessions, closing } = EVENTS[category];
  const chosen = sessions.filter(([, rank]) => rank <= count);
  let spare = closing - start - sum(chosen.map(([, , [shortest]]) => shortest));
  const lengths = chosen.map(([, , [shortest, longest]]) => {
    const more = faker.number.int({ min: 0, max: Math.min(longest - shortest, spare) / 15 }) * 15;
    spare -= more;
    return shortest + more;
  });
  let clock = 0;
  return chosen.map(([title, , , host], index) => {
    const [from, length] = [clock, lengths[index] ?? 0];
    const pause = faker.helpers.arrayElement([0, 15, 15, 30].filter((each) => each <= spare));
    spare -= pause;
    clock = from + length + pause;
    return { title, host: host ?? title, start: from, end: from + length };
  });
}

/** Creates a venue in a city. Its address and capacity are the same for every event. */
function createVenue(faker: Faker, name: keyof typeof VENUES, place: Place) {
  const [least, most] = VENUES[name];
  return runWithSeed(faker, `venue ${name} ${place.city}`, (own) => ({
    name,
    capacity: Math.floor(own.number.int({ min: least, max: most }) / 2) * 20,
    address: createAddress(own, place),
    location: createPointNear(own, place, 3),
  }));
}

/** Days on which every venue is closed, as month and day. */
const CLOSED = ['12-24', '12-25'];

/**
 * Finds the first suitable day from `from` on: a working day for conferences, another day for weekend courses, and
 * never Christmas. The same weekday a week earlier must be suitable too, because the event may have been moved from
 * there.
 */
function findDay(
  from: number,
  { kind, name, countryCode }: { kind: string; name: string; countryCode: string },
): number {
  const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());
  const suits = (day: number) =>
    !CLOSED.includes(formatDay(day).slice(5)) &&
    !(kind === 'conference' && isDayOff(day, countryCode)) &&
    !(name.startsWith('Weekend') && !isWeekend(day));
  let day = from;
  // After a weekend, steps of three days reach a Tuesday or Wednesday. With steps of one day, Mondays would be twice as
  // frequent.
  while (!suits(day) || !suits(day - 7 * DAY)) day += 3 * DAY;
  return day;
}

/** Creates the organiser of an event series, and its email address. */
function createOrganiser(faker: Faker, name: string) {
  return runWithSeed(faker, `event ${name}`, (own) => ({
    name: own.company.name(),
    email: createEmail(own, 'events'),
  }));
}

function createTickets(faker: Faker, capacity: number, currency: CurrencyCode) {
  const isSoldOut = faker.datatype.boolean(0.2);
  const standard = createPrice(faker, currency, 28, 60);
  return TICKETS.map(({ kind, share, factor }) => {
    const quota = Math.floor(capacity * share);
    const sold = isSoldOut ? quota : faker.number.int({ min: 0, max: quota });
    return { kind, price: Math.round(standard * factor), quota, sold, remaining: quota - sold };
  });
}

const prepareEvent = (args: ArgumentsOf['composite']['event']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const pick = createPicker(faker);
    const place = createPlace(faker, args.locale);
    const kind = args.kind ?? faker.helpers.objectKey(EVENTS);
    const status = args.status ?? faker.helpers.weightedArrayElement(EVENT_STATUSES);
    const currency = args.currency ?? place.currency;
    const plan = EVENTS[kind];
    const name = `${pick(plan.adjectives)} ${pick(plan.nouns)}`;
    const opening = pick<number>(plan.starts);
    const programme = createProgramme(faker, kind, {
      count: args.sessions,
      start: opening,
    });
    const earliest = startOfDay(now) + faker.number.int({ min: 11, max: 180 }) * DAY;
    const day = findDay(earliest, { kind, name, countryCode: place.countryCode });
    const shown = day + opening * MINUTE;
    const start = localToTimestamp(shown, place.timeZone);
    const local = (minutes: number) => formatLocal(start + minutes * MINUTE, place.timeZone);
    const previous = localToTimestamp(shown - 7 * DAY, place.timeZone);
    const hosts = [...new Set(programme.map(({ host }) => host))];
    const speakers = createPeople(faker, hosts.length, place.locale);
    const venue = createVenue(faker, pick<keyof typeof VENUES>(plan.venues), place);
    const tickets = createTickets(faker, venue.capacity, currency);
    const domain = `${toSlug(name)}.example`;
    const salesOpened = createTimestamp(faker, now - 60 * DAY, now);
    return omitUndefined({
      id: faker.string.uuid(),
      name,
      kind,
      status,
      url: `https://${domain}/${formatDay(day)}`,
      timeZone: place.timeZone,
      doorsOpen: local(-plan.doors),
      start: local(0),
      end: local(programme.at(-1)?.end ?? 0),
      previousStart: status === 'rescheduled' ? formatLocal(previous, place.timeZone) : undefined,
      organiser: createOrganiser(faker, name),
      venue,
      programme: programme.map((session) => ({
        title: session.title,
        host: speakers[hosts.indexOf(session.host)]?.name ?? '',
        start: local(session.start),
        end: local(session.end),
      })),
      sales: {
        openedAt: formatUtc(salesOpened),
        currency,
        tickets: tickets.map((ticket) => ({
          ...ticket,
          price: formatAmount(ticket.price, currency),
        })),
        sold: sum(tickets.map(({ sold }) => sold)),
        remaining: sum(tickets.map(({ remaining }) => remaining)),
        soldOut: tickets.every(({ remaining }) => remaining === 0),
        revenue: formatAmount(sum(tickets.map(({ price, sold }) => price * sold)), currency),
      },
    });
  };
};

/**
 * Creates an event. All sessions are between the opening of the doors and the end of the event, and the numbers of
 * tickets add up.
 */
export const createEvent = withUniqueKeys(prepareEvent, ({ url }) => [url]);
