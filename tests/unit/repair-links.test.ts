/** Links in the description of another API: they lead to what they mean on this site, or become text. */
import { expect, test } from 'vitest';
import { repairLinks } from '../../src/reference/view/repairLinks.ts';
import type { ProseNode } from '../../src/reference/view/types.ts';
import { createApi, viewOf } from '../support/api.ts';

/** Where a link in the description of an operation and in that of the API lead; nothing where it is text. */
function follow(href: string): [operation: unknown, api: unknown] {
  const description = `[there](${href})`;
  const { api } = createApi(
    { summary: 'List all things', tags: ['Small things'], description },
    { info: { title: 'Things', version: '1.0.0', description }, tags: [{ name: 'Small things' }] },
  );
  const view = repairLinks(viewOf(api));
  const targetOf = (prose: readonly ProseNode[] = []) =>
    /\["a",\{"href":"([^"]*)"/.exec(JSON.stringify(prose))?.[1];
  expect(JSON.stringify(view.operations[0]?.description)).toContain('there');
  return [targetOf(view.operations[0]?.description), targetOf(view.description)];
}

const PAGE = '/docs/api/list-things';
const GROUP = '/docs/category/api#Small-things';

test.each([
  ['a tag', '#tag/Small-things', GROUP],
  ['a tag by its name alone', '#small-things', GROUP],
  ['an operation by its id', '#operation/list-things', PAGE],
  ['an operation below its tag', '#/operations/list-things', PAGE],
  ['an operation by its summary', '#list-all-things', PAGE],
  ['a page of this site', PAGE, PAGE],
  ['another site', 'https://other.example/a#b', 'https://other.example/a#b'],
  ['a page that this site lacks', '/docs/elsewhere', undefined],
  ['a section that nothing has', '#tag/nothing', undefined],
  ['a percent sign that is no escape', '#%', undefined],
])('A link to %s: %s', (_, href, target) => {
  expect(follow(href)).toEqual([target, target]);
});

test('A section of the page itself is where the link leads', () => {
  expect(follow('#responses')).toEqual(['#responses', undefined]);
});
