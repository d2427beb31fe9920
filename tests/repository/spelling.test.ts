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

/** Keys whose text is prose, and keys whose values have no prose. */
const PROSE = new Set(['summary', 'description', 'x-displayName', 'label', 'title']);
const NO_PROSE = new Set(['value', 'x-request', 'example', 'default', 'enum', 'const', 'required']);

/** Spelling mistakes that prove that the check works. */
const AMERICAN = ['behavior', 'center', 'color', 'favorite', 'gray', 'labeled', 'organize'];

/** Keys of the words to find an operation by, which may be American. */
const WORDS = new Set(['x-aliases', 'x-search-words']);

/** Returns all texts below a key of `WORDS`, and the texts of keys with prose. */
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

/** The lines of a file, and the file of the OpenAPI document that each is from. */
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

/** Messages of errors and lint rules. */
const messages: Lines = globSync('{scripts,src}/**/*.{ts,tsx,mts}').flatMap((source) =>
  readMessages(readFileSync(source, 'utf8'), source.startsWith('src/reference/lint/'))
    .flatMap(({ text }) => [...text.split('\n'), ''])
    .map((line) => ({ source, line })),
);

/** Files with all texts of the OpenAPI document and all messages: cspell takes milliseconds to open each that it checks. */
const texts = new Map<string, Lines>([
  [path.join(folder, 'texts.md'), linesOf(false)],
  [path.join(folder, 'texts.aliases.md'), linesOf(true)],
  [path.join(folder, 'messages.md'), messages],
]);
for (const [file, lines] of texts) writeFileSync(file, lines.map(({ line }) => line).join('\n'));
writeFileSync(americanFile, AMERICAN.join('\n\n'));
const markdown = globSync(MARKDOWN).map((file) => path.resolve(file));

/** Returns the file of the project that a line of a checked file comes from. */
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

/** The command that sorts the word list. */
const [SORT = ''] = /^node -e .*words\.txt.*$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
mkdirSync(path.join(folder, 'openapi'));
writeFileSync(path.join(folder, WORD_LIST), readLines(WORD_LIST).reverse().join('\n'));
execSync(SORT, { cwd: folder });
const sorted = readLines(path.join(folder, WORD_LIST));
rmSync(folder, { recursive: true });

test('all prose is spelt in British English', () => {
  const found = misspelt
    .filter(({ file }) => file !== americanFile)
    .map(({ source, word, context }) => `${source}: ${word} (${context})`);
  expect(found, `names and jargon belong in ${WORD_LIST}`).toEqual([]);
});

test('every file is checked, and American spellings are errors', () => {
  expect([result.files, result.errors]).toEqual([texts.size + markdown.length + 1, 0]);
  const sources = new Set([...texts.values()].flat().map(({ source }) => source));
  expect(sources.size).toBeGreaterThan(300);
  const found = misspelt.filter(({ file }) => file === americanFile).map(({ word }) => word);
  expect(found).toEqual(AMERICAN);
});

test('the word list is sorted, has no word twice and none that no text has', () => {
  const words = readLines(WORD_LIST);
  expect(words, `sort them: ${SORT}`).toEqual(sorted);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
  const used = new Set(prose.match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/gu));
  const spelt = new Set([...used].map((word) => word.replace(/'s$/, '')));
  expect(words.filter((word) => !spelt.has(word))).toEqual([]);
});
