/** Tests that errors in `openapi/` are reported with file, line and column. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import escapeRegExp from 'lodash/escapeRegExp.js';
import { globSync } from 'tinyglobby';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { lintApi } from '../../src/reference/lint/lint.ts';
import { SpecError } from '../../src/reference/read/specError.ts';
import { shortenSpec } from '../support/shortenSpec.ts';
import { useTemporaryFolder } from '../support/temporaryFolder.ts';

/** A change that plants an error. `lint-errors.yaml` describes the properties. */
interface Change {
  file: string;
  from: string;
  to: string;
}

interface PlantedError extends Change {
  error: string;
  says: string | string[];
  at?: string | null;
  adds?: string;
  with?: Change;
  alone?: boolean;
}

interface Group extends Omit<PlantedError, 'error'> {
  group: string;
  errors: string[] | Record<string, PlantedError['says'] | Partial<PlantedError>>;
}

const NANO_ID = 'paths/string/nano-id.yaml';

/** Expands a group to its errors. */
function listErrors({ group, errors, ...shared }: Group): PlantedError[] {
  const cases = Array.isArray(errors)
    ? errors.map((text): [string, object] => [text, {}])
    : Object.entries(errors);
  return cases.map(([text, own]) => {
    const insert = (template: string) => template.replaceAll('{}', () => text);
    const rest = typeof own === 'string' || Array.isArray(own) ? { says: own } : own;
    return {
      ...shared,
      error: `${group} ${text.trim()}`,
      to: insert(shared.to),
      at: insert(shared.at ?? '{}'),
      ...rest,
    };
  });
}

const entries = parse(readFileSync('tests/commands/lint-errors.yaml', 'utf8')) as (
  | PlantedError
  | Group
)[];
const errors = entries
  .flatMap((entry) => ('group' in entry ? listErrors(entry) : [entry]))
  .map((error) => ({ ...error, file: error.file ?? NANO_ID }));

/** Errors to plant in copies of the Nano ID operation, one per copy. One lint run checks all copies. */
const copied = errors.filter(({ file, alone }) => file === NANO_ID && !alone);

/** All other errors, grouped by lint run. The errors in a run are in different files. */
const runs: PlantedError[][] = [];
for (const error of errors.filter((each) => !copied.includes(each))) {
  const run = runs.find((others) =>
    [error, ...others].every(
      ({ file, alone }, index) => !alone && (index === 0 || file !== error.file),
    ),
  );
  if (run) run.push(error);
  else runs.push([error]);
}

/** Lists operations that copies can replace: no lint rule names them, and the last segment of the path is unique. */
const replaceable = (): string[] => {
  const rules = readFileSync('openapi/redocly.yaml', 'utf8');
  const files = globSync('*/*.yaml', { cwd: 'openapi/paths' }).sort();
  const names = files.map((file) => file.replace('.yaml', ''));
  const isUnique = (name: string) =>
    names.filter((each) => path.basename(each) === path.basename(name)).length === 1;
  return names.filter(
    (name) => isUnique(name) && !rules.includes(name) && !/^custom|nano-id|port$/.test(name),
  );
};

const site = useTemporaryFolder();

/** Returns the absolute path of a copy of the OpenAPI document. */
const inSite = (folder: string): string => path.join(site.path, folder);

const read = (folder: string, file: string): string =>
  readFileSync(path.join(inSite(folder), 'openapi', file), 'utf8');

const write = (folder: string, file: string, text: string): void =>
  writeFileSync(path.join(inSite(folder), 'openapi', file), text);

/** Copies the OpenAPI document with few operations to a folder. */
function copySpec(folder: string): void {
  cpSync(inSite('cut'), inSite(folder), { recursive: true });
}

function applyChange(text: string, { from, to }: Omit<Change, 'file'>): string {
  const [, source] = /^\/([^]+)\/$/.exec(from) ?? [];
  const changed = text.replace(source === undefined ? from : new RegExp(source, 'm'), () => to);
  expect(changed, from).not.toBe(text);
  return changed;
}

/** Lints a document, and returns its errors with file, line and column. */
async function listProblems(folder: string): Promise<string[]> {
  try {
    await lintApi(inSite(folder));
    return [];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.message.split(/\n(?=.*openapi\/)/);
  }
}

