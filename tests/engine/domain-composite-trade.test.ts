import type { Composite, Point } from './composite.ts';
import {
  EVERYWHERE,
  REFERENCES,
  areInOrder,
  draw,
  drawEverywhere,
  expectOfEach,
  expectOneEach,
  kilometresBetween,
  minor,
  offsetAt,
  records,
  recordsAt,
  responses,
  secondsBetween,
  shownAt,
  sum,
} from './composite.ts';
import type { Query } from './faults.ts';
import validator from 'validator';
import { describe, expect, test } from 'vitest';

type Order = Composite<'order'>;

const REFERENCE = '2025-01-01T00:00:00Z';

function expectLinesToAddUp(
  lines: readonly { quantity: number; unitPrice: string; total: string }[],
  subtotal: string,
): void {
  for (const { quantity, unitPrice, total } of lines) {
    expect(minor(total)).toBe(quantity * minor(unitPrice));
  }
  expect(minor(subtotal)).toBe(sum(lines.map(({ total }) => minor(total))));
}

/** Streets are longer than the straight line, and hardly half as long again; nothing is nearer than a few doors. */
function expectToBeRoad(kilometres: number, from: Point, to: Point): void {
  const straight = kilometresBetween(from, to);
  expect(kilometres).toBeGreaterThan(straight - 0.05);
  expect(kilometres).toBeLessThan(Math.max(0.6, straight * 1.5));
}

