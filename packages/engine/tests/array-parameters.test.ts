/** Tests every encoding of array parameters that clients send. */
import createClient from 'openapi-fetch';
import { describe, expect, test } from 'vitest';
import { operations } from './document.ts';
import { API_KEY_HEADERS } from './problems.ts';
import { sendToEngine } from './support/engine.ts';

interface Sent {
  status: number;
  data: unknown;
  errors: unknown[];
}

async function send(path: string, query: string): Promise<Sent> {
  const { status, body } = await sendToEngine({
    method: 'GET',
    path,
    query,
    headers: API_KEY_HEADERS,
  });
  const { data, errors = [] } = JSON.parse(body) as { data?: unknown; errors?: unknown[] };
  return { status, data, errors };
}

/** Client from the guide "With a typed client". Its types do not contain `explode`, so the client ignores it. */
const client = createClient<Record<string, Record<'get', object>>>({
  baseUrl: 'http://127.0.0.1',
  headers: API_KEY_HEADERS,
  fetch: async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await sendToEngine({
      method: request.method,
      path: pathname,
      query: search,
      headers: request.headers,
    });
    return new Response(body, { status, headers });
  },
});

const arrays = operations.flatMap(({ name, path, operation }) =>
  (operation.parameters ?? [])
    .filter(({ schema }) => schema?.type === 'array')
    .map(({ name: parameter, example }) => {
      const items = (example as unknown[]).map(String);
      return { title: `${name} ${parameter}`, path, parameter, items };
    }),
);

test('the OpenAPI document has more than five array parameters', () => {
  expect(arrays.length).toBeGreaterThan(5);
});

describe.each(arrays)('$title', ({ path, parameter, items }) => {
  const common = { seed: '1', count: '20' };
  const repeat = (...texts: string[]) =>
    new URLSearchParams([
      ...Object.entries(common),
      ...texts.map((text) => [parameter, text] as [string, string]),
    ]).toString();

  test('accepts items separated by commas, repeated keys, and both together', async () => {
    const expected = await send(path, repeat(items.join()));
    expect(expected).toMatchObject({ status: 200, errors: [] });
    expect(await send(path, repeat(...items))).toEqual(expected);
    const [first = '', ...others] = items;
    expect(await send(path, repeat(first, others.join()))).toEqual(expected);
  });

  test('accepts the array encoding of openapi-fetch, the typed client in the guide', async () => {
    const query = { ...common, [parameter]: items };
    const { data, response } = await client.GET(path as never, { params: { query } } as never);
    expect(response.status).toBe(200);
    expect((data as { data: unknown } | undefined)?.data).toEqual(
      (await send(path, repeat(items.join()))).data,
    );
  });

  test('explains how to separate the items in the error for an invalid item', async () => {
    const { status, errors } = await send(path, repeat(items.join(';')));
    const detail: unknown = expect.stringMatching(
      / Separate items with commas(: \w+=\w+,[\w-]+)?\.$/,
    );
    expect([status, errors]).toEqual([400, [{ in: 'query', name: parameter, detail }]]);
  });
});

test('an array that is sent in repeated keys is rejected if an item is repeated or wrongly encoded', async () => {
  const detailsOf = async (query: string) =>
    (await send('/v1/internet/emoji', query)).errors as { detail: string }[];
  const format = 'Separate items with commas: kinds=smiley,body.';
  expect(await detailsOf('kinds=food&kinds=food')).toMatchObject([
    { detail: `Must name each item once, but is ["food","food"]. ${format}` },
  ]);
  expect(await detailsOf('kinds=food&kinds=%E0%A4')).toMatchObject([
    { detail: `Its percent-encoding is wrong. ${format}` },
  ]);
});
