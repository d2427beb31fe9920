import type { Faker } from '@faker-js/faker';

/** Tolerance for rounding errors: 0.07 * 100 is slightly more than 7, but must not be rounded up to 8. */
const TOLERANCE = 1e-6;

/**
 * Returns the smallest and the largest integer by which `step` can be multiplied within two limits.
 *
 * @param step An integer, or an integer divided by a power of ten.
 */
export function factorRange(step: number, from: number, to: number): { min: number; max: number } {
  if (step >= 1) return { min: Math.ceil(from / step), max: Math.floor(to / step) };
  // Dividing by a hundredth is less exact than multiplying by a hundred.
  const scale = Math.round(1 / step);
  return { min: Math.ceil(from * scale - TOLERANCE), max: Math.floor(to * scale + TOLERANCE) };
}

/** Whether a multiple of `step` is between two numbers. */
export function hasMultiple(step: number, from: number, to: number): boolean {
  const { min, max } = factorRange(step, from, to);
  return min <= max;
}

/** Picks a number from `min` to `max` with at most `decimals` decimals. Such a number must exist. */
export function createDecimal(
  faker: Faker,
  { min, max }: { min: number; max: number },
  decimals: number,
): number {
  const factor = faker.number.int(factorRange(10 ** -decimals, min, max));
  // Adding zero turns -0 into 0.
  return factor / 10 ** decimals + 0;
}

export function round(value: number, decimals = 0): number {
  // Adding zero turns -0 into 0.
  return Number(value.toFixed(decimals)) + 0;
}
