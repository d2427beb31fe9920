import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  detectSpec,
  isAbsoluteUrl,
  lintDocument,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import type {
  Config,
  Document,
  NormalizedProblem,
  RawUniversalConfig,
} from '@redocly/openapi-core';
import { parse as parseYaml } from 'yaml';
import { pagesPlugin } from '../../../openapi/rules.ts';
import { replaceDefaultUrls } from '../../product.ts';
import { DESCRIPTION_FOLDER, ROOT_FILE, RULES_FILE } from '../paths.ts';
import { DescriptionError } from './fault.ts';
import { readApi } from './model.ts';
import type { Api } from './model.ts';
import type { Description } from './types.ts';

/** Resolves references to local files only: a build must not depend on other hosts. */
class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isAbsoluteUrl(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(new Error('It points to another host: refer to a copy of the file'));
  }
}

/** A parsed root file, and the resolver for the files that it refers to. */
export interface Root {
  /** The folder of the description. */
  folder: string;
  document: Document;
  externalRefResolver: BaseResolver;
}

/** A problem of a file as a whole, or of a place in it that its parser names. */
function toProblem(file: string, error: unknown): NormalizedProblem {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const isParsed = error instanceof YamlParseError && !Number.isNaN(error.line);
  const start = isParsed ? { line: error.line, col: error.col } : { line: 1, col: 1 };
  const source = error instanceof YamlParseError ? error.source : new Source(file, '');
  const location = [{ source, start, pointer: undefined }];
  return { message, location, severity: 'error', ruleId: 'parse', suggest: [] };
}

/**
 * Reads and parses the root file of a description.
 *
 * @throws DescriptionError when it cannot be read or parsed.
 */
export async function readRoot(folder: string = DESCRIPTION_FOLDER): Promise<Root> {
  const file = path.resolve(folder, ROOT_FILE);
  const externalRefResolver = new LocalResolver();
  try {
    const document = await externalRefResolver.resolveDocument(null, file, true);
    if (document instanceof Error) throw document;
    return { folder, document, externalRefResolver };
  } catch (error) {
    throw new DescriptionError([toProblem(file, error)]);
  }
}

/** The rules of `redocly.yaml`, and those of `rules.ts` beside it. */
async function readRules(folder: string): Promise<Config> {
  const configPath = path.join(folder, RULES_FILE);
  const own = parseYaml(await readFile(configPath, 'utf8')) as RawUniversalConfig;
  const ids = Object.keys(pagesPlugin.rules?.oas3 ?? {});
  const rules = Object.fromEntries(ids.map((id) => [`${pagesPlugin.id}/${id}`, 'error' as const]));
  const config = { ...own, plugins: [pagesPlugin], rules: { ...own.rules, ...rules } };
  return createConfig(config, { configPath });
}

/** @throws DescriptionError with all problems. */
async function lintDescription({ folder, ...source }: Root): Promise<void> {
  const config = await readRules(folder);
  const { parsed, source: root } = source.document;
  try {
    if (detectSpec(parsed) !== 'oas3_1') throw new Error('The description must be OpenAPI 3.1.');
  } catch (error) {
    throw new DescriptionError([toProblem(root.absoluteRef, error)]);
  }
  const problems = await lintDocument({ ...source, config });
  if (problems.length > 0) throw new DescriptionError(problems);
}

/** Bundles a description into one document in which every `$ref` points into `#/components`. */
export async function bundleDescription({
  document,
  externalRefResolver,
}: Root): Promise<Description> {
  const config = await createConfig({});
  const { bundle: bundled } = await bundle({ doc: document, externalRefResolver, config });
  return bundled.parsed as Description;
}

/**
 * Checks the OpenAPI document of a site's folder and reads its model, with the host's own URLs.
 *
 * @throws DescriptionError with all problems.
 */
export async function readDescription(siteDir: string): Promise<Api> {
  const root = await readRoot(path.join(siteDir, DESCRIPTION_FOLDER));
  await lintDescription(root);
  const bundled = JSON.stringify(await bundleDescription(root));
  return readApi(JSON.parse(replaceDefaultUrls(bundled)) as Description);
}
