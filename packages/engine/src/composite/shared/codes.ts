import type { Faker } from '@faker-js/faker';
import { gs1Digit } from '../../checkDigits.ts';

/** A GTIN-13 of the range that GS1 leaves to each shop, so that no traded product has it. */
export function createShopGtin(faker: Faker): string {
  const digits = `2${faker.string.numeric(11)}`;
  return digits + gs1Digit(digits);
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** A tracking number of the form that posts share (UPU S10), with a valid check digit. */
export function createTrackingNumber(faker: Faker, countryCode: string): string {
  const serial = faker.string.numeric(8);
  const weighted = S10_WEIGHTS.map((weight, index) => weight * Number(serial.charAt(index)));
  const rest = 11 - (weighted.reduce((total, value) => total + value, 0) % 11);
  const checkDigit = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return `C${faker.string.alpha({ casing: 'upper' })}${serial}${checkDigit}${countryCode}`;
}
