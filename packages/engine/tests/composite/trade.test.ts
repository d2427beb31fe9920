/** Orders, deliveries and rides. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  DAY_SECONDS,
  areInOrder,
  clockOf,
  kilometresBetween,
  minor,
  secondsBetween,
  shownAt,
  sum,
  toTable,
  weekdayOf,
} from '../measures.ts';
import type { Point } from '../measures.ts';
import { ZONES, createRecords, testRecords } from './records.ts';
import type { Composite } from './records.ts';

type Order = Composite<'order'>;
type Ride = Composite<'ride'>;

/** A route is up to about 1.5 times as long as the straight line, and never very short. */
function isRoad(kilometres: number, from: Point, to: Point): boolean {
  const straight = kilometresBetween(from, to);
  return kilometres > straight - 0.05 && kilometres < Math.max(0.6, straight * 1.5);
}

/** Months of spring where they are not March to May; Indonesia has no spring. */
const SPRINGS: Record<string, string[]> = { BR: ['09', '10', '11'], ID: [] };

const PAYMENTS = toTable('pending open cancelled voided returned refunded');

/** The longest time until the next step, which includes a Sunday, a holiday and a night. */
function longestWait({ status, payment }: Order): number {
  if (status === 'pending') return payment.method === 'bank-transfer' ? 3 * DAY_SECONDS : 1800;
  return ({ paid: 2, shipped: 7 }[String(status)] ?? 32) * DAY_SECONDS;
}

testRecords('order', {
  'the articles are counted': ({ itemCount, lines }) =>
    itemCount === sum(lines.map(({ quantity }) => quantity)),
  'the discount is its share of the subtotal, and shipping costs less than the goods': (order) => {
    const { percent = 0, amount = '0' } = order.discount ?? {};
    const subtotal = minor(order.subtotal);
    return (
      minor(amount) === Math.round((subtotal * percent) / 100) &&
      minor(order.shipping) < subtotal - minor(amount)
    );
  },
  'tax is included except in the USA, and the total follows': (order) => {
    const { subtotal, discount, shipping, tax, total } = order;
    const goods = minor(subtotal) - minor(discount?.amount ?? '0');
    const gross = goods + minor(shipping);
    const share = tax.included
      ? gross - gross / (1 + tax.percent / 100)
      : (goods * tax.percent) / 100;
    return (
      tax.included === (order.billingAddress.countryCode !== 'US') &&
      Math.abs(minor(tax.amount) - share) <= 0.5001 &&
      minor(total) === gross + (tax.included ? 0 : minor(tax.amount))
    );
  },
  'the history leads from the order to its status': ({ history, status, placedAt }) =>
    history.at(-1)?.status === status &&
    isDeepStrictEqual(history[0], { status: 'pending', at: placedAt }),
  'the parcel was shipped and delivered when the history says': ({ history, parcel }) => {
    const timeOf = (step: string) => history.find(({ status }) => status === step)?.at;
    return parcel?.shippedAt === timeOf('shipped') && parcel?.deliveredAt === timeOf('delivered');
  },
  'the payment follows from the status': ({ payment, status }) =>
    payment.status === (PAYMENTS[status] ?? 'captured'),
  'an order does not wait longer for its next step than the step takes': (order, { reference }) =>
    secondsBetween(order.history.at(-1)?.at ?? '', reference) <= longestWait(order),
  'a bank transfer takes a day at least, a card half an hour at most': ({ history, payment }) => {
    const [placed, paid] = history;
    if (!placed || paid?.status !== 'paid') return undefined;
    const seconds = secondsBetween(placed.at, paid.at);
    return payment.method === 'bank-transfer' ? seconds >= DAY_SECONDS : seconds <= 1800;
  },
  'parcels change hands from 8 to 20, and not on Sundays and holidays': (order) => {
    const { city, countryCode } = order.billingAddress;
    return order.history
      .filter(({ status }) => ['shipped', 'delivered', 'returned'].includes(status))
      .map(({ at }) => shownAt(at, ZONES[city] ?? ZONES[countryCode] ?? ''))
      .every(
        (time) =>
          clockOf(time) >= '08' &&
          clockOf(time) < '20' &&
          weekdayOf(time) !== 0 &&
          !['12-25', '01-01'].includes(time.slice(5, 10)),
      );
  },
  'the spring discount is given in the spring of the country': (order) => {
    if (order.discount?.code !== 'SPRING15') return undefined;
    const spring = SPRINGS[order.billingAddress.countryCode] ?? ['03', '04', '05'];
    return spring.includes(order.placedAt.slice(5, 7));
  },
});

test('numbers of orders sort as the orders were placed', () => {
  const byTime = createRecords('order').sort((a, b) =>
    areInOrder(a.placedAt, b.placedAt) ? -1 : 1,
  );
  const numbers = byTime.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted());
});

