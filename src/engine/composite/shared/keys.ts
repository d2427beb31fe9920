import type { Faker } from '@faker-js/faker';
import type { JsonValue } from '../../generator.ts';
import type { RequestArguments } from '../../request.ts';

/** How often a record is drawn again before a key may repeat: between two airports there are few flights at a time. */
const TRIES = 200;

/**
 * A generator whose records share no key within one response: what a table would sort or find them by.
 *
 * @param keyOf The key of a record; undefined when it has none, as several may.
 */
export function withKey<T extends JsonValue>(
  generate: (faker: Faker, request: RequestArguments) => T,
  keyOf: (record: T) => JsonValue | undefined,
): (faker: Faker, request: RequestArguments) => T {
  const taken = new WeakMap<RequestArguments, Set<string | undefined>>();
  return (faker, request) => {
    const keys = taken.get(request) ?? new Set();
    taken.set(request, keys);
    let record = generate(faker, request);
    // JSON has no text for undefined.
    const key = (): string | undefined => JSON.stringify(keyOf(record));
    for (let tries = 0; keys.has(key()) && tries < TRIES; tries += 1) {
      record = generate(faker, request);
    }
    const last = key();
    if (last !== undefined) keys.add(last);
    return record;
  };
}
