/**
 * `npx tsx tests/engine/compareEngines.mts OLD NEW [tag | tag/generator]...`: sends the same random requests to the engines of
 * two checkouts, 60 for each operation, and prints the requests whose responses differ in status, headers or body.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type * as Engine from '../../src/engine/index.ts';
import type * as Locales from '../../src/engine/mock/locales.ts';
import type * as Tags from '../../src/engine/tags/index.ts';
import { readOptions } from '../../scripts/support/options.ts';
import { bodyOf } from '../../src/reference/read/api.ts';
import type * as ApiReader from '../../src/reference/read/api.ts';
import type { PathItem, Response } from '../../src/reference/read/types.ts';
import type * as Loader from '../../src/reference/read/load.ts';
import type * as Table from '../../src/reference/view/engineTable.ts';
import { acceptedValues, toQueryString } from './requests.ts';
import type { Query } from './requests.ts';

/** Loads the API and the engine of a checkout, which needs its packages. */
async function loadCheckout(folder: string) {
  const load = async <T,>(file: string) =>
    (await import(path.resolve(folder, 'src', file))) as Promise<T>;
  const { answer, createEngine } = await load<typeof Engine>('engine/index.ts');
  const { tags } = await load<typeof Tags>('engine/tags/index.ts');
  const { findDefinition } = await load<typeof Locales>('engine/mock/locales.ts');
  const { createApi } = await load<typeof ApiReader>('reference/read/api.ts');
  const { bundleSpec, readRoot } = await load<typeof Loader>('reference/read/load.ts');
  const { createEngineTable } = await load<typeof Table>('reference/view/engineTable.ts');
  const api = createApi(await bundleSpec(await readRoot(path.resolve(folder, 'openapi'))));
  const engine = createEngine(createEngineTable(api), tags);
  const options = {
    now: () => Date.UTC(2025, 0, 1),
    random: () => 0.5,
    loadLocale: (locale: string) => Promise.resolve(findDefinition(locale)),
    onError: (error: unknown) => console.error(`${folder}: ${String(error)}`),
  };
  return { api, engine, ask: (request: Engine.ApiRequest) => answer(engine, request, options) };
}

const { positionals } = readOptions(
  'npx tsx tests/engine/compareEngines.mts',
  {},
  { operands: 'OLD NEW [tag]...' },
);
const [oldFolder = '.', newFolder = '.', ...names] = positionals;
const [old, current] = [await loadCheckout(oldFolder), await loadCheckout(newFolder)];

/** Random requests that match the schemas of an operation. A POST request has the body of a sample with another seed. */
function createRequests({ path: place, method }: ApiReader.Operation): Engine.ApiRequest[] {
  const { parameters, required } = old.engine.table.operations[place] ?? fail(place);
  const models = Object.entries(parameters).map(
    ([name, schema]) => [name, acceptedValues(place, name, schema)] as const,
  );
  // Of the document, because the model of an operation differs between checkouts.
  const { post } = old.api.spec.paths[place] as PathItem;
  const { content } = (post?.responses['200'] ?? {}) as Partial<Response>;
  const samples = Object.values(bodyOf(content)?.examples ?? {});
  const examples = samples.map((sample) => sample['x-request']?.body as Query);
  const arguments_: fc.Arbitrary<Query> =
    method === 'GET'
      ? fc.record(Object.fromEntries(models), { requiredKeys: [...required] })
      : fc.tuple(fc.constantFrom(...examples), fc.nat()).map(([body, seed]) => ({ ...body, seed }));
  const headers = { 'X-API-Key': 'key', 'Content-Type': 'application/json' };
  return fc.sample(arguments_, { seed: 1, numRuns: 60 }).map((given) => ({
    ...{ method, path: place, headers },
    ...(method === 'GET' ? { query: toQueryString(given) } : { body: JSON.stringify(given) }),
  }));
}

function fail(place: string): never {
  throw new Error(`The engine of ${oldFolder} has no ${place}.`);
}

const operations = old.api.operations.filter(({ path: place }) => {
  const [, , tag = '', generator = ''] = place.split('/');
  return names.length === 0 || names.includes(tag) || names.includes(`${tag}/${generator}`);
});
const requests = operations.flatMap(createRequests);
let different = 0;
for (const request of requests) {
  const [before, after] = [await old.ask(request), await current.ask(request)];
  if (isDeepStrictEqual(before, after)) continue;
  different += 1;
  const { method, path: place, query = '', body = '' } = request;
  console.log(`${method} ${place}?${query} ${body}`);
  for (const { status, headers, body: text } of [before, after])
    console.log(`  ${status} ${JSON.stringify(headers)} ${text.slice(0, 300)}`);
}
console.log(`${requests.length} requests to ${operations.length} operations: ${different} differ.`);
