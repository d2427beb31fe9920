/**
 * `npm run api:samples [-- --check] [<file> ...]`: regenerates the responses of all recorded samples, or
 * of those in the given operation files. Without files, it also records the version of faker.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { format, resolveConfig } from 'prettier';
import { recordSamples } from '../src/cli/samples/record.ts';
import type { SampledOperation } from '../src/cli/samples/record.ts';
import { recordFakerVersion } from '../src/cli/samples/fakerVersion.ts';

const ROOT_FILE = 'openapi/openapi.yaml';
const PATHS = 'openapi/paths';

const args = process.argv.slice(2);
const check = args.includes('--check');
const named = args.filter((arg) => !arg.startsWith('--'));
const files = named.length > 0 ? named : (await glob(`${PATHS}/*/*.yaml`)).sort();
const config = await createConfig({});

/** The operation of a path item file, dereferenced. */
async function readOperation(file: string): Promise<SampledOperation> {
  const root = {
    openapi: '3.1.1',
    info: { title: file, version: '1' },
    paths: { '/': { $ref: path.basename(file) } },
  };
  const result = await bundleFromString({
    source: JSON.stringify(root),
    absoluteRef: path.resolve(file, '../root.json'),
    config,
    dereference: true,
  });
  const document = result.bundle.parsed as {
    paths: { '/': { get?: SampledOperation; post?: SampledOperation } };
  };
  const item = document.paths['/'];
  const operation = item.get ?? item.post;
  if (!operation) throw new Error('no operation');
  return operation;
}

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
  await writeFile(file, await format(recorded, { ...(await resolveConfig(file)), filepath: file }));
}

for (const file of files) {
  const tag = path.basename(path.dirname(file));
  const name = path.basename(file, '.yaml');
  try {
    const text = await readFile(file, 'utf8');
    const recorded = recordSamples(text, await readOperation(file), tag, name);
    await update(file, text, recorded, 'samples differ from what their requests yield');
  } catch (error) {
    failures += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
if (named.length === 0 && failures === 0) {
  const text = await readFile(ROOT_FILE, 'utf8');
  await update(ROOT_FILE, text, recordFakerVersion(text), 'x-samples is not the installed library');
}

const verb = check ? 'out of date' : 'written';
console.log(`${files.length} operations, ${changes} files ${verb}, ${failures} not served`);
if (failures > 0 || (check && changes > 0)) {
  if (check) console.error('Run `npm run api:samples` and commit what it writes.');
  process.exitCode = 1;
}
