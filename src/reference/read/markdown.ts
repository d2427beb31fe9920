import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { memoize } from '../memoize.ts';

/**
 * Disables footnotes, because labels in different descriptions on a page would collide. CommonMark, which OpenAPI
 * prescribes, has no footnotes.
 */
const WITHOUT_FOOTNOTES = {
  disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'] },
};

const SYNTAX = { extensions: [gfm(), WITHOUT_FOOTNOTES], mdastExtensions: [gfmFromMarkdown()] };

const parsed = new Map<string, Root>();

/** Parses a description in CommonMark and GFM. Cached: callers must not change the tree. */
export function parseMarkdown(markdown: string): Root {
  return memoize(parsed, markdown, () => fromMarkdown(markdown, SYNTAX));
}

/** URLs that a description may link to: http(s), mailto, anchors and absolute paths. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

export const isSafeLink = (url: string): boolean => SAFE_LINK.test(url);

/** Matches control characters that are invalid in HTML (HTML Standard, section 13.2.3.5). */
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;

/** Node types that descriptions can use. */
const SUPPORTED = [
  ...['root', 'paragraph', 'text', 'emphasis', 'strong', 'inlineCode', 'break'],
  ...['link', 'list', 'listItem', 'table', 'tableRow', 'tableCell'],
];

/** Characters that can begin unsupported Markdown or a link. */
const MARKDOWN_SYNTAX = /[<[|~]|^[ \t>#=*_`+-]/m;

/**
 * Finds parts of a Markdown string that pages do not render: HTML, headings, code and the like, control characters, and
 * links to anything but the web, the site and mail.
 *
 * @returns Each part with its kind: `heading "# Title"`.
 */
export function findUnsupportedMarkdown(markdown: string): string[] {
  const found = CONTROL_CHARACTER.test(markdown) ? ['control character'] : [];
  // Parsing all descriptions takes seconds, so text that cannot contain unsupported Markdown is not parsed.
  if (!MARKDOWN_SYNTAX.test(markdown)) return found;
  visit(parseMarkdown(markdown), (node) => {
    const { type, position } = node;
    const isSupported = type === 'link' ? isSafeLink(node.url) : SUPPORTED.includes(type);
    if (isSupported) return undefined;
    const text = markdown.slice(position?.start.offset, position?.end.offset);
    found.push(`${type} ${JSON.stringify(text.replace(/\n.*/s, ''))}`);
    return SKIP;
  });
  return found;
}
