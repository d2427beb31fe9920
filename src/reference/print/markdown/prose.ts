import type { Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Options } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { cached } from '../../cached.ts';
import type { Prose, ProseNode } from '../../view/types.ts';
import { twinLink } from './links.ts';
import type { LinkPlace } from './links.ts';
import { writeMarkdown } from './text.ts';

/** Keeps white space in code, which hast-util-to-mdast would collapse. */
const options: Options = {
  newlines: true,
  handlers: {
    code: (_state, node) => ({ type: 'inlineCode', value: codeOf(node) }),
    pre: (_state, node) => {
      const { language } = node.properties;
      return { type: 'code', lang: language?.toString(), value: codeOf(node) };
    },
  },
};

function codeOf({ properties }: Element): string {
  return String(properties.text);
}

function toHast(node: ProseNode): ElementContent {
  if (typeof node === 'string') return { type: 'text', value: node };
  const [tagName, { className, ...properties }, ...children] = node;
  const [, align] = /^text--(\w+)$/.exec(String(className)) ?? [];
  const isCode = tagName === 'code' || tagName === 'pre';
  return {
    type: 'element',
    tagName,
    properties: {
      ...properties,
      align,
      ...(isCode && { text: children.filter((child) => typeof child === 'string').join('') }),
    },
    children: children.map(toHast),
  };
}

/** Whether prose has a link: where that leads depends on the page. */
function hasLink(node: ProseNode): boolean {
  if (typeof node === 'string') return false;
  const [tag, , ...children] = node;
  return tag === 'a' || children.some(hasLink);
}

function write(prose: Prose, place: LinkPlace): string {
  const tree = toMdast({ type: 'root', children: prose.map(toHast) }, options) as Root;
  visit(tree, 'link', (node) => {
    node.url = twinLink(node.url, place);
  });
  return writeMarkdown(tree);
}

/** Descriptions of components, which occur on every page. */
const written = new WeakMap<Prose, string>();

/** Prose as Markdown, with absolute URLs in links. */
export function renderProse(prose: Prose | undefined, place: LinkPlace): string {
  if (!prose) return '';
  if (prose.some(hasLink)) return write(prose, place);
  return cached(written, prose, () => write(prose, place));
}
