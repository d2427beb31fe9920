import type { Faker } from '@faker-js/faker';

/** Number of decimals (ISO 4217), approximate exchange rate of the euro, and the step between prices in minor units. */
const CURRENCIES = {
  EUR: { decimals: 2, level: 1, step: 5 },
  USD: { decimals: 2, level: 1, step: 5 },
  GBP: { decimals: 2, level: 0.85, step: 5 },
  CHF: { decimals: 2, level: 1, step: 5 },
  SEK: { decimals: 2, level: 11, step: 100 },
  DKK: { decimals: 2, level: 7.5, step: 50 },
  NOK: { decimals: 2, level: 12, step: 100 },
  IDR: { decimals: 2, level: 18_000, step: 50_000 },
  PLN: { decimals: 2, level: 4, step: 10 },
  CZK: { decimals: 2, level: 25, step: 100 },
  BRL: { decimals: 2, level: 6, step: 10 },
  CNY: { decimals: 2, level: 8, step: 10 },
  KWD: { decimals: 3, level: 0.35, step: 50 },
  JPY: { decimals: 0, level: 160, step: 10 },
  KRW: { decimals: 0, level: 1500, step: 100 },
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;

/**
 * Creates a price in minor units, such as cents.
 *
 * @param min Lowest price in euros. `max` is the highest price. Both are scaled to the currency's price level.
 */
export function createPrice(
  faker: Faker,
  currency: CurrencyCode,
  min: number,
  max: number,
): number {
  const { decimals, level, step } = CURRENCIES[currency];
  const steps = (level * 10 ** decimals) / step;
  return faker.number.int({ min: Math.ceil(min * steps), max: Math.ceil(max * steps) }) * step;
}

/** Converts euros to minor units of a currency at its price level. The result is at least one. */
export function eurosToMinorUnits(euros: number, currency: CurrencyCode): number {
  const { decimals, level } = CURRENCIES[currency];
  return Math.max(1, Math.round(euros * level * 10 ** decimals));
}

/** Formats minor units as a decimal string, with the decimals of the currency. */
export function formatAmount(minor: number, currency: CurrencyCode): string {
  const { decimals } = CURRENCIES[currency];
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${minor < 0 ? '-' : ''}${whole}${fraction}`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Converts parts to percentages with two decimals that add up to exactly 100. */
export function toPercentages(parts: readonly number[]): number[] {
  const whole = sum(parts);
  const exact = parts.map((part) => (part / whole) * 10_000);
  const floors = exact.map(Math.floor);
  const missing = 10_000 - sum(floors);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((share, index) => (share + (byRemainder.includes(index) ? 1 : 0)) / 100);
}
