/** The examples of bodies, and the values in them. */
import { describe, expect, test } from 'vitest';
import type { Content, Description, MediaType } from '../../src/reference/read/types.ts';
import { sampleValues, valuesField } from '../../src/reference/view/envelope.ts';
import { isJson, readBodyExamples } from '../../src/reference/view/examples.ts';
import type { FieldView, SampleView } from '../../src/reference/view/types.ts';
import { createDescription, refTo } from '../support/api.ts';

const text = { type: 'string' } as const;

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
