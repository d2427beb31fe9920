/**
 * `npm run api:samples [-- --check] [<file> ...]`: asks the engine the requests of all recorded samples, or of
 * those in the given operation files, and records its answers. Without files, it also records the version of
 * faker. Before, it records which locales have data of their own (`x-locales`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { bundle, createConfig } from '@redocly/openapi-core';
import { format } from 'oxfmt';
import formatOptions from '../.oxfmtrc.json' with { type: 'json' };
import { answer, createEngine } from '../src/engine/index.ts';
import type { Engine } from '../src/engine/index.ts';
import { recordFakerVersion } from '../src/engine/samples/fakerVersion.ts';
import { findDefinition } from '../src/engine/mock/locales.ts';
import { findOwnLocales, recordLocales } from '../src/engine/samples/ownLocales.ts';
import { recordSamples } from '../src/engine/samples/record.ts';
import { createEngineTable } from '../src/reference/view/engineTable.ts';
import { readApi } from '../src/reference/read/model.ts';
import type { Api, Operation } from '../src/reference/read/model.ts';
import type { Description, SampleRequest } from '../src/reference/read/types.ts';
import { toApiRequest } from '../src/reference/view/requests/apiRequest.ts';

const ROOT_FILE = 'openapi/openapi.yaml';
const PATHS = 'openapi/paths';

const args = process.argv.slice(2);
const check = args.includes('--check');
const named = args.filter((arg) => !arg.startsWith('--'));
const files = named.length > 0 ? named : (await glob(`${PATHS}/*/*.yaml`)).sort();

async function readOperations(): Promise<Api> {
  const config = await createConfig({});
  const { bundle: bundled } = await bundle({ ref: ROOT_FILE, config, dereference: true });
  return readApi(bundled.parsed as Description);
}

const options = {
  now: Date.now,
  random: Math.random,
  loadLocale: (locale: string) => Promise.resolve(findDefinition(locale)),
  onError: (error: unknown) => console.error(error),
};

let failures = 0;
let changes = 0;

/** Writes the new text of a file, or with `--check` reports that it differs. */
async function update(file: string, text: string, recorded: string, what: string): Promise<void> {
  if (recorded === text) return;
  changes += 1;
  if (check) {
    console.error(`${file}: ${what}`);
    return;
  }
  await writeFile(file, (await format(file, recorded, formatOptions)).code);
}

/** Updates each file with what `record` makes of its text and of the operation that it describes. */
async function updateAll(
  what: string,
  record: (text: string, operation: Operation, engine: Engine) => string | Promise<string>,
): Promise<void> {
  const api = await readOperations();
  const engine = createEngine(createEngineTable(api));
  for (const file of files) {
    const name = path
      .relative(PATHS, file)
      .replaceAll(path.sep, '/')
      .replace(/\.yaml$/, '');
    try {
      const operation = api.operations.find((each) => each.path === `/v1/${name}`);
      if (!operation) throw new Error(`${ROOT_FILE} does not list it`);
      const text = await readFile(file, 'utf8');
      await update(file, text, await record(text, operation, engine), what);
    } catch (error) {
      failures += 1;
      console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

await updateAll('x-locales differs from what the data yields', (text, operation, engine) =>
  recordLocales(text, findOwnLocales(engine, operation.path)),
);
await updateAll('samples differ from what their requests yield', (text, operation, engine) =>
  recordSamples(text, operation.method, (request: SampleRequest) =>
    answer(engine, toApiRequest(operation, request), options),
  ),
);
if (named.length === 0 && failures === 0) {
  const text = await readFile(ROOT_FILE, 'utf8');
  await update(
    ROOT_FILE,
    text,
    recordFakerVersion(text),
    'x-samples names another version of faker',
  );
}

const verb = check ? 'out of date' : 'written';
console.log(`${files.length} operations, ${changes} files ${verb}, ${failures} not served`);
if (failures > 0 || (check && changes > 0)) {
  if (check) console.error('Run `npm run api:samples` and commit what it writes.');
  process.exitCode = 1;
}
