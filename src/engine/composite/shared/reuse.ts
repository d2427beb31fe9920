import type { Faker } from '@faker-js/faker';
import type { SampleGenerator } from '../../generator.ts';
import { RequestArguments } from '../../request.ts';
import type { Argument } from '../../request.ts';

/**
 * A text that the generator of another tag makes.
 *
 * @throws TypeError when there is no such generator or it makes something else.
 */
export function makeText(
  generator: SampleGenerator | undefined,
  faker: Faker,
  given: Readonly<Record<string, Argument>> = {},
): string {
  const value = generator?.(faker, new RequestArguments(given));
  if (typeof value === 'string') return value;
  throw new TypeError('The generator must return a string.');
}
