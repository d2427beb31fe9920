/**
 * `npm run api:samples [-- --check] [<file> ...]`: makes the samples of all operations, or of the
 * files named, anew from the requests that they record.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import { format, resolveConfig } from 'prettier';
import { recordSamples } from '../src/samples/record.ts';
import type { SampledOperation } from '../src/samples/record.ts';

const PATHS = 'openapi/paths';

const args = process.argv.slice(2);
const check = args.includes('--check');
const named = args.filter((arg) => !arg.startsWith('--'));
const files = named.length > 0 ? named : (await glob(`${PATHS}/*/*.yaml`)).sort();
const config = await createConfig({});

/** The operation of a path item file with every reference resolved. */
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
for (const file of files) {
  const tag = path.basename(path.dirname(file));
  const name = path.basename(file, '.yaml');
  try {
    const text = await readFile(file, 'utf8');
    const recorded = recordSamples(text, await readOperation(file), tag, name);
    if (recorded === text) continue;
    changes += 1;
    if (check) console.error(`${file}: samples differ from what their requests yield`);
    else
      await writeFile(
        file,
        await format(recorded, { ...(await resolveConfig(file)), filepath: file }),
      );
  } catch (error) {
    failures += 1;
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const verb = check ? 'out of date' : 'written';
console.log(`${files.length} operations, ${changes} ${verb}, ${failures} not served`);
if (failures > 0 || (check && changes > 0)) {
  if (check) console.error('Run `npm run api:samples` and commit what it writes.');
  process.exitCode = 1;
}
