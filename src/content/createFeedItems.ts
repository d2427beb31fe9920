import type { CreateFeedItemsFn } from '@docusaurus/plugin-content-blog';
import { parseFragment, serialize } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

/** Elements that have no content, or work only on the page: controls, icons, scripts. */
const LEFT_OUT = ['button', 'label', 'script', 'select', 'style', 'svg'];

/** Attributes that every feed reader supports. Docusaurus has made the links absolute. */
const KEPT_ATTRIBUTES = [
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
];

/** Removes elements of the page's interface, and attributes that only the page supports. */
function clean(parent: DefaultTreeAdapterMap['parentNode']): void {
  parent.childNodes = parent.childNodes.filter((node) => {
    if (!('tagName' in node)) return node.nodeName !== '#comment';
    const classes = node.attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
    if (LEFT_OUT.includes(node.tagName) || classes.includes('hash-link')) return false;
    node.attrs = node.attrs.filter(({ name }) => KEPT_ATTRIBUTES.includes(name));
    // The HTML standard suggests this class for the language of code.
    const language = classes.find((each) => each.startsWith('language-'));
    if (node.tagName === 'code' && language) node.attrs.push({ name: 'class', value: language });
    clean(node);
    return true;
  });
}

/**
 * Converts a post for feed readers, which do not have the styles and scripts of its page.
 *
 * @param html The post's HTML on the site.
 * @returns HTML without controls, scripts, styles, and attributes that only the page supports.
 */
export function toFeedHtml(html: string): string {
  const fragment = parseFragment(html);
  clean(fragment);
  return serialize(fragment);
}

/** Replaces the content of Docusaurus' feed items. */
export const createFeedItems: CreateFeedItemsFn = async ({ defaultCreateFeedItems, ...source }) => {
  const items = await defaultCreateFeedItems(source);
  return items.map(({ content, ...item }) => ({ ...item, content: toFeedHtml(content ?? '') }));
};
