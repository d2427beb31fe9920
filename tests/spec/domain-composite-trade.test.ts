import validator from 'validator';
import { describe, expect, test } from 'vitest';
import {
  areInOrder,
  draw,
  drawEverywhere,
  kilometresBetween,
  minor,
  offsetAt,
} from './composite.ts';
import { secondsBetween, sum } from './composite.ts';
import type { Address, Line, Point } from './composite.ts';

interface Order {
  status: string;
  placedAt: string;
  billingAddress: Address;
  shippingAddress: Address;
  currency: string;
  lines: (Line & { position: number; gtin: string; name: string })[];
  itemCount: number;
  subtotal: string;
  discount?: { percent: number; amount: string };
  shipping: string;
  tax: { percent: number; included: boolean; amount: string };
  total: string;
  payment: { method: string; status: string; card?: object };
  parcel?: { trackingNumber: string; shippedAt: string; deliveredAt?: string };
  history: { status: string; at: string }[];
}

interface Delivery {
  status: string;
  restaurant: { address: Address; location: Point };
  customer: { address: Address; location: Point };
  courier?: object;
  lines: Line[];
  subtotal: string;
  deliveryFee: string;
  serviceFee: string;
  tip: string;
  total: string;
  distanceKilometres: number;
  timeZone: string;
  estimatedArrival?: string;
  timeline: { status: string; at: string }[];
  stars?: number;
}

interface Ride {
  status: string;
  driver?: object;
  vehicle?: { plate: string };
  pickup: { address: Address; location: Point };
  dropoff: { address: Address; location: Point };
  distanceKilometres: number;
  durationMinutes: number;
  timeZone: string;
  requestedAt: string;
  acceptedAt?: string;
  pickedUpAt?: string;
  droppedOffAt?: string;
  cancellation?: { at: string };
  fare?: {
    estimated: boolean;
    surge: number;
    base: string;
    perKilometre: string;
    perMinute: string;
    distanceCharge: string;
    timeCharge: string;
    subtotal: string;
    tip: string;
    total: string;
  };
}

const REFERENCE = '2025-01-01T00:00:00Z';

function expectLinesToAddUp(lines: Line[], subtotal: string): void {
  for (const { quantity, unitPrice, total } of lines) {
    expect(minor(total)).toBe(quantity * minor(unitPrice));
  }
  expect(minor(subtotal)).toBe(sum(lines.map(({ total }) => minor(total))));
}

