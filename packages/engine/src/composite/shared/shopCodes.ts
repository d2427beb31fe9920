import type { Faker } from '@faker-js/faker';
import { gs1Digit } from '../../checkDigits.ts';

/** Creates a GTIN-13 in the range for internal use in shops, which no traded product has. */
export function createShopGtin(faker: Faker): string {
  const digits = `2${faker.string.numeric(11)}`;
  return digits + gs1Digit(digits);
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** Creates a tracking number in the format of postal services (UPU S10), with a valid check digit. */
export function createTrackingNumber(faker: Faker, countryCode: string): string {
  const serial = faker.string.numeric(8);
  const weighted = S10_WEIGHTS.map((weight, index) => weight * Number(serial.charAt(index)));
  const rest = 11 - (weighted.reduce((total, value) => total + value, 0) % 11);
  const checkDigit = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return `C${faker.string.alpha({ casing: 'upper' })}${serial}${checkDigit}${countryCode}`;
}
