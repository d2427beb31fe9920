/** Reads guides: their fences, their tables, and the requests in them as a shell sends them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import type { GeneratedParts } from '../../src/content/readArticle.ts';
import { dataFile } from './generated.ts';
import { parseMarkdown } from './markdown.ts';

export interface Fence {
  language: string;
  /** `title="..."` after the language, or nothing. */
  title: string;
  code: string;
  /** The nearest heading above it. */
  heading: string;
}

/** A request that `curl` would send. */
export interface ShellRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** The body as text. If omitted, there is none. */
  body?: string;
}

/** The file of the introduction. */
export const INTRODUCTION = 'docs/introduction.mdx';

const DOCS = globSync(['docs/**/*.{md,mdx}'], { ignore: ['docs/api/**'] }).sort();

/** The path of each guide in docs/ but the introduction, below the site: `/docs/custom/custom-template`. */
export const guidePaths: readonly string[] = DOCS.filter((file) => file !== INTRODUCTION).map(
  (file) => `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`,
);

const PAGES = ['src/pages/*.{md,mdx}'];

const GUIDES = [...DOCS, ...PAGES];

const POSTS = ['blog/**/*.{md,mdx}'];

/** The texts of files without their front matter, by the files' names. */
function readTexts(patterns: string[]): Record<string, string> {
  return Object.fromEntries(
    globSync(patterns)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')]),
  );
}

/** The texts that count as guides, by the file that holds them. */
export const guides: Readonly<Record<string, string>> = readTexts(GUIDES);

/** The texts of pages outside the documentation, by the file that holds them. */
export const pageTexts: Readonly<Record<string, string>> = readTexts(PAGES);

/** The texts of posts, the oldest first, by the file that holds them. */
export const postTexts: Readonly<Record<string, string>> = readTexts(POSTS);

/** @throws Error when there is no such guide. */
export function readGuide(file: string): string {
  const text = guides[file];
  if (text === undefined) throw new Error(`${file} is no guide`);
  return text;
}

/** The introduction with the Markdown that its components show. */
export function readIntroduction(): string {
  const parts = JSON.parse(readFileSync(dataFile('parts.json'), 'utf8')) as GeneratedParts;
  return readGuide(INTRODUCTION).replaceAll(
    /^<GeneratedPart name="(\w+)" \/>$/gm,
    (component, name: string) => parts[name]?.markdown ?? component,
  );
}

/** The text of a heading, without its id. */
const headingOf = (node: Nodes): string => toString(node).replace(/ \{\/\* #.*$/, '');

/** Every fenced block of code, in reading order. */
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
 * The rows of the table below a heading, each cell by the name of its column, without markup.
 *
 * @throws Error when there is none.
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

/** Prints its arguments, each followed by a NUL byte, instead of sending a request. */
const CURL = String.raw`curl() { printf '%s\0' "$@"; }`;

/** Parses a `curl` command as a shell does. Its options are short or written out in full. */
export function readCurl(code: string): ShellRequest {
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
