import { resolveReference } from '../../reference/read/resolve.ts';
import type { Api, Operation } from '../../reference/read/model.ts';
import type { Schema } from '../../reference/read/types.ts';
import { EXPLORED } from '../../reference/print/seedSamples.ts';
import type { FlatResponse, SeedSamples } from '../../reference/print/seedSamples.ts';
import { generators } from '../../engine/index.ts';
import { produceResponse } from '../../engine/produce.ts';
import type { GeneratorResponse } from '../../engine/produce.ts';
import { completeArguments } from './record.ts';
import type { Argument } from '../../engine/request.ts';

const COUNTS = [1, 3, 5];

/** The seed that most samples use, two adjacent ones, and the maximum. */
const SEEDS = [42, 1, 2, 2 ** 32 - 1];

/** @throws Error when a value is neither a string nor a number. */
function flatten({ data, meta }: GeneratorResponse): FlatResponse {
  const flat = data.filter((value) => typeof value === 'string' || typeof value === 'number');
  if (flat.length < data.length)
    throw new Error(`${JSON.stringify(data)} is more than a line each`);
  return { data: flat, meta };
}

function exploreOperation(source: Api['source'], operation: Operation): SeedSamples[] {
  const [tag = '', name = ''] = operation.path.split('/').slice(-2);
  const generator = generators[tag]?.[name];
  if (!generator) return [];
  const parameters = operation.parameters.map((parameter) => ({
    name: parameter.name,
    schema: resolveReference<Schema>(source, parameter.schema ?? {}) as { default?: Argument },
  }));
  const responses = COUNTS.flatMap((count) =>
    SEEDS.map((seed) =>
      flatten(
        produceResponse(generator, completeArguments({ parameters }, { query: { count, seed } })),
      ),
    ),
  );
  const { slug, label, server, path } = operation;
  return [{ slug, label, url: `${server}${path}`, responses }];
}

/**
 * Generates the responses that the seed explorer shows: every combination of a few generators, counts and
 * seeds.
 *
 * @param api This project's own API; the engine has no generators for any other.
 * @throws Error when the API lacks one of the operations.
 */
export function createSeedSamples({ source, operations }: Api): SeedSamples[] {
  return EXPLORED.flatMap((name) => {
    const operation = operations.find(({ path }) => path.endsWith(`/${name}`));
    if (!operation) throw new Error(`The description has no operation for ${name}.`);
    return exploreOperation(source, operation);
  });
}
