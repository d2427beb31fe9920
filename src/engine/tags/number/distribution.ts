import type { Faker } from '@faker-js/faker';
import type { RequestArguments } from '../../request.ts';

/** A standard normal deviate (Box and Muller, A note on the generation of random normal deviates, 1958). */
function drawNormal(faker: Faker): number {
  // One minus the number is never zero, whose logarithm is infinite.
  const radius = Math.sqrt(-2 * Math.log(1 - faker.number.float()));
  return radius * Math.cos(2 * Math.PI * faker.number.float());
}

/** A log-normal number: its logarithm is normal, with the mean and deviation that give the number those asked for. */
function drawLogNormal(faker: Faker, mean: number, deviation: number): number {
  const variance = Math.log(1 + (deviation / mean) ** 2);
  return Math.exp(Math.log(mean) - variance / 2 + Math.sqrt(variance) * drawNormal(faker));
}

/** A number of a distribution with the mean and the standard deviation that the request names. */
export function drawDistributed(faker: Faker, request: RequestArguments): number {
  const [mean, deviation] = [request.number('mean'), request.number('deviation')];
  const draw = (): number => {
    switch (request.string('kind')) {
      case 'log-normal':
        return drawLogNormal(faker, mean, deviation);
      case 'exponential':
        return -mean * Math.log(1 - faker.number.float());
      default:
        return mean + deviation * drawNormal(faker);
    }
  };
  // Adding zero makes -0 a zero.
  return Number(draw().toFixed(request.number('decimals'))) + 0;
}
