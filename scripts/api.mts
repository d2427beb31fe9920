/**
 * `npm run api`: lints the OpenAPI document, and writes the files that the engine needs. Then the OpenAPI plugin
 * generates the pages in a temporary folder. The script checks the pages, because the plugin hides its errors, and replaces
 * only pages that differ.
 */
import './support/reportMissingModules.ts';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkPages } from '../src/reference/checkPages.ts';
import { lintApi } from '../src/reference/lint/lint.ts';
import {
  BUNDLE_VARIABLE,
  LINTED_VARIABLE,
  PAGES_FOLDER,
  PAGES_FOLDER_VARIABLE,
} from '../src/reference/paths.ts';
import { syncPages } from '../src/reference/syncPages.ts';
import type { Api } from '../src/reference/read/api.ts';
import { readCachedApi } from '../src/reference/read/cachedApi.ts';
import { SpecError } from '../src/reference/read/specError.ts';
import { toJson } from '../src/reference/toJson.ts';
import { createEngineTable } from '../src/reference/view/engineTable.ts';
import { renderArgumentTypes } from './support/argumentTypes.ts';
import { readOptions } from './support/options.ts';

/**
 * Runs the command of the OpenAPI plugin without its output.
 *
 * @param root A folder in the site folder, for the pages and the bundled document. The document is bundled because the plugin
 *   reads hundreds of files slowly.
 * @returns The folder of the pages.
 */
async function generatePages(root: string, { spec }: Api): Promise<string> {
  const pages = path.join(root, path.basename(PAGES_FOLDER));
  const bundle = path.join(root, 'openapi.json');
  writeFileSync(bundle, JSON.stringify(spec));
  const program = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  const env = {
    ...process.env,
    [BUNDLE_VARIABLE]: bundle,
    [PAGES_FOLDER_VARIABLE]: pages,
    [LINTED_VARIABLE]: 'true',
  };
  const args = [program, 'gen-api-docs', 'all'];
  await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 });
  return pages;
}

/** Folder of the files that are generated from the OpenAPI document for the engine and its tests. */
const ENGINE_FOLDER = 'packages/engine/generated';

/** Writes the types of arguments, the table of operations, and the bundled OpenAPI document. */
function updateEngine(api: Api): void {
  const texts = {
    'arguments.ts': renderArgumentTypes(api),
    'operations.json': toJson(createEngineTable(api)),
    'openapi.json': toJson(api.spec),
  };
  mkdirSync(ENGINE_FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(ENGINE_FOLDER, name);
    // Skip unchanged files, because a type check could read them while they are written.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** @throws Error if the document is rejected or an operation has no page. */
async function updatePages(): Promise<void> {
  const api = await readCachedApi('.', lintApi);
  updateEngine(api);
  // Create the folder in the site folder: the plugin derives sidebar ids from the path after the first folder.
  const root = mkdtempSync('.api-');
  try {
    const generated = await generatePages(root, api);
    const problem = checkPages(generated, api);
    if (problem !== '') throw new Error(problem);
    const count = syncPages(generated, PAGES_FOLDER);
    console.log(`${api.operations.length} operations: ${count} files changed in ${PAGES_FOLDER}.`);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

readOptions('npm run api', {});

try {
  await updatePages();
} catch (error) {
  if (error instanceof SpecError) error.print();
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
