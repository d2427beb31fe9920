import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Root, RootContent } from 'mdast';
import type { RowEntry } from '../reference/render/rowEntry.ts';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../reference/read/markdown.ts';

/** The text of a page before its first heading, or of a section. */
export interface PageText {
  /** Prose and lists: a line for each paragraph or list item. */
  text: string;
  /** The cells of tables: words to find, but no sentences to show. */
  table: string;
  /** The distinct names in its code, with those of files, separated by spaces. */
  code: string;
  /** Other words with which people look for it, from a comment `search: one, two`. */
  aliases: string[];
  /** Rows of a component's list. Absent if it has none. */
  rows?: RowEntry[];
}

/** The content of a component. */
export interface Part {
  markdown: string;
  /** Rows of its list, which have entries of their own. */
  rows?: RowEntry[];
}

export interface PageSection extends PageText {
  heading: string;
  /** The id that Docusaurus gives the heading. */
  anchor: string;
  /** Level of the heading. */
  depth: number;
}

/** Headings of lower levels have no entry of their own. */
const MAX_DEPTH = 3;

/** Names of files, headers, commands and variables; numbers and punctuation are not looked for. */
const NAMES = /\p{L}(?:[\p{L}\p{N}_./@-]*[\p{L}\p{N}])?/gu;

/** MDX syntax that is not text: imports, comments, expressions, and components with code as properties. */
const MDX = /^(?:import\s|\{|<\/?[A-Z])/;

/** A comment about a section: `{/* search: quickstart, tutorial *\/}`. */
const COMMENT = /^\{\/\* search: (.*) \*\/\}$/s;

/** A component that shows a part of the reference. */
const PART = /^<(\w+) \/>$/;

/** The component that a block consists of, if it shows a part of the reference. */
function findPart(node: RootContent, parts: Readonly<Record<string, Part>>): Part | undefined {
  const [, name = ''] = node.type === 'html' ? (PART.exec(node.value) ?? []) : [];
  return parts[name];
}

/** An MDX expression in prose, which is not a comment. */
const EXPRESSION = /\{(?!\/\*)[^{}]*\}/;

/** The marks of an admonition, with its title: `:::warning[Title]`. */
const ADMONITION = /^:::+(?:\w+(?:\[([^\]\n]*)\])?)?[ \t]*$/gm;

/** Whether a block of code shows a response, or a file that is part of one. */
const isResponse = ({ lang, meta }: Code): boolean =>
  lang === 'json'
    ? !/title="(?!Response)/.test(meta ?? '')
    : /title="[\w-]+\.(?:csv|sql)"/.test(meta ?? '');

/**
 * The text of a node as a page shows it.
 *
 * @throws Error if it contains an expression.
 */
function textOf(node: RootContent): string {
  const shown = toString(node, { includeHtml: false, includeImageAlt: false });
  if (MDX.test(shown)) return shown;
  visit(node, 'text', ({ value }) => {
    const [expression] = EXPRESSION.exec(value) ?? [];
    if (expression !== undefined)
      throw new Error(`The search does not evaluate ${expression}. Write its value as text.`);
  });
  return shown.replaceAll(ADMONITION, '$1');
}

/** Replaces components by what they show, except for lists and tables whose rows have entries of their own. */
function insertParts(nodes: RootContent[], parts: Readonly<Record<string, Part>>): RootContent[] {
  return nodes.flatMap((node) => {
    const part = findPart(node, parts);
    if (!part) return [node];
    const shown = parseMarkdown(part.markdown).children;
    return part.rows ? shown.filter(({ type }) => type !== 'list' && type !== 'table') : shown;
  });
}

function readText(blocks: RootContent[], parts: Readonly<Record<string, Part>>): PageText {
  const nodes = insertParts(blocks, parts);
  const rows = blocks.flatMap((node) => findPart(node, parts)?.rows ?? []);
  const texts: string[] = [];
  const cells: string[] = [];
  const code = new Set<string>();
  const aliases: string[] = [];
  const root: Root = { type: 'root', children: nodes };
  visit(root, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      const text = textOf(node);
      const [, words] = COMMENT.exec(text) ?? [];
      if (words === undefined) (node.type === 'paragraph' ? texts : cells).push(text);
      else aliases.push(...words.replaceAll(/\s+/g, ' ').split(', '));
    }
    // Values of a response are not looked for.
    if (node.type !== 'code' || isResponse(node)) return;
    for (const [name] of `${node.meta ?? ''} ${node.value}`.matchAll(NAMES)) code.add(name);
  });
  const readLines = (parts: string[]): string[] =>
    parts
      .filter((text) => text !== '' && !MDX.test(text))
      .map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return {
    text: readLines(texts).join('\n'),
    table: readLines(cells).join(' '),
    code: [...code].join(' '),
    aliases,
    ...(rows.length > 0 && { rows }),
  };
}

/** The text and id of a heading. */
function readHeading(node: RootContent): { text: string; id?: string } {
  const text = toString(node, { includeHtml: false });
  const commented = parseMarkdownHeadingId(text, 'mdx-comment');
  return commented.id === undefined ? parseMarkdownHeadingId(text) : commented;
}

/**
 * The texts of a page, from its source: Markdown or MDX with front matter. Expressions in a heading are
 * left out, as their value is only known when the page is rendered.
 *
 * @param parts What components show, by their names.
 */
export function readSections(
  source: string,
  parts: Readonly<Record<string, Part>> = {},
): { lead: PageText; sections: PageSection[] } {
  const slugger = createSlugger();
  const markdown = source.replace(/^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/, '');
  const { children } = parseMarkdown(markdown);
  const isHeading = ({ type }: RootContent) => type === 'heading';
  const untilHeading = (start: number): RootContent[] => {
    const rest = children.slice(start);
    const end = rest.findIndex(isHeading);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const sections = children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const { text, id } = readHeading(node);
    // Every heading goes through the slugger, also one without an entry: a repeated slug gets a number.
    const anchor = id ?? slugger.slug(text);
    const heading = text.replaceAll(/\{[^}]*\}/g, '').trim();
    if (node.depth === 1 || node.depth > MAX_DEPTH || heading === '') return [];
    return [{ heading, anchor, depth: node.depth, ...readText(untilHeading(index + 1), parts) }];
  });
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return { lead: readText(untilHeading(title + 1), parts), sections };
}
