import type { Faker } from '@faker-js/faker';
import { SECOND, MINUTE, HOUR, DAY } from '../durations.ts';
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { CARD_ISSUERS } from '../tags/finance/cards.ts';
import { createOrderLines, createTotals } from './order-sums.ts';
import { omitUndefined } from './shared/helpers.ts';
import { createTrackingNumber } from './shared/shopCodes.ts';
import { withUniqueKeys } from './shared/uniqueKeys.ts';
import { sum, formatAmount } from './shared/money.ts';
import { createEmail, createHandle, createPerson, createPhone } from './shared/people.ts';
import { createAddress, createPlace } from './shared/places.ts';
import { createTimestamp, toLocalTimestamp } from './shared/time.ts';
import { formatDay, truncateToSeconds, formatUtc, moveIntoHours } from './shared/time.ts';

/** The steps that lead to each status. */
const ORDER_HISTORIES = {
  pending: ['pending'],
  paid: ['pending', 'paid'],
  shipped: ['pending', 'paid', 'shipped'],
  delivered: ['pending', 'paid', 'shipped', 'delivered'],
  returned: ['pending', 'paid', 'shipped', 'delivered', 'returned'],
  cancelled: ['pending', 'cancelled'],
} as const;
type OrderStatus = keyof typeof ORDER_HISTORIES;

/** The next step that an order with each status waits for. */
const NEXT_STEPS: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'paid',
  paid: 'shipped',
  shipped: 'delivered',
};

/** Minimum and maximum time from the previous step, keyed by status. */
const DELAYS: Readonly<Record<OrderStatus, readonly [number, number]>> = {
  pending: [0, 0],
  paid: [MINUTE, 30 * MINUTE],
  shipped: [4 * HOUR, 2 * DAY],
  delivered: [DAY, 4 * DAY],
  returned: [2 * DAY, 14 * DAY],
  cancelled: [10 * MINUTE, DAY],
};
/** Time until `paid` if the customer pays by bank transfer. */
const TRANSFER_DELAY = [DAY, 3 * DAY] as const;
/** Maximum age of a finished order. */
const MAX_ORDER_AGE = 30 * DAY;
/** Hours of the day in which parcels are handed over, and holidays on which they are not. */
const PARCEL_HOURS = [8, 20] as const;
const PARCEL_HOLIDAYS = ['12-25', '01-01'];
const WITH_PARCEL: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

const CARRIERS = ['Kestrel Parcel', 'Northway Post', 'Redline Freight'];
const PAYMENT_METHODS = ['card', 'bank-transfer', 'wallet'] as const;
type PaymentMethod = (typeof PAYMENT_METHODS)[number];
const PAYMENT_STATUSES: Readonly<Record<OrderStatus, string>> = {
  pending: 'open',
  paid: 'captured',
  shipped: 'captured',
  delivered: 'captured',
  returned: 'refunded',
  cancelled: 'voided',
};

/** Returns the timestamp, or an earlier timestamp at which a parcel can be handed over. */
function whenCarriersWork(faker: Faker, timestamp: number, timeZone: string): number {
  const isOff = (at: number) => {
    const shown = toLocalTimestamp(at, timeZone);
    return new Date(shown).getUTCDay() === 0 || PARCEL_HOLIDAYS.includes(formatDay(shown).slice(5));
  };
  let at = timestamp;
  do {
    at = moveIntoHours(faker, isOff(at) ? at - DAY : at, timeZone, PARCEL_HOURS);
  } while (isOff(at));
  return at;
}

/**
 * Creates the steps with their times, from the last to the first. The time since the last step is at most as long as the next
 * step can take.
 */
function createHistory(
  faker: Faker,
  status: OrderStatus,
  { method, now, timeZone }: { method: PaymentMethod; now: number; timeZone: string },
) {
  const delayOf = (step: OrderStatus) =>
    step === 'paid' && method === 'bank-transfer' ? TRANSFER_DELAY : DELAYS[step];
  const next = NEXT_STEPS[status];
  let at = createTimestamp(faker, now - (next ? delayOf(next)[1] : MAX_ORDER_AGE), now);
  const history = [...ORDER_HISTORIES[status]].reverse().map((step) => {
    if (WITH_PARCEL.includes(step)) at = whenCarriersWork(faker, at, timeZone);
    const entry = { status: step, at };
    const [least, most] = delayOf(step);
    at -= faker.number.int({ min: least / SECOND, max: most / SECOND }) * SECOND;
    return entry;
  });
  return history.reverse();
}

function createPayment(faker: Faker, status: OrderStatus, method: PaymentMethod) {
  const issuer = faker.helpers.arrayElement(CARD_ISSUERS);
  const card = { issuer, lastFour: faker.string.numeric(4) };
  return { method, status: PAYMENT_STATUSES[status], ...(method === 'card' ? { card } : {}) };
}

/** Creates a number from the year and the second of the year, so that order numbers sort by time. */
function createOrderNumber(placed: number): string {
  const year = new Date(placed).getUTCFullYear();
  const passed = (placed - Date.UTC(year, 0, 1)) / SECOND;
  return `${year}-${String(passed).padStart(8, '0')}`;
}

const prepareOrder = (args: ArgumentsOf['composite']['order']) => {
  const now = truncateToSeconds(args.reference);
  return (faker: Faker) => {
    const place = createPlace(faker, args.locale);
    const currency = args.currency ?? place.currency;
    const status = args.status ?? faker.helpers.objectKey(ORDER_HISTORIES);
    const method = faker.helpers.arrayElement(PAYMENT_METHODS);
    const { timeZone } = place;
    const history = createHistory(faker, status, { method, now, timeZone });
    const timeOf = (step: OrderStatus) => history.find((entry) => entry.status === step)?.at;
    const [placed, shipped, delivered] = [
      history[0]?.at ?? 0,
      timeOf('shipped'),
      timeOf('delivered'),
    ];
    const person = createPerson(faker, args.locale);
    const lines = createOrderLines(faker, args.items, currency);
    const subtotal = sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice));
    const address = createAddress(faker, place);
    return omitUndefined({
      number: createOrderNumber(placed),
      status,
      placedAt: formatUtc(placed),
      customer: {
        name: person.name,
        email: createEmail(faker, createHandle(faker, person)),
        phone: createPhone(faker, place),
      },
      billingAddress: address,
      shippingAddress: faker.datatype.boolean(0.8) ? address : createAddress(faker, place),
      currency,
      lines: lines.map((line) => ({
        ...line,
        unitPrice: formatAmount(line.unitPrice, currency),
        total: formatAmount(line.quantity * line.unitPrice, currency),
      })),
      itemCount: sum(lines.map(({ quantity }) => quantity)),
      ...createTotals(faker, { subtotal, currency, place, placed }),
      payment: createPayment(faker, status, method),
      parcel:
        shipped === undefined
          ? undefined
          : omitUndefined({
              carrier: faker.helpers.arrayElement(CARRIERS),
              trackingNumber: createTrackingNumber(faker, place.countryCode),
              shippedAt: formatUtc(shipped),
              deliveredAt: delivered === undefined ? undefined : formatUtc(delivered),
            }),
      history: history.map((entry) => ({ ...entry, at: formatUtc(entry.at) })),
    });
  };
};

/** Creates an order. Its sums follow from its lines, and its dates from its status. */
export const createOrder = withUniqueKeys(prepareOrder, ({ number }) => [number]);
