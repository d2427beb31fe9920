import { Faker } from '@faker-js/faker';

/** The 32 bits of FNV-1a, which differ between texts that differ in a letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return value;
}

/** Fakers with the locale of another: making one costs ten times as much as giving it another seed. */
interface Pool {
  fakers: Faker[];
  inUse: number;
}
const pools = new WeakMap<object, Pool>();

/**
 * What is fixed about a thing: the article number of a product, the year of a film. It is drawn from a faker with a seed
 * of its own, so it is the same whichever record of whichever response mentions the thing.
 *
 * @param key What the thing is and which one: `film The Weight of Snow`.
 * @param draw Draws the facts; the faker that it gets has the locale of `faker` and is not to be kept.
 */
export function factsOf<T>(faker: Faker, key: string, draw: (own: Faker) => T): T {
  const pool = pools.get(faker.rawDefinitions) ?? { fakers: [], inUse: 0 };
  pools.set(faker.rawDefinitions, pool);
  // Facts may be drawn while those of something else are: an album has an act.
  const own = (pool.fakers[pool.inUse] ??= new Faker({ locale: faker.rawDefinitions }));
  own.seed(hash(key));
  pool.inUse += 1;
  try {
    return draw(own);
  } finally {
    pool.inUse -= 1;
  }
}