/** Returns the line and column of a string in a text, in the format of error messages. */
function placeOf(text: string, part: string): string {
  const index = text.indexOf(part);
  expect(index, part).toBeGreaterThanOrEqual(0);
  const before = text.slice(0, index).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

interface Outcome {
  /** All errors that the lint reported in the file. */
  found: string[];
  /** Matches the expected error. */
  expected: RegExp;
}

const outcomes = new Map<PlantedError, Outcome>();

/** Plants errors in a copy of the OpenAPI document, lints this copy, and stores the result for each planted error. */
async function lintErrors(
  folder: string,
  planted: readonly PlantedError[],
  rename: (text: string, index: number) => string = (text) => text,
): Promise<void> {
  const changes = planted.map((error, index) => {
    const file = rename(error.file, index);
    const part = error.at === undefined ? (error.to.trim().split('\n')[0] ?? '') : error.at;
    if (error.adds) write(folder, error.adds, 'type: string\n');
    if (error.with) {
      const other = applyChange(read(folder, error.with.file), error.with);
      write(folder, error.with.file, other);
    }
    const before = file === error.file ? read(folder, file) : read('cut', error.file);
    const text = rename(applyChange(before, error), index);
    write(folder, file, text);
    const place = part === null ? String.raw`\d+:\d+` : placeOf(text, rename(part, index));
    const says = [error.says].flat().map((each) => escapeRegExp(rename(each, index)));
    return { error, file, expected: `openapi/${file}:${place}: [^]*${says.join('[^]*')}` };
  });
  const problems = await listProblems(folder);
  for (const { error, file, expected } of changes) {
    const found = problems.filter((each) => each.includes(`openapi/${file}:`));
    outcomes.set(error, { found, expected: new RegExp(expected) });
  }
}

beforeAll(async () => {
  for (const folder of ['cut', 'copies'])
    cpSync('openapi', path.join(inSite(folder), 'openapi'), { recursive: true });
  const names = replaceable().slice(0, copied.length);
  expect(names).toHaveLength(copied.length);
  /** Replaces the names of the Nano ID operation in a text with those of the copy with this index. */
  const rename = (text: string, index: number): string => {
    const [tag, name] = (names[index] ?? '').split('/');
    return text
      .replace('string/nano-id', `${tag}/${name}`)
      .replaceAll('nano-id', String(name))
      .replace('- string\n', `- ${tag}\n`)
      .replaceAll(/Nano ID$/gm, `Nano ID ${index}`)
      .replace('library Nano ID', `library Nano ID ${index}`);
  };
  for (const [index, name] of names.entries())
    write('copies', `paths/${name}.yaml`, rename(read('cut', NANO_ID), index));
  await shortenSpec(inSite('cut'));
  await shortenSpec(inSite('copies'), names);
  await lintApi(inSite('cut'));
  await lintApi(inSite('copies'));
  await lintErrors('copies', copied, rename);
  for (const [index, run] of runs.entries()) {
    copySpec(`run-${index}`);
    await lintErrors(`run-${index}`, run);
  }
});

describe('each error in openapi/ is reported with file, line and column', () => {
  test.each(errors.map((error) => [error.error, error] as const))('%s', (_, error) => {
    const { found, expected } = outcomes.get(error)!;
    expect(found.join('\n')).toMatch(expected);
  });

  test.each([
    [
      'an invalid schema',
      'components/schemas/Meta.yaml',
      'type: object',
      'type: objct',
      '`type` can be one of',
    ],
    ['a file without YAML', NANO_ID, '  summary:', '\tsummary:', 'Failed to parse'],
    [
      'a $ref to a missing file',
      NANO_ID,
      'schemas/Meta.yaml',
      'missing.yaml',
      "Can't resolve $ref",
    ],
  ])(
    '%s is reported as a single error, without consequential errors',
    async (folder, file, from, to, says) => {
      copySpec(folder);
      write(folder, file, applyChange(read(folder, file), { from, to }));
      const [problem, ...others] = await listProblems(folder);
      expect(problem).toMatch(new RegExp(`openapi/${file}:\\d+:\\d+: ${escapeRegExp(says)}`));
      expect(others).toEqual([]);
    },
  );

  test.each(['paths/string/nano-idea.yaml', 'components/schemas/Nothing.yaml'])(
    'a file that no other file references: %s',
    async (file) => {
      const folder = path.basename(file);
      copySpec(folder);
      write(folder, file, 'type: string\n');
      const problem = expect.stringContaining(`${file}:1:1: No $ref leads to this file`) as string;
      expect(await listProblems(folder)).toEqual([problem]);
    },
  );

  test('all errors of a lint run are printed, each with the source lines around the error', async () => {
    copySpec('printed');
    const planted = [
      [NANO_ID, 'type: integer', 'type: strin'],
      ['paths/internet/port.yaml', 'operationId: ', 'colour: red\n  operationId: '],
    ] as const;
    for (const [file, from, to] of planted)
      write('printed', file, applyChange(read('printed', file), { from, to }));
    const error = await lintApi(inSite('printed')).catch((reason: unknown) => reason);
    let output = '';
    const collect = (text: unknown) => {
      output += `${stripVTControlCharacters(String(text))}\n`;
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(collect);
    vi.spyOn(console, 'log').mockImplementation(collect);
    vi.spyOn(console, 'error').mockImplementation(collect);
    (error as SpecError).print();
    vi.restoreAllMocks();
    for (const [file, line] of [
      [NANO_ID, 'type: strin'],
      ['paths/internet/port.yaml', 'colour: red'],
    ]) {
      expect(output).toMatch(new RegExp(`openapi/${file}:\\d+:\\d+`));
      expect(output).toMatch(new RegExp(`^\\d+ \\| .*${line}\n.*\\^`, 'm'));
    }
  });
});