describe('composite: trade', () => {
  test('the sums of an order follow from its lines in every locale', () => {
    for (const order of [
      ...drawEverywhere<Order>('order'),
      ...draw<Order>('order', { items: 20 }),
    ]) {
      const { lines, subtotal, shipping, tax, total, discount } = order;
      expectLinesToAddUp(lines, subtotal);
      expect(lines.map(({ position }) => position)).toEqual(
        [...lines.keys()].map((index) => index + 1),
      );
      expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
      expect(lines.every(({ gtin }) => validator.isEAN(gtin))).toBe(true);
      expect(order.itemCount).toBe(sum(lines.map(({ quantity }) => quantity)));
      const taken = discount ? Math.round((minor(subtotal) * discount.percent) / 100) : 0;
      expect(minor(discount?.amount ?? '0')).toBe(taken);
      const goods = minor(subtotal) - taken;
      const gross = goods + minor(shipping);
      expect(tax.included).toBe(order.billingAddress.countryCode !== 'US');
      const share = tax.included
        ? gross - gross / (1 + tax.percent / 100)
        : (goods * tax.percent) / 100;
      expect(Math.abs(minor(tax.amount) - share)).toBeLessThanOrEqual(0.5001);
      expect(minor(total)).toBe(gross + (tax.included ? 0 : minor(tax.amount)));
      expect(order.shippingAddress.city).toBe(order.billingAddress.city);
    }
  });

  test('the steps of an order lead to its status', () => {
    for (const { status, history, parcel, payment, placedAt } of draw<Order>('order')) {
      expect(history.at(-1)?.status).toBe(status);
      expect(history[0]).toEqual({ status: 'pending', at: placedAt });
      expect(areInOrder(...history.map(({ at }) => at), REFERENCE)).toBe(true);
      const timeOf = (step: string) => history.find((entry) => entry.status === step)?.at;
      expect([parcel?.shippedAt, parcel?.deliveredAt]).toEqual([
        timeOf('shipped'),
        timeOf('delivered'),
      ]);
      const digits = [...(parcel?.trackingNumber.slice(2, 11) ?? '')].map(Number);
      if (parcel) {
        const weighted = [8, 6, 4, 2, 3, 5, 9, 7].map(
          (weight, index) => weight * (digits[index] ?? 0),
        );
        const rest = 11 - (sum(weighted) % 11);
        expect(digits[8]).toBe({ 10: 0, 11: 5 }[rest] ?? rest);
      }
      expect(payment.card !== undefined).toBe(payment.method === 'card');
      const states = { pending: 'open', cancelled: 'voided', returned: 'refunded' };
      expect(payment.status).toBe(states[status as keyof typeof states] ?? 'captured');
    }
  });

  test.each([
    ['JPY', 0],
    ['EUR', 2],
    ['KWD', 3],
  ])('amounts in %s have %i decimals', (currency, decimals) => {
    for (const generator of ['order', 'food-delivery', 'portfolio', 'event', 'ride']) {
      for (const value of draw(generator, { currency })) {
        const text = JSON.stringify(value);
        const amounts = [
          ...text.matchAll(/"(?:total|subtotal|fee|price|value|amount)":"-?\d+(\.\d+)?"/g),
        ];
        expect(amounts.length).toBeGreaterThan(0);
        for (const [, fraction = '.'] of amounts) expect(fraction.length - 1).toBe(decimals);
      }
    }
  });

  test('a delivery stays in its city, and its sums and times follow', () => {
    for (const each of drawEverywhere<Delivery>('food-delivery')) {
      expectLinesToAddUp(each.lines, each.subtotal);
      const parts = [each.subtotal, each.deliveryFee, each.serviceFee, each.tip].map(minor);
      expect(minor(each.total)).toBe(sum(parts));
      expect(Math.abs(minor(each.serviceFee) - minor(each.subtotal) * 0.05)).toBeLessThanOrEqual(
        0.5,
      );
      const [kitchen, door] = [each.restaurant, each.customer];
      expect(kitchen.address.city).toBe(door.address.city);
      const distance = kilometresBetween(kitchen.location, door.location) * 1.33;
      expect(Math.abs(each.distanceKilometres - Math.max(0.1, distance))).toBeLessThan(0.06);
      const steps = each.timeline.map(({ status }) => status);
      expect(steps.at(-1)).toBe(each.status);
      const times = each.timeline.map(({ at }) => at);
      expect(areInOrder(...times, REFERENCE)).toBe(true);
      expect(times.map((time) => time.slice(19))).toEqual(
        times.map((time) => offsetAt(time, each.timeZone)),
      );
      expect(
        [each.courier, each.stars, each.estimatedArrival].map((value) => value !== undefined),
      ).toEqual([
        steps.includes('on-the-way'),
        each.status === 'delivered',
        each.status !== 'cancelled',
      ]);
      if (each.status === 'delivered') {
        const late = secondsBetween(times.at(-1) ?? '', each.estimatedArrival ?? '');
        expect(late >= 0 && late < 300).toBe(true);
      }
    }
  });

  test('the fare of a ride can be recomputed, and its times are those of its status', () => {
    for (const ride of drawEverywhere<Ride>('ride')) {
      const {
        status,
        fare,
        distanceKilometres,
        durationMinutes,
        requestedAt,
        acceptedAt,
        pickedUpAt,
      } = ride;
      expect(ride.pickup.address.city).toBe(ride.dropoff.address.city);
      const distance = kilometresBetween(ride.pickup.location, ride.dropoff.location) * 1.33;
      expect(Math.abs(distanceKilometres - Math.max(0.5, distance))).toBeLessThan(0.06);
      const reached =
        { requested: 0, accepted: 1, cancelled: 1, 'in-progress': 2, completed: 3 }[status] ?? 0;
      const times = [acceptedAt, pickedUpAt, ride.droppedOffAt];
      expect(times.map((time) => time !== undefined)).toEqual(
        [1, 2, 3].map((step) => step <= reached),
      );
      expect(areInOrder(requestedAt, ...times, ride.cancellation?.at, REFERENCE)).toBe(true);
      expect(requestedAt.slice(19)).toBe(offsetAt(requestedAt, ride.timeZone));
      if (pickedUpAt !== undefined && ride.droppedOffAt !== undefined)
        expect(secondsBetween(pickedUpAt, ride.droppedOffAt)).toBe(durationMinutes * 60);
      expect([ride.driver, ride.vehicle].map((value) => value !== undefined)).toEqual([
        reached > 0,
        reached > 0,
      ]);
      expect([fare, ride.cancellation].map((value) => value === undefined)).toEqual([
        status === 'cancelled',
        status !== 'cancelled',
      ]);
      if (!fare) continue;
      expect(fare.estimated).toBe(status !== 'completed');
      expect(minor(fare.distanceCharge)).toBe(
        Math.round(distanceKilometres * minor(fare.perKilometre)),
      );
      expect(minor(fare.timeCharge)).toBe(durationMinutes * minor(fare.perMinute));
      const parts = sum([fare.base, fare.distanceCharge, fare.timeCharge].map(minor));
      expect(Math.abs(minor(fare.subtotal) - parts * fare.surge)).toBeLessThanOrEqual(0.5001);
      expect(minor(fare.total)).toBe(minor(fare.subtotal) + minor(fare.tip));
      if (fare.estimated) expect(minor(fare.tip)).toBe(0);
    }
  });
});
