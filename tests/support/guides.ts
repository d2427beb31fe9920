/** Reads code blocks, tables and `curl` requests from guides. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import type { GeneratedMarkdownByName } from '../../src/content/readArticle.ts';
import { dataFile } from './generated.ts';
import { parseMarkdown } from './markdown.ts';

export interface Fence {
  language: string;
  /** The value of `title="..."` after the language, or an empty string. */
  title: string;
  code: string;
  /** The nearest heading above the code block. */
  heading: string;
}

/** A request that `curl` would send. */
export interface ShellRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** The body as text. If omitted, the request has no body. */
  body?: string;
}

/** File of the introduction. */
export const INTRODUCTION_FILE = 'docs/introduction.mdx';

const DOCS = globSync(['docs/**/*.{md,mdx}'], { ignore: ['docs/api/**'] }).sort();

/** Paths of the guides in docs/ except the introduction, without the base path: `/docs/custom/custom-template`. */
export const guidePaths: readonly string[] = DOCS.filter((file) => file !== INTRODUCTION_FILE).map(
  (file) => `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`,
);

const PAGES = ['src/pages/*.{md,mdx}'];

const GUIDES = [...DOCS, ...PAGES];

const POSTS = ['blog/**/*.{md,mdx}'];

/** Returns the texts of files without front matter, by file name. */
function readTexts(patterns: string[]): Record<string, string> {
  return Object.fromEntries(
    globSync(patterns)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')]),
  );
}

/** Contents of the guides, keyed by file name. */
export const guides: Readonly<Record<string, string>> = readTexts(GUIDES);

/** Contents of pages outside of the documentation, keyed by file name. */
export const pageTexts: Readonly<Record<string, string>> = readTexts(PAGES);

/** Contents of the posts, keyed by file name, with the oldest post first. */
export const postTexts: Readonly<Record<string, string>> = readTexts(POSTS);

/** @throws Error if the guide does not exist. */
export function readGuide(file: string): string {
  const text = guides[file];
  if (text === undefined) throw new Error(`${file} is no guide`);
  return text;
}

/** Returns the introduction with its components replaced by the Markdown that they show. */
export function readIntroduction(): string {
  const parts = JSON.parse(readFileSync(dataFile('parts.json'), 'utf8')) as GeneratedMarkdownByName;
  return readGuide(INTRODUCTION_FILE).replaceAll(
    /^<GeneratedContent name="(\w+)" \/>$/gm,
    (component, name: string) => parts[name]?.markdown ?? component,
  );
}

/** Returns the text of a heading without its id. */
const headingOf = (node: Nodes): string => toString(node).replace(/ \{\/\* #.*$/, '');

/** Returns all fenced code blocks in reading order. */
export function readFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  let heading = '';
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'heading') heading = headingOf(node);
    if (node.type !== 'code') return;
    const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '';
    fences.push({ language: node.lang ?? '', title, code: node.value, heading });
  });
  return fences;
}

/**
 * Returns the rows of the table below a heading. Each row maps column names to the plain text of cells.
 *
 * @throws Error if there is no table below the heading.
 */
export function readTable(markdown: string, heading: string): Record<string, string>[] {
  let current = '';
  const tables: Nodes[] = [];
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'heading') current = headingOf(node);
    if (node.type === 'table' && current === heading) tables.push(node);
  });
  const [table] = tables;
  if (table?.type !== 'table') throw new Error(`There is no table below "${heading}".`);
  const [head = [], ...rows] = table.children.map(({ children }) =>
    children.map((cell) => toString(cell)),
  );
  return rows.map((cells) =>
    Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])),
  );
}

/** Shell function that replaces `curl`. It prints each argument and a NUL byte, and does not send a request. */
const CURL = String.raw`curl() { printf '%s\0' "$@"; }`;

/** Parses a `curl` command with a shell. Supports short and long options. */
export function parseCurl(code: string): ShellRequest {
  const output = execFileSync('bash', ['-c', `${CURL}\n${code}`], { encoding: 'utf8' });
  const words = output.split('\0').slice(0, -1);
  const request: ShellRequest = { method: 'GET', url: new URL('about:blank'), headers: {} };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) {
      request.url = new URL(word);
      continue;
    }
    if (word === '--include' || word === '--silent') continue;
    at += 1;
    const value = words[at] ?? '';
    const [, name = '', text = ''] = /^([^:]+): (.*)$/s.exec(value) ?? [];
    if (word === '--header' || word === '-H') request.headers[name] = text;
    else if (word === '--request') request.method = value;
    else if (word === '--url') request.url = new URL(value);
    else if (word === '--data' || word === '-d')
      Object.assign(request, { method: 'POST', body: value });
    else throw new Error(`curl ${word} is an option that this test does not know`);
  }
  return request;
}
