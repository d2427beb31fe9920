/**
 * `npx tsx packages/engine/tests/compareEngines.mts OLD NEW [tag | tag/generator]...` sends the same random requests to the
 * engines of two checkouts, 60 for each operation, and prints the requests whose responses differ in status, headers or
 * body. Run `npm ci` and `npm run api` in both checkouts first.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type * as Engine from '../src/index.ts';
import type * as Locales from '../src/mock/locales.ts';
import type * as Document from './document.ts';
import { acceptedValues, toQueryString } from './support/requests.ts';
import type { Query } from './support/requests.ts';

/** Loads the engine and the OpenAPI document of a checkout. */
async function loadCheckout(folder: string) {
  const load = async <T,>(file: string) =>
    (await import(path.resolve(folder, 'packages/engine', file))) as T;
  const { answer, createEngine, tags } = await load<typeof Engine>('src/index.ts');
  const { findDefinition } = await load<typeof Locales>('src/mock/locales.ts');
  const { operations, successContentOf } = await load<typeof Document>('tests/document.ts');
  const { default: table } = await load<{ default: Engine.EngineTable }>(
    'generated/operations.json',
  );
  const engine = createEngine(table, tags);
  const options = {
    now: () => Date.UTC(2025, 0, 1),
    random: () => 0.5,
    loadLocale: (locale: string) => Promise.resolve(findDefinition(locale)),
    onError: (error: unknown) => console.error(`${folder}: ${String(error)}`),
  };
  const ask = (request: Engine.ApiRequest) => answer(engine, request, options);
  return { table, operations, successContentOf, ask };
}

const [oldFolder, newFolder, ...names] = process.argv.slice(2);
if (oldFolder === undefined || newFolder === undefined) {
  console.error('Name the folders of two checkouts: compareEngines.mts OLD NEW [tag]...');
  process.exit(1);
}
const [old, current] = [await loadCheckout(oldFolder), await loadCheckout(newFolder)];

/** Creates random GET requests that match an operation's schemas, or POST requests with a sample's body and another seed. */
function createRequests(operation: Document.DocumentedOperation): Engine.ApiRequest[] {
  const { path: url, method } = operation;
  const { parameters = {}, required = [] } = old.table.operations[url] ?? {};
  const models = Object.entries(parameters).map(
    ([name, schema]) => [name, acceptedValues(url, name, schema)] as const,
  );
  const samples = Object.values(current.successContentOf(operation).examples);
  const examples = samples.map((sample) => sample['x-request'].body ?? {});
  const given: fc.Arbitrary<Query> =
    method === 'get'
      ? fc.record(Object.fromEntries(models), { requiredKeys: [...required] })
      : fc.tuple(fc.constantFrom(...examples), fc.nat()).map(([body, seed]) => ({ ...body, seed }));
  const headers = { 'X-API-Key': 'key', 'Content-Type': 'application/json' };
  return fc.sample(given, { seed: 1, numRuns: 60 }).map((query) => ({
    ...{ method: method.toUpperCase(), path: url, headers },
    ...(method === 'get' ? { query: toQueryString(query) } : { body: JSON.stringify(query) }),
  }));
}

const operations = old.operations.filter(
  ({ name }) => names.length === 0 || names.includes(name) || names.includes(path.dirname(name)),
);
const requests = operations.flatMap(createRequests);
let different = 0;
for (const request of requests) {
  const [before, after] = [await old.ask(request), await current.ask(request)];
  if (isDeepStrictEqual(before, after)) continue;
  different += 1;
  const { method, path: url, query = '', body = '' } = request;
  console.log(`${method} ${url}?${query} ${body}`);
  for (const { status, headers, body: text } of [before, after])
    console.log(`  ${status} ${JSON.stringify(headers)} ${text.slice(0, 300)}`);
}
console.log(`${requests.length} requests to ${operations.length} operations: ${different} differ.`);
