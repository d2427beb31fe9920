import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast';
import kebabCase from 'lodash/kebabCase.js';
import type { Definition, Nodes, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { EXIT, visit } from 'unist-util-visit';
import { cached } from '../cached.ts';
import { replaceControls } from './controls.ts';
import { highlight } from './highlight.ts';
import { HtmlFilter, parseHtml } from './html.ts';
import { tables } from './tables.ts';
import type { Prose, ProseAttributes, ProseNode } from './types.ts';

/**
 * Footnotes are text: those of all descriptions on a page would share one list, in which labels collide.
 * CommonMark, which OpenAPI prescribes, has none.
 */
const WITHOUT_FOOTNOTES = {
  disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'] },
};

const SYNTAX = { extensions: [gfm(), WITHOUT_FOOTNOTES], mdastExtensions: [gfmFromMarkdown()] };

/** URLs that a description may link to: http(s), mailto, anchors and absolute paths. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

/** No ids and no looks come from a description: ids are added after sanitising. */
const sanitize = rehypeSanitize({
  ...defaultSchema,
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    '*': ['checked', 'colSpan', 'dir', 'lang', 'rowSpan', 'start', 'title'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right']],
  },
});

/** Hands out the heading ids of one page. */
export class HeadingIds {
  private readonly slugger = new GithubSlugger();

  /** A unique id, created like Docusaurus' heading ids, except where it could collide with the page's anchors. */
  claim(text: string): string {
    const id = this.slugger.slug(text);
    return OWN_ANCHOR.test(id) ? this.slugger.slug(`about-${kebabCase(text)}`) : id;
  }
}

/** The page's own anchors: `#body`, `#query-count`, `#response-200`. */
const OWN_ANCHOR =
  /^(?:body|(?:in|auth|path|query|querystring|header|cookie|response|callback)-.*)$/;

export interface ProseOptions {
  /** Level that a first-level heading gets. */
  firstHeading: number;
  /** Absent if headings get no ids. */
  ids?: HeadingIds;
}

const parsed = new Map<string, Root>();

/** The tree of a text, which nobody changes: its first paragraph and its prose are read from the same one. */
function parse(markdown: string): Root {
  return cached(parsed, markdown, () => fromMarkdown(markdown, SYNTAX));
}

/**
 * Converts Markdown (CommonMark and GFM) to a sanitised tree. HTML that does not format text and links to unsafe
 * URLs become text; images become links, so that pages load nothing from other hosts.
 *
 * @returns Undefined if there is no content.
 */
export function createProse(
  markdown: string | undefined,
  options: ProseOptions,
): Prose | undefined {
  if (markdown === undefined || markdown.trim() === '') return undefined;
  // Cached, as descriptions of components recur on every page. With headings, their ids may differ.
  const isShared = !/#|^(?:=|-)|<h\d/im.test(markdown);
  const make = () => convert(markdown, options);
  const prose = isShared ? cached(converted, markdown, make) : make();
  return prose.length > 0 ? prose : undefined;
}

const converted = new Map<string, Prose>();

function convert(markdown: string, { firstHeading, ids }: ProseOptions): Prose {
  const source = replaceControls(markdown);
  const tree = showSafely(parse(source), source);
  const written = toHast(tree, { allowDangerousHtml: true }) as HastRoot;
  const hast = sanitize(hasHtml(tree) ? parseHtml(written) : written);
  visit(hast, 'element', (element) => finishElement(element, { firstHeading, ids }));
  tables()(hast);
  return toProse(hast.children as ElementContent[], true);
}

/** The link reference definitions of a tree, by identifier. */
function readDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    // The first of several definitions with one label wins (CommonMark, section 4.7).
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Whether to keep a link. Docusaurus fails the build on an invalid URL. */
function isSafeLink(url: string): boolean {
  if (!SAFE_LINK.test(url)) return false;
  try {
    return decodeURI(new URL(url, 'https://site.example').href) !== '';
  } catch {
    return false;
  }
}

function hasHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'html', () => {
    found = true;
    return EXIT;
  });
  return found;
}

/** Replaces unsafe links and HTML with their source text, and images with links. */
function showSafely(tree: Root, source: string): Root {
  const definitions = readDefinitions(tree);
  const html = new HtmlFilter(tree, isSafeLink);

  const sourceOf = (node: Nodes, insideTable: boolean): Text => {
    const { position } = node;
    // A GFM autolink literal has no position and is its own text.
    if (!position) return { type: 'text', value: toString(node) };
    const text = source.slice(position.start.offset, position.end.offset);
    // In a table, pipes are escaped.
    return { type: 'text', value: insideTable ? text.replaceAll('\\|', '|') : text };
  };

  const show = (node: Nodes, inside: { link: boolean; table: boolean }): Nodes => {
    const replaced = replace(node, inside);
    if (!('children' in replaced)) return replaced;
    const within = {
      link: inside.link || replaced.type === 'link',
      table: inside.table || replaced.type === 'table',
    };
    const children = (replaced.children as RootContent[])
      .filter((child) => child.type !== 'definition' || !isSafeLink(child.url))
      .map((child) => show(child, within));
    return { ...replaced, children: wrapText(replaced, children) } as Nodes;
  };

  const replace = (node: Nodes, inside: { link: boolean; table: boolean }): Nodes => {
    switch (node.type) {
      case 'html': {
        const value = html.filter(node.value);
        return value === undefined ? { type: 'text', value: node.value } : { type: 'html', value };
      }
      case 'link':
      case 'definition':
        return isSafeLink(node.url) ? node : sourceOf(node, inside.table);
      case 'linkReference': {
        const url = definitions.get(node.identifier)?.url ?? '';
        if (!isSafeLink(url)) return sourceOf(node, inside.table);
        return { type: 'link', url, children: node.children };
      }
      case 'image':
      case 'imageReference': {
        const url =
          node.type === 'image' ? node.url : (definitions.get(node.identifier)?.url ?? '');
        const text: Text = { type: 'text', value: node.alt || url };
        // Links cannot be nested.
        if (inside.link) return text;
        if (!isSafeLink(url)) return sourceOf(node, inside.table);
        return { type: 'link', url, children: [text] };
      }
      default:
        return node;
    }
  };

  return show(tree, { link: false, table: false }) as Root;
}

