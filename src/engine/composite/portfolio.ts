import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../request.ts';
import { ASSETS, RISK_PROFILES } from './data/holdings.ts';
import { choose, numberOf } from './shared/arguments.ts';
import { createIsin } from './shared/codes.ts';
import { currencyOf, drawPrice, round, sum, toAmount, toPercentages } from './shared/money.ts';
import type { Currency } from './shared/money.ts';
import { createPerson } from './shared/people.ts';
import { DAY, drawInstant, referenceOf, toDay, toUtc } from './shared/time.ts';

type Kind = keyof typeof ASSETS;
const KINDS = Object.keys(ASSETS) as Kind[];
const RISKS = Object.keys(RISK_PROFILES) as (keyof typeof RISK_PROFILES)[];

/** What a unit may be worth in proportion to its cost: bonds move least. */
const CHANGES = {
  equity: { min: 0.55, max: 1.9 },
  bond: { min: 0.9, max: 1.1 },
  fund: { min: 0.8, max: 1.5 },
  commodity: { min: 0.75, max: 1.4 },
} as const;

/** Different assets, of the kinds that somebody with this attitude to risk buys. */
function drawAssets(faker: Faker, count: number, weights: Readonly<Record<Kind, number>>) {
  const left = KINDS.flatMap((kind) => ASSETS[kind].map((name) => ({ kind, name })));
  return Array.from({ length: count }, () => {
    const asset = faker.helpers.weightedArrayElement(
      left.map((value) => ({ value, weight: weights[value.kind] })),
    );
    left.splice(left.indexOf(asset), 1);
    return asset;
  });
}

function createHolding(faker: Faker, currency: Currency, now: number, kind: Kind, name: string) {
  const isin = createIsin(faker);
  // Funds are sold by the thousandth, everything else whole.
  const quantity =
    kind === 'fund'
      ? faker.number.int({ min: 1000, max: 150_000 }) / 1000
      : faker.number.int({ min: 1, max: 120 });
  const averageCost = drawPrice(faker, currency, 8, 240);
  const change = faker.number.float(CHANGES[kind]);
  const price = Math.max(1, Math.round(averageCost * change));
  const worth = (each: number) => Math.round((Math.round(quantity * 1000) * each) / 1000);
  return {
    symbol: name.slice(0, 4).toUpperCase(),
    ...{ isin, name, kind, quantity, averageCost, price },
    cost: worth(averageCost),
    value: worth(price),
    boughtOn: toDay(drawInstant(faker, now - 1500 * DAY, now - 20 * DAY)),
  };
}

/** One person's investments with their sums, gains and shares of the whole. */
export function createPortfolio(faker: Faker, request: RequestArguments) {
  const now = referenceOf(request);
  const currency = currencyOf(request) ?? 'EUR';
  const risk = choose(faker, request, 'risk', RISKS);
  const profile = RISK_PROFILES[risk];
  const holdings = drawAssets(faker, numberOf(request, 'holdings'), profile.weights).map(
    ({ kind, name }) => createHolding(faker, currency, now, kind, name),
  );
  const [cost, invested] = [
    sum(holdings.map((holding) => holding.cost)),
    sum(holdings.map((holding) => holding.value)),
  ];
  const share = profile.cash * faker.number.float({ min: 0.5, max: 1.5 });
  const cash = Math.round(invested * share);
  const shares = toPercentages([...holdings.map(({ value }) => value), cash]);
  const kinds = [...new Set(holdings.map(({ kind }) => kind))];
  const amounts = kinds.map((kind) =>
    sum(holdings.filter((holding) => holding.kind === kind).map(({ value }) => value)),
  );
  const allocation = toPercentages([...amounts, cash]);
  const money = (minor: number) => toAmount(minor, currency);
  const percent = (gain: number, of: number) => round((gain / of) * 100, 2);
  return {
    id: faker.string.uuid(),
    owner: createPerson(faker).name,
    risk,
    currency,
    asOf: toUtc(now),
    holdings: holdings.map((holding, index) => ({
      ...holding,
      averageCost: money(holding.averageCost),
      price: money(holding.price),
      cost: money(holding.cost),
      value: money(holding.value),
      gain: money(holding.value - holding.cost),
      gainPercent: percent(holding.value - holding.cost, holding.cost),
      sharePercent: shares[index] ?? 0,
    })),
    cash: { amount: money(cash), sharePercent: shares.at(-1) ?? 0 },
    allocation: [...kinds, 'cash'].map((kind, index) => ({
      kind,
      value: money(amounts[index] ?? cash),
      sharePercent: allocation[index] ?? 0,
    })),
    totals: {
      cost: money(cost),
      invested: money(invested),
      gain: money(invested - cost),
      gainPercent: percent(invested - cost, cost),
      worth: money(invested + cash),
    },
  };
}
