import type { Faker } from '@faker-js/faker';
import { retryUntil } from '../retryUntil.ts';
import { omitUndefined } from './shared/helpers.ts';
import { createShopGtin } from './shared/shopCodes.ts';
import { runWithSeed } from './shared/runWithSeed.ts';
import { createPrice, formatAmount } from './shared/money.ts';
import type { CurrencyCode } from './shared/money.ts';
import type { Place } from './shared/places.ts';

/** Standard rates of value added tax, in per cent. For Brazil, the rate includes several taxes. */
const TAX_RATES = new Map(
  Object.entries({
    ...{ GB: 20, DE: 19, FR: 20, ES: 21, IT: 22, NL: 21, PL: 23 },
    ...{ BR: 17, SE: 25, DK: 25, NO: 25, CZ: 21, ID: 11, JP: 10, KR: 10, CN: 13 },
  }),
);

/** Sales tax rates of the states with US cities in the data, without county and city taxes. */
const STATE_TAX_RATES = new Map(
  Object.entries({
    Massachusetts: 6.25,
    Illinois: 6.25,
    Texas: 6.25,
    Colorado: 2.9,
    Washington: 6.5,
  }),
);

const DISCOUNTS = { WELCOME10: 10, SPRING15: 15, FRIENDS20: 20 } as const;

/** Minimum latitude of places with a spring, in degrees north or south. */
const SEASONS_FROM = 15;

/**
 * Lists the discounts that a place has on a day. The spring discount is in September in Brazil and does not exist in
 * Indonesia.
 */
function discountsOf({ latitude }: Place, placed: number) {
  const month = new Date(placed).getUTCMonth();
  const months = latitude > 0 ? [2, 3, 4] : [8, 9, 10];
  const isSpring = Math.abs(latitude) >= SEASONS_FROM && months.includes(month);
  return Object.entries(DISCOUNTS).filter(([code]) => isSpring || code !== 'SPRING15');
}

/** Matches names of faker's products that are too expensive for a parcel from a small shop. */
const EXPENSIVE =
  /\b(bike|car|computer|voiture|ordinateur|bicicleta|coche|ordenador|auto|fiets|carro|computador|bil|dator|cykel|komputer|laptop|mobil|motor|sepeda)\b|Vélo|汽车|电脑|自行车/i;

/**
 * Shipping costs and product prices in euros. Even with the largest discount, a product costs more than its shipping.
 */
const SHIPPING = [3, 8] as const;
const PRICES = [11, 90] as const;

/** Picks different products, with prices in minor units. A product costs the same in every order. */
export function createOrderLines(faker: Faker, count: number, currency: CurrencyCode) {
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1)
    names.add(
      retryUntil(
        () => faker.commerce.productName(),
        (name) => !names.has(name) && !EXPENSIVE.test(name),
      ),
    );
  return [...names].map((name, index) => {
    const { unitPrice, sku, gtin } = runWithSeed(faker, `product ${name}`, (own) => ({
      unitPrice: createPrice(own, currency, ...PRICES),
      sku: `${own.string.alpha({ length: 3, casing: 'upper' })}-${own.string.numeric(5)}`,
      gtin: createShopGtin(own),
    }));
    const quantity = faker.helpers.weightedArrayElement([
      { value: 1, weight: 6 },
      { value: 2, weight: 3 },
      { value: 3, weight: 1 },
    ]);
    return { position: index + 1, sku, gtin, name, quantity, unitPrice };
  });
}

/** Computes the sums of an order. Prices include tax, except in the USA, where it is added. */
export function createTotals(
  faker: Faker,
  {
    subtotal,
    currency,
    place,
    placed,
  }: { subtotal: number; currency: CurrencyCode; place: Place; placed: number },
) {
  const [code, percent] = faker.helpers.arrayElement(discountsOf(place, placed));
  const discounted = faker.datatype.boolean(0.3);
  const discount = discounted ? Math.round((subtotal * percent) / 100) : 0;
  const goods = subtotal - discount;
  const shipping = faker.datatype.boolean(0.3) ? 0 : createPrice(faker, currency, ...SHIPPING);
  const rate = STATE_TAX_RATES.get(place.region) ?? TAX_RATES.get(place.countryCode) ?? 0;
  const included = place.countryCode !== 'US';
  const tax = included
    ? Math.round(((goods + shipping) * rate) / (100 + rate))
    : Math.round((goods * Math.round(rate * 100)) / 10_000);
  const money = (minor: number) => formatAmount(minor, currency);
  return omitUndefined({
    subtotal: money(subtotal),
    discount: discounted ? { code, percent, amount: money(discount) } : undefined,
    shipping: money(shipping),
    tax: { percent: rate, included, amount: money(tax) },
    total: money(goods + shipping + (included ? 0 : tax)),
  });
}
