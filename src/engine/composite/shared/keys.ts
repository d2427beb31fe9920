import type { Faker } from '@faker-js/faker';
import { twoStage } from '../../generator.ts';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';

/** Keys of a record: what a table would sort or find it by. One that is undefined may repeat. */
type KeysOf<T> = (record: T) => (JsonValue | undefined)[];

/**
 * A generator whose records share no key within one response, unless the request's retries are spent: between two
 * airports there are few flights at a time.
 */
export function withKeys<T extends JsonValue>(
  generate: (faker: Faker, request: RequestArguments) => T,
  keysOf: KeysOf<T>,
): (faker: Faker, request: RequestArguments) => T {
  return twoStage((request) => {
    const taken = new Set<string>();
    const write = (record: T) =>
      keysOf(record).flatMap((key, index) =>
        key === undefined ? [] : [JSON.stringify([index, key])],
      );
    return (faker) => {
      let record = generate(faker, request);
      let keys = write(record);
      while (keys.some((key) => taken.has(key)) && !request.retries.isSpent) {
        request.retries.spend(JSON.stringify(record).length);
        record = generate(faker, request);
        keys = write(record);
      }
      for (const key of keys) taken.add(key);
      return record;
    };
  });
}
