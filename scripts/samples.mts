/**
 * `npm run api:samples`: records results of the engine in `openapi/`: locales with their own data (`x-locales`), the number
 * of different values (`x-distinct`), an example of a rejected request (`x-rejected`), the responses to all samples and to
 * the requests on the landing page, and the version of faker.
 */
import './support/reportMissingModules.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { format } from 'oxfmt';
import formatOptions from '../.oxfmtrc.json' with { type: 'json' };
import { answer, createEngine, countDistinct, tags } from 'fakewright-engine';
import type { ApiRequest, Engine } from 'fakewright-engine';
import { countDistinctByLocale, recordDistinctValues } from './samples/distinctValues.ts';
import { recordHomeSamples } from './samples/homeSamples.ts';
import { recordFakerVersion } from './samples/fakerVersion.ts';
import { findDefinition } from 'fakewright-engine/mock/locales';
import { listRecordedChanges, setOperationKey } from './samples/operationFile.ts';
import { detectLocales, recordLocales } from './samples/detectLocales.ts';
import { recordSamples } from './samples/recordSamples.ts';
import { findRejectedExample } from '../src/reference/runtime/findRejectedExample.ts';
import { createEngineTable } from '../src/reference/view/engineTable.ts';
import { bundleSpec, readRoot } from '../src/reference/read/readSpec.ts';
import { createApi } from '../src/reference/read/api.ts';
import type { Api, Operation } from '../src/reference/read/api.ts';
import type { SampleRequest } from '../src/reference/read/types.ts';
import { toApiRequest } from '../src/reference/view/requests.ts';
import { readOptions } from './support/options.ts';

const ROOT_FILE = 'openapi/openapi.yaml';
const PATHS = 'openapi/paths';

const { values } = readOptions('npm run api:samples', {
  check: { type: 'boolean', meaning: 'Write nothing. Fail if a file is outdated' },
});

const options = {
  now: Date.now,
  random: Math.random,
  loadLocale: (locale: string) => Promise.resolve(findDefinition(locale)),
  onError: (error: unknown) => console.error(error),
};

/** Replaces the text of a file with the result of `record` if it differs. */
async function update(
  file: string,
  record: (text: string) => string | Promise<string>,
): Promise<void> {
  try {
    const text = await readFile(file, 'utf8');
    const recorded = await record(text);
    if (recorded === text) return;
    if (values.check) throw new Error('The file is outdated. Run `npm run api:samples`.');
    await writeFile(file, (await format(file, recorded, formatOptions)).code);
    console.log([`${file}: written`, ...listRecordedChanges(text, recorded)].join('\n  '));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Updates the files of all operations. */
async function updateAll(
  record: (
    text: string,
    operation: Operation,
    engine: Engine & Pick<Api, 'common'>,
  ) => string | Promise<string>,
): Promise<void> {
  const api = createApi(await bundleSpec(await readRoot()));
  const engine = { ...createEngine(createEngineTable(api), tags), common: api.common };
  for (const file of (await glob(`${PATHS}/*/*.yaml`)).sort()) {
    const path = file.replace(PATHS, '/v1').replace(/\.yaml$/, '');
    await update(file, (text) => {
      const operation = api.operations.find((each) => each.path === path);
      if (!operation)
        throw new Error(`${ROOT_FILE} does not list this file. Add it under "paths".`);
      return record(text, operation, engine);
    });
  }
}

await updateAll((text, operation, engine) =>
  recordLocales(text, detectLocales(engine, operation.path, operation['x-locales-unfit'])),
);
await updateAll(async (text, operation, engine) => {
  const ask = (request: ApiRequest) => answer(engine, request, options);
  const counted = recordDistinctValues(
    text,
    countDistinct(engine.table, operation.path),
    countDistinctByLocale(engine.table, operation.path, operation['x-locales'] ?? []),
  );
  const rejected = await findRejectedExample(operation, engine, ask);
  return recordSamples(
    setOperationKey(counted, 'x-rejected', rejected),
    operation.method,
    (request: SampleRequest) => ask(toApiRequest(operation, request)),
  );
});
await update(ROOT_FILE, async (text) => {
  const api = createApi(await bundleSpec(await readRoot()));
  const engine = createEngine(createEngineTable(api), tags);
  return recordHomeSamples(recordFakerVersion(text), (slug, request: SampleRequest) => {
    const operation = api.operations.find(({ operationId }) => operationId === slug);
    if (!operation)
      throw new Error(`x-home names ${slug}, which is not an operation. Correct the name.`);
    return answer(engine, toApiRequest(operation, request), options);
  });
});
