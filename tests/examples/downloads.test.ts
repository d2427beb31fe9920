import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Collection } from 'postman-collection';
import type { Item, QueryParam } from 'postman-collection';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { rootUrl } from '../../src/site/product';
import { downloads } from '../../src/site/downloads';
import type { GeneratorList } from '../../src/reference/render/downloads/generators';
import type { Spec } from '../../src/reference/read/types';
import { servedFile } from '../support/generated.ts';
import { listExamples, listOperations } from '../support/operations';
import { IS_EXHAUSTIVE } from 'fakewright-engine/testing/exhaustive';

const FOLDER = servedFile('');
const readDownload = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const readJson = <T>(file: string): T => JSON.parse(readDownload(file)) as T;

const description = readJson<Spec>('openapi.json');
const operations = listOperations(description);

describe('openapi.yaml and openapi.json', () => {
  // Usually one file is enough, because another test compares the contents of both files.
  test.each(IS_EXHAUSTIVE ? ['openapi.yaml', 'openapi.json'] : ['openapi.json'])(
    '%s has no external references and no lint errors',
    { timeout: 60_000 },
    async (file) => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lint({ ref: path.join(FOLDER, file), config });
      expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
      const references = [...readDownload(file).matchAll(/\$ref["']?: *["']?([^"'\n]+)/g)];
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter(([, target]) => !target?.startsWith('#/'))).toEqual([]);
    },
  );

  test('each schema compiles in the strict mode of Ajv', () => {
    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const schemas = operations.flatMap(({ parameters, requestBody, responses }) => [
      ...parameters.map(({ schema }) => schema),
      ...[requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.values(body?.content ?? {}).map(({ schema }) => schema),
      ),
    ]);
    expect(schemas.length).toBeGreaterThan(operations.length);
    for (const schema of schemas) expect(() => ajv.compile(schema ?? {})).not.toThrow();
  });

  test('have the same content', () => {
    expect(parse(readDownload('openapi.yaml'))).toEqual(description);
    expect(operations.length).toBeGreaterThan(0);
  });
});

const served = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  path.extname(file),
);

test('downloads and Markdown versions have no root-relative links', () => {
  expect(served.length).toBeGreaterThan(300);
  const relative = served.flatMap((file) => {
    // Check known paths only, because minified code can contain `](/` before a regular expression.
    const link = file.endsWith('.mjs') ? /\]\(\/(?:docs|blog|markdown-page)[^)]*/ : /\]\(<?\/[^)]*/;
    const [found] = link.exec(readDownload(file)) ?? [];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(relative).toEqual([]);
  const toSite = `](${rootUrl}`;
  for (const file of ['openapi.json', 'openapi.yaml', 'postman_collection.json', 'fakewright.d.ts'])
    expect(readDownload(file).split(toSite).length, file).toBeGreaterThan(20);
});

