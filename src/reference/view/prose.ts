import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import kebabCase from 'lodash/kebabCase.js';
import type { Root as MarkdownRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { cached } from '../cached.ts';
import { isSafeLink, parseMarkdown } from '../read/markdown.ts';
import { createCode, readCode, textOf } from './code.ts';
import { tables } from './tables.ts';
import { unlessEmpty } from './unlessEmpty.ts';
import type { Prose, ProseElement, ProseNode } from '../model/types.ts';

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
const OWN_ANCHOR = /^(?:body|(?:in|auth|path|query|header|response)-.*)$/;

export interface ProseOptions {
  /** Level that a first-level heading gets. */
  firstHeading: number;
  /** Absent if headings get no ids. */
  ids?: HeadingIds;
  /** Name of tables that have no heading above them. */
  tableLabel?: string;
}

/**
 * Converts Markdown (CommonMark and GFM) to a tree. HTML is left out: `src/reference/lint/rules.ts` rejects it, and unsafe links.
 *
 * @returns Undefined if there is no content.
 */
export function createProse(
  markdown: string | undefined,
  options: ProseOptions,
): Prose | undefined {
  if (markdown === undefined || markdown.trim() === '') return undefined;
  // Cached, as descriptions of components recur on every page. With headings, their ids may differ.
  const isShared = !options.tableLabel && !/#|^(?:=|-)/m.test(markdown);
  const make = () => convert(markdown, options);
  const prose = isShared ? cached(converted, markdown, make) : make();
  return prose.nodes.length > 0 ? prose : undefined;
}

const converted = new Map<string, Prose>();

function convert(markdown: string, { firstHeading, ids, tableLabel }: ProseOptions): Prose {
  const tree = parseMarkdown(markdown);
  const hast = toHast(tree) as HastRoot;
  visit(hast, 'element', (element) => finishElement(element, { firstHeading, ids }));
  tables(tableLabel)(hast);
  return {
    source: shiftHeadings(markdown, tree, firstHeading).trim(),
    nodes: toNodes(hast.children as ElementContent[], { holdsBlocks: true }),
  };
}

/** The level that a heading has on the page. */
const levelOf = (depth: number, firstHeading: number): number =>
  Math.min(6, depth - 1 + firstHeading);

/** Writes the headings of a Markdown text with the levels that they have on the page. */
function shiftHeadings(markdown: string, tree: MarkdownRoot, firstHeading: number): string {
  let end = 0;
  let shifted = '';
  visit(tree, 'heading', ({ depth, position, children }) => {
    const offsets = [position, children[0]?.position, children.at(-1)?.position];
    const [whole, first, last] = offsets.map((at) => [at?.start.offset ?? 0, at?.end.offset ?? 0]);
    const words = markdown.slice(first?.[0], last?.[1]);
    shifted += `${markdown.slice(end, whole?.[0])}${'#'.repeat(levelOf(depth, firstHeading))} ${words}`;
    end = whole?.[1] ?? 0;
  });
  return shifted + markdown.slice(end);
}

/** The URL of a link that is safe: the protocol of files is Docusaurus' own, which the lint rejects in descriptions. */
const isShown = (url: unknown): boolean =>
  typeof url === 'string' && (isSafeLink(url) || url.startsWith('pathname:'));

function finishElement(element: Element, { firstHeading, ids }: ProseOptions): void {
  const { properties } = element;
  if ('href' in properties && !isShown(properties.href)) delete properties.href;
  const [, depth] = /^h([1-6])$/.exec(element.tagName) ?? [];
  if (depth !== undefined) {
    element.tagName = `h${levelOf(Number(depth), firstHeading)}`;
    if (ids) properties.id = ids.claim(textOf(element));
  }
}

/** React's names of attributes where they differ from hast's. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
  ariaLabelledBy: 'aria-labelledby',
  dataLabel: 'data-label',
};

function toProperties({ properties }: Element): ProseElement['properties'] {
  const pairs = Object.entries(properties).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    const plain = Array.isArray(value) ? value.join(' ') : value;
    return [[REACT_NAMES[name] ?? name, plain] as const];
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** A fenced code block with its highlighting, without the fence's metadata. */
function toCode(element: Element): ProseNode {
  const { text, language } = readCode(element);
  return { tag: 'pre', code: createCode(text, language) };
}

/** Elements with block content only, in which line feeds between children have no meaning. */
const HOLDS_BLOCKS = new Set(['blockquote', 'ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

function toNodes(
  nodes: readonly ElementContent[],
  { holdsBlocks }: { holdsBlocks: boolean },
): ProseNode[] {
  return nodes.flatMap((node): ProseNode[] => {
    if (node.type === 'text') return holdsBlocks && node.value.trim() === '' ? [] : [node.value];
    if (node.type !== 'element') return [];
    const { tagName: tag, children } = node;
    const [code] = children;
    if (tag === 'pre') return [toCode(code?.type === 'element' && !children[1] ? code : node)];
    if (tag === 'code') return [{ tag, children: [textOf(node)] }];
    const inner = toNodes(children, { holdsBlocks: HOLDS_BLOCKS.has(tag) });
    return [{ tag, properties: toProperties(node), children: unlessEmpty(inner) }];
  });
}

/** The `firstHeading` with which the highest headings in a Markdown text, whatever their level, become `h2`. */
export function sectionHeading(markdown: string): number {
  const depths: number[] = [];
  visit(parseMarkdown(markdown), 'heading', ({ depth }) => void depths.push(depth));
  return depths.length > 0 ? 3 - Math.min(...depths) : 2;
}
