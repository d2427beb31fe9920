/** What the view says of bodies: their kind, their parts and their examples. */
import { describe, expect, test } from 'vitest';
import type { Content, Description, MediaType } from '../../src/reference/read/types.ts';
import { sampleValues, valuesField } from '../../src/reference/view/envelope.ts';
import { isJson, readBodyExamples } from '../../src/reference/view/examples.ts';
import type { FieldView, SampleView } from '../../src/reference/view/types.ts';
import { writeXml } from '../../src/reference/view/xml.ts';
import { createApi, createDescription, refTo, viewOf, withSchemas } from '../support/api.ts';

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

/** The examples of one media type, with a schema for its values. */
function examplesOf(mediaType: string, media: MediaType, description: Partial<Description> = {}) {
  return readBodyExamples(createDescription({}, description), { [mediaType]: media });
}

describe('An example of a body', () => {
  test.each([
    ['application/json', { a: 1 }, 'json', '{\n  "a": 1\n}'],
    ['application/problem+json', 'text', 'json', '"text"'],
    ['application/json', '{ "a": 1 }', 'json', '{\n  "a": 1\n}'],
    ['application/json', '\n[1]', 'json', '[\n  1\n]'],
    ['application/json', '{ no JSON', 'json', '"{ no JSON"'],
    ['application/json', 'a {}', 'json', '"a {}"'],
    ['application/jsonl', [{ a: 1 }, 2], 'text', '{"a":1}\n2'],
    ['application/x-ndjson', { a: 1 }, 'text', '{"a":1}'],
    ['application/yaml', 'a: 1', 'yaml', 'a: 1'],
    ['application/x-yml', 'a: 1', 'text', 'a: 1'],
    ['text/yml', 'a: 1', 'yaml', 'a: 1'],
    ['text/html', '<p>', 'markup', '<p>'],
    ['image/svg+xml', '<svg />', 'markup', '<svg />'],
    ['text/javascript', 'a();', 'javascript', 'a();'],
    ['text/css', 'a {}', 'css', 'a {}'],
    ['text/plain', 'a', 'text', 'a'],
    ['text/plain', 7, 'text', '7'],
    ['text/plain', null, 'text', 'null'],
    ['text/csv', { a: 1 }, 'text', '{\n  "a": 1\n}'],
  ])('of %s: %j is %s', (mediaType, example, language, shown) => {
    expect(examplesOf(mediaType, { example })).toMatchObject([
      { language, text: shown, mediaType },
    ]);
  });

  test('is a text of JSON if the schema says that it is a text', () => {
    const media = { schema: refTo('Text'), example: '{"a":1}' };
    const components = { schemas: { Text: text, Any: {} } };
    expect(examplesOf('application/json', media, { components })[0]?.text).toBe(
      JSON.stringify('{"a":1}'),
    );
    const any = { ...media, schema: refTo('Any') };
    expect(examplesOf('application/json', any, { components })[0]?.text).toBe('{\n  "a": 1\n}');
  });

  test('is, where it is not JSON, as it is sent if the description says how', () => {
    const examples = { one: { value: { a: 1 }, serializedValue: 'a=1' } };
    expect(examplesOf('application/x-www-form-urlencoded', { examples })[0]?.text).toBe('a=1');
    expect(examplesOf('application/json', { examples })[0]?.text).toBe('{\n  "a": 1\n}');
  });

  test('that is elsewhere is its address, in no language', () => {
    const examples = { far: { externalValue: 'https://a.example/x.json' }, none: {} };
    expect(examplesOf('application/json', { examples })).toMatchObject([
      { key: 'far', language: 'text', text: 'https://a.example/x.json' },
    ]);
    const near = { far: { externalValue: 'https://a.example/x.json', value: 1 } };
    expect(examplesOf('application/json', { examples: near })[0]).toMatchObject({
      language: 'json',
      text: '1',
    });
  });

  test('has the name of its media type, or its own, with the type where there are several', () => {
    const examples = {
      one: { summary: 'The first', value: 1 },
      two: { value: 2, description: 'More.' },
    };
    const titles = (content: Content) =>
      readBodyExamples(createDescription(), content).map(({ title }) => title);
    expect(titles({ 'application/json': { example: 1 } })).toEqual(['application/json']);
    expect(titles({ 'application/json': { examples } })).toEqual(['The first', 'two']);
    expect(titles({ 'text/plain': { examples }, 'text/csv': { example: 'a' } })).toEqual([
      'The first (text/plain)',
      'two (text/plain)',
      'text/csv',
    ]);
    expect(examplesOf('application/json', { examples })[1]?.description).toBe('More.');
  });

  test('stands beside named ones, unless one of these has the name', () => {
    const keys = (media: MediaType) => examplesOf('text/plain', media).map(({ key }) => key);
    expect(keys({ example: 0, examples: { one: { value: 1 } } })).toEqual(['one', 'example']);
    expect(keys({ example: 0, examples: { example: { value: 1 } } })).toEqual(['example']);
  });

  test('keeps the request that it was recorded from', () => {
    const request = { query: { seed: 1 } };
    const examples = { one: { value: 1, 'x-request': request } };
    expect(examplesOf('application/json', { examples })[0]?.request).toEqual(request);
  });

  test('is cut at the end of a line after 30,000 characters, says so, and is no JSON any more', () => {
    const example = Array.from({ length: 4000 }, () => 'aaaaaaa');
    const [sample] = examplesOf('application/json', { example });
    expect(sample?.language).toBe('text');
    const [, shown = '', more] =
      /^(.*)\n\.\.\. and (\d+) kB more, in \S+\.json$/s.exec(sample?.text ?? '') ?? [];
    const whole = JSON.stringify(example, null, 2);
    expect(whole.startsWith(`${shown}\n`)).toBe(true);
    expect(shown.length).toBeGreaterThan(29_980);
    expect(shown.length).toBeLessThanOrEqual(30_000);
    expect(Number(more)).toBe(Math.round((whole.length - shown.length) / 1000));
  });

  test('of one line is cut there too, and one of 30,000 characters is whole', () => {
    const cut = examplesOf('text/plain', { example: 'a'.repeat(30_001) })[0]?.text;
    expect(cut?.split('\n')[0]).toHaveLength(30_000);
    expect(examplesOf('text/plain', { example: 'a'.repeat(30_000) })[0]?.text).toHaveLength(30_000);
  });
});

