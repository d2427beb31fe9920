import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../reference/read/markdown.ts';

/** The text of a page before its first heading, or of a section. */
export interface PageText {
  /** Prose, lists and the cells of tables, with white space collapsed. */
  text: string;
  /** The distinct names in its code, with those of files, separated by spaces. */
  code: string;
}

export interface PageSection extends PageText {
  heading: string;
  /** The id that Docusaurus gives the heading. */
  anchor: string;
}

/** Headings of lower levels have no entry of their own. */
const MAX_DEPTH = 3;

/** Names of files, headers, commands and variables; numbers and punctuation are not looked for. */
const NAMES = /\p{L}(?:[\p{L}\p{N}_./@-]*[\p{L}\p{N}])?/gu;

/** What stands in MDX besides text: imports, and comments or expressions of their own. */
const MDX = /^(?:import\s|\{)/;

function readText(nodes: RootContent[]): PageText {
  const texts: string[] = [];
  const code = new Set<string>();
  const root: Root = { type: 'root', children: nodes };
  visit(root, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') texts.push(toString(node));
    if (node.type !== 'code') return;
    for (const [name] of `${node.meta ?? ''} ${node.value}`.matchAll(NAMES)) code.add(name);
  });
  const prose = texts.filter((text) => text !== '' && !MDX.test(text));
  return { text: prose.join(' ').replaceAll(/\s+/g, ' '), code: [...code].join(' ') };
}

/**
 * The texts of a page, from its source: Markdown or MDX with front matter. Expressions in a heading are
 * left out, as their value is only known when the page is rendered.
 */
export function readSections(source: string): { lead: PageText; sections: PageSection[] } {
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
    const { text, id } = parseMarkdownHeadingId(toString(node));
    // Every heading goes through the slugger, also one without an entry: a repeated slug gets a number.
    const anchor = id ?? slugger.slug(text);
    const heading = text.replaceAll(/\{[^}]*\}/g, '').trim();
    if (node.depth === 1 || node.depth > MAX_DEPTH || heading === '') return [];
    return [{ heading, anchor, ...readText(untilHeading(index + 1)) }];
  });
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return { lead: readText(untilHeading(title + 1)), sections };
}
