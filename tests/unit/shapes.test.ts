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
import type { Schema } from '../../src/reference/read/types';
import { renderOperationTwin } from '../../src/reference/print/markdown/operation';
import { printOperation } from '../../src/reference/print/page';
import { createApi, refTo, viewOf } from '../support/api';
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

test('sound features of OpenAPI 3.2 that Redocly trips over are read without a warning', async () => {
  const file = path.join(folder.path, 'features.json');
  const flow = {
    deviceAuthorizationUrl: 'https://auth.example/device',
    tokenUrl: 'https://auth.example/token',
    scopes: { 'write:pets': 'Change pets.' },
  };
  const body = {
    content: { 'application/json': { schema: { properties: { any: refTo('Any') } } } },
  };
  const responses = { 200: { description: 'Fine.', ...body } };
  const description = {
    openapi: '3.2.0',
    info: { title: 'Features', version: '1' },
    paths: {
      '/pets': {
        query: { operationId: 'search-pets', summary: 'Search pets', responses },
        additionalOperations: { COPY: { operationId: 'copy', summary: 'Copy pets', responses } },
      },
    },
    webhooks: {
      'pet.lost': {
        post: { operationId: 'lost', requestBody: body, responses },
        put: { operationId: 'found', responses },
      },
    },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Any: true },
      securitySchemes: { oauth: { type: 'oauth2', flows: { deviceAuthorization: flow } } },
    },
    security: [{ oauth: ['write:pets'] }],
  };
  // A file with a byte order mark, as some editors write it.
  writeFileSync(file, `\ufeff${JSON.stringify(description)}`);
  const complaints: Fault[] = [];
  const read = readApi(
    await loadDescription({ file, onWarning: (warning) => complaints.push(warning) }),
  );
  expect(complaints).toEqual([]);
  const found = read.operations.map(({ method, server, path: where }) => [method, server, where]);
  expect(found).toEqual([
    ['QUERY', '/api', '/pets'],
    ['COPY', '/api', '/pets'],
    ['EVENT', '', 'pet.lost'],
    ['EVENT', '', 'pet.lost'],
  ]);
  const shown = await viewAll(read);
  expect(JSON.stringify(shown.get('search-pets')?.security)).toContain('Change pets.');
});

test('the name of a file is percent-encoded in a reference to it', async () => {
  const file = path.join(folder.path, 'encoded.json');
  const responses = { 200: { $ref: 'all%20answers.json#/fine' } };
  const paths = { '/a': { get: { summary: 'A', responses } } };
  const info = { title: 'Encoded', version: '1' };
  writeFileSync(file, JSON.stringify({ openapi: '3.1.1', info, paths }));
  const answers = { fine: { description: 'It is fine.' } };
  writeFileSync(path.join(folder.path, 'all answers.json'), JSON.stringify(answers));
  const [operation] = readApi(await loadDescription({ file })).operations;
  expect(operation?.responses[0]?.description).toBe('It is fine.');
});

test('two parts of an allOf that describe the same property are both on the page', () => {
  const things: Schema = {
    type: 'object',
    properties: { data: { type: 'array', description: 'What was found.', items: {} } },
  };
  const pets: Schema = {
    properties: { data: { type: 'array', items: { properties: { name: { type: 'string' } } } } },
  };
  const { api: found } = createApi({
    responses: {
      200: {
        description: 'Fine.',
        content: { 'application/json': { schema: { allOf: [things, pets] } } },
      },
    },
  });
  const [view] = viewOf(found).operations;
  const [field] = view?.responses[0]?.bodies?.[0]?.schema?.properties ?? [];
  expect(JSON.stringify(field?.description)).toContain('What was found.');
  expect(field?.properties?.map(({ name }) => name)).toEqual(['name']);
});

test('a page stays within its size: what does not fit is named, with a link to the description', () => {
  const names = Array.from({ length: 60 }, (_, index) => `Part${index}`);
  const texts = Array.from({ length: 100 }, (_, index): [string, Schema] => [
    `text${index}`,
    { type: 'string', description: `What the text ${index} is for, in a sentence of some length.` },
  ]);
  const parts = names.map((name): [string, Schema] => [name, refTo(name)]);
  // Each part has a hundred texts, and every part again.
  const part: Schema = {
    type: 'object',
    properties: Object.fromEntries([...texts, ...parts]),
  };
  const schemas = Object.fromEntries(names.map((name) => [name, { ...part }]));
  const { api: huge } = createApi(
    {
      responses: {
        200: { description: 'All.', content: { 'application/json': { schema: refTo('Part0') } } },
      },
    },
    { components: { schemas } },
  );
  const [view] = viewOf(huge).operations;
  if (!view) throw new Error('There is no page.');
  expect(view.omitted?.length).toBeGreaterThan(0);
  const place = { site: 'https://site.example/', page: '/docs/api/it', hasTwin: () => false };
  const twin = renderOperationTwin(view, place);
  expect(twin).toMatch(/Further parts: .*openapi\.json/);
  // Its texts and names, of which the HTML is made.
  expect(Buffer.byteLength(JSON.stringify(printOperation(view)))).toBeLessThan(2_000_000);
});
