import type { Faker } from '@faker-js/faker';
import { MINUTE, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { distanceBetween } from '../location/distance.ts';
import { createPlate } from '../tags/vehicle/plates.ts';
import { round } from '../multiples.ts';
import {
  CARS,
  ELECTRIC_PLATE_PATTERNS,
  PLATE_PATTERNS,
  PLATE_LETTERS,
  PLATE_CITY_CODES,
} from './data/cars.ts';
import type { RideClass } from './data/cars.ts';
import { omitUndefined } from './shared/helpers.ts';
import { createPrice, formatAmount } from './shared/money.ts';
import type { CurrencyCode } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import type { Place } from './shared/places.ts';
import { createAddress, createPlace, createPointNear } from './shared/places.ts';
import { createTimestamp, formatLocal, truncateToSeconds } from './shared/time.ts';

/** Number of completed steps, keyed by status: accepted, picked up, dropped off. */
const STEPS = { requested: 0, accepted: 1, 'in-progress': 2, completed: 3, cancelled: 1 };

/** Price of each class relative to economy. */
const PRICE_FACTORS = { economy: 1, comfort: 1.3, van: 1.6, electric: 1.1 };
const COLOURS = ['black', 'white', 'silver', 'grey', 'blue', 'red'];

/** Creates a registration number that the authority of the city could issue. */
function createCityPlate(faker: Faker, category: RideClass, place: Place, now: number): string {
  const { countryCode, city } = place;
  const sign = PLATE_CITY_CODES.get(city) ?? '';
  // The car was registered in one of the eight half-years before the ride.
  const days = 15 + faker.number.int({ min: 0, max: 7 }) * 182;
  const registered = new Date(now - days * DAY).toISOString().slice(0, 10);
  const known = createPlate(faker, countryCode, { registered, district: sign || undefined });
  if (known !== undefined) return known;
  const electric = category === 'electric' ? ELECTRIC_PLATE_PATTERNS.get(countryCode) : undefined;
  const pattern = electric ?? PLATE_PATTERNS.get(countryCode) ?? '';
  const plate = faker.helpers.fromRegExp(pattern.replace(/^X|(?<=\[1-9\])X/, '%'));
  const letters = PLATE_LETTERS.get(countryCode);
  const letter = letters ? faker.helpers.arrayElement(letters) : '';
  return plate.replace('%', sign).replace('@', letter);
}

function createVehicle(
  faker: Faker,
  category: RideClass,
  { place, now }: { place: Place; now: number },
) {
  const [make, model, seats] = faker.helpers.arrayElement(
    CARS[category].filter(([, , , countries]) => countries?.includes(place.countryCode) ?? true),
  );
  const colour = faker.helpers.arrayElement(COLOURS);
  return { make, model, colour, seats, plate: createCityPlate(faker, category, place, now) };
}

/** Computes the fare: the base price and the prices of kilometres and minutes, multiplied by the demand. */
function createFare(
  faker: Faker,
  currency: CurrencyCode,
  ride: { category: RideClass; kilometres: number; minutes: number; isFinal: boolean },
) {
  const factor = PRICE_FACTORS[ride.category];
  const price = (min: number, max: number) =>
    Math.round(createPrice(faker, currency, min, max) * factor);
  const [base, perKilometre, perMinute] = [price(2, 4), price(0.8, 1.5), price(0.2, 0.4)];
  const distanceCharge = Math.round(ride.kilometres * perKilometre);
  const timeCharge = ride.minutes * perMinute;
  const surge = faker.helpers.arrayElement([1, 1, 1, 1.2, 1.5, 1.8]);
  const subtotal = Math.round(((base + distanceCharge + timeCharge) * Math.round(surge * 10)) / 10);
  const share = ride.isFinal ? faker.helpers.arrayElement([0, 0, 5, 10]) : 0;
  const tip = Math.round((subtotal * share) / 100);
  const money = (minor: number) => formatAmount(minor, currency);
  return {
    estimated: !ride.isFinal,
    base: money(base),
    perKilometre: money(perKilometre),
    perMinute: money(perMinute),
    distanceCharge: money(distanceCharge),
    timeCharge: money(timeCharge),
    surge,
    subtotal: money(subtotal),
    tip: money(tip),
    total: money(subtotal + tip),
  };
}

/** Creates a ride through a city. Its fare follows from its distance and duration. */
export const createRide = (args: ArgumentsOf['composite']['ride']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const place = createPlace(faker, args.locale);
    const status = args.status ?? faker.helpers.objectKey(STEPS);
    const kind = args.kind ?? faker.helpers.objectKey(CARS);
    const currency = args.currency ?? place.currency;
    const [from, to] = [createPointNear(faker, place, 4), createPointNear(faker, place, 8)];
    const kilometres = Math.max(0.5, round(distanceBetween(from, to) * (4 / 3), 1));
    const minutes = Math.ceil((kilometres / faker.number.int({ min: 18, max: 32 })) * 60) + 1;
    const [accepting, arriving] = [
      faker.number.int({ min: 15, max: 90 }) * 1000,
      faker.number.int({ min: 3, max: 12 }) * MINUTE,
    ];
    const gaps = [accepting, arriving, minutes * MINUTE].slice(0, STEPS[status]);
    const isOver = status === 'completed' || status === 'cancelled';
    const recent = {
      requested: 10_000,
      accepted: 2 * MINUTE,
      'in-progress': minutes * MINUTE - 1000,
    };
    const last = createTimestamp(faker, now - (isOver ? 14 * DAY : recent[status]), now);
    const cancelled = status === 'cancelled' ? faker.number.int({ min: 30, max: 150 }) * 1000 : 0;
    const requested = last - cancelled - gaps.reduce((total, gap) => total + gap, 0);
    const local = (passed: number) => formatLocal(requested + passed, place.timeZone);
    const reached = (steps: number, passed: number) =>
      gaps.length < steps ? undefined : local(passed);
    const [rider, driver] = [createPerson(faker, place.locale), createPerson(faker, place.locale)];
    const rating = () => faker.number.float({ min: 4.3, max: 5, fractionDigits: 2 });
    const ride = { category: kind, kilometres, minutes, isFinal: status === 'completed' };
    const [riderRating, driverRating] = [rating(), rating()];
    const vehicle = createVehicle(faker, kind, { place, now });
    const fare = createFare(faker, currency, ride);
    const by = faker.helpers.arrayElement(['rider', 'driver']);
    const randomFee = createPrice(faker, currency, 2, 5);
    // Riders do not pay if the driver cancels.
    const fee = formatAmount(by === 'driver' ? 0 : randomFee, currency);
    return omitUndefined({
      id: faker.string.uuid(),
      status,
      kind,
      rider: { name: rider.given, rating: riderRating },
      driver: gaps.length < 1 ? undefined : { name: driver.given, rating: driverRating },
      vehicle: gaps.length < 1 ? undefined : vehicle,
      pickup: { address: createAddress(faker, place), location: from },
      dropoff: { address: createAddress(faker, place), location: to },
      distanceKilometres: kilometres,
      durationMinutes: minutes,
      timeZone: place.timeZone,
      requestedAt: local(0),
      acceptedAt: reached(1, accepting),
      pickedUpAt: reached(2, accepting + arriving),
      droppedOffAt: reached(3, accepting + arriving + minutes * MINUTE),
      cancellation:
        status === 'cancelled' ? { at: local(accepting + cancelled), by, fee } : undefined,
      currency,
      fare: status === 'cancelled' ? undefined : fare,
    });
  };
};
