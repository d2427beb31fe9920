/** Tests orders, food deliveries and rides. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  DAY_SECONDS,
  areInOrder,
  timeOfDayOf,
  kilometresBetween,
  toMinorUnits,
  secondsBetween,
  toLocalTime,
  sum,
  parsePairs,
  weekdayOf,
} from '../measures.ts';
import type { Point } from '../measures.ts';
import { TIME_ZONES, createRecords, testRecords } from './records.ts';
import type { CompositeRecord } from './records.ts';

type Order = CompositeRecord<'order'>;
type Ride = CompositeRecord<'ride'>;

/** Returns whether a road distance is at most about 1.5 times the straight-line distance, and not very short. */
function isRoad(kilometres: number, from: Point, to: Point): boolean {
  const straight = kilometresBetween(from, to);
  return kilometres > straight - 0.05 && kilometres < Math.max(0.6, straight * 1.5);
}

/** Spring months in countries where spring is not from March to May. Indonesia has no spring. */
const SPRINGS: Record<string, string[]> = { BR: ['09', '10', '11'], ID: [] };

const PAYMENTS = parsePairs('pending open cancelled voided returned refunded');

/** Returns the longest time until the next step of an order. It includes a Sunday, a holiday and a night. */
function longestWait({ status, payment }: Order): number {
  if (status === 'pending') return payment.method === 'bank-transfer' ? 3 * DAY_SECONDS : 1800;
  return ({ paid: 2, shipped: 7 }[String(status)] ?? 32) * DAY_SECONDS;
}

testRecords('order', {
  '`itemCount` is the sum of all quantities': ({ itemCount, lines }) =>
    itemCount === sum(lines.map(({ quantity }) => quantity)),
  'the discount matches its percentage, and shipping costs less than the goods': (order) => {
    const { percent = 0, amount = '0' } = order.discount ?? {};
    const subtotal = toMinorUnits(order.subtotal);
    return (
      toMinorUnits(amount) === Math.round((subtotal * percent) / 100) &&
      toMinorUnits(order.shipping) < subtotal - toMinorUnits(amount)
    );
  },
  'prices include tax except in the USA, and the total is the sum of its parts': (order) => {
    const { subtotal, discount, shipping, tax, total } = order;
    const goods = toMinorUnits(subtotal) - toMinorUnits(discount?.amount ?? '0');
    const gross = goods + toMinorUnits(shipping);
    const share = tax.included
      ? gross - gross / (1 + tax.percent / 100)
      : (goods * tax.percent) / 100;
    return (
      tax.included === (order.billingAddress.countryCode !== 'US') &&
      Math.abs(toMinorUnits(tax.amount) - share) <= 0.5001 &&
      toMinorUnits(total) === gross + (tax.included ? 0 : toMinorUnits(tax.amount))
    );
  },
  'the history begins at `placedAt` and ends with the status': ({ history, status, placedAt }) =>
    history.at(-1)?.status === status &&
    isDeepStrictEqual(history[0], { status: 'pending', at: placedAt }),
  'the times of the parcel match the history': ({ history, parcel }) => {
    const timeOf = (step: string) => history.find(({ status }) => status === step)?.at;
    return parcel?.shippedAt === timeOf('shipped') && parcel?.deliveredAt === timeOf('delivered');
  },
  'the status of the payment matches the status of the order': ({ payment, status }) =>
    payment.status === (PAYMENTS[status] ?? 'captured'),
  'the next step of an order is not overdue': (order, { reference }) =>
    secondsBetween(order.history.at(-1)?.at ?? '', reference) <= longestWait(order),
  'bank transfers take a day or more, and other payments take up to half an hour': ({
    history,
    payment,
  }) => {
    const [placed, paid] = history;
    if (!placed || paid?.status !== 'paid') return undefined;
    const seconds = secondsBetween(placed.at, paid.at);
    return payment.method === 'bank-transfer' ? seconds >= DAY_SECONDS : seconds <= 1800;
  },
  'parcels are shipped, delivered and returned between 8 a.m. and 8 p.m.': (order) => {
    const { city, countryCode } = order.billingAddress;
    return order.history
      .filter(({ status }) => ['shipped', 'delivered', 'returned'].includes(status))
      .map(({ at }) => toLocalTime(at, TIME_ZONES[city] ?? TIME_ZONES[countryCode] ?? ''))
      .every(
        (time) =>
          timeOfDayOf(time) >= '08' &&
          timeOfDayOf(time) < '20' &&
          weekdayOf(time) !== 0 &&
          !['12-25', '01-01'].includes(time.slice(5, 10)),
      );
  },
  'the spring discount is only used in spring in the country of the order': (order) => {
    if (order.discount?.code !== 'SPRING15') return undefined;
    const spring = SPRINGS[order.billingAddress.countryCode] ?? ['03', '04', '05'];
    return spring.includes(order.placedAt.slice(5, 7));
  },
});

test('order numbers sort in the order in which orders were placed', () => {
  const byTime = createRecords('order').sort((a, b) =>
    areInOrder(a.placedAt, b.placedAt) ? -1 : 1,
  );
  const numbers = byTime.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
});

