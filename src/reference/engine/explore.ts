import type { Api, Operation } from '../read/model.ts';
import { EXPLORED } from '../print/seedSamples.ts';
import type { FlatResponse, SeedSamples } from '../print/seedSamples.ts';
import type { Engine } from '../../engine/index.ts';

const COUNTS = [1, 3, 5];

/** The seed that most samples use, two adjacent ones, and the maximum. */
const SEEDS = [42, 1, 2, 2 ** 32 - 1];

function exploreOperation(engine: Engine, operation: Operation): SeedSamples {
  const { slug, label, server, path } = operation;
  const responses = COUNTS.flatMap((count) =>
    SEEDS.map((seed) => engine.perform(path, { count, seed }) as FlatResponse),
  );
  return { slug, label, url: `${server}${path}`, responses };
}

/**
 * The responses that the seed explorer shows: every combination of a few generators, counts and seeds.
 *
 * @throws Error when the API lacks one of the operations.
 */
export function createSeedSamples(api: Api, engine: Engine): SeedSamples[] {
  return EXPLORED.map((name) => {
    const operation = api.operations.find(({ path }) => path.endsWith(`/${name}`));
    if (!operation) throw new Error(`The description has no operation for ${name}.`);
    return exploreOperation(engine, operation);
  });
}
