import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that only work on the page, or have no content of their own: controls, icons, scripts. */
const LEFT_OUT = new Set(['button', 'label', 'script', 'select', 'style', 'svg']);

/** Attributes that every feed reader understands. Docusaurus has made the links absolute. */
const KEPT = new Set([
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'width',
]);

function valueOf({ attrs }: Element, name: string): string {
  return attrs.find((each) => each.name === name)?.value ?? '';
}

/** Whether an element belongs to the page's interface, not to its content. */
function isLeftOut(element: Element): boolean {
  const classNames = valueOf(element, 'class').split(' ');
  return LEFT_OUT.has(element.tagName) || classNames.includes('hash-link');
}

function cleanAttributes(element: Element): void {
  element.attrs = element.attrs.flatMap((attribute) => {
    if (KEPT.has(attribute.name)) return [attribute];
    // The HTML standard suggests this class for the language of code.
    const [language] = attribute.value.match(/\blanguage-\S+/) ?? [];
    const isLanguage = attribute.name === 'class' && element.tagName === 'code' && language;
    return isLanguage ? [{ ...attribute, value: language }] : [];
  });
}

function cleanChildren(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter((node) => {
    if (node.nodeName === '#comment') return false;
    if (!('tagName' in node)) return true;
    if (isLeftOut(node)) return false;
    cleanAttributes(node);
    cleanChildren(node);
    return true;
  });
}

/**
 * The content of a post for feed readers, which have neither the styles nor the scripts of its page.
 *
 * @param html The post's HTML on its page.
 * @returns HTML without controls, scripts, styles, and attributes that only the page understands.
 */
export function toPlainContent(html: string): string {
  const fragment = parseFragment(html);
  cleanChildren(fragment);
  return serialize(fragment);
}

/** Docusaurus' feed items, with content that every feed reader can show. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...source }) => {
  const items = await defaultCreateFeedItems(source);
  return items.map((item) => ({ ...item, content: toPlainContent(item.content ?? '') }));
};
