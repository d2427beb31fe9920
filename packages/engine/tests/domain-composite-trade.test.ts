/** Orders, deliveries and rides. */
import { isDeepStrictEqual } from 'node:util';
import validator from 'validator';
import { expect, test } from 'vitest';
import type { Composite } from './composite.ts';
import { EVERYWHERE, REFERENCES, createRecords, testRecords, withReferences } from './composite.ts';
import type { Query } from './support/engine.ts';
import type { Point } from './measures.ts';
import { createValues } from './values.ts';
import {
  DAY_SECONDS,
  areDistinct,
  areInOrder,
  clockOf,
  isByClockOf,
  kilometresBetween,
  minor,
  secondsBetween,
  shownAt,
  sum,
  toTable,
  weekdayOf,
} from './measures.ts';

type Order = Composite<'order'>;
type Ride = Composite<'ride'>;

interface Line {
  quantity: number;
  unitPrice: string;
  total: string;
}

const addUp = (lines: readonly Line[], subtotal: string): boolean =>
  lines.every(({ quantity, unitPrice, total }) => minor(total) === quantity * minor(unitPrice)) &&
  minor(subtotal) === sum(lines.map(({ total }) => minor(total)));

/** Streets are longer than the straight line, and hardly half as long again; nothing is nearer than a few doors. */
function isRoad(kilometres: number, from: Point, to: Point): boolean {
  const straight = kilometresBetween(from, to);
  return kilometres > straight - 0.05 && kilometres < Math.max(0.6, straight * 1.5);
}

/** The clocks of cities in more than one zone; other countries here have one. */
const ZONES = toTable(`Boston America/New_York Chicago America/Chicago Austin America/Chicago
  Denver America/Denver Seattle America/Los_Angeles Makassar Asia/Makassar ID Asia/Jakarta
  GB Europe/London DE Europe/Berlin FR Europe/Paris ES Europe/Madrid IT Europe/Rome
  NL Europe/Amsterdam PL Europe/Warsaw SE Europe/Stockholm DK Europe/Copenhagen NO Europe/Oslo
  CZ Europe/Prague BR America/Sao_Paulo JP Asia/Tokyo KR Asia/Seoul CN Asia/Shanghai`);

const CURRENCIES = toTable(
  'US USD GB GBP PL PLN BR BRL SE SEK CZ CZK JP JPY KR KRW DK DKK NO NOK ID IDR CN CNY',
);

const AREA_CODES = toTable('Boston 617 Chicago 312 Austin 512 Denver 303 Seattle 206');

/** Months of spring where they are not March to May; Indonesia has no spring. */
const SPRINGS: Record<string, string[]> = { BR: ['09', '10', '11'], ID: [] };

const PAYMENTS = toTable('pending open cancelled voided returned refunded');

/** Each status at some time, in English and in Japanese. */
const ofEach = (statuses: string): readonly Query[] =>
  statuses.split(' ').flatMap((status, index): Query[] => [
    { status, reference: REFERENCES[index % 5] ?? '' },
    { status, locale: 'ja', reference: REFERENCES[(index + 2) % 5] ?? '' },
  ]);

/** Whether the ninth digit of a parcel's number checks the others, by the rule of the Universal Postal Union. */
function hasCheckDigit(trackingNumber: string): boolean {
  const digits = [...trackingNumber.slice(2, 11)].map(Number);
  const weighted = [8, 6, 4, 2, 3, 5, 9, 7].map((weight, at) => weight * (digits[at] ?? 0));
  const rest = 11 - (sum(weighted) % 11);
  return digits[8] === ({ 10: 0, 11: 5 }[rest] ?? rest);
}

/** The longest wait for the next step: a Sunday, a holiday and a night may come between. */
function longestWait({ status, payment }: Order): number {
  if (status === 'pending') return payment.method === 'bank-transfer' ? 3 * DAY_SECONDS : 1800;
  return ({ paid: 2, shipped: 7 }[String(status)] ?? 32) * DAY_SECONDS;
}

