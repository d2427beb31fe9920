import type { JsonValue } from '../../generator.ts';
import type { GeneratorContext, CreateValue } from '../../tag.ts';

/** Returns the keys that would identify a record in a table. An undefined key may repeat. */
type KeysOf<T> = (record: T) => (JsonValue | undefined)[];

/**
 * Wraps a generator so that keys are unique within one response. Keys can repeat after the retry budget of the response is used
 * up, for example if few flights connect two airports.
 */
export function withUniqueKeys<Arguments, T extends JsonValue>(
  prepare: (args: Arguments) => CreateValue<T>,
  keysOf: KeysOf<T>,
): (args: Arguments, context: Pick<GeneratorContext, 'retries'>) => CreateValue<T> {
  return (args, { retries }) => {
    const create = prepare(args);
    const taken = new Set<string>();
    const write = (record: T) =>
      keysOf(record).flatMap((key, index) =>
        key === undefined ? [] : [JSON.stringify([index, key])],
      );
    return (faker) => {
      let record = create(faker);
      let keys = write(record);
      while (keys.some((key) => taken.has(key)) && !retries.isSpent) {
        retries.spend(JSON.stringify(record).length);
        record = create(faker);
        keys = write(record);
      }
      for (const key of keys) taken.add(key);
      return record;
    };
  };
}
