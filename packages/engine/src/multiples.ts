import type { Faker } from '@faker-js/faker';

/** 0.07 * 100 is a little more than 7, which must not be rounded up to 8. */
const TOLERANCE = 1e-6;

/**
 * The least and the greatest whole number that `step` can be multiplied by to lie between two limits.
 *
 * @param step A whole number, or one divided by a power of ten.
 */
export function factorRange(step: number, from: number, to: number): { min: number; max: number } {
  if (step >= 1) return { min: Math.ceil(from / step), max: Math.floor(to / step) };
  // Dividing by a hundredth is less exact than multiplying by a hundred.
  const scale = Math.round(1 / step);
  return { min: Math.ceil(from * scale - TOLERANCE), max: Math.floor(to * scale + TOLERANCE) };
}

/** Whether a multiple of `step` lies from one number to another. */
export function hasMultiple(step: number, from: number, to: number): boolean {
  const { min, max } = factorRange(step, from, to);
  return min <= max;
}

/** A number from `min` to `max` with at most so many decimals. There must be one. */
export function createDecimal(
  faker: Faker,
  { min, max }: { min: number; max: number },
  decimals: number,
): number {
  const factor = faker.number.int(factorRange(10 ** -decimals, min, max));
  // Adding zero makes -0 a zero.
  return factor / 10 ** decimals + 0;
}

/** Rounds to a number of decimals. */
export function round(value: number, decimals = 0): number {
  // Adding zero makes -0 a zero.
  return Number(value.toFixed(decimals)) + 0;
}
