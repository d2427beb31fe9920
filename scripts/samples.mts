/**
 * `npm run api:samples`: records in `openapi/` what the engine yields. First the locales with data of their own
 * (`x-locales`), then the answers to the requests of all samples, and the version of faker.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { format } from 'oxfmt';
import formatOptions from '../.oxfmtrc.json' with { type: 'json' };
import { answer, createEngine } from '../src/engine/index.ts';
import type { Engine } from '../src/engine/index.ts';
import { recordFakerVersion } from '../src/engine/samples/fakerVersion.ts';
import { findDefinition } from '../src/engine/mock/locales.ts';
import { findOwnLocales, recordLocales } from '../src/engine/samples/ownLocales.ts';
import { recordSamples } from '../src/engine/samples/record.ts';
import { createEngineTable } from '../src/reference/view/engineTable.ts';
import { bundleDescription, readRoot } from '../src/reference/read/load.ts';
import { readApi } from '../src/reference/read/model.ts';
import type { Operation } from '../src/reference/read/model.ts';
import type { SampleRequest } from '../src/reference/read/types.ts';
import { toApiRequest } from '../src/reference/view/requests/codeSamples.ts';

const ROOT_FILE = 'openapi/openapi.yaml';
const PATHS = 'openapi/paths';

const options = {
  now: Date.now,
  random: Math.random,
  loadLocale: (locale: string) => Promise.resolve(findDefinition(locale)),
  onError: (error: unknown) => console.error(error),
};

/** Replaces the text of a file with what `record` makes of it. */
async function update(
  file: string,
  record: (text: string) => string | Promise<string>,
): Promise<void> {
  try {
    const text = await readFile(file, 'utf8');
    const recorded = await record(text);
    if (recorded === text) return;
    await writeFile(file, (await format(file, recorded, formatOptions)).code);
    console.log(`${file}: written`);
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Updates the file of each operation. */
async function updateAll(
  record: (text: string, operation: Operation, engine: Engine) => string | Promise<string>,
): Promise<void> {
  const api = readApi(await bundleDescription(await readRoot()));
  const engine = createEngine(createEngineTable(api));
  for (const file of (await glob(`${PATHS}/*/*.yaml`)).sort()) {
    const path = file.replace(PATHS, '/v1').replace(/\.yaml$/, '');
    await update(file, (text) => {
      const operation = api.operations.find((each) => each.path === path);
      if (!operation) throw new Error(`${ROOT_FILE} does not list it`);
      return record(text, operation, engine);
    });
  }
}

await updateAll((text, operation, engine) =>
  recordLocales(text, findOwnLocales(engine, operation.path)),
);
await updateAll((text, operation, engine) =>
  recordSamples(text, operation.method, (request: SampleRequest) =>
    answer(engine, toApiRequest(operation, request), options),
  ),
);
await update(ROOT_FILE, recordFakerVersion);
