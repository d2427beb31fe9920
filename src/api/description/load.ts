import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  detectSpec,
  getLineColLocation,
  lintDocument,
  loadConfig,
} from '@redocly/openapi-core';
import type { Config, Document, NormalizedProblem } from '@redocly/openapi-core';
import { structureRules } from '../rules/structure.ts';
import { DescriptionError } from './fault.ts';
import type { Fault } from './fault.ts';
import type { Description } from './types.ts';

export interface LoadOptions {
  /** The description's root file, YAML or JSON, absolute or relative to the working directory. */
  file: string;
  /**
   * A lint configuration with the project's own rules, its warnings faults too. Without it the
   * description is refused only when it breaks the OpenAPI specification, would lose a page or is
   * unsafe.
   */
  projectRules?: string;
}

/**
 * Reads a description of one or many files, checks it and joins it into one document in which
 * every `$ref` points into `#/components`.
 *
 * @throws DescriptionError with file, line and reason of everything that is wrong.
 */
export async function loadDescription({ file, projectRules }: LoadOptions): Promise<Description> {
  await refuseUnreadable(file);
  const structure = await createConfig(structureRules);
  const resolver = new BaseResolver(structure.resolve);
  const document = await parse(resolver, file);
  await check(document, resolver, structure, 'error');
  if (projectRules !== undefined) {
    await check(document, resolver, await loadConfig({ configPath: projectRules }), 'warn');
  }
  const { bundle: bundled, problems } = await bundle({
    doc: document,
    externalRefResolver: resolver,
    config: structure,
  });
  throwFaults(problems.map(toFault));
  return bundled.parsed as Description;
}

async function refuseUnreadable(file: string): Promise<void> {
  const refuse = (reason: string): never => {
    throw new DescriptionError([{ file, reason }]);
  };
  const stats = await stat(file).catch(() => refuse('There is no such file.'));
  if (!stats.isFile()) refuse('This is not a file. Name the root file of a description.');
  const bytes = await readFile(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) refuse('This is a binary file, not YAML or JSON.');
    if (text.trim() === '') refuse('The file is empty.');
  } catch (error) {
    if (error instanceof DescriptionError) throw error;
    refuse('This is a binary file, not YAML or JSON in UTF-8.');
  }
}

async function parse(resolver: BaseResolver, file: string): Promise<Document> {
  const result = await resolver
    .resolveDocument(null, path.resolve(file), true)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  if (result instanceof Error) throw new DescriptionError([parseFault(result, file)]);
  refuseOtherFormats(result, file);
  return result;
}

/** The parser ends its message with the place: `(line:column)`, both from 1. */
function parseFault({ message }: Error, file: string): Fault {
  const [, line] = /\((\d+):\d+\)$/.exec(message) ?? [];
  const what = message.replace(/ in ".*" \(\d+:\d+\)$/, '');
  return { file, line: line ? Number(line) : undefined, reason: `This cannot be parsed: ${what}.` };
}

function refuseOtherFormats(document: Document, file: string): void {
  const needed = 'An OpenAPI 3 description begins with, for example, "openapi: 3.1.1".';
  try {
    const version = detectSpec(document.parsed);
    if (version.startsWith('oas3')) return;
    throw new Error(`This is no OpenAPI 3 description but ${version}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DescriptionError([{ file, line: 1, reason: `${reason} ${needed}` }]);
  }
}

async function check(
  document: Document,
  externalRefResolver: BaseResolver,
  config: Config,
  least: 'error' | 'warn',
): Promise<void> {
  const problems = await lintDocument({ document, externalRefResolver, config });
  throwFaults(
    problems
      .filter(({ ignored, severity }) => !ignored && (severity === 'error' || least === 'warn'))
      .map(toFault),
  );
}

function throwFaults(faults: Fault[]): void {
  if (faults.length > 0) throw new DescriptionError(faults);
}

function toFault({ message, location: [place], ruleId, suggest }: NormalizedProblem): Fault {
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.slice(0, 3).join(', ')}?` : '';
  const reason = `${message.trim().replaceAll(/\s+/g, ' ')}${hint} (${ruleId})`;
  if (!place) return { file: 'description', reason };
  const { line } = getLineColLocation(place).start;
  return { file: path.relative('', place.source.absoluteRef), line, reason };
}
