import { readFileSync } from 'node:fs';
import mapValues from 'lodash/mapValues.js';
import omit from 'lodash/omit.js';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GeneratedMarkdownByName } from '../../src/content/readArticle.ts';
import type { Catalogue } from '../../src/reference/render/catalogue';
import type { Spec } from '../../src/reference/read/types';
import type { MarkdownSection } from '../../src/reference/render/markdown/page';
import { dataFile, servedFile } from '../support/generated.ts';
import { rootUrl } from '../../src/site/product';
import {
  findUnrenderedMarkup,
  listCodeBlocks,
  listLinks,
  parseMarkdown,
  readFields,
  readMarkdown,
  visibleText,
  withoutSpaces,
} from '../support/markdown';
import type { MarkdownFile } from '../support/markdown';
import {
  listExamples,
  listFields,
  listOperations,
  listTexts,
  describeField,
} from '../support/operations';
import type { ResolvedOperation } from '../support/operations';
import { sampleEvenly } from 'fakewright-engine/testing/exhaustive';

const readData = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const catalogue = readData<Catalogue>(dataFile('catalogue.json'));
const sections = readData<MarkdownSection[]>(dataFile('markdown.json'));
const entries = sections.flatMap((section) => section.entries);

const readPage = (page: string): MarkdownFile =>
  readMarkdown(readFileSync(servedFile(`${page}.md`), 'utf8'));

/** Names of common fields that the introduction describes. */
const COMMON = {
  parameters: ['count', 'seed', 'unique', 'locale'],
  meta: ['count', 'seed', 'locale', 'reference'],
  headers: [
    ...['Allow', 'Data-Version', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
    ...['Retry-After', 'WWW-Authenticate'],
  ],
  errors: ['type', 'title', 'status', 'detail', 'errors'],
};

type Responses = ResolvedOperation['responses'];
type Content = NonNullable<Responses[string]['content']>;

/** Returns the content of a response without `meta`. */
const withoutMeta = (content: Content = {}): Content =>
  mapValues(content, (type) => ({
    ...type,
    schema: { ...type.schema, properties: omit(type.schema?.properties, 'meta') },
  }));

/** Returns the content of an error response without schemas. */
const withoutSchema = (content: Content = {}): Content =>
  mapValues(content, ({ examples = {} }) => ({ examples }));

function ownResponses({ 200: success, 400: failure }: Responses): Responses {
  return {
    ...(success && {
      200: { ...omit(success, 'headers'), content: withoutMeta(success.content) },
    }),
    ...(failure && {
      400: { ...omit(failure, 'headers'), content: withoutSchema(failure.content) },
    }),
  };
}

/** The operations of the published document. The common fields that the introduction describes are removed. */
const operations = listOperations(readData<Spec>(servedFile('openapi.json'))).map((operation) => ({
  ...operation,
  parameters: operation.parameters.filter(({ name }) => !COMMON.parameters.includes(name)),
  responses: ownResponses(operation.responses),
}));

test('the introduction describes every common field that the Markdown versions of pages leave out', () => {
  const { CommonFields } = readData<GeneratedMarkdownByName>(dataFile('parts.json'));
  const paths = readFields(parseMarkdown(CommonFields?.markdown ?? '')).map((field) =>
    field.replace(/^: /, ''),
  );
  const names = paths.filter((path) => !path.includes('.'));
  expect(names.sort()).toEqual(Object.values(COMMON).flat().sort());
});

test('markdown.json lists a Markdown version for every API page, in the order of the tags', () => {
  const slugs = catalogue.tags.flatMap((tag) => tag.entries.map(({ slug }) => slug));
  expect(slugs).toHaveLength(operations.length);
  expect(entries.map((entry) => entry.path)).toEqual([
    '/docs/category/api',
    ...slugs.map((slug) => `/docs/api/${slug}`),
  ]);
});

test.each(sampleEvenly(entries, 40))(
  'the Markdown version of $path has title and URL in its front matter, and no HTML or JSX',
  (entry) => {
    const { head, tree } = readPage(entry.path);
    expect(head).toEqual({
      title: entry.title,
      description: entry.description,
      url: `${rootUrl.replace(/\/$/, '')}${entry.path}`,
    });
    expect(findUnrenderedMarkup(tree)).toEqual([]);
    expect(tree.children[0]).toMatchObject({ type: 'heading', depth: 1 });
    expect(listLinks(tree).filter((link) => !/^(?:https?|mailto):/.test(link))).toEqual([]);
  },
);

describe.each(sampleEvenly(operations, 40))('the Markdown version of $operationId', (operation) => {
  let tree: MarkdownFile['tree'];
  beforeAll(() => {
    ({ tree } = readPage(`/docs/api/${operation.operationId}`));
  });

  test('lists the same fields as the operation, with the same nesting and the same required fields', () => {
    const read = readFields(tree);
    const fields = listFields(operation).map(describeField);
    expect(fields.length).toBeGreaterThan(0);
    expect([...read].sort()).toEqual([...fields].sort());
  });

  test('contains every text about the operation in the OpenAPI document', () => {
    const shown = visibleText(tree);
    const missing = listTexts(operation).filter((text) => !shown.includes(withoutSpaces(text)));
    expect(missing).toEqual([]);
  });

  test('contains every sample, and a curl command for each sample of status 200', () => {
    // For GET operations, pages replace the shared example of status 400 with their own rejected request.
    const all = listExamples(operation, (status) => status !== '400' || operation.method !== 'get');
    const main = listExamples(operation, (status) => status === '200');
    expect(main.length).toBeGreaterThan(1);
    const values = listCodeBlocks(tree, 'json').map((json) => JSON.stringify(JSON.parse(json)));
    const missing = all.filter(({ value }) => !values.includes(JSON.stringify(value)));
    expect(missing).toEqual([]);
    const requests = listCodeBlocks(tree, 'bash');
    expect(requests).toHaveLength(main.length);
    for (const [index, { 'x-request': request }] of main.entries()) {
      expect(requests[index]).toMatch(/^curl 'https:/);
      for (const name of Object.keys(request?.query ?? {})) {
        expect(requests[index]).toContain(`${name}=`);
      }
    }
    expect(listCodeBlocks(tree, 'typescript')).toHaveLength(1);
  });
});

test('the Markdown version of the catalogue links to the Markdown version of every generator', () => {
  const { tree } = readPage('/docs/category/api');
  const rows: string[][] = [];
  visit(tree, 'tableRow', (row) => {
    const links = listLinks(row);
    if (links.length > 0) rows.push([...links, visibleText(row)]);
  });
  const generators = catalogue.tags.flatMap((tag) => tag.entries);
  expect(rows).toHaveLength(generators.length);
  for (const [index, { slug, path: address, sample }] of generators.entries()) {
    const [link, text = ''] = rows[index] ?? [];
    expect(link).toBe(`${rootUrl}docs/api/${slug}.md`);
    expect(text).toContain(address);
    expect(text).toContain(withoutSpaces(sample));
  }
});