testRecords('food-delivery', {
  'the total is subtotal, fees and tip': ({ total, subtotal, deliveryFee, serviceFee, tip }) =>
    minor(total) === sum([subtotal, deliveryFee, serviceFee, tip].map(minor)) &&
    Math.abs(minor(serviceFee) - minor(subtotal) * 0.05) <= 0.5 &&
    minor(deliveryFee) < minor(subtotal),
  'the distance is that of a road': ({ restaurant, customer, distanceKilometres }) =>
    isRoad(distanceKilometres, restaurant.location, customer.location),
  'the courier follows from the status': (delivery) =>
    delivery.timeline.at(-1)?.status === delivery.status &&
    (delivery.courier !== undefined) ===
      delivery.timeline.some(({ status }) => status === 'on-the-way'),
  'a meal arrives within five minutes before the estimate': ({ status, ...delivery }) => {
    if (status !== 'delivered') return undefined;
    const arrival = delivery.timeline.at(-1)?.at ?? '';
    const early = secondsBetween(arrival, delivery.estimatedArrival ?? '');
    return early >= 0 && early < 300;
  },
  'meals are ordered between eleven in the morning and ten at night': ({ timeline: [ordered] }) =>
    ordered && clockOf(ordered.at) >= '11:00' && clockOf(ordered.at) < '22:00',
  'the last step was in the last five minutes if the request has no status': (delivery, asked) => {
    const { status, timeline } = delivery;
    if (asked.query['status'] !== undefined) return undefined;
    if (!['placed', 'preparing', 'on-the-way'].includes(status)) return undefined;
    const seconds = secondsBetween(timeline.at(-1)?.at ?? '', asked.reference);
    return seconds >= 0 && seconds <= 300;
  },
  'nobody tips for a meal that was cancelled': ({ status, tip }) =>
    status !== 'cancelled' || minor(tip) === 0,
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

/** Countries of models that are not sold everywhere. */
const EUROPE = /^(?!(US|BR|ID|JP|KR|CN)$)/;
const MARKETS: Record<string, RegExp> = {
  ...{ Zoe: EUROPE, Multivan: EUROPE, Octavia: /^(?!(US|BR|ID|JP|KR)$)/ },
  ...{ Pacifica: /^US$/, Avante: /^KR$/ },
};

/** The month of issue in a British plate: 24 is March 2024, 74 September 2024. */
function issueOf(plate: string): string {
  const digits = Number(plate.slice(2, 4));
  return digits > 50 ? `20${digits - 50}-09` : `20${digits}-03`;
}

const countryOf = ({ pickup }: Ride): string => pickup.address.countryCode;

testRecords('ride', {
  'the distance is that of a road': ({ pickup, dropoff, distanceKilometres }) =>
    isRoad(distanceKilometres, pickup.location, dropoff.location),
  'a ride takes as long as it says': ({ pickedUpAt, droppedOffAt, durationMinutes }) =>
    pickedUpAt !== undefined && droppedOffAt !== undefined
      ? secondsBetween(pickedUpAt, droppedOffAt) === durationMinutes * 60
      : undefined,
  'the fare can be recomputed': ({ fare, distanceKilometres, durationMinutes }) => {
    if (!fare) return undefined;
    const parts = sum([fare.base, fare.distanceCharge, fare.timeCharge].map(minor));
    return (
      minor(fare.distanceCharge) === Math.round(distanceKilometres * minor(fare.perKilometre)) &&
      minor(fare.timeCharge) === durationMinutes * minor(fare.perMinute) &&
      Math.abs(minor(fare.subtotal) - parts * fare.surge) <= 0.5001 &&
      minor(fare.total) === minor(fare.subtotal) + minor(fare.tip)
    );
  },
  'the fare is an estimate without a tip until the end': ({ fare, status }) =>
    fare && fare.estimated === (status !== 'completed') && !(fare.estimated && minor(fare.tip) > 0),
  'a cancellation costs the rider a fee, and nothing when the driver cancels': (ride) =>
    ride.cancellation && minor(ride.cancellation.fee) > 0 === (ride.cancellation.by === 'rider'),
  'no British plate was issued after the ride': (ride) =>
    ride.vehicle && countryOf(ride) === 'GB'
      ? issueOf(ride.vehicle.plate) <= ride.requestedAt.slice(0, 7)
      : undefined,
  'the plate has the sign of its city where the country has one': ({ vehicle, pickup }) =>
    vehicle?.plate.startsWith(SIGNS[pickup.address.city] ?? ''),
  'electric cars have plates of their own in Norway and China': (ride) => {
    const sign = { NO: /^E[BCDEFHKLV] /, CN: /·D/ }[countryOf(ride)];
    return sign && ride.vehicle && sign.test(ride.vehicle.plate) === (ride.kind === 'electric');
  },
  'nobody drives a model that the country does not sell': (ride) =>
    ride.vehicle && (MARKETS[ride.vehicle.model]?.test(countryOf(ride)) ?? true),
});

test('rides are of four classes, and both riders and drivers cancel', () => {
  const rides = createRecords('ride');
  expect(new Set(rides.flatMap(({ vehicle, kind }) => (vehicle ? [kind] : []))).size).toBe(4);
  expect(new Set(rides.flatMap(({ cancellation }) => cancellation?.by ?? [])).size).toBe(2);
});
