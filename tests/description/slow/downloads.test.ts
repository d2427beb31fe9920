import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { Collection } from 'postman-collection';
import type { Item } from 'postman-collection';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { downloadFiles } from '../../../src/reference/print/downloads/files';
import type { GeneratorList } from '../../../src/reference/print/downloads/generators';
import { resolveReference } from '../../../src/reference/read/resolve';
import type { Description, Example, Parameter, Response } from '../../../src/reference/read/types';
import { servedFile } from '../../support/generated.ts';
import { listOperations } from '../../support/operations';
import { EVERYTHING } from '../../support/sweep';

const FOLDER = servedFile('');
const readDownload = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const readJson = <T>(file: string): T => JSON.parse(readDownload(file)) as T;

const description = readJson<Description>('openapi.json');
const operations = listOperations(description).map(({ method, path: address, ...operation }) => ({
  ...operation,
  parameters: (operation.parameters ?? []).map((node) =>
    resolveReference<Parameter>(description, node),
  ),
  method: method.toUpperCase(),
  address,
}));

describe('openapi.yaml and openapi.json', () => {
  // The next test proves that the other says the same.
  test.each(EVERYTHING ? ['openapi.yaml', 'openapi.json'] : ['openapi.json'])(
    '%s is one file and lint clean',
    { timeout: 60_000 },
    async (file) => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lint({ ref: path.join(FOLDER, file), config });
      // Any request can get these: the information page shows them, not each operation.
      const isUnused = ({ ruleId }: (typeof problems)[number]) => ruleId === 'no-unused-components';
      const unused = problems.filter(isUnused).map(({ location }) => location[0]?.pointer ?? '');
      expect(unused.filter((pointer) => !pointer.startsWith('#/components/responses/'))).toEqual(
        [],
      );
      const others = problems.filter((problem) => !isUnused(problem));
      expect(others.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
      const references = [...readDownload(file).matchAll(/\$ref["']?: *["']?([^"'\n]+)/g)];
      expect(references.length).toBeGreaterThan(0);
      expect(references.filter(([, target]) => !target?.startsWith('#/'))).toEqual([]);
    },
  );

  test('Both say the same', () => {
    expect(parse(readDownload('openapi.yaml'))).toEqual(description);
    expect(operations.length).toBeGreaterThan(0);
  });
});

test('Links to pages work outside the site', () => {
  const links = [...readDownload('openapi.json').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, url]) => url,
  );
  const toPages = links.filter((url) => /\/docs\/api\//.test(url ?? ''));
  expect(toPages.length).toBeGreaterThan(20);
  expect(toPages.filter((url) => !url?.startsWith('https://'))).toEqual([]);
});

describe('postman_collection.json', () => {
  const collection = new Collection(readJson<object>('postman_collection.json'));
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  const byAddress = new Map(items.map((item) => [item.name, item]));

  test('Postman reads the collection, and writes back what it has read', () => {
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

  test('There is one request for each operation, in the same order within its tag', () => {
    const order = (description.tags ?? []).flatMap(({ name }) =>
      operations.filter(({ tags }) => tags?.[0] === name).map(({ summary }) => summary),
    );
    expect(items.map(({ name }) => name)).toEqual(order);
  });

  test.each(operations)('$summary has its path, method and parameters', (operation) => {
    const { request } = byAddress.get(operation.summary ?? '') ?? {};
    if (!request) throw new Error('There is no such request.');
    const server = collection.variables.get('baseUrl') as string;
    expect(request.method).toBe(operation.method);
    expect(`/${(request.url.path ?? []).join('/')}`).toBe(operation.address);
    expect(request.url.getHost()).toBe('{{baseUrl}}');
    expect(server).toBe(description.servers?.[0]?.url);
    const query = request.url.query.all();
    const known = operation.parameters.filter((each) => each.in === 'query');
    expect([...new Set(query.map(({ key }) => key))]).toEqual(known.map(({ name }) => name));
    for (const parameter of known) {
      const sent = query.filter(({ key }) => key === parameter.name);
      const text = (each: object) =>
        (each as { description?: { content?: string } }).description?.content;
      expect(sent.map(text)).toEqual(sent.map(() => parameter.description));
      if (parameter.required) expect(sent.every(({ disabled }) => !disabled)).toBe(true);
    }
  });

  test.each(operations)('$summary has each sample as an example of its request', (operation) => {
    const responses = byAddress.get(operation.summary ?? '')?.responses.all() ?? [];
    const ok = resolveReference<Response>(
      description,
      operation.responses['200'] ?? { description: '' },
    );
    const samples = Object.values(ok.content?.['application/json']?.examples ?? {}).map((node) =>
      resolveReference<Example>(description, node),
    );
    expect(samples.length).toBeGreaterThan(1);
    expect(responses.map(({ name }) => name)).toEqual(samples.map(({ summary }) => summary));
    for (const [index, response] of responses.entries()) {
      const sample = samples[index];
      expect(JSON.parse(response.body ?? '')).toEqual(sample?.value);
      const sent: Record<string, string[]> = {};
      for (const { key, value } of response.originalRequest?.url.query.all() ?? []) {
        (sent[key ?? ''] ??= []).push(decodeURIComponent(value ?? ''));
      }
      const asked = Object.entries(sample?.['x-request']?.query ?? {});
      expect(
        Object.fromEntries(Object.entries(sent).map(([key, all]) => [key, all.join()])),
      ).toEqual(Object.fromEntries(asked.map(([key, value]) => [key, String(value)])));
    }
  });

  test('The key is a variable and is sent in the header that the description names', () => {
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
  const schema = readJson<{ $id: string }>('generators.schema.json');
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(schema);

  test('The list obeys its published schema, and names it', () => {
    validate(list);
    expect(validate.errors ?? []).toEqual([]);
    expect(list.$schema).toBe(schema.$id);
  });

  test('The schema refuses what is no such list', () => {
    const [first] = list.generators;
    expect(validate({ ...list, generators: [{ ...first, slug: undefined }] })).toBe(false);
    expect(validate({ ...list, generators: [{ ...first, more: 1 }] })).toBe(false);
    expect(validate({ ...list, generators: undefined })).toBe(false);
  });

  test('Every operation is in the list, with its parameters and other names', () => {
    const found = new Map(list.generators.map((each) => [each.slug, each]));
    expect(found.size).toBe(operations.length);
    for (const {
      operationId = '',
      tags,
      method,
      address,
      parameters,
      ...operation
    } of operations) {
      const entry = found.get(operationId);
      expect(entry).toMatchObject({
        slug: operationId,
        tag: tags?.[0],
        method,
        path: address,
        summary: operation.summary,
        aliases: operation['x-aliases'] ?? [],
        searchWords: operation['x-search-words'] ?? [],
      });
      expect(entry?.url.endsWith(`/docs/api/${operationId}`)).toBe(true);
      expect(entry?.markdownUrl).toBe(`${entry?.url}.md`);
      expect(
        entry?.parameters.map(({ name, in: place, required }) => [name, place, required]),
      ).toEqual(parameters.map(({ name, in: place, required = false }) => [name, place, required]));
      expect(entry?.returns).toMatch(/\w/);
      expect(entry).toHaveProperty('sample');
    }
  });
});

test('Every file that is offered is there', () => {
  for (const { file } of downloadFiles) expect(readDownload(file).length).toBeGreaterThan(1000);
});
