import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { AIRCRAFT, AIRLINES, AIRPORTS } from './data/flights.ts';
import { choose, pickFrom, present } from './shared/arguments.ts';
import type { Point } from './shared/places.ts';
import { distanceBetween } from './shared/places.ts';
import { DAY, HOUR, MINUTE, drawInstant, referenceOf, toLocal } from './shared/time.ts';

type Code = keyof typeof AIRPORTS;
const CODES = Object.keys(AIRPORTS) as Code[];
const STATUSES = ['scheduled', 'boarding', 'airborne', 'landed', 'cancelled'] as const;
/** Kilometres an hour on the way, and minutes for taxiing, climb and approach. */
const CRUISE = 840;
const GROUND_MINUTES = 35;
const REACH = Math.max(...AIRCRAFT.map(({ to }) => to));
/** Minutes from which punctuality statistics call a flight delayed. */
const DELAYED_FROM = 15;

/** The great-circle distance of two airports in kilometres. */
function measure(from: Code, to: Code): number {
  const [a, b] = [from, to].map((code) => ({
    latitude: AIRPORTS[code][4],
    longitude: AIRPORTS[code][5],
  })) as [Point, Point];
  return Math.round(distanceBetween(a, b));
}

/** Two airports within reach of each other, one of them in a country that has an airline here. */
function drawRoute(faker: Faker, origin: Code | undefined, destination: Code | undefined) {
  const hasAirline = (code: Code) =>
    AIRLINES.some(([, , country]) => country === AIRPORTS[code][2]);
  const routes = CODES.flatMap((from) => CODES.map((to) => ({ from, to, km: measure(from, to) })))
    .filter(({ from, to, km }) => km > 0 && km <= REACH && (hasAirline(from) || hasAirline(to)))
    .filter(({ from }) => origin === undefined || from === origin)
    .filter(({ to }) => destination === undefined || to === destination);
  if (routes.length === 0) throw new TypeError('no aircraft flies from origin to destination');
  return faker.helpers.arrayElement(routes);
}

function describeAirport(code: Code) {
  const [icao, city, countryCode, timeZone] = AIRPORTS[code];
  return { iata: code, icao, city, countryCode, timeZone };
}

/** A point in the future, or in the past, that suits the status. */
function drawDeparture(
  faker: Faker,
  status: (typeof STATUSES)[number],
  now: number,
  flight: number,
) {
  const windows = {
    scheduled: [now + 3 * HOUR, now + 20 * DAY],
    boarding: [now + 15 * MINUTE, now + 35 * MINUTE],
    airborne: [now - flight + 20 * MINUTE, now - 15 * MINUTE],
    landed: [now - 10 * DAY, now - flight - 20 * MINUTE],
    cancelled: [now - 2 * DAY, now + 2 * DAY],
  } as const;
  const [from, to] = windows[status];
  const step = 5 * MINUTE;
  return drawInstant(faker, Math.ceil(from / step) * step, Math.floor(to / step) * step, step);
}

/** One flight whose length, times, aircraft and status agree. */
export function createFlightDetailsRecord(faker: Faker, request: RequestArguments) {
  const pick = pickFrom(faker);
  const now = referenceOf(request);
  const status = choose(faker, request, 'status', STATUSES);
  const { from, to, km } = drawRoute(
    faker,
    request.oneOf('origin', CODES),
    request.oneOf('destination', CODES),
  );
  const [origin, destination] = [describeAirport(from), describeAirport(to)];
  const minutes = Math.ceil(((km / CRUISE) * 60 + GROUND_MINUTES) / 5) * 5;
  const flight = minutes * MINUTE;
  const estimatedDeparture = drawDeparture(faker, status, now, flight);
  const delayMinutes = status === 'cancelled' ? 0 : pick([0, 0, 0, 5, 10, 20, 45, 90]);
  const scheduled = estimatedDeparture - delayMinutes * MINUTE;
  const [code, name] = pick(
    AIRLINES.filter(([, , country]) =>
      [origin.countryCode, destination.countryCode].some((each) => each === country),
    ),
  );
  const aircraft = pick(AIRCRAFT.filter((each) => km >= each.from && km <= each.to));
  const booked = Math.round(aircraft.seats * faker.number.float({ min: 0.55, max: 1 }));
  const hasLeft = status === 'airborne' || status === 'landed';
  const drift = faker.number.int({ min: -2, max: 3 }) * 5 * MINUTE;
  const leaving = (instant: number) => toLocal(instant, origin.timeZone);
  const arriving = (instant: number) => toLocal(instant, destination.timeZone);
  const arrival = estimatedDeparture + flight;
  const expected = status === 'cancelled' ? undefined : arrival;
  const gate = `${pick(['A', 'B', 'C', 'D'])}${faker.number.int({ min: 1, max: 60 })}`;
  return present({
    id: faker.string.uuid(),
    number: `${code}${faker.number.int({ min: 1, max: 2999 })}`,
    airline: { iata: code, name },
    status,
    aircraft: { iata: aircraft.code, name: aircraft.name },
    departure: present({
      airport: origin,
      gate: status === 'cancelled' ? undefined : gate,
      scheduled: leaving(scheduled),
      estimated: status === 'cancelled' ? undefined : leaving(estimatedDeparture),
      actual: hasLeft ? leaving(estimatedDeparture) : undefined,
    }),
    arrival: present({
      airport: destination,
      scheduled: arriving(scheduled + flight),
      estimated: expected === undefined ? undefined : arriving(expected),
      actual: status === 'landed' ? arriving(arrival + drift) : undefined,
      baggageBelt: status === 'landed' ? faker.number.int({ min: 1, max: 24 }) : undefined,
    }),
    distanceKm: km,
    minutes,
    delay: { minutes: delayMinutes, delayed: delayMinutes >= DELAYED_FROM },
    seats: { total: aircraft.seats, booked, free: aircraft.seats - booked },
  });
}
