import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../../../generated/arguments.ts';

/** A standard normal deviate (Box and Muller, A note on the generation of random normal deviates, 1958). */
function createNormal(faker: Faker): number {
  // One minus the number is never zero, whose logarithm is infinite.
  const radius = Math.sqrt(-2 * Math.log(1 - faker.number.float()));
  return radius * Math.cos(2 * Math.PI * faker.number.float());
}

/** A log-normal number: its logarithm is normal, with the mean and deviation that give the number those asked for. */
function createLogNormal(faker: Faker, mean: number, deviation: number): number {
  const variance = Math.log(1 + (deviation / mean) ** 2);
  return Math.exp(Math.log(mean) - variance / 2 + Math.sqrt(variance) * createNormal(faker));
}

/** A number of a distribution with a mean and a standard deviation. */
export function createDistributed(
  faker: Faker,
  { kind, mean, deviation, decimals }: ArgumentsOf['number']['distributed-number'],
): number {
  const create = {
    normal: () => mean + deviation * createNormal(faker),
    'log-normal': () => createLogNormal(faker, mean, deviation),
    exponential: () => -mean * Math.log(1 - faker.number.float()),
  }[kind];
  // Adding zero makes -0 a zero.
  return Number(create().toFixed(decimals)) + 0;
}
