import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from './markdown.ts';

/** Matches white space between two sentences. */
export const SENTENCE_BOUNDARY = /(?<=[.!?][)"’]?)\s+(?=[A-Z`[(*"])/;

/** Returns the first paragraph of a Markdown text as plain text on one line; empty if it has none. */
export function firstParagraph(markdown: string): string {
  const first = parseMarkdown(markdown).children.find(({ type }) => type === 'paragraph');
  return first ? toString(first).replaceAll(/\s+/g, ' ').trim() : '';
}

/** Masks the content of code, in which a full stop does not end a sentence. */
const maskCode = (markdown: string): string =>
  markdown.replaceAll(/`[^`]*`/g, ({ length }) => `\`${'x'.repeat(length - 2)}\``);

/**
 * Splits the Markdown of a description after its first sentence, the lead, which describes the values and their
 * guarantees. Either part may be empty.
 */
export function splitLead(markdown: string): [lead: string, rest: string] {
  const [first] = parseMarkdown(markdown).children;
  if (first?.type !== 'paragraph') return ['', markdown];
  const start = first.position?.start.offset ?? 0;
  const end = first.position?.end.offset ?? markdown.length;
  const boundary = SENTENCE_BOUNDARY.exec(maskCode(markdown.slice(start, end)));
  const split = boundary ? start + boundary.index : end;
  return [markdown.slice(start, split), markdown.slice(split).trim()];
}

/** Returns the lead of a description as plain text on one line; empty if it has none. */
export const readLead = (markdown: string): string => firstParagraph(splitLead(markdown)[0]);
