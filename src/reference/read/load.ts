import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  bundle,
  createConfig,
  detectSpec,
  getLineColLocation,
  lintDocument,
} from '@redocly/openapi-core';
import type {
  BaseResolver,
  Config,
  Document,
  NormalizedProblem,
  RawUniversalConfig,
} from '@redocly/openapi-core';
import { parse as parseYaml } from 'yaml';
import { isFatal, pageRules, structureRules } from '../rules/structure.ts';
import { ADVICE } from './advice.ts';
import { DescriptionError, formatFault } from './fault.ts';
import type { Fault } from './fault.ts';
import { renderFrame } from './frame.ts';
import { LocalResolver, TooLargeError } from './localResolver.ts';
import type { Description } from './types.ts';

export interface LoadOptions {
  /** The description's root file, YAML or JSON, absolute or relative to the working directory. */
  file: string;
  /** Path of a Redocly configuration with further rules. With it, the description is checked strictly. */
  projectRules?: string;
  /** Whether warnings are faults, too. */
  strict?: boolean;
  /** Called for each problem that keeps nothing from being shown; see `isFatal` for those that do. */
  onWarning?: (warning: Fault) => void;
}

/**
 * Reads a description of one or many files, checks it and bundles it into one document in which every
 * `$ref` points into `#/components`.
 *
 * @throws DescriptionError with all faults.
 */
export async function loadDescription(options: LoadOptions): Promise<Description> {
  return checkAndBundle(await readRoot(options.file), options);
}

/** A parsed root file, and the resolver for the files that it refers to. */
export interface Root {
  document: Document;
  externalRefResolver: LocalResolver;
}

/**
 * Reads and parses the root file of a description.
 *
 * @throws DescriptionError when it cannot be parsed or is not an OpenAPI 3 description.
 */
export async function readRoot(
  file: string,
  externalRefResolver: LocalResolver = new LocalResolver(),
): Promise<Root> {
  await refuseUnreadable(file);
  return { document: await parse(externalRefResolver, file), externalRefResolver };
}

/**
 * Checks a description and bundles it into one document.
 *
 * @throws DescriptionError with all faults.
 */
export async function checkAndBundle(
  source: Root,
  { projectRules, strict = projectRules !== undefined, onWarning }: Omit<LoadOptions, 'file'>,
): Promise<Description> {
  const structure = await createConfig(structureRules);
  const rules = projectRules === undefined ? structure : await joinRules(projectRules);
  const problems = await check(source, rules);
  const isError = (problem: NormalizedProblem) => strict || isFatal(problem);
  const errors = problems.filter(isError);
  // Drops faults that merely follow from a file that cannot be parsed.
  const unparsed = errors.flatMap(({ message }) => PARSE_FAULT.exec(message)?.[1] ?? []);
  const causes = errors.filter(
    ({ ruleId, message }) =>
      ruleId !== 'pages/have-operations' &&
      !unparsed.some((what) => message.startsWith(`Can't resolve $ref: ${what}`)),
  );
  throwFaults((causes.length > 0 ? causes : errors).map(toFault));
  const { bundle: bundled, problems: late } = await bundle({
    doc: source.document,
    externalRefResolver: source.externalRefResolver,
    config: structure,
  });
  throwFaults(late.filter(isFatal).map(toFault));
  // Not before the bundle is known to be whole: a refused description has no warnings.
  for (const warning of sortFaults(problems.map(toFault))) onWarning?.(warning);
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
  if (result instanceof Error) {
    if (result instanceof TooLargeError) {
      throw new DescriptionError([{ file, reason: `${result.message}.`, advice: SIZE_ADVICE }]);
    }
    throw new DescriptionError([parseFault(result, file, await readFile(file, 'utf8'))]);
  }
  refuseOtherFormats(result, file);
  return result;
}

/** Redocly's message for a file that it cannot parse, and in each unresolved reference to that file. */
const PARSE_FAULT = /^Failed to parse: (.*)$/s;

const SIZE_ADVICE = 'Split the description into files, and give each part a site of its own.';

