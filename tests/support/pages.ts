/** Every page of the build, read and parsed once for all tests of the project `build`. */
import { parse, parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { builtFiles, readBuilt } from './build';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** Below the build: `docs/api/fakewright.html`. */
  file: string;
  /** Its address below the site: `/docs/api/fakewright`. The not-found page is at any that no other has. */
  path: string;
  /** In the order of the document. */
  elements: readonly Element[];
}

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

/** Every element of a piece of HTML that is no whole page. */
export const parseElements = (html: string): Element[] => listElements(parseFragment(html));

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

export const classesOf = (element: Element): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter((name) => name !== '');

/** What a node says, as the DOM's `textContent`. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const pathOf = (file: string): string =>
  file === '404.html' ? '/no-such-page' : `/${file.replace(/(?:^index)?\.html$/, '')}`;

/** Every HTML file of the build. */
export const allPages: readonly BuiltPage[] = builtFiles('.html').map((file) => ({
  file,
  path: pathOf(file),
  elements: listElements(parse(readBuilt(file))),
}));

/** A page that only leads elsewhere has no content. */
const isRedirect = ({ elements }: BuiltPage): boolean =>
  elements.some((each) => attributeOf(each, 'http-equiv') === 'refresh');

/** Every page that has content. */
export const pages: readonly BuiltPage[] = allPages.filter((page) => !isRedirect(page));

/**
 * The page of an address below the site.
 *
 * @throws Error when the build has none
 */
export function pageAt(path: string): BuiltPage {
  const page = allPages.find((each) => each.path === path);
  if (!page) throw new Error(`The build has no page ${path}.`);
  return page;
}
