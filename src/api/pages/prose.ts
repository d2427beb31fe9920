import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { expression } from './jsx.ts';

/** Addresses that a description may link to: the web, mail, and places of this site. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

/** Headings of a description stay below those of the page. */
const FIRST_HEADING = 3;

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  extensions: [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown()],
  // A paragraph that begins so would be code of the page.
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
};

/**
 * Markdown as a description may hold it, as MDX that shows the same and runs nothing.
 *
 * HTML tags, braces, `import`, directives and links to `javascript:` are shown as the text they are.
 * Images become links, so that a page never loads anything from another host.
 */
export function toSafeMdx(markdown: string, firstHeading: number = FIRST_HEADING): string {
  const key = `${firstHeading} ${markdown}`;
  const known = converted.get(key);
  if (known !== undefined) return known;
  const safe = toMarkdown(makeSafe(parse(markdown), firstHeading), options).trim();
  converted.set(key, safe);
  return safe;
}

/** Shared parameters and responses come back on every page. */
const converted = new Map<string, string>();

function parse(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A line of plain text as MDX that shows exactly this text. */
export function toSafeText(text: string): string {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  const root: Root = { type: 'root', children: [paragraph([{ type: 'text', value }])] };
  return toMarkdown(root, options).trim();
}

/** The first paragraph of a Markdown text without its markup: for descriptions in a page's head. */
export function firstParagraph(markdown: string): string {
  const tree = parse(markdown);
  const first = tree.children.find(({ type }) => type === 'paragraph');
  return first ? toString(first).replaceAll(/\s+/g, ' ').trim() : '';
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function makeSafe(node: Nodes, firstHeading: number): Nodes {
  const replaced = replaceUnsafe(node, firstHeading);
  if (!('children' in replaced)) return replaced;
  const children = (replaced.children as RootContent[])
    .filter(({ type }) => type !== 'definition')
    .map((child) => makeSafe(child, firstHeading));
  return { ...replaced, children: wrapLooseText(replaced, children) } as Nodes;
}

/** HTML blocks turn into text, which needs a paragraph around it where blocks are expected. */
function wrapLooseText(parent: Nodes, children: Nodes[]): Nodes[] {
  const holdsBlocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(
    parent.type,
  );
  if (!holdsBlocks) return children;
  return children.map((child) => (child.type === 'text' ? paragraph([child]) : child));
}

function replaceUnsafe(node: Nodes, firstHeading: number): Nodes {
  switch (node.type) {
    case 'html':
      return { type: 'text', value: node.value };
    case 'heading':
      return { ...node, depth: Math.min(6, node.depth - 1 + firstHeading) as 3 | 4 | 5 | 6 };
    case 'link':
      return SAFE_LINK.test(node.url) ? node : textOf(`[${toString(node)}](${node.url})`);
    case 'image':
      return imageLink(node.alt ?? '', node.url);
    case 'linkReference':
    case 'imageReference':
      return textOf(`[${node.type === 'imageReference' ? node.alt : toString(node)}]`);
    case 'code':
      return safeCode(node.value, node.lang ?? '');
    default:
      return node;
  }
}

function textOf(value: string): Nodes {
  return { type: 'text', value };
}

function imageLink(alt: string, url: string): Nodes {
  if (!SAFE_LINK.test(url)) return textOf(`![${alt}](${url})`);
  return { type: 'link', url, children: [{ type: 'text', value: alt || url }] };
}

/**
 * The documentation framework unwraps a fence named `mdx-code-block` wherever it stands in a file,
 * also inside another fence. Such code goes into an expression, on one line.
 */
function safeCode(value: string, language: string): Nodes {
  const lang = /^[\w+#-]+$/.test(language) ? language : null;
  if (!`${language}\n${value}`.includes('mdx-code-block')) return { type: 'code', lang, value };
  return {
    type: 'mdxJsxFlowElement',
    name: 'pre',
    attributes: [],
    children: [{ type: 'mdxFlowExpression', value: expression(value) }],
  };
}
