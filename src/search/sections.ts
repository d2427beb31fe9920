import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A heading of a page and the beginning of its section's text. */
export interface PageSection {
  heading: string;
  /** The id that Docusaurus gives the heading. */
  anchor: string;
  text: string;
}

/** Headings of lower levels have no entry of their own. */
const MAX_DEPTH = 3;
/** How many characters of a section are indexed. */
const TEXT_LENGTH = 400;

function cutAtWord(text: string): string {
  return text.length > TEXT_LENGTH ? text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH)) : text;
}

/** The prose of a section, without code and components. */
function proseOf(nodes: RootContent[]): string {
  const prose = nodes.filter(({ type }) => type === 'paragraph' || type === 'list');
  const text = prose.map((node) => toString(node)).join(' ');
  return cutAtWord(text.replaceAll(/\s+/g, ' ').trim());
}

/**
 * The sections of a page, from its source: Markdown or MDX with front matter. Expressions in a heading are
 * left out, as their value is only known when the page is rendered.
 */
export function readSections(source: string): PageSection[] {
  const slugger = createSlugger();
  const markdown = source.replace(/^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/, '');
  const { children } = fromMarkdown(markdown);
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const { text, id } = parseMarkdownHeadingId(toString(node));
    // Every heading goes through the slugger, also one without an entry: a repeated slug gets a number.
    const anchor = id ?? slugger.slug(text);
    const heading = text.replaceAll(/\{[^}]*\}/g, '').trim();
    if (node.depth === 1 || node.depth > MAX_DEPTH || heading === '') return [];
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    return [{ heading, anchor, text: proseOf(end < 0 ? rest : rest.slice(0, end)) }];
  });
}
