/** A deprecated operation is marked in every list and file, with the operation that replaces it. */
import mapValues from 'lodash/mapValues.js';
import { expect, test } from 'vitest';
import { createMarkdownFiles } from '../../src/content/markdownFiles.ts';
import type { Header } from '../../src/reference/read/types.ts';
import { createCatalogue } from '../../src/reference/render/catalogue.ts';
import { createApiTypes } from '../../src/reference/render/downloads/apiTypes.ts';
import { createDownloads } from '../../src/reference/render/downloads/createDownloads.ts';
import { createApiMarkdown } from '../../src/reference/render/markdown/pages.ts';
import { createDocItem, renderOperationPage } from '../../src/reference/render/mdx.ts';
import { createSearchEntries } from '../../src/reference/render/searchEntries.ts';
import { createEngineTable } from '../../src/reference/view/engineTable.ts';
import { createSearch } from '../../src/search/search.ts';
import { apiOf, createOperation, viewOf } from '../support/api.ts';

const site = 'https://site.example/';

const old = createOperation({
  operationId: 'generate-a-pin',
  summary: 'Generate a PIN',
  description: 'PINs of four digits.\n\nMore.',
  'x-aliases': ['passcode'],
  deprecated: true,
  'x-deprecated': {
    since: '2026-05-01',
    use: 'generate-a-code',
    reason: 'A code has letters, too.',
  },
});

const { api } = apiOf(
  {},
  {
    paths: {
      '/v1/things/pin': { get: old },
      '/v1/things/code': {
        get: createOperation({ operationId: 'generate-a-code', summary: 'Generate a code' }),
      },
    },
  },
);
const view = viewOf(api);
const [deprecated, successor] = view.operations;

const LABEL = 'PIN (deprecated)';
const LINE = 'Deprecated: use Code. PINs of four digits.';
const NOTICE = (url: string) =>
  `**Deprecated** since 1 May 2026: use [Code](${url}). A code has letters, too.`;

test('the page model has since when, why and the successor, and lists have the word', () => {
  expect(deprecated).toMatchObject({
    label: LABEL,
    promise: LINE,
    deprecated: {
      since: '2026-05-01',
      use: { slug: 'generate-a-code', label: 'Code' },
      reason: 'A code has letters, too.',
      notice: { source: NOTICE('/docs/api/generate-a-code') },
    },
  });
  expect(successor?.deprecated).toBeUndefined();
  expect(successor?.label).toBe('Code');
  expect(successor?.related).toEqual([{ slug: 'generate-a-pin', label: LABEL }]);
});

test('a new title of the successor changes the page of the deprecated operation', () => {
  const code = createOperation({ operationId: 'generate-a-code', summary: 'Generate a number' });
  const paths = { '/pin': { get: old }, '/code': { get: code } };
  const [edited] = viewOf(apiOf({}, { paths }).api).operations;
  expect(edited?.deprecated?.use?.label).toBe('Number');
});

test('the sidebar and the title of the breadcrumb have the word', () => {
  const item = { title: old.summary, api: old };
  expect(createDocItem(item).label).toBe(LABEL);
  expect(renderOperationPage(item)).toContain(`sidebar_label: ${LABEL}\n`);
});

test('catalogue, Markdown versions and llms.txt name the successor', () => {
  const catalogue = createCatalogue(view);
  expect(catalogue.tags[0]?.entries[0]).toMatchObject({ label: LABEL, promise: LINE });
  const sections = createApiMarkdown(view, catalogue, site);
  const [list, page] = sections.flatMap(({ entries }) => entries);
  expect(list?.text).toContain(`[${LABEL}](${site}docs/api/generate-a-pin.md) | ${LINE} |`);
  expect(page?.text).toContain(NOTICE(`${site}docs/api/generate-a-code.md`));
  const files = new Map(createMarkdownFiles({ site, sections, guides: [], posts: [] }));
  expect(files.get('llms.txt')).toContain(`generate-a-pin.md): ${LINE}\n`);
});

test('downloads have the notice, and types have @deprecated', async () => {
  const notice = NOTICE(`${site}docs/api/generate-a-code`);
  const texts = await createDownloads(view, api, site);
  for (const file of ['openapi.json', 'postman_collection.json'] as const)
    expect(texts[file]).toContain(JSON.stringify(`PINs of four digits.\n\n${notice}\n\nMore.`));
  const list = JSON.parse(texts['generators.json']) as { generators: object[] };
  expect(list.generators[0]).toMatchObject({
    name: 'PIN',
    deprecated: old['x-deprecated'],
  });
  expect(list.generators[1]).not.toHaveProperty('deprecated');
  expect((await createApiTypes(api)).match(/@deprecated/g)).toHaveLength(1);
});

test.each(['pin', 'passcode', 'PIN code', 'code'])(
  'a search for %j finds the successor above the deprecated generator',
  (query) => {
    const generators = createSearchEntries(view, api.moves);
    const hits = createSearch({ generators, pages: [], languages: [] })(query);
    expect(hits[0]?.entry).toHaveProperty('slug', 'generate-a-code');
  },
);

test('the headers of RFC 9745 are documented and sent for a deprecated operation only', () => {
  const headers = {
    Deprecation: '@1777593600',
    Link: '</v1/things/code>; rel="successor-version"',
  };
  const documented = api.operations.map(({ responses }) =>
    mapValues(responses['200']?.headers as Record<string, Header>, ({ example }) => example),
  );
  expect(documented).toEqual([headers, {}]);
  const { operations } = createEngineTable(api);
  expect(operations['/v1/things/pin']?.headers).toEqual(headers);
  expect(operations['/v1/things/code']).not.toHaveProperty('headers');
});
