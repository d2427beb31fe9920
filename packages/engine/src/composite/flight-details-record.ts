import type { Faker } from '@faker-js/faker';
import { MINUTE, HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { distanceBetween } from '../location/distance.ts';
import { AIRCRAFT, AIRLINES, AIRPORTS } from './data/flights.ts';
import { createPicker, omitUndefined } from './shared/helpers.ts';
import { withUniqueKeys } from './shared/uniqueKeys.ts';
import { createTimestamp, toLocalTimestamp, startOfDay } from './shared/time.ts';
import { formatLocal, truncateToSeconds } from './shared/time.ts';

type FlightArguments = ArgumentsOf['composite']['flight-details-record'];

type AirportCode = keyof typeof AIRPORTS;
const CODES = Object.keys(AIRPORTS) as AirportCode[];

/** Earliest and latest departure of a flight, keyed by status. */
const WINDOWS = {
  scheduled: (now) => [now + 3 * HOUR, now + 20 * DAY],
  boarding: (now) => [now + 15 * MINUTE, now + 35 * MINUTE],
  airborne: (now, flight) => [now - flight + 20 * MINUTE, now - 15 * MINUTE],
  landed: (now, flight) => [now - 10 * DAY, now - flight - 20 * MINUTE],
  cancelled: (now) => [now - 2 * DAY, now + 2 * DAY],
} satisfies Record<
  NonNullable<FlightArguments['status']>,
  (now: number, flight: number) => [number, number]
>;
type FlightStatus = keyof typeof WINDOWS;
const FLIGHT_STATUSES = Object.keys(WINDOWS) as FlightStatus[];
/** Cruising speed in kilometres per hour, and minutes for taxiing, climb and approach. */
const CRUISE = 840;
const GROUND_MINUTES = 35;
/** Hours of the day with departures at large airports. */
const FIRST_HOUR = 6;
const LAST_HOUR = 23;
/** Maximum number of attempts to pick a daytime departure. If all attempts fail, a departure at night is accepted. */
const TRIES = 200;
/** Minimum delay in minutes of flights that punctuality statistics count as delayed. */
const DELAYED_FROM = 15;

/** Returns the great-circle distance between two airports. */
function kilometresBetween(from: AirportCode, to: AirportCode): number {
  const pointOf = (code: AirportCode) => ({
    latitude: AIRPORTS[code][4],
    longitude: AIRPORTS[code][5],
  });
  return Math.round(distanceBetween(pointOf(from), pointOf(to)));
}

/** Returns the aircraft of a fleet whose range suits the distance. */
function fleetFor(fleet: readonly string[], km: number) {
  return AIRCRAFT.filter(({ code, from, to }) => fleet.includes(code) && km >= from && km <= to);
}

/** Returns the airlines that are based at one of the airports and have an aircraft with a suitable range. */
function airlinesBetween(from: AirportCode, to: AirportCode, km: number) {
  const ends: readonly string[] = [AIRPORTS[from][2], AIRPORTS[to][2]];
  return AIRLINES.filter(
    ([, , country, fleet]) => ends.includes(country) && fleetFor(fleet, km).length > 0,
  );
}

/** Whether airports in a time zone have departures at a timestamp. */
function isByDay(timestamp: number, timeZone: string): boolean {
  const shown = toLocalTimestamp(timestamp, timeZone);
  const hour = (shown - startOfDay(shown)) / HOUR;
  return hour >= FIRST_HOUR && hour < LAST_HOUR;
}

function minutesFor(km: number): number {
  return Math.ceil(((km / CRUISE) * 60 + GROUND_MINUTES) / 5) * 5;
}

/** Two airports, and an airline that is based at one of them and can fly the distance. */
interface Route {
  from: AirportCode;
  to: AirportCode;
  km: number;
}

const ROUTES: readonly Route[] = CODES.flatMap((from) =>
  CODES.map((to) => ({ from, to, km: kilometresBetween(from, to) })),
).filter(({ from, to, km }) => km > 0 && airlinesBetween(from, to, km).length > 0);

/**
 * Lists the routes on which a flight with this status can depart in the daytime. If there are none, returns all routes. A
 * window longer than a day always contains a daytime hour.
 */
function listRoutes(routes: readonly Route[], status: FlightStatus, now: number): readonly Route[] {
  const awake = routes.filter(({ from, km }) => {
    const [first, last] = WINDOWS[status](now, minutesFor(km) * MINUTE);
    return last - first > DAY || isByDay((first + last) / 2, AIRPORTS[from][3]);
  });
  return awake.length > 0 ? awake : routes;
}

/**
 * Creates a flight number that is unique to the route. Its last digit counts the full tenths of a day (2.4 hours) before the
 * scheduled departure.
 */
function createRouteNumber(from: AirportCode, to: AirportCode, shown: number): number {
  const route = CODES.indexOf(from) * CODES.length + CODES.indexOf(to);
  return 100 + route * 10 + Math.floor(((shown - startOfDay(shown)) / DAY) * 10);
}

function describeAirport(code: AirportCode) {
  const [icaoCode, city, countryCode, timeZone] = AIRPORTS[code];
  return { iataCode: code, icaoCode, city, countryCode, timeZone };
}

/** Picks the departure time of a flight, in the daytime if possible, and its delay. Time and delay match the status. */
function createDeparture(
  faker: Faker,
  status: FlightStatus,
  { now, flight, timeZone }: { now: number; flight: number; timeZone: string },
) {
  const [from, to] = WINDOWS[status](now, flight);
  const step = 5 * MINUTE;
  const create = () => {
    const leaves = createTimestamp(
      faker,
      Math.ceil(from / step) * step,
      Math.floor(to / step) * step,
      step,
    );
    const late = faker.helpers.arrayElement([0, 0, 0, 5, 10, 20, 45, 90]);
    // A delay is unknown more than a day before the departure.
    const delay = status === 'cancelled' || leaves > now + DAY ? 0 : late;
    return { leaves, delay, scheduled: leaves - delay * MINUTE };
  };
  let departure = create();
  for (let tries = 0; !isByDay(departure.scheduled, timeZone) && tries < TRIES; tries += 1) {
    departure = create();
  }
  return departure;
}

function createFlight(
  faker: Faker,
  { from, to, km }: Route,
  { status, now }: { status: FlightStatus; now: number },
) {
  const pick = createPicker(faker);
  const [origin, destination] = [describeAirport(from), describeAirport(to)];
  const minutes = minutesFor(km);
  const flight = minutes * MINUTE;
  const {
    leaves: estimatedDeparture,
    delay: delayMinutes,
    scheduled,
  } = createDeparture(faker, status, { now, flight, timeZone: origin.timeZone });
  const [code, name, , fleet] = pick<(typeof AIRLINES)[number]>(airlinesBetween(from, to, km));
  const aircraft = pick(fleetFor(fleet, km));
  const booked = Math.ceil(aircraft.seats * faker.number.float({ min: 0.55, max: 1 }));
  const hasLeft = status === 'airborne' || status === 'landed';
  const drift = faker.number.int({ min: -2, max: 3 }) * 5 * MINUTE;
  const leaving = (timestamp: number) => formatLocal(timestamp, origin.timeZone);
  const arriving = (timestamp: number) => formatLocal(timestamp, destination.timeZone);
  const arrival = estimatedDeparture + flight;
  const expected = status === 'cancelled' ? undefined : arrival;
  const gate = `${pick(['A', 'B', 'C', 'D'])}${faker.number.int({ min: 1, max: 60 })}`;
  return omitUndefined({
    id: faker.string.uuid(),
    number: `${code}${createRouteNumber(from, to, toLocalTimestamp(scheduled, origin.timeZone))}`,
    airline: { iataCode: code, name },
    status,
    aircraft: { iataTypeCode: aircraft.code, name: aircraft.name },
    departure: omitUndefined({
      airport: origin,
      gate: status === 'cancelled' || estimatedDeparture > now + DAY ? undefined : gate,
      scheduled: leaving(scheduled),
      estimated: status === 'cancelled' ? undefined : leaving(estimatedDeparture),
      actual: hasLeft ? leaving(estimatedDeparture) : undefined,
    }),
    arrival: omitUndefined({
      airport: destination,
      scheduled: arriving(scheduled + flight),
      estimated: expected === undefined ? undefined : arriving(expected),
      actual: status === 'landed' ? arriving(arrival + drift) : undefined,
      baggageBelt: status === 'landed' ? faker.number.int({ min: 1, max: 24 }) : undefined,
    }),
    distanceKilometres: km,
    durationMinutes: minutes,
    delay: { durationMinutes: delayMinutes, delayed: delayMinutes >= DELAYED_FROM },
    seats: { total: aircraft.seats, booked, free: aircraft.seats - booked },
  });
}

/** Creates a flight whose length, times, aircraft and status match. */
export const createFlightDetailsRecord = withUniqueKeys(
  (args: FlightArguments) => {
    const now = truncateToSeconds(args.reference);
    const routes = ROUTES.filter(
      ({ from, to }) => from === (args.origin ?? from) && to === (args.destination ?? to),
    );
    const byStatus = new Map(
      FLIGHT_STATUSES.map((status) => [status, listRoutes(routes, status, now)]),
    );
    return (faker) => {
      const status = args.status ?? faker.helpers.arrayElement(FLIGHT_STATUSES);
      const route = faker.helpers.arrayElement(byStatus.get(status) ?? routes);
      return createFlight(faker, route, { status, now });
    };
  },
  ({ number, departure: { airport, gate, scheduled } }) => {
    const day = scheduled.slice(0, 10);
    return [[number, day], gate === undefined ? undefined : [airport.iataCode, gate, day]];
  },
);