const ORDERS = [
  ...EVERYWHERE,
  ...ofEach('pending paid shipped delivered returned'),
  { items: 20 },
  { currency: 'KWD' },
];

const discountOf = ({ discount, subtotal }: Order) =>
  discount ? Math.round((minor(subtotal) * discount.percent) / 100) : 0;

testRecords('order', ORDERS, {
  each: {
    'lines add up to the subtotal': ({ lines, subtotal }) => addUp(lines, subtotal),
    'lines are numbered, and no product is on two': ({ lines }) =>
      lines.every(({ position }, index) => position === index + 1) &&
      areDistinct(lines.map(({ name }) => name)),
    'GTINs pass an independent validator': ({ lines }) =>
      lines.every(({ gtin }) => validator.isEAN(gtin)),
    'the articles are counted': ({ itemCount, lines }) =>
      itemCount === sum(lines.map(({ quantity }) => quantity)),
    'the discount is its share of the subtotal': (order) =>
      minor(order.discount?.amount ?? '0') === discountOf(order),
    'tax is included but in the USA, and the total follows': (order) => {
      const { subtotal, shipping, tax, total } = order;
      const goods = minor(subtotal) - discountOf(order);
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
    'it is sent to the city of the customer': ({ shippingAddress, billingAddress }) =>
      shippingAddress.city === billingAddress.city,
    'its steps lead from placing to its status': ({ history, status, placedAt }, { reference }) =>
      history.at(-1)?.status === status &&
      isDeepStrictEqual(history[0], { status: 'pending', at: placedAt }) &&
      areInOrder(...history.map(({ at }) => at), reference),
    'its parcel was shipped and delivered when its history says': ({ history, parcel }) => {
      const timeOf = (step: string) => history.find(({ status }) => status === step)?.at;
      return parcel?.shippedAt === timeOf('shipped') && parcel?.deliveredAt === timeOf('delivered');
    },
    'the number of a parcel has its check digit': ({ parcel }) =>
      parcel && hasCheckDigit(parcel.trackingNumber),
    'the payment is what its method and the status say': ({ payment, status }) =>
      (payment.card !== undefined) === (payment.method === 'card') &&
      payment.status === (PAYMENTS[status] ?? 'captured'),
    'it has not waited longer for its next step than the step takes': (order, { reference }) =>
      secondsBetween(order.history.at(-1)?.at ?? '', reference) <= longestWait(order),
    'a bank transfer takes a day at least, a card half an hour at most': ({ history, payment }) => {
      const [placed, paid] = history;
      if (!placed || paid?.status !== 'paid') return undefined;
      const seconds = secondsBetween(placed.at, paid.at);
      return payment.method === 'bank-transfer' ? seconds >= DAY_SECONDS : seconds <= 1800;
    },
    'its parcel changes hands from 8 to 20, and not on Sundays and holidays': (order) => {
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
    'Americans have a number for fiction with the area code of their city': (order) => {
      const { billingAddress, customer } = order;
      if (billingAddress.countryCode !== 'US') return undefined;
      return new RegExp(`^\\+1${AREA_CODES[billingAddress.city]}55501\\d\\d$`).test(customer.phone);
    },
    'amounts are in the currency of the country unless another is asked for': (order, { query }) =>
      order.currency ===
      (query['currency'] ?? CURRENCIES[order.billingAddress.countryCode] ?? 'EUR'),
  },
});

testRecords('order', withReferences([{ items: 20 }], [REFERENCES[0]]), {
  sameInResponse: {
    'a product has one article code, GTIN and price': ({ lines }) =>
      lines.flatMap(({ name, sku, gtin, unitPrice }) => [
        [name, [sku, gtin, unitPrice]],
        [gtin, name],
      ]),
  },
});

test('numbers of orders sort as the orders were placed', () => {
  const orders = createRecords('order', [{ reference: REFERENCES[0] }]).slice(0, 100);
  const byTime = orders.sort((a, b) => Date.parse(a.placedAt) - Date.parse(b.placedAt));
  const numbers = byTime.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort());
});

test.each(
  Object.entries({ JPY: 0, EUR: 2, KWD: 3 }).flatMap(([currency, decimals]) =>
    (['order', 'food-delivery', 'portfolio', 'event', 'ride'] as const).map((generator) => ({
      ...{ generator, currency, decimals },
    })),
  ),
)('amounts of composite/$generator in $currency have $decimals decimals', (row) => {
  const name = `composite/${row.generator}`;
  const text = JSON.stringify(createValues(name, { currency: row.currency }, [1], 30));
  const amounts = [
    ...text.matchAll(/"(?:total|subtotal|fee|price|value|amount)":"-?\d+(\.\d+)?"/g),
  ];
  expect(amounts.length).toBeGreaterThan(0);
  const lengths = amounts.map(([, fraction = '.']) => fraction.length - 1);
  expect(new Set(lengths)).toEqual(new Set([row.decimals]));
});

/** Options of dishes: noodles in the ramen, a sauce for the churros. */
const OPTIONS: Record<string, string[]> = {
  ...{ 'Shoyu ramen': ['extra egg', 'extra noodles'], Churros: ['chocolate sauce'] },
  ...{ Tiramisù: [], 'Salmon nigiri': ['no wasabi'] },
};

const DELIVERIES = [...EVERYWHERE, ...ofEach('placed preparing on-the-way delivered cancelled')];

testRecords('food-delivery', DELIVERIES, {
  each: {
    'lines add up to the subtotal': ({ lines, subtotal }) => addUp(lines, subtotal),
    'the total is subtotal, fees and tip': ({ total, subtotal, deliveryFee, serviceFee, tip }) =>
      minor(total) === sum([subtotal, deliveryFee, serviceFee, tip].map(minor)) &&
      Math.abs(minor(serviceFee) - minor(subtotal) * 0.05) <= 0.5,
    'it stays in its city, by roads': ({ restaurant, customer, distanceKilometres }) =>
      restaurant.address.city === customer.address.city &&
      isRoad(distanceKilometres, restaurant.location, customer.location),
    'its steps lead to its status, by the clocks of the place': (delivery, { reference }) => {
      const times = delivery.timeline.map(({ at }) => at);
      return (
        delivery.timeline.at(-1)?.status === delivery.status &&
        areInOrder(...times, reference) &&
        times.every((time) => isByClockOf(time, delivery.timeZone))
      );
    },
    'it has a courier on the way, stars when delivered, an arrival unless cancelled': (delivery) =>
      (delivery.courier !== undefined) ===
        delivery.timeline.some(({ status }) => status === 'on-the-way') &&
      (delivery.stars !== undefined) === (delivery.status === 'delivered') &&
      (delivery.estimatedArrival !== undefined) === (delivery.status !== 'cancelled'),
    'it arrives within five minutes before the estimate': ({ status, ...delivery }) => {
      if (status !== 'delivered') return undefined;
      const arrival = delivery.timeline.at(-1)?.at ?? '';
      const early = secondsBetween(arrival, delivery.estimatedArrival ?? '');
      return early >= 0 && early < 300;
    },
    'meals are ordered between eleven in the morning and ten at night': ({ timeline: [ordered] }) =>
      ordered && clockOf(ordered.at) >= '11:00' && clockOf(ordered.at) < '22:00',
    'the last step was in the last five minutes when no status is asked for': (delivery, asked) => {
      const { status, timeline } = delivery;
      if (asked.query['status'] !== undefined) return undefined;
      if (!['placed', 'preparing', 'on-the-way'].includes(status)) return undefined;
      const seconds = secondsBetween(timeline.at(-1)?.at ?? '', asked.reference);
      return seconds >= 0 && seconds <= 300;
    },
    'nobody tips for a meal that was cancelled': ({ status, tip }) =>
      status !== 'cancelled' || minor(tip) === 0,
    'options fit the dish': ({ lines }) =>
      lines.every(({ dish, options }) =>
        options.every((option) => OPTIONS[dish]?.includes(option) ?? true),
      ),
  },
  sameInResponse: {
    'a restaurant of a city has one address, place, rating and price for a dish': (delivery) => {
      const { restaurant, lines, currency } = delivery;
      const key = `${restaurant.name} ${restaurant.address.city}`;
      return [
        [key, [restaurant.address, restaurant.location, restaurant.rating]],
        ...lines.map(({ dish, unitPrice }) => [`${key} ${dish} ${currency}`, unitPrice] as const),
      ];
    },
  },
});

/** Number of completed steps of a ride: accepted, picked up, dropped off. */
const STEPS = { requested: 0, accepted: 1, cancelled: 1, 'in-progress': 2, completed: 3 };

/** Plates that a country issues, and those of its electric cars where they differ. */
const PLATES: Record<string, [usual: RegExp, electric?: RegExp]> = {
  CN: [/^.[A-Z]·[A-CE-HJ-NP-Z]\d{4}$/, /^.[A-Z]·D\d{5}$/],
  GB: [/^[ABCDEFGHKLMNOPRSVWY][A-HJ-PR-Y]\d\d [A-HJ-PR-Z]{3}$/],
  DE: [/^(?!(\w+-(HJ|KZ|NS|SA|SS)|K-Z|HH-SS|K-NS) )\p{Lu}{1,2}-[A-Z]{1,2} [1-9]\d{0,3}$/u],
  FR: [/^(?!SS|W)[A-HJ-NP-TV-Z]{2}-\d{3}-(?!SS)[A-HJ-NP-TV-Z]{2}$/],
  NO: [/^(?!CD|E)[A-Z]{2} [1-9]\d{4}$/, /^E[BCDEFHKLV] [1-9]\d{4}$/],
  JP: [/^\S+ 5\d\d \S \d\d-(?!42|49)\d\d$/],
  SE: [/^[A-Z]{3} (?!00)\d\d[A-Z\d]$/],
  ID: [/^[A-Z]{1,2} 1\d{3} [A-Z]{2}$/],
};

const SIGNS: Record<string, string> = {
  ...{ Berlin: 'B-', Hamburg: 'HH-', München: 'M-', Köln: 'K-', Leipzig: 'L-' },
  ...{ Kraków: 'KR ', Gdańsk: 'GD ', Poznań: 'PO ', 横浜市: '横浜 ', 札幌市: '札幌 ' },
  ...{ 广州市: '粤A·', 西安市: '陕A·', 마포구: '서울 ', 해운대구: '부산 ' },
};

const MODELS: Record<string, string> = {
  ...{ Leaf: 'Nissan electric', Octavia: 'Škoda economy', S90: 'Volvo comfort' },
};

/** Countries outside Europe in which a model is sold that is not sold everywhere. */
const EUROPE = /^(?!(US|BR|ID|JP|KR|CN)$)/;
const MARKETS: Record<string, RegExp> = {
  ...{ Zoe: EUROPE, Multivan: EUROPE, 'Tourneo Custom': EUROPE },
  ...{ Octavia: /^(?!(US|BR|ID|JP|KR)$)/, Pacifica: /^US$/, Avante: /^KR$/ },
};

/** The month of issue in a British plate: 24 is March 2024, 74 September 2024. */
function issueOf(plate: string): string {
  const digits = Number(plate.slice(2, 4));
  return digits > 50 ? `20${digits - 50}-09` : `20${digits}-03`;
}

const countryOf = ({ pickup }: Ride): string => pickup.address.countryCode;

const RIDES = [
  ...EVERYWHERE,
  ...ofEach('requested accepted in-progress completed cancelled'),
  { locale: 'en-GB', reference: '2021-03-02T12:00:00Z' },
];

testRecords('ride', RIDES, {
  each: {
    'it stays in its city, by roads': ({ pickup, dropoff, distanceKilometres }) =>
      pickup.address.city === dropoff.address.city &&
      isRoad(distanceKilometres, pickup.location, dropoff.location),
    'its times are those of its status, in order': (ride, { reference }) => {
      const times = [ride.acceptedAt, ride.pickedUpAt, ride.droppedOffAt];
      return (
        times.every((time, step) => (time !== undefined) === step < STEPS[ride.status]) &&
        areInOrder(ride.requestedAt, ...times, ride.cancellation?.at, reference) &&
        isByClockOf(ride.requestedAt, ride.timeZone)
      );
    },
    'it takes as long as it says': ({ pickedUpAt, droppedOffAt, durationMinutes }) =>
      pickedUpAt !== undefined && droppedOffAt !== undefined
        ? secondsBetween(pickedUpAt, droppedOffAt) === durationMinutes * 60
        : undefined,
    'it has a driver once accepted, and a fare unless cancelled': (ride) =>
      (ride.driver !== undefined) === STEPS[ride.status] > 0 &&
      (ride.vehicle !== undefined) === STEPS[ride.status] > 0 &&
      (ride.fare === undefined) === (ride.status === 'cancelled') &&
      (ride.cancellation !== undefined) === (ride.status === 'cancelled'),
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
    'the fare is an estimate without a tip until it is completed': ({ fare, status }) =>
      fare &&
      fare.estimated === (status !== 'completed') &&
      !(fare.estimated && minor(fare.tip) > 0),
    'a cancellation costs the rider a fee, and nothing when the driver cancels': (ride) =>
      ride.cancellation && minor(ride.cancellation.fee) > 0 === (ride.cancellation.by === 'rider'),
    'no British plate was issued after the ride': (ride) =>
      ride.vehicle && countryOf(ride) === 'GB'
        ? issueOf(ride.vehicle.plate) <= ride.requestedAt.slice(0, 7)
        : undefined,
    'the plate has the sign of its city where the country has one': ({ vehicle, pickup }) =>
      vehicle?.plate.startsWith(SIGNS[pickup.address.city] ?? ''),
    'well-known models are of their maker and class': ({ kind, vehicle }) =>
      vehicle && `${vehicle.make} ${kind}` === (MODELS[vehicle.model] ?? `${vehicle.make} ${kind}`),
    'only vans have more than four seats': ({ kind, vehicle }) =>
      vehicle && vehicle.seats > 4 === (kind === 'van'),
    'nobody drives a model that the country does not sell': (ride) =>
      ride.vehicle && (MARKETS[ride.vehicle.model]?.test(countryOf(ride)) ?? true),
    ...Object.fromEntries(
      Object.entries(PLATES).map(([country, [usual, electric = usual]]) => [
        `plates are those that ${country} issues`,
        (ride: Ride) =>
          ride.vehicle && countryOf(ride) === country
            ? (ride.kind === 'electric' ? electric : usual).test(ride.vehicle.plate)
            : undefined,
      ]),
    ),
  },
  same: {
    'a model is of one maker and class, and has one number of seats': ({ kind, vehicle }) =>
      vehicle ? [[vehicle.model, [vehicle.make, kind, vehicle.seats]]] : [],
  },
});

test('rides are of four classes, and both riders and drivers cancel', () => {
  const rides = createRecords('ride', RIDES);
  expect(new Set(rides.flatMap(({ vehicle, kind }) => (vehicle ? [kind] : []))).size).toBe(4);
  expect(new Set(rides.flatMap(({ cancellation }) => cancellation?.by ?? [])).size).toBe(2);
});
