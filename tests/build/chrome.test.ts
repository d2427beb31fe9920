import { INTRODUCTION_PATH } from '../../src/site/urls.ts';
import { expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { authors, countPosts } from '../support/blog';
import { attributeOf, textOf } from '../support/html';
import { pages } from '../support/pages';

/** Pages whose title is not their first heading. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  '/': product.tagline,
  '/blog': `${product.name} blog`,
  [INTRODUCTION_PATH]: 'Introduction',
  ...Object.fromEntries(
    authors.map(({ path, name, posts }) => [
      `/blog/authors${path}`,
      `${name} - ${countPosts(posts.length)}`,
    ]),
  ),
};

/** The text of the first element of a name, without the spaces of no width that Docusaurus writes. */
function firstText({ elements }: (typeof pages)[number], tagName: string): string {
  const element = elements.find((each) => each.tagName === tagName);
  return element ? textOf(element).replaceAll('\u200B', '').trim() : '';
}

test('the page title is the page title, then a delimiter, then the site title', () => {
  for (const page of pages) {
    const own = OWN_TITLES[page.path] ?? firstText(page, 'h1');
    expect(own, page.path).not.toBe('');
    expect(firstText(page, 'title'), page.path).toBe(`${own} | ${product.name}`);
  }
});

test('the only form of a page before its scripts run is the filter, which has no address to send to; samples are chosen in a list, and tabs are radio buttons', () => {
  const fields = pages.flatMap(({ path, elements }) =>
    elements.flatMap((element) => {
      const { tagName } = element;
      if (!/^(?:form|input|select|textarea)$/.test(tagName)) return [];
      expect(attributeOf(element, 'action'), path).toBeUndefined();
      const type = attributeOf(element, 'type');
      return type === 'radio'
        ? []
        : [`${path.replace(/^\/docs\/api\/.*/, 'an endpoint')} ${tagName} ${type ?? ''}`.trim()];
    }),
  );
  expect([...new Set(fields)].sort()).toEqual([
    '/docs/category/api form',
    '/docs/category/api input search',
    '/docs/category/api select',
    'an endpoint select',
  ]);
});
