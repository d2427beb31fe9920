import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from '../generated/arguments.ts';
import { toSteps } from './generator.ts';
import type { JsonValue, PrepareGenerator } from './generator.ts';
import type { RetryBudget } from './retries.ts';
import { workCounters } from './workCounters.ts';

/** Data for the preparation of a generator. Without random functions, values cannot be picked too early. */
export interface GeneratorContext extends Pick<Faker, 'definitions' | 'rawDefinitions'> {
  /** Retry budget that all generators of a response share. */
  retries: RetryBudget;
}

/** Creates one value, with random choices from `faker` only. */
export type CreateValue<T extends JsonValue = JsonValue> = (faker: Faker) => T;

type CreateOrList<T extends JsonValue = JsonValue> = CreateValue<T> | readonly T[];

/**
 * A generator reads the arguments and prepares data once per request. It returns a function that creates a value, or
 * the list of all values, which are equally likely.
 */
export type ValueGenerator<Arguments, T extends JsonValue = JsonValue> = (
  args: Arguments,
  context: GeneratorContext,
) => CreateOrList<T>;

/** Generators of a tag, by the file name of their operation. */
type GeneratorsOf<Tag extends keyof ArgumentsOf> = {
  [Name in keyof ArgumentsOf[Tag]]: ValueGenerator<ArgumentsOf[Tag][Name]>;
};

/** Prepares a generator at its first value, with that value's faker, because a record field can have its own language. */
const toPrepared =
  (generator: ValueGenerator<never>): PrepareGenerator =>
  (args, retries) => {
    let result: CreateOrList | undefined;
    const prepare = ({ definitions, rawDefinitions }: Faker): CreateOrList => {
      if (result === undefined) workCounters.preparations += 1;
      return (result ??= generator(args as never, { definitions, rawDefinitions, retries }));
    };
    return {
      steps: toSteps((faker) => {
        const prepared = prepare(faker);
        return typeof prepared === 'function'
          ? prepared(faker)
          : faker.helpers.arrayElement(prepared);
      }),
      countValues: (faker) => {
        const prepared = prepare(faker);
        // Compares objects by identity, which is fast. Two rows of a table always have different values.
        return typeof prepared === 'function' ? undefined : new Set(prepared).size;
      },
    };
  };

/** Declares the generators of a tag. The compiler compares them with the operations in `openapi/paths/<tag>/`. */
export function defineTag<Tag extends keyof ArgumentsOf>(
  _name: Tag,
  generators: GeneratorsOf<Tag>,
): Readonly<Record<keyof ArgumentsOf[Tag], PrepareGenerator>> {
  return Object.fromEntries(
    Object.entries<ValueGenerator<never>>(generators).map(([name, generator]) => [
      name,
      toPrepared(generator),
    ]),
  ) as Readonly<Record<keyof ArgumentsOf[Tag], PrepareGenerator>>;
}
