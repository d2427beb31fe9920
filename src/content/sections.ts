import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../reference/read/markdown.ts';

/** The text of a page before its first heading, or of a section. */
export interface PageText {
  /** Prose and lists, with white space collapsed. */
  text: string;
  /** The cells of tables: words to find, but no sentences to show. */
  table: string;
  /** The distinct names in its code, with those of files, separated by spaces. */
  code: string;
  /** Other words with which people look for it, from a comment `search: one, two`. */
  aliases: string[];
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

const textOf = (node: RootContent): string => toString(node, { includeHtml: false });

function readText(nodes: RootContent[]): PageText {
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
    if (node.type !== 'code') return;
    for (const [name] of `${node.meta ?? ''} ${node.value}`.matchAll(NAMES)) code.add(name);
  });
  const join = (parts: string[]): string =>
    parts
      .filter((text) => text !== '' && !MDX.test(text))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  return {
    text: join(texts),
    table: join(cells),
    code: [...code].join(' '),
    aliases,
  };
}

/** The blocks of a page, with the text of a component in its place. */
function readBlocks(markdown: string, parts: Readonly<Record<string, string>>): RootContent[] {
  return parseMarkdown(markdown).children.flatMap((node) => {
    const [, name = ''] = node.type === 'html' ? (PART.exec(node.value) ?? []) : [];
    return name in parts ? parseMarkdown(parts[name] ?? '').children : [node];
  });
}

/** The text and id of a heading. */
function readHeading(node: RootContent): { text: string; id?: string } {
  const commented = parseMarkdownHeadingId(textOf(node), 'mdx-comment');
  return commented.id === undefined ? parseMarkdownHeadingId(textOf(node)) : commented;
}

/**
 * The texts of a page, from its source: Markdown or MDX with front matter. Expressions in a heading are
 * left out, as their value is only known when the page is rendered.
 *
 * @param parts Markdown of what components show, by their names.
 */
export function readSections(
  source: string,
  parts: Readonly<Record<string, string>> = {},
): { lead: PageText; sections: PageSection[] } {
  const slugger = createSlugger();
  const markdown = source.replace(/^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/, '');
  const children = readBlocks(markdown, parts);
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
    return [{ heading, anchor, depth: node.depth, ...readText(untilHeading(index + 1)) }];
  });
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return { lead: readText(untilHeading(title + 1)), sections };
}