describe('composite: trade', () => {
  test('the sums of an order follow from its lines in every locale', () => {
    for (const order of [...drawEverywhere('order'), ...draw('order', { items: 20 })]) {
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
    for (const { status, history, parcel, payment, placedAt } of draw('order')) {
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
    for (const generator of ['order', 'food-delivery', 'portfolio', 'event', 'ride'] as const) {
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
    for (const each of drawEverywhere('food-delivery')) {
      expectLinesToAddUp(each.lines, each.subtotal);
      const parts = [each.subtotal, each.deliveryFee, each.serviceFee, each.tip].map(minor);
      expect(minor(each.total)).toBe(sum(parts));
      expect(Math.abs(minor(each.serviceFee) - minor(each.subtotal) * 0.05)).toBeLessThanOrEqual(
        0.5,
      );
      const [kitchen, door] = [each.restaurant, each.customer];
      expect(kitchen.address.city).toBe(door.address.city);
      expectToBeRoad(each.distanceKilometres, kitchen.location, door.location);
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
    for (const ride of drawEverywhere('ride')) {
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
      expectToBeRoad(distanceKilometres, ride.pickup.location, ride.dropoff.location);
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

/** The clocks of cities in more than one zone; other countries here have one. */
const ZONES: Record<string, string> = {
  ...{ Boston: 'America/New_York', Chicago: 'America/Chicago', Austin: 'America/Chicago' },
  ...{ Denver: 'America/Denver', Seattle: 'America/Los_Angeles' },
  ...{ GB: 'Europe/London', DE: 'Europe/Berlin', FR: 'Europe/Paris', ES: 'Europe/Madrid' },
  ...{ IT: 'Europe/Rome', NL: 'Europe/Amsterdam', PL: 'Europe/Warsaw', SE: 'Europe/Stockholm' },
  ...{ BR: 'America/Sao_Paulo', CZ: 'Europe/Prague', JP: 'Asia/Tokyo', KR: 'Asia/Seoul' },
  ...{ DK: 'Europe/Copenhagen', NO: 'Europe/Oslo', CN: 'Asia/Shanghai' },
  ...{ ID: 'Asia/Jakarta', Makassar: 'Asia/Makassar' },
};

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A time in UTC as the clocks of a city show it, still written as UTC. */
function shown(time: string, { city, countryCode }: Order['billingAddress']): string {
  return shownAt(time, ZONES[city] ?? ZONES[countryCode] ?? '');
}

const each = (statuses: string[]): readonly Query[] =>
  statuses.flatMap((status, index): Query[] => [
    { status, reference: REFERENCES[index % 5] ?? '' },
    { status, locale: 'ja', reference: REFERENCES[(index + 2) % 5] ?? '' },
  ]);
const ORDERS = [...EVERYWHERE, ...each(['pending', 'paid', 'shipped', 'delivered', 'returned'])];

describe('composite: an order', () => {
  const orders = () => records('order', ORDERS);

  test('a product has one article code, GTIN and price in a currency', () => {
    const query = { items: 20, reference: REFERENCES[0] };
    for (const response of responses('order', [query])) {
      const lines = response.flatMap((order) => order.lines);
      expectOneEach(lines.map(({ name, sku, gtin, unitPrice }) => [name, [sku, gtin, unitPrice]]));
      expectOneEach(lines.map(({ gtin, name }) => [gtin, name]));
    }
  });

  test('order numbers sort as the orders were placed', () => {
    for (const response of responses('order', ORDERS)) {
      const byTime = [...response].sort((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt));
      const numbers = byTime.map(({ number }) => number);
      expectOfEach(
        [...numbers.keys()],
        (index) => index === 0 || (numbers[index - 1] ?? '') <= (numbers[index] ?? ''),
      );
    }
  });

  test('no order has waited longer for its next step than the step takes', () => {
    const waits = recordsAt('order', ORDERS).map(
      ({ reference, record: { status, payment, history } }) => ({
        status,
        method: payment.method,
        seconds: secondsBetween(history.at(-1)?.at ?? '', reference),
      }),
    );
    // From payment to hand-over, and from there to the door; a Sunday, a holiday and a night may come between.
    const limits: Record<string, number> = { paid: 2 * DAY, shipped: 7 * DAY };
    expectOfEach(
      waits,
      ({ status, method, seconds }) =>
        seconds <=
        (status === 'pending'
          ? method === 'bank-transfer'
            ? 3 * DAY
            : HOUR / 2
          : (limits[status] ?? 32 * DAY)),
    );
  });

  test('money by bank transfer takes a day at least, by card half an hour at most', () => {
    const paid = orders().flatMap(({ history: [first, second], payment: { method } }) =>
      second?.status === 'paid' && first
        ? [{ method, seconds: secondsBetween(first.at, second.at) }]
        : [],
    );
    expectOfEach(paid, ({ method, seconds }) =>
      method === 'bank-transfer' ? seconds >= DAY : seconds <= HOUR / 2,
    );
  });

  test('parcels change hands from 8 to 20 local time, never on a Sunday, at Christmas or on New Year’s Day', () => {
    const times = orders().flatMap(({ history, billingAddress }) =>
      history
        .filter(({ status }) => ['shipped', 'delivered', 'returned'].includes(status))
        .map(({ at }) => shown(at, billingAddress)),
    );
    expectOfEach(times, (time) => time.slice(11, 13) >= '08' && time.slice(11, 13) < '20');
    expectOfEach(
      times,
      (time) => new Date(time).getUTCDay() !== 0 && !['12-25', '01-01'].includes(time.slice(5, 10)),
    );
  });

  test('the spring discount is given in spring, which begins in September in Brazil and never in Indonesia', () => {
    const given = orders().filter(({ discount }) => discount?.code === 'SPRING15');
    const springs: Record<string, number[]> = { BR: [8, 9, 10], ID: [] };
    const months = (country: string) => springs[country] ?? [2, 3, 4];
    expectOfEach(given, ({ placedAt, billingAddress }) =>
      months(billingAddress.countryCode).includes(new Date(placedAt).getUTCMonth()),
    );
  });

  test('American customers have the area code of their city', () => {
    const codes = orders().filter(({ customer }) => customer.phone.startsWith('+1'));
    const areas: Record<string, string> = {
      ...{ Boston: '617', Chicago: '312', Austin: '512', Denver: '303', Seattle: '206' },
    };
    expectOfEach(
      codes,
      ({ customer, billingAddress }) =>
        customer.phone.slice(2, 5) === areas[billingAddress.city] &&
        /^\d{3}55501\d\d$/.test(customer.phone.slice(2)),
    );
  });

  test('amounts are in the currency of the country', () => {
    const currencies: Record<string, string> = {
      ...{ US: 'USD', GB: 'GBP', PL: 'PLN', BR: 'BRL', SE: 'SEK', CZ: 'CZK', JP: 'JPY', KR: 'KRW' },
      ...{ DK: 'DKK', NO: 'NOK', ID: 'IDR' },
      CN: 'CNY',
    };
    expectOfEach(
      orders(),
      ({ currency, billingAddress }) =>
        currency === (currencies[billingAddress.countryCode] ?? 'EUR'),
    );
  });
});

describe('composite: a food delivery', () => {
  const STATUSES = ['placed', 'preparing', 'on-the-way', 'delivered', 'cancelled'];
  const QUERIES = [...EVERYWHERE, ...each(STATUSES)];
  const deliveries = () => records('food-delivery', QUERIES);

  test('meals are ordered between eleven in the morning and ten at night', () => {
    const hours = deliveries().map(({ timeline }) => timeline[0]?.at.slice(11, 16) ?? '');
    expectOfEach(hours, (hour) => hour >= '11:00' && hour < '22:00');
  });

  test('what is under way made its last step in the five minutes before the reference, when none is asked for', () => {
    const waits = recordsAt('food-delivery', EVERYWHERE)
      .filter(({ record }) => ['placed', 'preparing', 'on-the-way'].includes(record.status))
      .map(({ reference, record }) => secondsBetween(record.timeline.at(-1)?.at ?? '', reference));
    expectOfEach(waits, (seconds) => seconds >= 0 && seconds <= 300);
  });

  test('a restaurant of a city has one address, place, rating and price for each dish', () => {
    for (const response of responses('food-delivery', QUERIES)) {
      expectOneEach(
        response.map(({ restaurant }) => [
          `${restaurant.name} ${restaurant.address.city}`,
          [restaurant.address, restaurant.location, restaurant.rating],
        ]),
      );
      expectOneEach(
        response.flatMap(({ restaurant, lines, currency }) =>
          lines.map(({ dish, unitPrice }): [string, string] => [
            `${restaurant.name} ${restaurant.address.city} ${dish} ${currency}`,
            unitPrice,
          ]),
        ),
      );
    }
  });

  test('nobody tips for a meal that was cancelled', () => {
    const cancelled = deliveries().filter(({ status }) => status === 'cancelled');
    expectOfEach(cancelled, ({ tip }) => minor(tip) === 0);
  });

  test('options fit the dish: noodles in the ramen, a sauce for the churros', () => {
    const options: Record<string, string[]> = {
      'Shoyu ramen': ['extra egg', 'extra noodles'],
      Churros: ['chocolate sauce'],
      Tiramisù: [],
      'Salmon nigiri': ['no wasabi'],
    };
    const lines = deliveries().flatMap((delivery) => delivery.lines);
    expectOfEach(lines, ({ dish, options: chosen }) =>
      chosen.every((option) => options[dish]?.includes(option) ?? true),
    );
  });
});

describe('composite: a ride', () => {
  const STATUSES = ['requested', 'accepted', 'in-progress', 'completed', 'cancelled'];
  const QUERIES = [
    ...EVERYWHERE,
    ...each(STATUSES),
    { locale: 'en-GB', reference: '2021-03-02T12:00:00Z' },
  ];
  const rides = () => records('ride', QUERIES);

  test('a cancellation by the driver costs the rider nothing, one by the rider has a fee', () => {
    const fees = rides().flatMap(({ cancellation }) => cancellation ?? []);
    expectOfEach(fees, ({ by, fee }) => minor(fee) > 0 === (by === 'rider'));
    expect(new Set(fees.map(({ by }) => by)).size).toBe(2);
  });

  test('no British plate was issued after the ride', () => {
    const british = rides().filter(
      ({ vehicle, pickup }) => vehicle && pickup.address.countryCode === 'GB',
    );
    expectOfEach(british, ({ vehicle, requestedAt }) => {
      const digits = Number(vehicle?.plate.slice(2, 4));
      // 24 was issued from March 2024 on, 74 from September 2024 on.
      const from = digits > 50 ? `20${digits - 50}-09` : `20${digits}-03`;
      return from.length === 7 && from <= requestedAt.slice(0, 7);
    });
  });

  test.each([
    ['CN', /^.[A-Z]·[A-CE-HJ-NP-Z]\d{4}$/, /^.[A-Z]·D\d{5}$/],
    ['GB', /^[ABCDEFGHKLMNOPRSVWY][A-HJ-PR-Y]\d\d [A-HJ-PR-Z]{3}$/],
    ['DE', /^(?!(\w+-(HJ|KZ|NS|SA|SS)|K-Z|HH-SS|K-NS) )\p{Lu}{1,2}-[A-Z]{1,2} [1-9]\d{0,3}$/u],
    ['FR', /^(?!SS|W)[A-HJ-NP-TV-Z]{2}-\d{3}-(?!SS)[A-HJ-NP-TV-Z]{2}$/],
    ['NO', /^(?!CD|E)[A-Z]{2} [1-9]\d{4}$/, /^E[BCDEFHKLV] [1-9]\d{4}$/],
    ['JP', /^\S+ 5\d\d \S \d\d-(?!42|49)\d\d$/],
    ['SE', /^[A-Z]{3} (?!00)\d\d[A-Z\d]$/],
    ['ID', /^[A-Z]{1,2} 1\d{3} [A-Z]{2}$/],
  ])('%s: plates are those that the country issues', (country, usual, electric = usual) => {
    const cars = rides().filter(({ pickup }) => pickup.address.countryCode === country);
    const driven = cars.flatMap(({ kind, vehicle }) => (vehicle ? [{ kind, ...vehicle }] : []));
    expect(driven.length).toBeGreaterThan(0);
    expectOfEach(driven, ({ kind, plate }) => (kind === 'electric' ? electric : usual).test(plate));
  });

  test('plates have the sign of the city where the country has one', () => {
    const signs: Record<string, string> = {
      ...{ Berlin: 'B-', Hamburg: 'HH-', München: 'M-', Köln: 'K-', Leipzig: 'L-' },
      ...{ Kraków: 'KR ', Gdańsk: 'GD ', Poznań: 'PO ', 横浜市: '横浜 ', 札幌市: '札幌 ' },
      ...{ 广州市: '粤A·', 西安市: '陕A·', 마포구: '서울 ', 해운대구: '부산 ' },
    };
    const driven = rides().filter(({ vehicle }) => vehicle);
    expectOfEach(driven, ({ vehicle, pickup }) =>
      (vehicle?.plate ?? '').startsWith(signs[pickup.address.city] ?? ''),
    );
  });

  test('a model is of one maker and class, and has one number of seats', () => {
    const cars = rides().flatMap(({ kind, vehicle }) => (vehicle ? [{ kind, ...vehicle }] : []));
    expectOneEach(cars.map(({ model, make, kind, seats }) => [model, [make, kind, seats]]));
    const facts: Record<string, [string, string]> = {
      ...{ Leaf: ['Nissan', 'electric'], Octavia: ['Škoda', 'economy'], S90: ['Volvo', 'comfort'] },
    };
    expectOfEach(cars, ({ model, make, kind }) => {
      const fact = facts[model];
      return fact === undefined || (fact[0] === make && fact[1] === kind);
    });
    expectOfEach(cars, ({ kind, seats }) => seats > 4 === (kind === 'van'));
  });

  test('nobody drives a model that the country does not sell', () => {
    const isEuropean = (country: string) => !/^(US|BR|ID|JP|KR|CN)$/.test(country);
    expectOfEach(rides(), ({ vehicle, pickup }) => {
      const { countryCode } = pickup.address;
      const model = vehicle?.model ?? '';
      if (/Zoe|Multivan|Tourneo/.test(model)) return isEuropean(countryCode);
      if (model === 'Octavia') return isEuropean(countryCode) || countryCode === 'CN';
      if (model === 'Pacifica') return countryCode === 'US';
      return model !== 'Avante' || countryCode === 'KR';
    });
    const seen = new Set(rides().map(({ vehicle, kind }) => vehicle && kind));
    expect(seen.size).toBe(5);
  });
});
