import type { Faker } from '@faker-js/faker';
import { MINUTE, HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { distanceBetween } from '../location/distance.ts';
import MENUS from '../../data/menus.json' with { type: 'json' };
import { round } from '../multiples.ts';
import { createPicker, omitUndefined } from './shared/helpers.ts';
import { createPrice, sum, formatAmount } from './shared/money.ts';
import type { CurrencyCode } from './shared/money.ts';
import { createPerson, createPhone } from './shared/people.ts';
import { runWithSeed } from './shared/runWithSeed.ts';
import type { Place, Point } from './shared/places.ts';
import { createAddress, createPlace, createPointNear } from './shared/places.ts';
import { createRatings } from './shared/ratings.ts';
import { createTimestamp, toLocalTimestamp, startOfDay } from './shared/time.ts';
import { formatLocal, truncateToSeconds, moveIntoHours } from './shared/time.ts';

/** Steps that lead to each status. */
const DELIVERY_HISTORIES = {
  placed: ['placed'],
  preparing: ['placed', 'preparing'],
  'on-the-way': ['placed', 'preparing', 'on-the-way'],
  delivered: ['placed', 'preparing', 'on-the-way', 'delivered'],
  cancelled: ['placed', 'cancelled'],
} as const;
type DeliveryStatus = keyof typeof DELIVERY_HISTORIES;
const OVER: readonly DeliveryStatus[] = ['delivered', 'cancelled'];

/** Speed of each vehicle in kilometres per hour. */
const SPEEDS = { bicycle: 15, scooter: 24, car: 21 } as const;

/** Hours of the day in which meals are ordered. */
const MEAL_HOURS = [11, 22] as const;
/** First hour with orders in progress. An earlier order in progress could have been placed before the kitchen opened. */
const FIRST_BUSY_HOUR = 12.5;

/** Picks dishes with options. A dish costs the same in every order from the restaurant. */
function createMealLines(
  faker: Faker,
  cuisine: keyof typeof MENUS,
  { restaurant, count, currency }: { restaurant: string; count: number; currency: CurrencyCode },
) {
  const { dishes } = MENUS[cuisine];
  return faker.helpers.arrayElements(dishes, count).map(({ dish, euros, choices }) => {
    const option: string[] = choices.length > 0 && faker.datatype.boolean() ? choices : [];
    const quantity = faker.number.int({ min: 1, max: 3 });
    const options = faker.helpers.arrayElements(option, Math.min(1, option.length));
    const unitPrice = runWithSeed(faker, `${restaurant} ${dish}`, (own) =>
      createPrice(own, currency, euros, euros + 2),
    );
    return { dish, options, quantity, unitPrice };
  });
}

/** Creates a restaurant in a city. Its address and rating are the same in every order. */
function createRestaurant(faker: Faker, cuisine: keyof typeof MENUS, place: Place) {
  const name = faker.helpers.arrayElement(MENUS[cuisine].restaurants);
  const key = `restaurant ${name} ${place.city}`;
  return runWithSeed(faker, key, (own) => {
    const location = createPointNear(own, place, 3);
    const { average, count, stars } = createRatings(own, 400);
    const rating = { average, count };
    return { key, name, location, address: createAddress(own, place), rating, stars };
  });
}

/** Creates the charges in addition to the dishes: a delivery fee by distance, a service fee by price, and a tip. */
function createCharges(
  faker: Faker,
  {
    subtotal,
    kilometres,
    currency,
    isTipped,
  }: { subtotal: number; kilometres: number; currency: CurrencyCode; isTipped: boolean },
) {
  const base = createPrice(faker, currency, 1.5, 2.5);
  const delivery = base + Math.round((base * kilometres) / 5);
  const service = Math.round(subtotal * 0.05);
  const percent = faker.helpers.arrayElement([0, 0, 5, 10]);
  const tip = isTipped ? Math.round((subtotal * percent) / 100) : 0;
  const money = (minor: number) => formatAmount(minor, currency);
  return {
    currency,
    subtotal: money(subtotal),
    deliveryFee: money(delivery),
    serviceFee: money(service),
    tip: money(tip),
    total: money(subtotal + delivery + service + tip),
  };
}

function createStop(
  address: ReturnType<typeof createAddress>,
  { latitude, longitude }: Point,
  name: string,
) {
  return { name, address, location: { latitude, longitude } };
}

/** Creates a delivery inside one city. Its times depend on the distance, and its sums on the dishes. */
export const createFoodDelivery = (args: ArgumentsOf['composite']['food-delivery']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const place = createPlace(faker, args.locale);
    const pick = createPicker(faker);
    const cuisine = args.cuisine ?? faker.helpers.objectKey(MENUS);
    const shown = toLocalTimestamp(now, place.timeZone);
    const hour = (shown - startOfDay(shown)) / HOUR;
    // No order is in progress at night.
    const isBusy = hour >= FIRST_BUSY_HOUR && hour < MEAL_HOURS[1];
    const status =
      args.status ?? (isBusy ? faker.helpers.objectKey(DELIVERY_HISTORIES) : pick(OVER));
    const currency = args.currency ?? place.currency;
    const restaurant = createRestaurant(faker, cuisine, place);
    const kitchen = restaurant.location;
    const destination = createPointNear(faker, kitchen, 4);
    // The route along streets is a third longer than the straight line.
    const distance = Math.max(0.1, round(distanceBetween(kitchen, destination) * (4 / 3), 1));
    const vehicle = faker.helpers.objectKey(SPEEDS);
    const ride =
      Math.ceil((distance / SPEEDS[vehicle]) * 60) + faker.number.int({ min: 2, max: 6 });
    const [waiting, cooking] = [
      faker.number.int({ min: 1, max: 5 }),
      faker.number.int({ min: 10, max: 30 }),
    ];
    const gaps = { placed: 0, preparing: waiting, 'on-the-way': cooking, delivered: ride };
    const steps = DELIVERY_HISTORIES[status];
    const minutes = steps.map((step) => (step === 'cancelled' ? waiting : gaps[step]));
    const last = createTimestamp(faker, now - (OVER.includes(status) ? 7 * DAY : 5 * MINUTE), now);
    const total = sum(minutes) * MINUTE;
    const placed = moveIntoHours(faker, last - total, place.timeZone, MEAL_HOURS);
    const local = (timestamp: number) => formatLocal(timestamp, place.timeZone);
    const timeline = steps.map((step, index) => ({
      status: step,
      at: local(placed + sum(minutes.slice(0, index + 1)) * MINUTE),
    }));
    const lines = createMealLines(faker, cuisine, {
      restaurant: restaurant.key,
      count: args.items,
      currency,
    });
    const subtotal = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
    const courier = createPerson(faker, place.locale);
    const customer = createPerson(faker, place.locale);
    // The customer's rating is random, with the distribution of the restaurant's ratings.
    const votes = Object.entries(restaurant.stars).map(([star, weight]) => ({
      value: Number(star),
      weight,
    }));
    const stars = faker.helpers.weightedArrayElement(votes.filter(({ weight }) => weight > 0));
    const promised = Math.ceil((waiting + cooking + ride) / 5) * 5;
    return omitUndefined({
      id: faker.string.nanoid(12),
      status,
      restaurant: {
        ...createStop(restaurant.address, kitchen, restaurant.name),
        cuisine,
        rating: restaurant.rating,
      },
      customer: {
        ...createStop(createAddress(faker, place), destination, customer.name),
        phone: createPhone(faker, place),
      },
      courier:
        steps.length < 3
          ? undefined
          : { name: courier.given, vehicle, speedKilometresPerHour: SPEEDS[vehicle] },
      lines: lines.map((line) => ({
        ...line,
        unitPrice: formatAmount(line.unitPrice, currency),
        total: formatAmount(line.quantity * line.unitPrice, currency),
      })),
      ...createCharges(faker, {
        subtotal,
        kilometres: distance,
        currency,
        isTipped: status !== 'cancelled',
      }),
      distanceKilometres: distance,
      timeZone: place.timeZone,
      estimatedArrival: status === 'cancelled' ? undefined : local(placed + promised * MINUTE),
      timeline,
      stars: status === 'delivered' ? stars : undefined,
    });
  };
};
