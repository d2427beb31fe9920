import { Faker } from '@faker-js/faker';
import { createMersenneTwister } from '../../mersenne.ts';

/** Computes the 32-bit FNV-1a hash. Strings that differ in one letter have different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return value;
}

/** Reusable fakers of one locale. Creating a faker takes ten times as long as reseeding a faker. */
interface Pool {
  fakers: Faker[];
  inUse: number;
}
const pools = new WeakMap<object, Pool>();

/**
 * Creates the constant properties of an object, such as the article number of a product. A faker seeded with `key` generates
 * them, so they are the same in every record of every response.
 *
 * @param key Kind and name of the object: `film The Weight of Snow`.
 * @param create Generates the properties. Its faker has the locale of `faker`, and must not be used later.
 */
export function runWithSeed<T>(faker: Faker, key: string, create: (own: Faker) => T): T {
  const pool = pools.get(faker.rawDefinitions) ?? { fakers: [], inUse: 0 };
  pools.set(faker.rawDefinitions, pool);
  // Nested calls need separate fakers, because `create` can call `runWithSeed`.
  const own = (pool.fakers[pool.inUse] ??= new Faker({
    locale: faker.rawDefinitions,
    randomizer: createMersenneTwister(),
  }));
  own.seed(hash(key));
  pool.inUse += 1;
  try {
    return create(own);
  } finally {
    pool.inUse -= 1;
  }
}
