import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { cached } from '../cached.ts';

/**
 * Footnotes are text: those of all descriptions on a page would share one list, in which labels collide.
 * CommonMark, which OpenAPI prescribes, has none.
 */
const WITHOUT_FOOTNOTES = {
  disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'] },
};

const SYNTAX = { extensions: [gfm(), WITHOUT_FOOTNOTES], mdastExtensions: [gfmFromMarkdown()] };

const parsed = new Map<string, Root>();

/** Parses a description, CommonMark and GFM. Cached: callers must not change the tree. */
export function parseMarkdown(markdown: string): Root {
  return cached(parsed, markdown, () => fromMarkdown(markdown, SYNTAX));
}

/** URLs that a description may link to: http(s), mailto, anchors and absolute paths. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

export const isSafeLink = (url: string): boolean => SAFE_LINK.test(url);

/** Control characters, which HTML does not allow (HTML Standard, section 13.2.3.5). */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** Nodes of Markdown that pages do not show, besides those with an address. */
const REFUSED = ['html', 'imageReference', 'linkReference'];

/**
 * Finds parts of a Markdown string that pages do not show: HTML, images, control characters, and links to anything but
 * the web, the site and mail.
 *
 * @returns Each part as it is written.
 */
export function findRefused(markdown: string): string[] {
  const refused = CONTROLS.test(markdown) ? ['a control character'] : [];
  // Parsing all descriptions takes seconds, and only these characters begin what is looked for.
  if (!/[<[]/.test(markdown)) return refused;
  visit(parseMarkdown(markdown), (node) => {
    const { type, position } = node;
    const isRefused =
      'url' in node ? type !== 'link' || !isSafeLink(node.url) : REFUSED.includes(type);
    if (!isRefused) return;
    refused.push(markdown.slice(position?.start.offset, position?.end.offset));
  });
  return refused;
}
