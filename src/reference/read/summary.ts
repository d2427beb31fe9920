import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from './markdown.ts';

/** The first paragraph of a Markdown text as plain text on one line; empty if it has none. */
export function firstParagraph(markdown: string): string {
  const first = parseMarkdown(markdown).children.find(({ type }) => type === 'paragraph');
  return first ? toString(first).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Characters of a page's description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Truncates a page's description at the end of a word, so that it has at most 160 characters with its ellipsis. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$|\S$/, '')} …`;
}
