import type { Faker } from '@faker-js/faker';
import { DAY } from '../durations.ts';
import ASSETS from '../../data/securities.json' with { type: 'json' };
import type { ArgumentsOf } from '../../generated/arguments.ts';
import { round } from '../multiples.ts';
import { RISK_PROFILES, MAX_PRICE_SWINGS } from './data/holdings.ts';
import type { AssetKind, RiskProfile } from './data/holdings.ts';
import { sum, formatAmount, eurosToMinorUnits, toPercentages } from './shared/money.ts';
import type { CurrencyCode } from './shared/money.ts';
import { isDayOff } from './shared/holidays.ts';
import { createPerson } from './shared/people.ts';
import {
  createTimestamp,
  startOfDay,
  formatDay,
  truncateToSeconds,
  formatUtc,
} from './shared/time.ts';

const ASSET_KINDS = Object.keys(MAX_PRICE_SWINGS) as AssetKind[];

/**
 * Invented securities. The first four letters of a name are unique, because they become the ticker. No country uses the ISIN
 * prefix. Bond names do not contain the year of repayment, because `reference` may be later.
 */
const SECURITIES = ASSET_KINDS.flatMap((kind) =>
  ASSETS[kind].map((security) => ({ kind, ...security })),
).map((security, index) => ({ ...security, index }));
type Security = (typeof SECURITIES)[number];

/** Returns the day of a timestamp, or the last trading day before it. */
function tradingDay(timestamp: number): number {
  let day = startOfDay(timestamp);
  while (isDayOff(day, 'EU')) day -= DAY;
  return day;
}

/**
 * Returns the price of one share or bond on a day, in minor units of the currency. The price moves in two waves around the
 * usual price, and is the same in every portfolio.
 */
function priceOn(
  timestamp: number,
  { kind, price, index }: Security,
  currency: CurrencyCode,
): number {
  const day = tradingDay(timestamp) / DAY;
  const wave = (period: number) => Math.sin((2 * Math.PI * day) / (period + index * 7) + index);
  return eurosToMinorUnits(
    price * Math.exp(MAX_PRICE_SWINGS[kind] * (0.8 * wave(900) + 0.2 * wave(60))),
    currency,
  );
}

/** Picks different securities: first a security of each core kind, then random securities. */
function pickSecurities(faker: Faker, count: number, { core, weights }: RiskProfile): Security[] {
  const left = [...SECURITIES];
  return Array.from({ length: count }, (_, position) => {
    const security = faker.helpers.weightedArrayElement(
      left
        .filter(({ kind }) => kind === (core[position] ?? kind))
        .map((value) => ({ value, weight: weights[value.kind] })),
    );
    left.splice(left.indexOf(security), 1);
    return security;
  });
}

/** Splits the invested money among the securities. A core of one kind gets more than half. */
function createShares(
  faker: Faker,
  securities: readonly Security[],
  { core }: RiskProfile,
): number[] {
  const parts = securities.map(() => faker.number.float({ min: 1, max: 4 }));
  const leads = securities.map(({ kind }) => core.length === 1 && kind === core[0]);
  const own = sum(parts.filter((_, index) => leads[index]));
  const all = sum(parts);
  const wanted = faker.number.float({ min: 0.56, max: 0.8 });
  if (own === 0 || own === all || own / all >= wanted) return parts.map((part) => part / all);
  return parts.map((part, index) =>
    leads[index] ? (part / own) * wanted : (part / (all - own)) * (1 - wanted),
  );
}

function createHolding(
  faker: Faker,
  security: Security,
  { currency, now, budget }: { currency: CurrencyCode; now: number; budget: number },
) {
  const { name, isin, kind } = security;
  const bought = tradingDay(createTimestamp(faker, now - 1450 * DAY, now - 20 * DAY));
  const [averageCost, price] = [
    priceOn(bought, security, currency),
    priceOn(now, security, currency),
  ];
  // Funds are sold in thousandths, other securities in whole units.
  const quantity = Math.max(1, round(budget / price, kind === 'fund' ? 3 : 0));
  const worth = (each: number) => Math.round((Math.round(quantity * 1000) * each) / 1000);
  return {
    symbol: name.slice(0, 4).toUpperCase(),
    ...{ isin, name, kind, quantity, averageCost, price },
    cost: worth(averageCost),
    value: worth(price),
    boughtOn: formatDay(bought),
  };
}

/** Creates a person's investments with their sums, gains and percentages. */
export const createPortfolio = (args: ArgumentsOf['composite']['portfolio']) => {
  const now = truncateToSeconds(args.reference);
  const { holdings: count, currency = 'EUR' } = args;
  const amount = (minor: number) => formatAmount(minor, currency);
  return (faker: Faker) => {
    const risk = args.risk ?? faker.helpers.objectKey(RISK_PROFILES);
    const profile = RISK_PROFILES[risk];
    const securities = pickSecurities(faker, count, profile);
    const money = eurosToMinorUnits(faker.number.int({ min: 30, max: 300 }) * 1000, currency);
    const holdings = createShares(faker, securities, profile).flatMap((share, index) => {
      const security = securities[index];
      return security
        ? [createHolding(faker, security, { currency, now, budget: money * share })]
        : [];
    });
    const [cost, invested] = [
      sum(holdings.map((holding) => holding.cost)),
      sum(holdings.map((holding) => holding.value)),
    ];
    const [least, most] = profile.cash;
    const share = faker.number.float({ min: least, max: most });
    const cash = Math.round((invested * share) / (1 - share));
    const shares = toPercentages([...holdings.map(({ value }) => value), cash]);
    const kinds = [...new Set(holdings.map(({ kind }) => kind))];
    const slices = kinds.map((kind) => {
      const own = holdings.map((holding) => holding.kind === kind);
      return {
        kind,
        value: amount(sum(holdings.map(({ value }, index) => (own[index] ? value : 0)))),
        // Adds up the rounded shares, so that the shares in `allocation` match those in `holdings`.
        sharePercent: round(sum(shares.filter((_, index) => own[index])), 2),
      };
    });
    const cashShare = shares.at(-1) ?? 0;
    const percent = (gain: number, of: number) => round((gain / of) * 100, 2);
    return {
      id: faker.string.uuid(),
      owner: createPerson(faker).name,
      risk,
      currency,
      asOf: formatUtc(now),
      holdings: holdings.map((holding, index) => ({
        ...holding,
        averageCost: amount(holding.averageCost),
        price: amount(holding.price),
        cost: amount(holding.cost),
        value: amount(holding.value),
        gain: amount(holding.value - holding.cost),
        gainPercent: percent(holding.value - holding.cost, holding.cost),
        sharePercent: shares[index] ?? 0,
      })),
      cash: { amount: amount(cash), sharePercent: cashShare },
      allocation: [...slices, { kind: 'cash', value: amount(cash), sharePercent: cashShare }],
      totals: {
        cost: amount(cost),
        invested: amount(invested),
        gain: amount(invested - cost),
        gainPercent: percent(invested - cost, cost),
        worth: amount(invested + cash),
      },
    };
  };
};
