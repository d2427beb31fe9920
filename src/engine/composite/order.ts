import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../generator.ts';
import type { RequestArguments } from '../request.ts';
import { finance } from '../tags/finance.ts';
import { createLines, createTotals } from './order-sums.ts';
import { choose, numberOf, present } from './shared/arguments.ts';
import { createTrackingNumber } from './shared/codes.ts';
import { currencyOf, sum, toAmount } from './shared/money.ts';
import { createEmail, createHandle, createPerson, createPhone } from './shared/people.ts';
import { createAddress, drawPlace, localeOf } from './shared/places.ts';
import { makeText } from './shared/reuse.ts';
import { DAY, HOUR, MINUTE, drawInstant, referenceOf, toUtc } from './shared/time.ts';

/** The steps that lead to each status. */
const HISTORIES = {
  pending: ['pending'],
  paid: ['pending', 'paid'],
  shipped: ['pending', 'paid', 'shipped'],
  delivered: ['pending', 'paid', 'shipped', 'delivered'],
  returned: ['pending', 'paid', 'shipped', 'delivered', 'returned'],
  cancelled: ['pending', 'cancelled'],
} as const;
type Status = keyof typeof HISTORIES;
const STATUSES = Object.keys(HISTORIES) as Status[];

/** How long after the step before each step comes, at least and at most. */
const DELAYS: Readonly<Record<Status, readonly [number, number]>> = {
  pending: [0, 0],
  paid: [MINUTE, 30 * MINUTE],
  shipped: [4 * HOUR, 2 * DAY],
  delivered: [DAY, 5 * DAY],
  returned: [DAY, 14 * DAY],
  cancelled: [10 * MINUTE, DAY],
};

const CARRIERS = ['Kestrel Parcel', 'Northway Post', 'Redline Freight'];
const PAYMENT_METHODS = ['card', 'bank-transfer', 'wallet'] as const;

function createHistory(faker: Faker, status: Status, now: number) {
  const gaps = HISTORIES[status].map((step) =>
    faker.number.int({ min: DELAYS[step][0] / 1000, max: DELAYS[step][1] / 1000 }),
  );
  const last = drawInstant(faker, now - 30 * DAY, now);
  let at = last - sum(gaps) * 1000;
  return HISTORIES[status].map((step, index) => ({
    status: step,
    at: (at += (gaps[index] ?? 0) * 1000),
  }));
}

function createPayment(faker: Faker, status: Status): JsonValue {
  const method = faker.helpers.arrayElement(PAYMENT_METHODS);
  const states = { pending: 'open', cancelled: 'voided', returned: 'refunded' } as const;
  const state = status in states ? states[status as keyof typeof states] : 'captured';
  const issuer = makeText(finance['credit-card-issuer'], faker);
  const card = { issuer, lastFour: faker.string.numeric(4) };
  return { method, state, ...(method === 'card' ? { card } : {}) };
}

/** One order whose sums follow from its lines and whose dates follow from its status. */
export function createOrder(faker: Faker, request: RequestArguments): JsonValue {
  const locale = localeOf(request);
  const place = drawPlace(faker, locale);
  const currency = currencyOf(request) ?? place.currency;
  const status = choose(faker, request, 'status', STATUSES);
  const history = createHistory(faker, status, referenceOf(request));
  const timeOf = (step: Status) => history.find((entry) => entry.status === step)?.at;
  const [placed, shipped, delivered] = [
    history[0]?.at ?? 0,
    timeOf('shipped'),
    timeOf('delivered'),
  ];
  const person = createPerson(faker, locale);
  const lines = createLines(faker, numberOf(request, 'items'), currency);
  const subtotal = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
  const address = createAddress(faker, place);
  return present({
    number: `${new Date(placed).getUTCFullYear()}-${faker.string.numeric(6)}`,
    status,
    placedAt: toUtc(placed),
    customer: {
      name: person.name,
      email: createEmail(faker, createHandle(faker, person)),
      phone: createPhone(faker, place.countryCode),
    },
    billingAddress: address,
    shippingAddress: faker.datatype.boolean(0.8) ? address : createAddress(faker, place),
    currency,
    lines: lines.map((line) => ({
      ...line,
      unitPrice: toAmount(line.unitPrice, currency),
      total: toAmount(line.quantity * line.unitPrice, currency),
    })),
    itemCount: sum(lines.map(({ quantity }) => quantity)),
    ...createTotals(faker, subtotal, currency, place),
    payment: createPayment(faker, status),
    parcel:
      shipped === undefined
        ? undefined
        : present({
            carrier: faker.helpers.arrayElement(CARRIERS),
            trackingNumber: createTrackingNumber(faker, place.countryCode),
            shippedAt: toUtc(shipped),
            deliveredAt: delivered === undefined ? undefined : toUtc(delivered),
          }),
    history: history.map((entry) => ({ ...entry, at: toUtc(entry.at) })),
  });
}
