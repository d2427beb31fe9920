import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  isAbsoluteUrl,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import type { Document, NormalizedProblem } from '@redocly/openapi-core';
import { replaceDefaultUrls } from '../../site/product.ts';
import { readDecisions } from '../published/decisions.ts';
import { SPEC_FOLDER, ROOT_FILE } from '../paths.ts';
import { SpecError } from './specError.ts';
import { createApi } from './api.ts';
import type { Api } from './api.ts';
import type { Spec } from './types.ts';

/** Resolves references to local files only, because a build must not depend on other hosts. */
class LocalResolver extends BaseResolver {
  override loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!isAbsoluteUrl(absoluteRef)) return super.loadExternalRef(absoluteRef);
    return Promise.reject(
      new Error('The $ref points to another host. Refer to a local copy of the file.'),
    );
  }
}

/** A parsed root file, and the resolver for its references. */
export interface RootDocument {
  /** Folder of the OpenAPI document. */
  folder: string;
  document: Document;
  externalRefResolver: BaseResolver;
}

/** Creates an error about a file. Its location is the line that the parser reports, if any. */
export function toLintProblem(file: string, error: unknown): NormalizedProblem {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const isParsed = error instanceof YamlParseError && !Number.isNaN(error.line);
  const start = isParsed ? { line: error.line, col: error.col } : { line: 1, col: 1 };
  const source = error instanceof YamlParseError ? error.source : new Source(file, '');
  const location = [{ source, start, pointer: undefined }];
  return { message, location, severity: 'error', ruleId: 'parse', suggest: [] };
}

/**
 * Reads and parses the root file of an OpenAPI document.
 *
 * @throws SpecError if it cannot be read or parsed.
 */
export async function readRoot(folder: string = SPEC_FOLDER): Promise<RootDocument> {
  const file = path.resolve(folder, ROOT_FILE);
  const externalRefResolver = new LocalResolver();
  try {
    const document = await externalRefResolver.resolveDocument(null, file, true);
    if (document instanceof Error) throw document;
    return { folder, document, externalRefResolver };
  } catch (error) {
    throw new SpecError([toLintProblem(file, error)]);
  }
}

/**
 * Bundles the files of an OpenAPI document into one document. Every `$ref` points to `#/components`, and unused
 * components are removed.
 *
 * @throws SpecError if a file cannot be read or parsed.
 */
export async function bundleSpec({ document, externalRefResolver }: RootDocument): Promise<Spec> {
  const config = await createConfig({});
  const { bundle: bundled, problems } = await bundle({
    doc: document,
    externalRefResolver,
    config,
    removeUnusedComponents: true,
  });
  if (problems.length > 0) throw new SpecError(problems);
  return bundled.parsed as Spec;
}

/**
 * Reads the model of a linted document with the URLs of the host.
 *
 * @throws SpecError if its root file cannot be read or parsed.
 */
export async function readLintedApi(siteDir: string): Promise<Api> {
  return readApi(await readRoot(path.join(siteDir, SPEC_FOLDER)));
}

/** Reads the model of a document with the URLs of the host. */
export async function readApi(root: RootDocument): Promise<Api> {
  const bundled = JSON.stringify(await bundleSpec(root));
  const decisions = readDecisions(root.folder);
  return createApi(JSON.parse(replaceDefaultUrls(bundled)) as Spec, decisions);
}
