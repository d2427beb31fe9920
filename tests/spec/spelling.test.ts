import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const WORD_LIST = 'openapi/words.txt';

const DATA = ['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml', 'blog/*.yml'];
const MARKDOWN = [
  '{README,CONTRIBUTING,openapi/README,deploy/README}.md',
  'blog/**/*.{md,mdx}',
  'docs/custom/*.{md,mdx}',
  'src/pages/*.{md,mdx}',
];

/** Keys whose text is prose, and keys below which nothing is. */
const PROSE = new Set(['summary', 'description', 'x-displayName', 'label', 'title']);
const NO_PROSE = new Set(['value', 'x-request', 'example', 'default', 'enum', 'const', 'required']);

/** Spellings that the check must find, or it finds nothing. */
const AMERICAN = ['behavior', 'center', 'color', 'favorite', 'gray', 'labeled', 'organize'];

/** All texts below a node whose key is `x-aliases`, or those whose key names prose. */
function textsOf(node: unknown, aliases: boolean): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'x-aliases') return aliases ? (value as string[]) : [];
    if (typeof value === 'string') return PROSE.has(key) && !aliases ? [value] : [];
    return NO_PROSE.has(key) ? [] : textsOf(value, aliases);
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
const sources = new Map<string, string>();

/** Writes texts into a file of their own that is checked in the place of `source`. */
function add(source: string, extension: string, texts: string[]): void {
  if (texts.length === 0) return;
  const file = path.join(folder, source + extension);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, texts.join('\n\n'));
  sources.set(file, source);
}

for (const file of globSync(DATA)) {
  const node: unknown = parse(readFileSync(file, 'utf8'));
  add(file, '.md', textsOf(node, false));
  add(file, '.aliases.md', textsOf(node, true));
}
for (const file of globSync(MARKDOWN)) sources.set(path.resolve(file), file);
add('American', '.md', AMERICAN);

const faults: { source: string; word: string; context: string }[] = [];
const ignore = () => undefined;
const result = await lint(
  [],
  { config: 'cspell.json', file: [...sources.keys()], gitignore: false },
  {
    issue({ uri, text, context }) {
      const source = sources.get(fileURLToPath(uri ?? '')) ?? '';
      faults.push({ source, word: text, context: context?.text.trim() ?? '' });
    },
    info: ignore,
    debug: ignore,
    progress: ignore,
    result: ignore,
    error: (message, error) => {
      throw new Error(message, { cause: error });
    },
  },
);
const prose = [...sources.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
rmSync(folder, { recursive: true });

test('all prose is spelt in British English', () => {
  const lines = faults
    .filter(({ source }) => source !== 'American')
    .map(({ source, word, context }) => `${source}: ${word} (${context})`);
  expect(lines, `names and jargon belong in ${WORD_LIST}`).toEqual([]);
});

test('every file is checked, and American spellings are faults', () => {
  expect([result.files, result.errors]).toEqual([sources.size, 0]);
  const found = faults.filter(({ source }) => source === 'American').map(({ word }) => word);
  expect(found).toEqual(AMERICAN);
});

test('the word list is sorted, has no word twice and none that no text has', () => {
  const words = readFileSync(WORD_LIST, 'utf8').trimEnd().split('\n');
  const { compare } = new Intl.Collator('en-GB');
  expect(words).toEqual([...words].sort(compare));
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
  const used = new Set(prose.match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)?/gu));
  const spelt = new Set([...used].map((word) => word.replace(/'s$/, '')));
  expect(words.filter((word) => !spelt.has(word))).toEqual([]);
});
