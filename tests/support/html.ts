/** Parses HTML. */
import { selectAll } from 'css-select';
import { parse, parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import type { Htmlparser2TreeAdapterMap } from 'parse5-htmlparser2-tree-adapter';

export type Element = Htmlparser2TreeAdapterMap['element'];
type Node = Htmlparser2TreeAdapterMap['node'];
export type Root = Htmlparser2TreeAdapterMap['parentNode'];

/** Parses a page like a browser without JavaScript, so `noscript` contains elements. */
export const parsePage = (html: string): Root =>
  parse(html, { scriptingEnabled: false, treeAdapter: adapter });

export const parseHtml = (html: string): Root => parseFragment(html, { treeAdapter: adapter });

/** Returns the elements below a node that match a selector, in document order. */
export const select = (selector: string, root: Root): Element[] =>
  selectAll<Node, Element>(selector, root);

export const classesOf = (element: Element): string[] => element.attribs.class?.match(/\S+/g) ?? [];

/** Returns the text of a node, like `textContent` in the DOM. */
export function textOf(node?: Node): string {
  if (node && 'children' in node) return node.children.map(textOf).join('');
  return node?.nodeType === 3 ? node.data : '';
}
