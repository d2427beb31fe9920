/** Lints the OpenAPI document. The rules load the engine to read the names of its generators. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createConfig, detectSpec, lintDocument } from '@redocly/openapi-core';
import type { Config, RawUniversalConfig } from '@redocly/openapi-core';
import { parse as parseYaml } from 'yaml';
import { redoclyPlugin } from './rules.ts';
import { DECISIONS_FILE, ROOT_FILE, RULES_FILE, SPEC_FOLDER } from '../paths.ts';
import { SpecError } from '../read/specError.ts';
import { readApi, readRoot, toLintProblem } from '../read/readSpec.ts';
import type { RootDocument } from '../read/readSpec.ts';
import type { Api } from '../read/api.ts';

/** Reads the rules in `redocly.yaml`, and adds the rules in `rules.ts`. */
async function readRules(folder: string): Promise<Config> {
  const configPath = path.join(folder, RULES_FILE);
  const own = parseYaml(await readFile(configPath, 'utf8')) as RawUniversalConfig;
  const ids = Object.keys(redoclyPlugin.rules?.oas3 ?? {});
  const rules = Object.fromEntries(
    ids.map((id) => [`${redoclyPlugin.id}/${id}`, 'error' as const]),
  );
  const config = { ...own, plugins: [redoclyPlugin], rules: { ...rules, ...own.rules } };
  return createConfig(config, { configPath });
}

/**
 * Matches messages that only follow from another reported error: an invalid schema with examples, or a file that cannot
 * be parsed.
 */
const CONSEQUENCE = /^Example validation errored: |^Can't resolve \$ref: .* \(\d+:\d+\)$/s;

/** Lists the YAML files of a document's folder that no `$ref` refers to. All references must have been resolved. */
export async function listUnusedFiles({
  folder,
  externalRefResolver,
}: RootDocument): Promise<string[]> {
  const used = [...externalRefResolver.getFiles(), DECISIONS_FILE, RULES_FILE];
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => path.resolve(folder, file))
    .filter((file) => !used.includes(file) && !used.includes(path.relative(folder, file)));
}

/**
 * Lints a document.
 *
 * @throws SpecError with all errors, except those caused by other errors.
 */
async function lintSpec(document: RootDocument): Promise<void> {
  const { folder, ...source } = document;
  const config = await readRules(folder);
  const { parsed, source: root } = source.document;
  try {
    if (detectSpec(parsed) !== 'oas3_1')
      throw new Error('The document must be OpenAPI 3.1. Set "openapi" to 3.1.0.');
  } catch (error) {
    throw new SpecError([toLintProblem(root.absoluteRef, error)]);
  }
  const problems = await lintDocument({ ...source, config });
  const causes = problems.filter(({ message }) => !CONSEQUENCE.test(message));
  if (problems.length > 0) throw new SpecError(causes.length > 0 ? causes : problems);
  const unused = await listUnusedFiles(document);
  const advice = `No $ref leads to this file. List an operation under "paths" in ${ROOT_FILE}. Otherwise, delete the file.`;
  if (unused.length > 0)
    throw new SpecError(
      unused.map((file) => ({ ...toLintProblem(file, advice), ruleId: 'pages/used-files' })),
    );
}

/**
 * Lints the OpenAPI document of a site folder, and reads its model with the URLs of the host.
 *
 * @throws SpecError with all errors.
 */
export async function lintApi(siteDir: string): Promise<Api> {
  const root = await readRoot(path.join(siteDir, SPEC_FOLDER));
  await lintSpec(root);
  return readApi(root);
}