testRecords('food-delivery', {
  'the total is subtotal plus fees and tip': ({ total, subtotal, deliveryFee, serviceFee, tip }) =>
    toMinorUnits(total) === sum([subtotal, deliveryFee, serviceFee, tip].map(toMinorUnits)) &&
    Math.abs(toMinorUnits(serviceFee) - toMinorUnits(subtotal) * 0.05) <= 0.5 &&
    toMinorUnits(deliveryFee) < toMinorUnits(subtotal),
  'the distance is realistic for a road': ({ restaurant, customer, distanceKilometres }) =>
    isRoad(distanceKilometres, restaurant.location, customer.location),
  'a delivery has a courier if its timeline contains the status `on-the-way`': (delivery) =>
    delivery.timeline.at(-1)?.status === delivery.status &&
    (delivery.courier !== undefined) ===
      delivery.timeline.some(({ status }) => status === 'on-the-way'),
  'a meal arrives up to five minutes before the estimated time': ({ status, ...delivery }) => {
    if (status !== 'delivered') return undefined;
    const arrival = delivery.timeline.at(-1)?.at ?? '';
    const early = secondsBetween(arrival, delivery.estimatedArrival ?? '');
    return early >= 0 && early < 300;
  },
  'meals are ordered between 11 a.m. and 10 p.m.': ({ timeline: [ordered] }) =>
    ordered && timeOfDayOf(ordered.at) >= '11:00' && timeOfDayOf(ordered.at) < '22:00',
  'if the request has no status, the last step of an open delivery was in the last five minutes': (
    delivery,
    asked,
  ) => {
    const { status, timeline } = delivery;
    if (asked.query['status'] !== undefined) return undefined;
    if (!['placed', 'preparing', 'on-the-way'].includes(status)) return undefined;
    const seconds = secondsBetween(timeline.at(-1)?.at ?? '', asked.reference);
    return seconds >= 0 && seconds <= 300;
  },
  'cancelled deliveries do not have a tip': ({ status, tip }) =>
    status !== 'cancelled' || toMinorUnits(tip) === 0,
});

const SIGNS: Record<string, string> = {
  ...{
    Berlin: 'B-',
    München: 'M-',
    Kraków: 'KR ',
    横浜市: '横浜 ',
    广州市: '粤A·',
    마포구: '서울 ',
  },
};

/** Patterns for the countries in which a car model is sold. Models that are sold everywhere are omitted. */
const EUROPE = /^(?!(US|BR|ID|JP|KR|CN)$)/;
const MARKETS: Record<string, RegExp> = {
  ...{ Zoe: EUROPE, Multivan: EUROPE, Octavia: /^(?!(US|BR|ID|JP|KR)$)/ },
  ...{ Pacifica: /^US$/, Avante: /^KR$/ },
};

/** Returns the month of issue of a British number plate: 24 is March 2024, and 74 is September 2024. */
function issueOf(plate: string): string {
  const digits = Number(plate.slice(2, 4));
  return digits > 50 ? `20${digits - 50}-09` : `20${digits}-03`;
}

const countryOf = ({ pickup }: Ride): string => pickup.address.countryCode;

testRecords('ride', {
  'the distance is realistic for a road': ({ pickup, dropoff, distanceKilometres }) =>
    isRoad(distanceKilometres, pickup.location, dropoff.location),
  'the duration is the time between both stops': ({ pickedUpAt, droppedOffAt, durationMinutes }) =>
    pickedUpAt !== undefined && droppedOffAt !== undefined
      ? secondsBetween(pickedUpAt, droppedOffAt) === durationMinutes * 60
      : undefined,
  'the fare matches distance, time and surge': ({ fare, distanceKilometres, durationMinutes }) => {
    if (!fare) return undefined;
    const parts = sum([fare.base, fare.distanceCharge, fare.timeCharge].map(toMinorUnits));
    return (
      toMinorUnits(fare.distanceCharge) ===
        Math.round(distanceKilometres * toMinorUnits(fare.perKilometre)) &&
      toMinorUnits(fare.timeCharge) === durationMinutes * toMinorUnits(fare.perMinute) &&
      Math.abs(toMinorUnits(fare.subtotal) - parts * fare.surge) <= 0.5001 &&
      toMinorUnits(fare.total) === toMinorUnits(fare.subtotal) + toMinorUnits(fare.tip)
    );
  },
  'the fare is an estimate without a tip until the ride is completed': ({ fare, status }) =>
    fare &&
    fare.estimated === (status !== 'completed') &&
    !(fare.estimated && toMinorUnits(fare.tip) > 0),
  'a cancellation only has a fee if the rider cancels': (ride) =>
    ride.cancellation &&
    toMinorUnits(ride.cancellation.fee) > 0 === (ride.cancellation.by === 'rider'),
  'British number plates are issued before the ride': (ride) =>
    ride.vehicle && countryOf(ride) === 'GB'
      ? issueOf(ride.vehicle.plate) <= ride.requestedAt.slice(0, 7)
      : undefined,
  'number plates begin with the city code in countries with codes': ({ vehicle, pickup }) =>
    vehicle?.plate.startsWith(SIGNS[pickup.address.city] ?? ''),
  'electric cars have special number plates in Norway and China': (ride) => {
    const sign = { NO: /^E[BCDEFHKLV] /, CN: /·D/ }[countryOf(ride)];
    return sign && ride.vehicle && sign.test(ride.vehicle.plate) === (ride.kind === 'electric');
  },
  'the car model is sold in the country of the ride': (ride) =>
    ride.vehicle && (MARKETS[ride.vehicle.model]?.test(countryOf(ride)) ?? true),
});

test('rides of all four kinds occur, and both riders and drivers cancel rides', () => {
  const rides = createRecords('ride');
  expect(new Set(rides.flatMap(({ vehicle, kind }) => (vehicle ? [kind] : []))).size).toBe(4);
  expect(new Set(rides.flatMap(({ cancellation }) => cancellation?.by ?? [])).size).toBe(2);
});
