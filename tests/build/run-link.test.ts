import { expect, test } from 'vitest';
import { product } from '../../src/site/product';
import { spec, operations } from '../support/build';
import { attributeOf } from '../support/html';
import { pages } from '../support/pages';

test("every endpoint page links once to running the API on one's own machine, outside the sidebar", () => {
  const introduction = pages.find(({ path }) => path === '/docs/api/fakewright');
  const target = '/docs/api/fakewright#run-it-on-your-machine';
  const ids = introduction?.elements.map((each) => attributeOf(each, 'id'));
  expect(ids).toContain('run-it-on-your-machine');
  const slugs = new Set(operations.map(({ slug }) => `/docs/api/${slug}`));
  const endpoints = pages.filter(({ path }) => slugs.has(path));
  expect(endpoints).toHaveLength(operations.length);
  expect(Object.keys(spec.paths ?? {}).length).toBe(operations.length);
  for (const { path, elements } of endpoints) {
    const address = `${product.baseUrl.replace(/\/$/, '')}${target}`;
    const links = elements.filter(
      (each) =>
        attributeOf(each, 'href') === address &&
        !attributeOf(each, 'class')?.includes('menu__link'),
    );
    expect(links.length, path).toBe(1);
  }
});
