/** Elements of HTML, as parse5 reads it. */
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const isElement = (node: Node): node is Element => 'tagName' in node;

/** Every element below a node, in the order of the document. */
export function listElements(node: Node, found: Element[] = []): Element[] {
  if (!('childNodes' in node)) return found;
  for (const child of node.childNodes) {
    if (isElement(child)) found.push(child);
    listElements(child, found);
  }
  return found;
}

/** Lists every element of an HTML fragment. */
export const parseElements = (html: string): Element[] => listElements(parseFragment(html));

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

export const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');

/** Returns the text of a node, as the DOM's `textContent`. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
