/** Shapes of large public descriptions: each has its page, and what a page leaves out is named. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Fault } from '../../src/reference/read/fault';
import { loadDescription } from '../../src/reference/read/load';
import { readApi } from '../../src/reference/read/model';
import type { Api } from '../../src/reference/read/model';
import { createView } from '../../src/reference/view/api';
import { createResponseTypes } from '../../src/reference/view/responseTypes';
import type { OperationView } from '../../src/reference/view/types';
import { useTemporaryFolder } from '../support/temporaryFolder';
import { listFields } from '../support/view';

const FILE = 'tests/fixtures/shapes/openapi.yaml';

let api: Api;
const folder = useTemporaryFolder();
const warnings: Fault[] = [];
let views: Map<string, OperationView>;

async function viewAll(of: Api): Promise<Map<string, OperationView>> {
  const responseTypes = await createResponseTypes(of);
  const { operations } = createView(of, { site: 'https://site.example/', responseTypes });
  return new Map(operations.map((operation) => [operation.slug, operation]));
}

beforeAll(async () => {
  api = readApi(
    await loadDescription({ file: FILE, onWarning: (warning) => warnings.push(warning) }),
  );
  views = await viewAll(api);
}, 60_000);

test('each operation of every shape has a view that survives JSON', () => {
  expect(api.operations.map(({ title }) => title).sort()).toEqual([
    'A tree of branches',
    'A value that is not another',
    'Arrays of types',
    'Callbacks and links',
    'Delete what the path names',
    'Multipart upload',
    'Parameters of the path',
    'Polymorphic schema',
    'Webhook',
  ]);
  expect(views.size).toBe(api.operations.length);
  for (const view of views.values()) {
    // `toEqual` takes what is undefined for absent, as JSON does.
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  }
});

test('a page leaves nothing out: there is nothing to warn of', () => {
  expect(warnings).toEqual([]);
  expect(
    views.get('callbacks-and-links')?.callbacks?.map(({ heading, path }) => [heading, path]),
  ).toEqual([['paid', '{$request.body#/url}']]);
  const [response] = views.get('callbacks-and-links')?.responses ?? [];
  expect(response?.links?.map(({ name }) => name)).toEqual(['tree']);
  const negation = views.get('a-value-that-is-not-another')?.sections[0]?.fields[0];
  expect(negation?.variants?.map(({ label, schema }) => [label, schema.allowed])).toEqual([
    ['Must not be', ['secret']],
  ]);
  expect(views.get('a-tree-of-branches')?.servers?.map(({ url }) => url)).toEqual([
    'https://one.example/v1',
    'https://{region}.two.example/v1',
  ]);
});

test('every way to sign in is in the view', () => {
  const { security = [] } = views.get('a-tree-of-branches') ?? {};
  const anchors = security.flatMap(({ schemes }) => schemes.map(({ field }) => field.anchor));
  expect(anchors).toEqual(expect.arrayContaining(['auth-key', 'auth-token-2']));
  const titles = security.map(({ title }) => title);
  expect(titles).toContain('Or:');
  expect(titles).toContain('Or without authorization.');
});

test('OpenAPI 3.0 as JSON, nullable values among it, and a hundred tags in their order', async () => {
  const tags = Array.from({ length: 100 }, (_, index) => ({ name: `tag ${100 - index}` }));
  const paths = Object.fromEntries(
    tags.map(({ name }, index) => [
      `/p${index}`,
      {
        get: {
          tags: [name],
          summary: `Get ${name}`,
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string', nullable: true } }],
          responses: { 200: { description: 'Fine.' } },
        },
      },
    ]),
  );
  const file = path.join(folder.path, 'tags.json');
  const info = { title: 'Tags', version: '1' };
  writeFileSync(file, JSON.stringify({ openapi: '3.0.3', info, tags, paths }));
  const tagged = readApi(await loadDescription({ file }));
  expect(tagged.groups.map(({ name }) => name)).toEqual(tags.map(({ name }) => name));
  const tagViews = await viewAll(tagged);
  expect(tagViews.size).toBe(100);
  const view = tagViews.get('get-tag-1');
  expect(view && listFields(view).map(({ type }) => type)).toContain('string or null');
});
