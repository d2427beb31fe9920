import { expect, test } from 'vitest';
import { at } from '../e2e/site';
import { spec, operations } from '../support/spec';
import { attributeOf, listElements } from '../support/html';
import { pageAt } from '../support/pages';

test('the catalogue lists the operations of each tag in the order of the OpenAPI document', () => {
  const sections = pageAt('/docs/category/api').elements.filter(
    ({ tagName }) => tagName === 'section',
  );
  const paths = sections.map((section) =>
    listElements(section)
      .filter(({ tagName, parentNode }) => tagName === 'a' && parentNode?.nodeName === 'li')
      .map((link) => attributeOf(link, 'href')),
  );
  const expected = spec.tags.map(({ name }) =>
    operations
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ operation }) => at(`/docs/api/${operation.operationId}`)),
  );
  expect(paths).toEqual(expected);
});
