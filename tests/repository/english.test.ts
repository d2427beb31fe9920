import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import {
  CODE_FILES,
  findStyleErrors,
  readBannedWords,
  readCommentsAndTitles,
  readProse,
} from './english.ts';
import type { StyleError } from './english.ts';
import { readMessages } from './messages.ts';

const DOCUMENTS = ['*.md', '{bench,deploy,openapi}/*.md', 'packages/*/*.md', 'tests/content/*.md'];
const PAGES = ['{docs,blog}/**/*.mdx', 'src/pages/*.mdx', '!docs/api/**'];
const SPEC = ['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml'];
const MESSAGES = ['{scripts,src}/**/*.{ts,tsx,mts}'];

const banned = readBannedWords('style');

const describe = ({ file, line, rule, text, advice }: StyleError): string =>
  `${file}:${line}: "${text}" (${rule}). ${advice}`;

const read = (file: string): string => readFileSync(file, 'utf8');

test('documents, pages and the OpenAPI document follow the rules of plain English', () => {
  const files = globSync([...DOCUMENTS, ...PAGES, ...SPEC]).sort();
  expect(files.length).toBeGreaterThan(300);
  const hits = files.flatMap((file) => findStyleErrors(file, readProse(file, read(file)), banned));
  expect(hits.map(describe)).toEqual([]);
});

/** Folder of the lint rules, whose messages must be sentences. */
const LINT = 'src/reference/lint/';

/** Returns whether a message consists of sentences. Its last sentence may be an expression in backticks. */
const isSentence = (text: string): boolean => /^[A-Z`"][^]*[.!?](?:["”]| `x`)?$/.test(text);

test('error and lint messages follow the rules of plain English, and lint messages are sentences', () => {
  const files = globSync(MESSAGES).sort();
  const messages = files.flatMap((file) =>
    readMessages(read(file), file.startsWith(LINT)).map((message) => ({ file, ...message })),
  );
  expect(messages.filter(({ file }) => file.startsWith(LINT)).length).toBeGreaterThan(20);
  const hits = messages.flatMap(({ file, line, text }) =>
    findStyleErrors(
      file,
      readProse('message.md', text).map((part) => ({ ...part, line })),
      banned,
    ),
  );
  const fragments = messages.filter(({ file, text }) => file.startsWith(LINT) && !isSentence(text));
  expect([...hits.map(describe), ...fragments]).toEqual([]);
});

test('comments and test titles follow the rules of plain English', () => {
  const files = globSync(CODE_FILES).sort();
  const hits = files.flatMap((file) =>
    findStyleErrors(file, readCommentsAndTitles(read(file)), banned),
  );
  expect(hits.map(describe)).toEqual([]);
});

test.each([
  ['code', '/** What makes the pages. */\nconst a = 1;', 1],
  ['code', '/** Makes pages of parts of the views of an API. */', 1],
  ['code', "test('It answers.', () => {})", 1],
  ['code', "test.each([f('a')])('Answers %s', () => {})", 1],
  ['code', "describe('What it answers', () => {})", 1],
  ['code', "test('it answers', () => {})", 1],
  ['code', "describe('a server', () => { test('it answers', () => {}) })", 0],
  ['code', '// Files are no pages.', 1],
  ['code', '// What is this?\n// There is no page.', 0],
  ['prose', 'Text.\n\nRandom when absent.', 1],
  ['prose', 'The twin stands beside it.', 2],
  ['prose', '`twin` in code\n\n```js\n// a twin\n```', 0],
])(
  'the rules of plain English find the expected number of errors in %s: %s',
  (kind, text, count) => {
    const parts = kind === 'code' ? readCommentsAndTitles(text) : readProse('a.md', text);
    expect(findStyleErrors('a', parts, banned)).toHaveLength(count);
  },
);