const PARSE_ADVICE =
  'Look for a wrong indentation, a missing quotation mark or bracket at or above this line.';

/** Redocly's parser ends its message with the position: `(line:column)`, both from 1. */
function parseFault({ message }: Error, file: string, text: string): Fault {
  const match = /\((\d+):(\d+)\)$/.exec(message);
  const place = match && { line: Number(match[1]), column: Number(match[2]) };
  const what = message.replace(/ in ".*" \(\d+:\d+\)$/, '');
  return {
    file,
    ...place,
    reason: `This cannot be parsed: ${what}.`,
    advice: PARSE_ADVICE,
    ...(place && { frame: renderFrame(text, place) }),
  };
}

const SWAGGER =
  'This is Swagger 2.0, the predecessor of OpenAPI 3. Convert it first, for example with `npx swagger2openapi --outfile openapi.yaml <file>`.';

function refuseOtherFormats(document: Document, file: string): void {
  const needed = 'An OpenAPI 3 description begins with, for example, "openapi: 3.1.1".';
  try {
    const version = detectSpec(document.parsed);
    if (version.startsWith('oas3')) return;
    if (version === 'oas2') throw new Error(SWAGGER);
    throw new Error(`This is no OpenAPI 3 description but ${version}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { line: 1, column: 1 };
    const frame = renderFrame(document.source.body, place);
    throw new DescriptionError([{ file, ...place, reason, advice: needed, frame }]);
  }
}

/** Merges the given rules and the structure rules, so that Redocly walks the description once only. */
async function joinRules(configPath: string): Promise<Config> {
  const own = parseYaml(await readFile(configPath, 'utf8')) as RawUniversalConfig;
  const { plugins } = structureRules;
  return createConfig({ ...own, plugins, rules: { ...pageRules, ...own.rules } }, { configPath });
}

/** Whether a problem is a reference to the schema `true` or `false`, which JSON Schema 2020-12 allows. */
const isBoolean = ({ message }: NormalizedProblem): boolean =>
  message === 'Expected type `Schema` (object) but got `boolean`';

async function check(
  source: { document: Document; externalRefResolver: BaseResolver },
  config: Config,
): Promise<NormalizedProblem[]> {
  const problems = await lintDocument({ ...source, config });
  const version = detectSpec(source.document.parsed);
  return problems.filter((each) => !each.ignored && !(version !== 'oas3_0' && isBoolean(each)));
}

/** Throws the faults, if any. */
function throwFaults(faults: Fault[]): void {
  if (faults.length > 0) throw new DescriptionError(sortFaults(faults));
}

/** The faults without duplicates, sorted by location. */
function sortFaults(faults: Fault[]): Fault[] {
  const distinct = new Map(faults.map((fault) => [formatFault(fault), fault]));
  const key = ({ file, line = 0, column = 0 }: Fault): [string, number, number] => [
    file,
    line,
    column,
  ];
  return [...distinct.values()].sort((first, second) => {
    const [fileA, lineA, columnA] = key(first);
    const [fileB, lineB, columnB] = key(second);
    return fileA === fileB ? lineA - lineB || columnA - columnB : fileA < fileB ? -1 : 1;
  });
}

function toFault({ message, location: [place], ruleId, suggest }: NormalizedProblem): Fault {
  const hint = suggest.length > 0 ? ` Did you mean ${suggest.slice(0, 3).join(', ')}?` : '';
  const what = message.replace(/ in ".*" \(\d+:\d+\)$/, '');
  const reason = `${what.trim().replaceAll(/\s+/g, ' ')}${hint} (${ruleId})`;
  const advice = PARSE_FAULT.test(message) ? PARSE_ADVICE : ADVICE[ruleId];
  if (!place) return { file: 'description', reason, rule: ruleId, advice };
  const position = getLineColLocation(place).start;
  const { line, col: column } = position;
  return {
    file: path.relative('', place.source.absoluteRef),
    line,
    column,
    reason,
    rule: ruleId,
    advice,
    frame: renderFrame(place.source.getLines(), { line, column }),
  };
}
