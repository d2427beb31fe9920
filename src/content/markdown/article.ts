import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** Controls and images, which have no text for the Markdown version. */
const CONTROLS = ['button', 'form', 'input', 'label', 'select', 'svg'];

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

const hasRole = ({ properties }: Element, role: string): boolean => properties.role === role;

const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child) => child.type === 'element');

function findAll(tree: Nodes, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (matches(element)) found.push(element);
  });
  return found;
}

function create(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** A line of strong text: titles of code, notes and tabs have no place among the headings. */
const titleLine = ({ children }: Element): Element => create('p', [create('strong', children)]);

/** The child that style sheets show as the title of an element. */
function findTitle(element: Element): Element | undefined {
  const children = elementsOf(element);
  if (element.tagName === 'details') return children.find(({ tagName }) => tagName === 'summary');
  if (hasClass(element, 'theme-admonition')) return children[0];
  if (hasClass(element, 'theme-code-block')) return children.find(({ tagName }) => tagName === 'p');
  const [label] = [element.properties.ariaLabelledBy].flat();
  if (label === undefined) return undefined;
  return children.find(({ tagName, properties }) => tagName === 'p' && properties.id === label);
}

/** Gives each tab panel the label of its tab, as the list of tabs is left out. Panels can have tabs of their own. */
function labelPanels(tabs: Element): void {
  const parts = elementsOf(tabs).flatMap(elementsOf);
  const labels = parts.filter((each) => hasRole(each, 'tab'));
  const panels = parts.filter((each) => hasRole(each, 'tabpanel'));
  for (const [index, panel] of panels.entries()) {
    const label = labels[index];
    if (label) panel.children.unshift(titleLine(label));
  }
}

/** Writes as plain elements what the page says by its style. */
function rewrite(element: Element): void {
  const { children, properties, tagName } = element;
  const title = findTitle(element);
  if (title) {
    // The heading of a section that is closed until a reader opens it.
    const heading = elementsOf(title).find(isHeading);
    children[children.indexOf(title)] = heading ?? titleLine(title);
  }
  if (hasClass(element, 'theme-admonition')) element.tagName = 'blockquote';
  if (elementsOf(element).some((child) => hasRole(child, 'tablist'))) labelPanels(element);
  if (tagName === 'img' && properties.alt) {
    Object.assign(element, create('span', [{ type: 'text', value: `Image: ${properties.alt}` }]));
  }
}

/** Whether an element is a link from a heading or a field to itself. */
function isSelfLink(element: Element): boolean {
  const [text] = element.children;
  return hasClass(element, 'hash-link') || (text?.type === 'text' && text.value === '#');
}

const isText = (node: Nodes): boolean =>
  node.type !== 'element'
    ? node.type !== 'comment'
    : !CONTROLS.includes(node.tagName) && !hasRole(node, 'tablist') && !isSelfLink(node);

/** Removes controls, lists of tabs, the links from headings to themselves, and React's comments. */
function removeControls(tree: Nodes): void {
  visit(tree, (node, index, parent) => {
    if (isText(node) || index === undefined || !parent) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * Reads the text of a guide or post from its page, as Docusaurus has rendered it: whatever components it uses
 * have become elements there. The text is in the one element of the article with the class `markdown`.
 *
 * @param html The whole page.
 * @returns Its Markdown tree, or undefined if the page has no text.
 */
export function readArticle(html: string): Root | undefined {
  const tree = fromHtml(html);
  const [article] = findAll(tree, ({ tagName }) => tagName === 'article');
  const [text] = article ? findAll(article, (element) => hasClass(element, 'markdown')) : [];
  if (!text) return undefined;
  visit(text, 'element', rewrite);
  removeControls(text);
  return toMdast(text) as Root;
}
