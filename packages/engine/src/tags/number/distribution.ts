import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** Generates a standard normal deviate (Box and Muller, A note on the generation of random normal deviates, 1958). */
function createNormal(faker: Faker): number {
  // The random number can be 0, but not 1, and the logarithm of 0 is infinite.
  const radius = Math.sqrt(-2 * Math.log(1 - faker.number.float()));
  return radius * Math.cos(2 * Math.PI * faker.number.float());
}

/** Generates a log-normal number with the requested mean and standard deviation. */
function createLogNormal(faker: Faker, mean: number, deviation: number): number {
  const variance = Math.log(1 + (deviation / mean) ** 2);
  return Math.exp(Math.log(mean) - variance / 2 + Math.sqrt(variance) * createNormal(faker));
}

/** Generates a number of a distribution with a mean and a standard deviation. */
export function createDistributedNumber(
  faker: Faker,
  { kind, mean, deviation, decimals }: ArgumentsOf['number']['distributed-number'],
): number {
  const create = {
    normal: () => mean + deviation * createNormal(faker),
    'log-normal': () => createLogNormal(faker, mean, deviation),
    exponential: () => -mean * Math.log(1 - faker.number.float()),
  }[kind];
  // Adding zero turns -0 into 0.
  return Number(create().toFixed(decimals)) + 0;
}