test.each(downloads.filter((each) => 'isPinned' in each))(
  'the download $file is also served under a name with version and hash',
  ({ file }) => {
    const content = readDownload(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const [stem, ...extensions] = file.split('.');
    const { version } = description.info;
    expect(readDownload(`${stem}-${version}-${hash}.${extensions.join('.')}`)).toBe(content);
  },
);

test('openapi.json is smaller than the size limit of SnakeYAML', () => {
  expect([...readDownload('openapi.json')].length).toBeLessThan(3 * 1024 ** 2);
});

describe('postman_collection.json', () => {
  const collection = new Collection(readJson<object>('postman_collection.json'));
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  const byName = new Map(items.map((item) => [item.name, item]));

  test('the Postman SDK reads the collection with its name, schema and tags', () => {
    expect(Collection.isCollection(collection)).toBe(true);
    const written = collection.toJSON() as { info: { name: string; schema: string } };
    expect(written.info).toMatchObject({
      name: description.info.title,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    });
    expect(collection.items.all().map(({ name }) => name)).toEqual(
      (description.tags ?? []).map((tag) => tag['x-displayName'] ?? tag.name),
    );
  });

  test('each operation has one request, in the order of the OpenAPI document', () => {
    const order = (description.tags ?? []).flatMap(({ name }) =>
      operations.filter(({ tags }) => tags?.[0] === name).map(({ summary }) => summary),
    );
    expect(items.map(({ name }) => name)).toEqual(order);
  });

  test('each request has the method, path and parameters of its operation, and sends required parameters', () => {
    expect(collection.variables.get('baseUrl')).toBe(description.servers?.[0]?.url);
    for (const { summary, method, path: address, parameters } of operations) {
      const request = byName.get(summary)?.request;
      const url = request?.url;
      expect(request?.method, summary).toBe(method.toUpperCase());
      expect(`${url?.getHost()}/${url?.path?.join('/')}`).toBe(`{{baseUrl}}${address}`);
      const sent = (url?.query.all() ?? []) as (QueryParam & { description?: unknown })[];
      const known = parameters.filter((each) => each.in === 'query');
      expect([...new Set(sent.map(({ key }) => key))]).toEqual(known.map(({ name }) => name));
      for (const { name, required, ...parameter } of known) {
        for (const each of sent.filter(({ key }) => key === name)) {
          expect(each.description).toMatchObject({ content: parameter.description });
          if (required) expect(each.disabled ?? false, `${summary} ${name}`).toBe(false);
        }
      }
    }
  });

  test('the examples of a request are the samples of its operation, with the same query and response', () => {
    for (const operation of operations) {
      const samples = listExamples(operation, (status) => status === '200');
      const responses = byName.get(operation.summary)?.responses.all() ?? [];
      expect(responses.map(({ name }) => name)).toEqual(samples.map(({ summary }) => summary));
      for (const [index, { value, 'x-request': asked }] of samples.entries()) {
        const { body, originalRequest } = responses[index] ?? {};
        expect(JSON.parse(body ?? '')).toEqual(value);
        const sent = new URLSearchParams(originalRequest?.url.getQueryString() ?? '');
        const names = Object.keys(asked?.query ?? {});
        expect([...new Set(sent.keys())].sort(), operation.slug).toEqual(names.sort());
        for (const name of names) {
          expect(sent.getAll(name).join()).toBe(String(asked?.query?.[name]));
        }
      }
    }
  });

  test('the API key is a collection variable that is sent in the documented header', () => {
    const { auth } = readJson<{ auth: { type: string; apikey: { key: string; value: string }[] } }>(
      'postman_collection.json',
    );
    expect(auth.type).toBe('apikey');
    const values = Object.fromEntries(auth.apikey.map(({ key, value }) => [key, value]));
    expect(values).toEqual({ key: 'X-API-Key', value: '{{apiKey}}', in: 'header' });
    expect(collection.variables.has('apiKey')).toBe(true);
  });
});

describe('generators.json', () => {
  const list = readJson<GeneratorList>('generators.json');

  test('lists every operation with its parameters and aliases', () => {
    const found = new Map(list.generators.map((each) => [each.slug, each]));
    expect(found.size).toBe(operations.length);
    for (const { slug, tags, method, path: address, parameters, ...operation } of operations) {
      const url = expect.stringMatching(new RegExp(`/docs/api/${slug}$`)) as string;
      const entry = found.get(slug);
      expect(entry).toMatchObject({
        ...{ slug, tag: tags[0], method: method.toUpperCase(), path: address, url },
        summary: operation.summary,
        aliases: operation['x-aliases'] ?? [],
        searchWords: operation['x-search-words'] ?? [],
        markdownUrl: `${entry?.url}.md`,
        returns: expect.stringMatching(/\w/) as string,
        sample: expect.anything() as unknown,
      });
      expect(entry?.parameters.map((each) => [each.name, each.in, each.required])).toEqual(
        parameters.map((each) => [each.name, each.in, each.required ?? false]),
      );
    }
  });
});