test.each([
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  ['application/hal+json', true],
  ['application/jsonl', false],
  ['text/plain', false],
])('%s is JSON: %s', (mediaType, expected) => {
  expect(isJson(mediaType)).toBe(expected);
});

describe('Values of a response are', () => {
  const valuesOf = (shown: string, language = 'json') =>
    sampleValues({ response: { text: shown, language } } as SampleView);

  test.each([
    ['those of its data', '{"data":[1,2],"meta":{}}', [1, 2]],
    ['its only one', '{"data":1}', [1]],
    ['those of a list', '[1,2]', [1, 2]],
    ['the whole of another object', '{"a":1}', [{ a: 1 }]],
    ['nothing but null', 'null', [null]],
    ['a text', '"a"', ['a']],
  ])('%s', (_, shown, expected) => {
    expect(valuesOf(shown)).toEqual(expected);
  });

  test('none where it is not JSON, or absent', () => {
    expect(valuesOf('{"data":1}', 'text')).toEqual([]);
    expect(sampleValues({} as SampleView)).toEqual([]);
  });

  test('described by the field of the data, or by the whole', () => {
    const data = { name: 'data' } as FieldView;
    const whole = { name: '', properties: [{ name: 'meta' }, data] } as FieldView;
    expect(valuesField(whole)).toBe(data);
    const other = { name: '', properties: [{ name: 'meta' }] } as FieldView;
    expect(valuesField(other)).toBe(other);
    expect(valuesField({ name: '' } as FieldView)).toEqual({ name: '' });
  });
});

describe('XML', () => {
  const source = withSchemas({
    Pet: {
      type: 'object',
      xml: { name: 'pet', namespace: 'https://a.example/"', prefix: 'p' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        kind: { ...text, xml: { nodeType: 'attribute', name: 'is a' } },
        names: { type: 'array', items: { ...text, xml: { name: 'name' } }, xml: { wrapped: true } },
        tags: { type: 'array', items: text, xml: { name: 'tag' } },
        plain: { type: 'array', items: text },
        near: { type: 'array', xml: { nodeType: 'element' } },
        any: {},
      },
    },
  });

  test('has attributes, lists and namespaces as the schema says', () => {
    const pet = {
      id: 7,
      kind: 'a "cat"',
      names: ['Tom', '<T>'],
      tags: ['x', 'y'],
      plain: ['&', 'z'],
      near: [1],
      any: null,
      '1st name': {},
    };
    expect(writeXml(source, refTo('Pet'), pet)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://a.example/&quot;" id="7" is_a="a &quot;cat&quot;">
  <names>
    <name>Tom</name>
    <name>&lt;T&gt;</name>
  </names>
  <tag>x</tag>
  <tag>y</tag>
  <plain>&amp;</plain>
  <plain>z</plain>
  <near>
    <near>1</near>
  </near>
  <any></any>
  <_1st_name />
</p:pet>`);
  });

  test('has the name of the component, or of a root', () => {
    const named = withSchemas({ 'My thing': { type: 'object' } });
    const lines = (schema: object | undefined) =>
      writeXml(named, schema, { a: 1 })?.split('\n').slice(1);
    expect(lines(refTo('My thing'))).toEqual(['<My_thing>', '  <a>1</a>', '</My_thing>']);
    expect(lines(undefined)).toEqual(['<root>', '  <a>1</a>', '</root>']);
    expect(lines({ xml: { namespace: 'urn:a' } })?.[0]).toBe('<root xmlns="urn:a">');
  });

  test('is a text as it is, and nothing without a value', () => {
    expect(writeXml(source, refTo('Pet'), '<pet />')).toBe('<pet />');
    expect(writeXml(source, refTo('Pet'), undefined)).toBeUndefined();
  });
});
