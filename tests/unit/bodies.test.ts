/** What the view says of bodies: their kind, and their parts. */
import { describe, expect, test } from 'vitest';
import type { Content, MediaType } from '../../src/reference/read/types.ts';
import type { FieldView } from '../../src/reference/view/types.ts';
import { createApi, viewOf } from '../support/api.ts';

const text = { type: 'string' } as const;

/** The bodies of a request that sends this content. */
function bodiesOf(content: Content) {
  const { api } = createApi({ requestBody: { content } });
  return viewOf(api).operations[0]?.body?.bodies ?? [];
}

describe('A body without a schema is, by its media type', () => {
  test.each([
    ['text/event-stream', 'A stream of events.'],
    ['text/event-stream; charset=utf-8', 'A stream of events.'],
    ['application/x-ndjson', 'A stream of items, one after the other.'],
    ['application/jsonl', 'A stream of items, one after the other.'],
    ['application/json-lines', 'A stream of items, one after the other.'],
    ['application/json-seq', 'A stream of items, one after the other.'],
    ['application/geo+json-seq', 'A stream of items, one after the other.'],
    ['application/vnd.own+jsonl', 'A stream of items, one after the other.'],
    ['application/pdf', 'The bytes of a file.'],
    ['image/png', 'The bytes of a file.'],
    ['application/octet-stream', 'The bytes of a file.'],
    ['application/json', undefined],
    ['application/problem+json', undefined],
    ['application/atom+xml', undefined],
    ['application/yaml', undefined],
    ['application/x-www-form-urlencoded', undefined],
    ['text/csv', undefined],
    ['TEXT/PLAIN', undefined],
  ])('%s: %s', (mediaType, note) => {
    const [body] = bodiesOf({ [mediaType]: {} });
    expect(body?.note).toBe(note);
    expect(body?.schema).toBeUndefined();
  });

  test('and a file with a schema is what the schema says, but a stream stays one', () => {
    expect(bodiesOf({ 'image/png': { schema: text } })[0]?.note).toBeUndefined();
    expect(bodiesOf({ 'application/jsonl': { schema: text } })[0]?.note).toMatch(/^A stream/);
    const [body] = bodiesOf({
      'multipart/mixed': { itemSchema: { type: 'integer' }, schema: text },
    });
    expect(body).toMatchObject({
      note: expect.stringMatching(/^A stream/) as string,
      schema: { type: 'integer' },
    });
  });
});

test('Bodies of several media types have anchors of their own, their properties too', () => {
  const schema = { type: 'object', properties: { a: text } } as const;
  const bodies = bodiesOf({ 'application/json': { schema }, 'application/xml': { schema } });
  const anchors = bodies.flatMap((body) => [body.schema, ...(body.schema?.properties ?? [])]);
  const names = anchors.map((field) => field?.anchor);
  expect(new Set(names).size).toBe(4);
  expect(names[2]).toBe(`${names[0]}-2`);
});

describe('A form says of its parts', () => {
  const partsOf = (media: Partial<MediaType>) =>
    bodiesOf({
      'multipart/form-data': {
        schema: { type: 'object', properties: { a: text, b: { ...text, minLength: 2 } } },
        ...media,
      },
    })[0]?.schema;

  test.each<[string, NonNullable<MediaType['encoding']>[string], FieldView['facts']]>([
    [
      'their media type',
      { contentType: 'image/png' },
      [{ name: 'Sent as', values: ['image/png'] }],
    ],
    [
      'each of several',
      { contentType: 'image/png, image/jpeg' },
      [{ name: 'Sent as', values: ['image/png', 'image/jpeg'] }],
    ],
    [
      'how lists are sent: each',
      { style: 'form', explode: true },
      [{ name: 'Style', values: ['form', 'each item by itself'] }],
    ],
    [
      'how lists are sent: together',
      { explode: false },
      [{ name: 'Style', values: ['all items together'] }],
    ],
    [
      'that nothing is escaped',
      { allowReserved: true },
      [{ name: 'Style', values: ['reserved characters as they are'] }],
    ],
    ['nothing that goes without saying', { allowReserved: false }, undefined],
  ])('%s', (_, encoding, facts) => {
    const [a, b] = partsOf({ encoding: { a: encoding } })?.properties ?? [];
    expect(a?.facts).toEqual(facts);
    expect(b?.facts).toBeUndefined();
    expect(b?.limits).toHaveLength(1);
  });

  test('the headers of one', () => {
    const headers = { 'X-Size': { schema: { type: 'integer' } } } as const;
    const [a, b] = partsOf({ encoding: { a: { headers } } })?.properties ?? [];
    expect(a?.variants).toMatchObject([
      {
        label: 'Headers of this part',
        isRole: true,
        schema: {
          properties: [{ name: 'X-Size', type: 'integer', anchor: `${a?.anchor}-header-X-Size` }],
        },
      },
    ]);
    expect(b?.variants).toBeUndefined();
  });

  test('that have no names: those at their positions, and all others', () => {
    const field = partsOf({
      schema: { type: 'array', prefixItems: [text, text] },
      prefixEncoding: [{ contentType: 'text/plain' }, { contentType: 'text/csv' }],
      itemEncoding: { contentType: 'image/png', headers: { 'X-Size': { schema: text } } },
    });
    const sent = (type: string) => [{ name: 'Sent as', values: [type] }];
    expect(field?.facts).toEqual(sent('image/png'));
    expect(field?.variants?.map(({ label }) => label)).toEqual(['Headers of each part']);
    expect(field?.properties?.map(({ facts }) => facts)).toEqual([
      sent('text/plain'),
      sent('text/csv'),
    ]);
  });
});