/** Wraps text that replaces a block in a paragraph. */
function wrapText(parent: Nodes, children: Nodes[]): Nodes[] {
  const holdsBlocks = ['root', 'blockquote', 'listItem'].includes(parent.type);
  if (!holdsBlocks) return children;
  return children.map((child) => (child.type === 'text' ? paragraph([child]) : child));
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function finishElement(element: Element, { firstHeading, ids }: ProseOptions): void {
  const { properties } = element;
  const [, depth] = /^h([1-6])$/.exec(element.tagName) ?? [];
  if (depth !== undefined) {
    element.tagName = `h${Math.min(6, Number(depth) - 1 + firstHeading)}`;
    if (ids) properties.id = ids.claim(textOf(element));
  }
}

function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** React's names of attributes where they differ from hast's. */
const REACT_NAMES: Readonly<Record<string, string>> = { ariaLabelledBy: 'aria-labelledby' };

function toAttributes({ properties }: Element): ProseAttributes {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | number | boolean][] => {
      if (value === null || value === undefined) return [];
      const plain = Array.isArray(value) ? value.join(' ') : value;
      return [[REACT_NAMES[name] ?? name, plain]];
    }),
  );
}

/** A fenced code block with its highlighting, without the fence's metadata. */
function toCode(code: Element): ProseNode {
  const [name] = [code.properties.className ?? []].flat().map(String);
  const [, language = ''] = /^language-([\w+#-]+)$/.exec(name ?? '') ?? [];
  const text = textOf(code).replace(/\n$/, '');
  const tokens = highlight(text, language);
  return ['pre', { ...(language && { language }), ...(tokens && { tokens }) }, text];
}

/** Elements with block content only, in which line feeds between children have no meaning. */
const HOLDS_BLOCKS = new Set(['blockquote', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

function toProse(nodes: readonly ElementContent[], holdsBlocks: boolean): Prose {
  return nodes.flatMap((node): ProseNode[] => {
    if (node.type === 'text') return holdsBlocks && node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    const { tagName, children } = node;
    const [code] = children;
    if (tagName === 'pre') return [toCode(code?.type === 'element' && !children[1] ? code : node)];
    if (tagName === 'code') return [['code', {}, textOf(node)]];
    return [[tagName, toAttributes(node), ...toProse(children, HOLDS_BLOCKS.has(tagName))]];
  });
}

/** The `firstHeading` with which the highest headings in a Markdown text, whatever their level, become `h2`. */
export function sectionHeading(markdown: string): number {
  const depths: number[] = [];
  const tree = parse(replaceControls(markdown));
  visit(tree, 'heading', ({ depth }) => void depths.push(depth));
  visit(tree, 'html', ({ value }) => {
    for (const [, depth] of value.matchAll(/<h([1-6])\b/gi)) depths.push(Number(depth));
  });
  return depths.length > 0 ? 3 - Math.min(...depths) : 2;
}

/** Whether a Markdown text has more than one plain paragraph: another block, or a link or list. */
export function hasMore(markdown: string): boolean {
  const tree = parse(replaceControls(markdown));
  const { children } = tree;
  if (hasHtml(tree)) return (createProse(markdown, { firstHeading: 6 }) ?? []).length > 1;
  return children.length > 1 || (children[0] !== undefined && children[0].type !== 'paragraph');
}

/** The first paragraph of a Markdown text as plain text on one line; empty if it has none. */
export function firstParagraph(markdown: string): string {
  const tree = parse(replaceControls(markdown));
  const isFirst = (node: ProseNode) => Array.isArray(node) && node[0] === 'p';
  const first = hasHtml(tree)
    ? createProse(markdown, { firstHeading: 6 })?.find(isFirst)
    : tree.children.find(({ type }) => type === 'paragraph');
  if (first === undefined) return '';
  const text =
    typeof first === 'string' || Array.isArray(first) ? proseText(first) : toString(first);
  return text.replaceAll(/\s+/g, ' ').trim();
}

function proseText(node: ProseNode): string {
  if (typeof node === 'string') return node;
  const [tag, , ...children] = node;
  return tag === 'br' ? ' ' : children.map(proseText).join('');
}
