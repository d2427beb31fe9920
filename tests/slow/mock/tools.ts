import { readFileSync } from 'node:fs';
import { Collection } from 'postman-collection';
import type { Item, ItemGroup } from 'postman-collection';
import { expect, test } from 'vitest';
import { servedFile } from '../../support/generated.ts';
import { operations, successOf } from '../../support/description.ts';
import { startPrismProxy } from '../../support/prism.ts';
import { sample } from '../../support/sweep.ts';
import { api } from '../code-samples/cases.ts';
import { toApiRequest } from '../../../src/reference/view/requests/codeSamples.ts';

const KEY = { 'X-API-Key': 'any-key' };

function listItems(group: Collection | ItemGroup<Item>): Item[] {
  const items: Item[] = [];
  group.forEachItem((item) => items.push(item));
  return items;
}

export function testTools(origin: () => string): void {
  test('Prism, which checks requests and responses against the description, sees no violation', async () => {
    const proxy = await startPrismProxy(origin());
    const violations: string[] = [];
    for (const described of sample(operations, 40)) {
      const operation = api.operations.find(({ path }) => path === described.path);
      const samples = Object.values(successOf(described).examples);
      for (const each of operation ? samples : []) {
        const { method, path, query = '', body } = toApiRequest(operation!, each['x-request']);
        const response = await fetch(`${proxy.origin}${path}?${query}`, {
          method,
          headers: { ...KEY, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
          body,
        });
        const told = response.headers.get('sl-violations');
        if (response.status !== 200 || told !== null)
          violations.push(`${path}?${query}: ${told ?? response.status}`);
      }
    }
    proxy.stop();
    expect(violations).toEqual([]);
  });

  test('every request of the Postman collection has its recorded response', async () => {
    const text = readFileSync(servedFile('postman_collection.json'), 'utf8');
    const collection = new Collection(JSON.parse(text) as object);
    const items = listItems(collection);
    expect(items).toHaveLength(operations.length);
    const variables = Object.fromEntries(
      collection.variables.all().map(({ key, value }) => [key ?? '', String(value)]),
    );
    for (const { name, request, responses } of items) {
      const address = request.url
        .toString()
        .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => variables[key] ?? '');
      const { pathname, search } = new URL(address.replace(/^(?!https?:)/, 'https://x'));
      const body = request.body?.toString();
      const response = await fetch(`${origin()}${pathname}${search}`, {
        method: request.method,
        headers: { ...KEY, ...(body && { 'Content-Type': 'application/json' }) },
        body: body === '' ? undefined : body,
      });
      const recorded = responses.all().map((each) => JSON.parse(each.body ?? 'null') as unknown);
      expect([response.status, recorded], name).toEqual([
        200,
        expect.arrayContaining([await response.json()]),
      ]);
    }
  });
}
