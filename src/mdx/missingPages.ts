import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { readOtherApi } from '../described';

const PAGE = /^(?:pathname:\/\/)?\/docs\/api\/([^#?/]+)/;
const SECTION = /^(?:\/docs\/(?:api\/[^#?/]+|category\/api)|\/docs)#/;

/**
 * Rehype plugin for guides and posts: links to pages of this project's own API are text on the site of another
 * description, where these pages are missing. On the project's own site, nothing changes.
 */
export function missingPages() {
  const other = readOtherApi();
  const isMissing = (url: string): boolean => {
    const slug = PAGE.exec(url)?.[1];
    return (slug !== undefined && !other?.slugs.has(slug)) || SECTION.test(url);
  };
  return (root: Root): void => {
    if (other === undefined) return;
    visit(root, 'element', (node: Element) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string' || !isMissing(href)) return;
      node.tagName = 'span';
      node.properties = {};
    });
  };
}
