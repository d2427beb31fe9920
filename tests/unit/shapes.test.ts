/** Shapes of large public descriptions: each has its page, and what a page leaves out is named. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '../../src/reference/read/fault';
import { loadDescription } from '../../src/reference/read/load';
import { readApi } from '../../src/reference/read/model';
import type { Api } from '../../src/reference/read/model';
import { Partials } from '../../src/reference/pages/partials';
import { renderPage } from '../../src/reference/pages/renderPages';
import { createResponseTypes } from '../../src/reference/view/responseTypes';
import { readPage, visibleText } from '../support/mdx';

const FILE = 'tests/fixtures/shapes/openapi.yaml';

let api: Api;
let folder: string;
const warnings: Fault[] = [];
let pages: Map<string, string>;

async function render(of: Api): Promise<Map<string, string>> {
  const responseTypes = await createResponseTypes(of);
  const context = { api: of, responseTypes, partials: new Partials() };
  // What pages share is written out, so that each can be read by itself.
  return new Map(
    of.operations.map((operation) => [operation.slug, renderPage(context, operation, () => false)]),
  );
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shapes-'));
  api = readApi(
    await loadDescription({ file: FILE, onWarning: (warning) => warnings.push(warning) }),
  );
  pages = await render(api);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each operation of every shape has one page that compiles', async () => {
  expect(api.operations.map(({ title }) => title).sort()).toEqual([
    'A value that is not another',
    'Arrays of types',
    'Callbacks and links',
    'Delete what the path names',
    'Multipart upload',
    'Parameters of the path',
    'Polymorphic schema',
    'Recursive schema',
    'Webhook',
  ]);
  expect(pages.size).toBe(api.operations.length);
  for (const page of pages.values()) await readPage(page);
});

test.each([
  ['The callbacks (paid)', /^ {6}callbacks:/],
  ['The links (tree)', /links: \{ tree/],
  ['multipart/form-data', /^ {8}content:/],
  ['("not")', /not: \{ const: secret/],
  ['All servers but the first', /^servers:/],
])('a page leaves nothing out without a warning with its position: %s', (words, place) => {
  const warning = warnings.find(({ reason }) => reason.includes(words));
  expect(warning?.file).toBe(FILE);
  const [, row = ''] = /^> *\d+ \| (.*)$/m.exec(warning?.frame ?? '') ?? [];
  expect(row).toMatch(place);
});

test('every way to sign in is on the page', async () => {
  const { elements, html } = await readPage(pages.get('recursive-schema') ?? '');
  const named = elements.flatMap(({ props }) => (typeof props.anchor === 'string' ? [props] : []));
  expect(named.map(({ anchor }) => anchor)).toEqual(
    expect.arrayContaining(['auth-key', 'auth-token-2']),
  );
  expect(visibleText(html)).toContain('Or:');
  expect(visibleText(html)).toContain('Or without authorization.');
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
  const file = path.join(folder, 'tags.json');
  const info = { title: 'Tags', version: '1' };
  writeFileSync(file, JSON.stringify({ openapi: '3.0.3', info, tags, paths }));
  const tagged = readApi(await loadDescription({ file }));
  expect(tagged.groups.map(({ name }) => name)).toEqual(tags.map(({ name }) => name));
  const written = await render(tagged);
  expect(written.size).toBe(100);
  const { elements } = await readPage(written.get('get-tag-1') ?? '');
  const types = elements.map(({ props }) => props.type);
  expect(types).toContain('string or null');
});
