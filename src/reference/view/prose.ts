import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { memoize } from '../memoize.ts';
import { isSafeLink, parseMarkdown } from '../read/markdown.ts';
import { createCode, readCode, textOf } from './code.ts';
import { rehypeTables } from './rehypeTables.ts';
import { undefinedIfEmpty } from './undefinedIfEmpty.ts';
import type { Prose, ProseElement, ProseNode } from '../model/types.ts';

/**
 * Converts Markdown (CommonMark and GFM) to a tree. HTML is dropped: `src/reference/lint/renderedKeywords.ts` rejects HTML and
 * unsafe links.
 *
 * @param tableLabel Name of its tables.
 * @returns Undefined if there is no content.
 */
export function createProse(markdown?: string, tableLabel?: string): Prose | undefined {
  if (markdown === undefined || markdown.trim() === '') return undefined;
  // Caches the tree, because descriptions of components recur on every page.
  const prose =
    tableLabel === undefined
      ? memoize(converted, markdown, () => convert(markdown))
      : convert(markdown, tableLabel);
  return prose.nodes.length > 0 ? prose : undefined;
}

const converted = new Map<string, Prose>();

function convert(markdown: string, tableLabel?: string): Prose {
  const hast = toHast(parseMarkdown(markdown)) as HastRoot;
  visit(hast, 'element', removeUnsafeLink);
  rehypeTables(tableLabel)(hast);
  return {
    source: markdown.trim(),
    nodes: toNodes(hast.children as ElementContent[], { holdsBlocks: true }),
  };
}

/**
 * Whether a link is safe. Only generated text has Docusaurus' protocol for files, because the lint rejects it elsewhere.
 */
const isShown = (url: unknown): boolean =>
  typeof url === 'string' && (isSafeLink(url) || url.startsWith('pathname:'));

function removeUnsafeLink({ properties }: Element): void {
  if ('href' in properties && !isShown(properties.href)) delete properties.href;
}

/** Attribute names in React that differ from the names in hast. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  ariaLabel: 'aria-label',
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

/** Converts a fenced code block, with highlighting and without the fence's metadata. */
function toCode(element: Element): ProseNode {
  const { text, language } = readCode(element);
  return { tag: 'pre', code: createCode(text, language) };
}

/** Elements that contain only blocks. Line feeds between blocks have no meaning. */
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
    return [{ tag, properties: toProperties(node), children: undefinedIfEmpty(inner) }];
  });
}
