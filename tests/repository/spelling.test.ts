import { execSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readMessages } from './messages.ts';
import { checkSpelling } from '../support/spelling.ts';

const WORD_LIST = 'openapi/words.txt';

const DATA = ['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml', 'blog/*.yml'];
const MARKDOWN = [
  '{README,CONTRIBUTING,OWNERS,openapi/README,openapi/vocabulary,deploy/README,bench/NOTES}.md',
  'blog/**/*.{md,mdx}',
  'docs/**/*.{md,mdx}',
  '!docs/api/**',
  'src/pages/*.{md,mdx}',
];

const readLines = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

/** Keys whose values are prose, and keys whose values never contain prose. */
const PROSE = new Set(['summary', 'description', 'x-displayName', 'label', 'title']);
const NO_PROSE = new Set(['value', 'x-request', 'example', 'default', 'enum', 'const', 'required']);

/** American spellings that the check must report. */
const AMERICAN = ['behavior', 'center', 'color', 'favorite', 'gray', 'labeled', 'organize'];

/** Keys with search words for an operation, which may have American spelling. */
const WORDS = new Set(['x-aliases', 'x-search-words']);

/** Returns the prose in a YAML node or, if `aliases` is true, its search words. */
function textsOf(node: unknown, aliases: boolean): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (WORDS.has(key)) return aliases ? (value as string[]) : [];
    if (typeof value === 'string') return PROSE.has(key) && !aliases ? [value] : [];
    return NO_PROSE.has(key) ? [] : textsOf(value, aliases);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
const americanFile = path.join(folder, 'american.md');

/** The lines of a generated file, and the source file of each line. */
type Lines = { source: string; line: string }[];

const nodes = globSync(DATA).map((source) => ({
  source,
  node: parse(readFileSync(source, 'utf8')) as unknown,
}));

const linesOf = (aliases: boolean): Lines =>
  nodes.flatMap(({ source, node }) =>
    textsOf(node, aliases)
      .flatMap((text) => [...text.split('\n'), ''])
      .map((line) => ({ source, line })),
  );

/** The lines of all messages of errors and lint rules. */
const messages: Lines = globSync('{scripts,src}/**/*.{ts,tsx,mts}').flatMap((source) =>
  readMessages(readFileSync(source, 'utf8'), source.startsWith('src/reference/lint/'))
    .flatMap(({ text }) => [...text.split('\n'), ''])
    .map((line) => ({ source, line })),
);

/** Texts of the OpenAPI document and messages. They are joined to a few files, because cspell is slow for many files. */
const texts = new Map<string, Lines>([
  [path.join(folder, 'texts.md'), linesOf(false)],
  [path.join(folder, 'texts.aliases.md'), linesOf(true)],
  [path.join(folder, 'messages.md'), messages],
]);
for (const [file, lines] of texts) writeFileSync(file, lines.map(({ line }) => line).join('\n'));
writeFileSync(americanFile, AMERICAN.join('\n\n'));
const markdown = globSync(MARKDOWN).map((file) => path.resolve(file));

/** Returns the source file of a line in a checked file. */
const sourceOf = (file: string, row: number): string =>
  texts.get(file)?.[row - 1]?.source ?? path.relative('.', file);

const misspelt: { file: string; source: string; word: string; context: string }[] = [];
const result = await checkSpelling(
  [...texts.keys(), americanFile, ...markdown],
  ({ uri, row, text, context }) => {
    const file = fileURLToPath(uri ?? '');
    const source = sourceOf(file, row);
    misspelt.push({ file, source, word: text, context: context?.text.trim() ?? '' });
  },
);
const prose = [...texts.keys(), ...markdown].map((file) => readFileSync(file, 'utf8')).join('\n');

/** The command in CONTRIBUTING.md that sorts the word list. */
const [SORT = ''] = /^node -e .*words\.txt.*$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
mkdirSync(path.join(folder, 'openapi'));
writeFileSync(path.join(folder, WORD_LIST), readLines(WORD_LIST).reverse().join('\n'));
execSync(SORT, { cwd: folder });
const sorted = readLines(path.join(folder, WORD_LIST));
rmSync(folder, { recursive: true });

test('documents, pages and messages have British spelling', () => {
  const found = misspelt
    .filter(({ file }) => file !== americanFile)
    .map(({ source, word, context }) => `${source}: ${word} (${context})`);
  expect(found, `names and jargon belong in ${WORD_LIST}`).toEqual([]);
});

test('the spelling check reads every file and reports American spellings', () => {
  expect([result.files, result.errors]).toEqual([texts.size + markdown.length + 1, 0]);
  const sources = new Set([...texts.values()].flat().map(({ source }) => source));
  expect(sources.size).toBeGreaterThan(300);
  const found = misspelt.filter(({ file }) => file === americanFile).map(({ word }) => word);
  expect(found).toEqual(AMERICAN);
});

test('the word list openapi/words.txt is sorted and has no duplicates or unused words', () => {
  const words = readLines(WORD_LIST);
  expect(words, `sort them: ${SORT}`).toEqual(sorted);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
  const used = new Set(prose.match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/gu));
  const spelt = new Set([...used].map((word) => word.replace(/'s$/, '')));
  expect(words.filter((word) => !spelt.has(word))).toEqual([]);
});
