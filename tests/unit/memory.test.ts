import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Api } from '../../src/reference/read/model';
import { generate } from '../../src/reference/generate';
import { createMemory, noMemory } from '../../src/reference/memory';
import type { Memory } from '../../src/reference/memory';
import { openContentCache } from '../../src/contentCache';
import { writePages } from '../support/writePages';

const ERROR = `The request has a fault. ${'What is wrong stands in the answer. '.repeat(8)}`;

const DESCRIPTION = `
openapi: 3.1.1
info: { title: Zoo, version: '1', x-featured: [a] }
servers: [{ url: https://zoo.example }]
security: [{ Key: [] }]
tags: [{ name: birds, x-displayName: Birds }]
paths:
${['a', 'b', 'c', 'd', 'internet/port']
  .map(
    (name) => `
  /${name}:
    get:
      operationId: get-${name.replace('/', '-')}
      summary: Generate a ${name}
      description: See [c](/docs/api/get-c) and https://zoo.example/yes.
      tags: [birds]
      parameters: [{ $ref: '#/components/parameters/Count' }]
      responses:
        '200':
          description: Good
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Bird' }
              examples: { one: { $ref: '#/components/examples/One' } }
        '400': { $ref: '#/components/responses/Bad' }
`,
  )
  .join('')}
components:
  securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } }
  parameters:
    Count: { name: count, in: query, description: How many, schema: { type: integer, default: 1 } }
  examples: { One: { summary: One, value: { name: a } } }
  responses: { Bad: { description: "${ERROR}" } }
  schemas:
    Bird: { type: object, properties: { name: { type: string, description: Of the bird } } }
`;

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment -- a test changes the description anywhere */
const CHANGES: Record<string, (description: any) => void> = {
  nothing: () => undefined,
  'the description of an operation': ({ paths }) => (paths['/b'].get.description = 'Another'),
  'the name of an operation, which its neighbours show': ({ paths }) =>
    (paths['/b'].get.summary = 'Generate a bee'),
  'the address of a page, to which others lead': ({ paths }) =>
    (paths['/c'].get.operationId = 'get-sea'),
  'a schema of several operations': ({ components }) =>
    (components.schemas.Bird.properties.name.type = 'integer'),
  'an example of several operations': ({ components }) =>
    (components.examples.One.value.name = 'another'),
  'a parameter of several operations': ({ components }) =>
    (components.parameters.Count.description = 'Of what'),
  'a response that several pages share': ({ components }) =>
    (components.responses.Bad.description += 'Look for it.'),
  'the response of one page of those that share it': ({ paths }) =>
    (paths['/a'].get.responses['400'] = { description: 'Its own' }),
  'the server': ({ servers }) => (servers[0].url = 'https://zoo.example/v2'),
  'how a request is authorized': ({ components }) =>
    (components.securitySchemes.Key.name = 'X-Other'),
  'the heading of a group': ({ tags }) => (tags[0]['x-displayName'] = 'Eagles'),
  'the group of an operation': ({ paths }) => (paths['/d'].get.tags = ['fish']),
  'the version': ({ info }) => (info.version = '2'),
  'one operation less': ({ paths }) => delete paths['/b'],
  'one operation more': ({ paths }) =>
    (paths['/e'] = { get: { ...paths['/a'].get, operationId: 'get-e' } }),
  'the order of operations': (description) =>
    (description.paths = Object.fromEntries(Object.entries(description.paths as object).reverse())),
  'a reference that leads into another operation': ({ paths }) =>
    (paths['/a'].get.parameters[0] = { $ref: '#/paths/~1b/get/parameters/0' }),
  'a reference of a component that leads into an operation': ({ components, paths }) => {
    components.schemas.Bird.properties.name = { $ref: '#/paths/~1b/get/parameters/0/schema' };
    paths['/b'].get.parameters = [{ name: 'n', in: 'query', schema: { type: 'number' } }];
  },
  'what such a reference leads to': ({ paths }) => {
    paths['/a'].get.responses['200'].content['application/json'].schema = {
      $ref: '#/paths/~1b/get/responses/200/content/application~1json/schema',
    };
    paths['/b'].get.responses['200'].content['application/json'].schema = { type: 'boolean' };
    paths['/b'].get.responses['200'].content['application/json'].examples = { no: { value: true } };
  },
};
/* eslint-enable */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function makeFiles(text: string, memory: Memory): Promise<Map<string, string>> {
  const file = path.join(folder, 'in.yaml');
  writeFileSync(file, text);
  const site = 'https://site.example/';
  const loadSeedSamples = () =>
    Promise.resolve((api: Api) => api.operations.filter(({ path: of }) => of.endsWith('/port')));
  const options = { file, workDir: folder, site, writePages, memory, loadSeedSamples };
  const { files } = await generate(options);
  return files;
}

/** The same run with what the last one has kept, and whether it made anything. */
async function remember(text: string): Promise<{ files: Map<string, string>; made: string[] }> {
  const cache = openContentCache(path.join(folder, 'cache'));
  const memory = createMemory(cache, 'a');
  const made: string[] = [];
  const files = await makeFiles(text, {
    recall: (what, source, make) =>
      memory.recall(what, source, () => {
        made.push(what);
        return make();
      }),
    recallLater: (what, source, make) =>
      memory.recallLater(what, source, () => {
        made.push(what);
        return make();
      }),
  });
  cache.save();
  return { files, made };
}

test.each(Object.entries(CHANGES))(
  'The same description gives the same bytes, whatever a former run was about: %s.',
  async (_name, change) => {
    await remember(DESCRIPTION);
    const description: unknown = parse(DESCRIPTION);
    change(description);
    const text = stringify(description);
    const { files } = await remember(text);
    expect(files).toEqual(await makeFiles(text, noMemory));
    expect([...files.keys()].some((name) => name.includes('_shared'))).toBe(true);
  },
);

test('After a change of one operation, only what shows it is made anew.', async () => {
  await remember(DESCRIPTION.replaceAll('zoo.example', 'farm.example'));
  expect((await remember(DESCRIPTION)).made).toContain('page');
  expect((await remember(DESCRIPTION)).made).toEqual([]);
  const changed = DESCRIPTION.replace('See [c]', 'Do see [c]');
  const made = ['parsed', 'generator', 'YAML', 'page', 'twin'].sort();
  expect((await remember(changed)).made.sort()).toEqual(made);
});
