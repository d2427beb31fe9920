import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { EVENTS, VENUES } from './data/events.ts';
import { choose, numberOf, pickFrom, present, toSlug } from './shared/arguments.ts';
import { currencyOf, drawPrice, sum, toAmount } from './shared/money.ts';
import type { Currency } from './shared/money.ts';
import { createEmail, createPeople } from './shared/people.ts';
import { createAddress, drawPlace, drawPointNear, localeOf } from './shared/places.ts';
import {
  DAY,
  MINUTE,
  drawInstant,
  fromLocal,
  referenceOf,
  startOfDay,
  toLocal,
  toUtc,
} from './shared/time.ts';

const CATEGORIES = Object.keys(EVENTS) as (keyof typeof EVENTS)[];
const STATUSES = ['scheduled', 'rescheduled', 'postponed', 'cancelled'] as const;

/** Kinds of ticket: the share of the places that each has, and its price in euros. */
const TICKETS = [
  { type: 'reduced', share: 0.25, price: [9, 25] },
  { type: 'standard', share: 0.6, price: [28, 60] },
  { type: 'premium', share: 0.15, price: [70, 150] },
] as const;

/** Parts that follow each other, some after a break. */
function createProgramme(faker: Faker, category: keyof typeof EVENTS, count: number) {
  const { sessions, minutes } = EVENTS[category];
  let clock = 0;
  return Array.from({ length: count }, (_, index) => {
    const title = sessions[index % sessions.length] ?? '';
    const start = clock;
    const end = start + faker.number.int({ min: minutes[0] / 15, max: minutes[1] / 15 }) * 15;
    clock = end + faker.helpers.arrayElement([0, 15, 15, 30]);
    const round = Math.floor(index / sessions.length) + 1;
    return { title: round > 1 ? `${title} (${round})` : title, start, end };
  });
}

function createTickets(faker: Faker, capacity: number, currency: Currency) {
  const isSoldOut = faker.datatype.boolean(0.2);
  return TICKETS.map(({ type, share, price }) => {
    const quota = Math.floor(capacity * share);
    const sold = isSoldOut ? quota : faker.number.int({ min: 0, max: quota });
    const each = drawPrice(faker, currency, price[0], price[1]);
    return { type, price: each, quota, sold, remaining: quota - sold };
  });
}

/** One event whose parts lie between its doors and its end, and whose tickets add up. */
export function createEvent(faker: Faker, request: RequestArguments): JsonValue {
  const pick = pickFrom(faker);
  const place = drawPlace(faker, localeOf(request));
  const category = choose(faker, request, 'category', CATEGORIES);
  const status = choose(faker, request, 'status', STATUSES);
  const currency = currencyOf(request) ?? place.currency;
  const now = referenceOf(request);
  const kind = EVENTS[category];
  const programme = createProgramme(faker, category, numberOf(request, 'sessions'));
  const day = startOfDay(now) + faker.number.int({ min: 10, max: 180 }) * DAY;
  const shown = day + pick(kind.starts) * MINUTE;
  const start = fromLocal(shown, place.timeZone);
  const local = (minutes: number) => toLocal(start + minutes * MINUTE, place.timeZone);
  const previous = fromLocal(shown - faker.number.int({ min: 1, max: 8 }) * DAY, place.timeZone);
  const speakers = createPeople(faker, programme.length, place.locale);
  const capacity = faker.number.int({ min: 4, max: 60 }) * 20;
  const tickets = createTickets(faker, capacity, currency);
  const name = `${pick(kind.adjectives)} ${pick(kind.nouns)}`;
  const organiser = faker.company.name();
  const domain = `${toSlug(name)}.example`;
  const salesOpened = drawInstant(faker, now - 60 * DAY, now);
  return present({
    id: faker.string.uuid(),
    name,
    category,
    status,
    url: `https://${domain}/${new Date(shown).getUTCFullYear()}`,
    timeZone: place.timeZone,
    doorsOpen: local(-kind.doors),
    start: local(0),
    end: local(programme.at(-1)?.end ?? 0),
    previousStart: status === 'rescheduled' ? toLocal(previous, place.timeZone) : undefined,
    organiser: { name: organiser, email: createEmail(faker, 'events') },
    venue: {
      name: pick(VENUES),
      capacity,
      address: createAddress(faker, place),
      location: drawPointNear(faker, place, 3),
    },
    programme: programme.map((session, index) => ({
      title: session.title,
      host: speakers[index]?.name ?? '',
      start: local(session.start),
      end: local(session.end),
    })),
    sales: {
      openedAt: toUtc(salesOpened),
      currency,
      tickets: tickets.map((ticket) => ({ ...ticket, price: toAmount(ticket.price, currency) })),
      sold: sum(tickets.map(({ sold }) => sold)),
      remaining: sum(tickets.map(({ remaining }) => remaining)),
      soldOut: tickets.every(({ remaining }) => remaining === 0),
      revenue: toAmount(sum(tickets.map(({ price, sold }) => price * sold)), currency),
    },
  });
}
