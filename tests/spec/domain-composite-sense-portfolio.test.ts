import { describe, expect, test } from 'vitest';
import {
  AT_ALL_TIMES,
  expectOfEach,
  expectOneEach,
  minor,
  records,
  responses,
  sum,
} from './composite.ts';
import type { Query } from './faults.ts';

interface Portfolio {
  risk: 'cautious' | 'balanced' | 'adventurous';
  asOf: string;
  holdings: {
    symbol: string;
    isin: string;
    name: string;
    kind: string;
    price: string;
    averageCost: string;
    value: string;
    sharePercent: number;
    boughtOn: string;
  }[];
  cash: { amount: string; sharePercent: number };
  allocation: { kind: string; value: string; sharePercent: number }[];
  totals: { invested: string; worth: string };
}

const SIZES: readonly Query[] = [
  { holdings: 3 },
  { holdings: 1 },
  { holdings: 7 },
  { holdings: 20 },
].map((query, index) => ({ ...query, ...AT_ALL_TIMES[index] }));
const draw = () => records<Portfolio>('portfolio', SIZES);

/** What a kind is worth as a share of all that is invested. */
const shareOf = ({ holdings, totals }: Portfolio, kind: string) =>
  sum(holdings.filter((each) => each.kind === kind).map(({ value }) => minor(value))) /
  minor(totals.invested);

describe('composite: a portfolio', () => {
  test('an ISIN names one security with one name, symbol, kind and price in all of a response', () => {
    for (const response of responses<Portfolio>('portfolio', SIZES)) {
      const holdings = response.flatMap((each) => each.holdings);
      expectOneEach(
        holdings.map(({ isin, name, symbol, kind, price }) => [isin, [name, symbol, kind, price]]),
      );
      expectOneEach(holdings.map(({ name, isin }) => [name, isin]));
    }
  });

  test('two who bought a security on one day paid the same price', () => {
    for (const response of responses<Portfolio>('portfolio', SIZES)) {
      const holdings = response.flatMap((each) => each.holdings);
      expectOneEach(
        holdings.map(({ isin, boughtOn, averageCost }) => [`${isin} ${boughtOn}`, averageCost]),
      );
    }
  });

  test('the share of each kind is the sum of the shares of its holdings, to the hundredth', () => {
    expectOfEach(draw(), ({ allocation, holdings, cash }) =>
      allocation.every(({ kind, sharePercent }) => {
        const own = holdings.filter((each) => each.kind === kind);
        const parts = kind === 'cash' ? [cash] : own;
        return (
          Math.round(sharePercent * 100) ===
          Math.round(sum(parts.map((part) => part.sharePercent)) * 100)
        );
      }),
    );
  });

  test('a cautious owner has mostly bonds and a tenth to a quarter in cash', () => {
    const cautious = draw().filter(({ risk }) => risk === 'cautious');
    expectOfEach(cautious, (each) => shareOf(each, 'bond') > 0.5);
    expectOfEach(cautious, ({ cash }) => cash.sharePercent > 9.9 && cash.sharePercent < 25.1);
  });

  test('an adventurous owner has mostly shares and hardly any cash', () => {
    const adventurous = draw().filter(({ risk }) => risk === 'adventurous');
    expectOfEach(adventurous, (each) => shareOf(each, 'equity') > 0.5);
    expectOfEach(adventurous, ({ cash }) => cash.sharePercent < 3.1);
  });

  test('no name holds a year that is over', () => {
    const named = draw().flatMap(({ holdings, asOf }) =>
      holdings.map(({ name }) => ({ year: /\d{4}/.exec(name)?.[0] ?? '9999', asOf })),
    );
    expectOfEach(named, ({ year, asOf }) => year >= asOf.slice(0, 4));
  });

  test('bonds move by a tenth at most, shares by a half or to the double', () => {
    const changes = draw().flatMap(({ holdings }) =>
      holdings.map(({ kind, price, averageCost }) => ({
        kind,
        ratio: minor(price) / minor(averageCost),
      })),
    );
    const limits: Record<string, number> = { bond: 1.1, equity: 2, fund: 1.5, commodity: 1.55 };
    expectOfEach(
      changes,
      ({ kind, ratio }) => ratio < (limits[kind] ?? 1) && 1 / ratio < (limits[kind] ?? 1),
    );
    expect(changes.some(({ ratio }) => ratio > 1.4)).toBe(true);
    expect(changes.some(({ ratio }) => ratio < 0.7)).toBe(true);
  });

  test('a balanced owner of two holdings or more has shares and bonds', () => {
    const balanced = draw().filter(
      ({ risk, holdings }) => risk === 'balanced' && holdings.length > 1,
    );
    expectOfEach(balanced, ({ holdings }) => {
      const kinds = holdings.map(({ kind }) => kind);
      return kinds.includes('bond') && kinds.includes('equity');
    });
  });

  test('securities are bought while the exchanges of the euro area are open', () => {
    const days = draw().flatMap(({ holdings }) => holdings.map(({ boughtOn }) => boughtOn));
    // As the exchanges announced them.
    const closed = [
      '2022-04-15',
      '2022-04-18',
      '2023-04-07',
      '2023-04-10',
      '2024-03-29',
      '2024-04-01',
    ];
    expectOfEach(
      days,
      (day) =>
        ![0, 6].includes(new Date(day).getUTCDay()) &&
        !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) &&
        !closed.includes(day),
    );
  });
});
