import type { Faker } from '@faker-js/faker';
import type { ArgumentsOf } from './generated/arguments.ts';
import { twoStage } from './generator.ts';
import type { JsonValue, SampleGenerator } from './generator.ts';
import type { RequestArguments } from './request.ts';
import type { RetryBudget } from './retries.ts';

/** Data that a generator reads before it generates values. It has no random numbers, so nothing is picked too early. */
export interface Context extends Pick<Faker, 'definitions' | 'rawDefinitions'> {
  /** Shared with the other generators of a response. */
  retries: RetryBudget;
}

/** Creates one value. All randomness comes from `faker`. */
export type CreateValue<T extends JsonValue = JsonValue> = (faker: Faker) => T;

/**
 * A generator: it reads the arguments and prepares data once for each request. Its result is a function that creates a
 * value, or the list of all values, which are equally likely.
 */
export type ValueGenerator<Arguments, T extends JsonValue = JsonValue> = (
  args: Arguments,
  context: Context,
) => CreateValue<T> | readonly T[];

/** Generators of a tag by the file names of their operations. */
type GeneratorsOf<Tag extends keyof ArgumentsOf> = {
  [Name in keyof ArgumentsOf[Tag]]: ValueGenerator<ArgumentsOf[Tag][Name]>;
};

/** Adapts a generator to `SampleGenerator`, until all tags have the new form. */
export function adapt<
  Tag extends keyof ArgumentsOf,
  Name extends keyof ArgumentsOf[Tag],
  T extends JsonValue,
>(
  _tag: Tag,
  _name: Name,
  generator: ValueGenerator<ArgumentsOf[Tag][Name], T>,
): (faker: Faker, request: RequestArguments) => T {
  return twoStage((request, { definitions, rawDefinitions }) => {
    const { retries } = request;
    const created = generator(request.all as never, { definitions, rawDefinitions, retries });
    return typeof created === 'function' ? created : (faker) => faker.helpers.arrayElement(created);
  });
}

/** The generators of a tag. The compiler compares them with the operations in `openapi/paths/<tag>/`. */
export function tag<Tag extends keyof ArgumentsOf>(
  _name: Tag,
  generators: GeneratorsOf<Tag>,
): Readonly<Record<keyof ArgumentsOf[Tag], SampleGenerator>> {
  return Object.fromEntries(
    Object.entries<ValueGenerator<never>>(generators).map(([name, generator]) => [
      name,
      adapt(_name as never, name as never, generator),
    ]),
  ) as Readonly<Record<keyof ArgumentsOf[Tag], SampleGenerator>>;
}
