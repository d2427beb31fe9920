import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';

/** A heading of a page and how the section below it begins. */
export interface PageSection {
  heading: string;
  /** As the documentation framework gives it to the heading. */
  anchor: string;
  text: string;
}

/** Sections of sections are found by their section. */
const LOWEST = 3;
/** Characters of a section that can be searched. */
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
 * The sections of a page's source: Markdown or MDX with its front matter. Expressions in a heading,
 * whose value is known when the page is rendered, are left out.
 */
export function readSections(source: string): PageSection[] {
  const slugger = createSlugger();
  const markdown = source.replace(/^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/, '');
  const { children } = fromMarkdown(markdown);
  return children.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const { text, id } = parseMarkdownHeadingId(toString(node));
    // Every heading takes its anchor from those that follow, also one that is not kept.
    const anchor = id ?? slugger.slug(text);
    const heading = text.replaceAll(/\{[^}]*\}/g, '').trim();
    if (node.depth === 1 || node.depth > LOWEST || heading === '') return [];
    const rest = children.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    return [{ heading, anchor, text: proseOf(end < 0 ? rest : rest.slice(0, end)) }];
  });
}
