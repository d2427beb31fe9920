/** The request that a page shows of an operation whose description records none, and the callbacks of one. */
import { describe, expect, test } from 'vitest';
import type { Callback, OperationObject, Parameter } from '../../src/reference/read/types.ts';
import { createCode } from '../../src/reference/view/code.ts';
import { createApi, refTo, viewOf } from '../support/api.ts';

describe('The query of a sample request has', () => {
  const addressOf = (...parameters: Omit<Parameter, 'in'>[]) => {
    const own = parameters.map((each) => ({ in: 'query' as const, ...each }));
    const { api } = createApi(
      { parameters: own },
      {
        components: { schemas: { Names: { type: ['null', 'array'], items: { type: 'string' } } } },
      },
    );
    return viewOf(api).operations[0]?.samples[0]?.request.address;
  };

  test.each<[string, Omit<Parameter, 'in'>, string]>([
    ['the example of a parameter', { name: 'a', example: 1 }, '?a=1'],
    [
      'the first of its named examples',
      { name: 'a', examples: { x: { value: 2 }, y: { value: 3 } } },
      '?a=2',
    ],
    ['the example of its schema', { name: 'a', schema: { example: 4 } }, '?a=4'],
    ['the first of its examples', { name: 'a', schema: { examples: [5, 6] } }, '?a=5'],
    [
      'a list where one is required',
      { name: 'a', required: true, schema: refTo('Names') },
      '?a=string',
    ],
    [
      'an object where one is required',
      {
        name: 'a',
        required: true,
        schema: { type: 'object', properties: { b: { type: 'integer' } } },
      },
      '?b=1',
    ],
    [
      'JSON where it is required',
      {
        name: 'a',
        required: true,
        content: { 'application/json': { schema: { type: 'integer' } } },
      },
      '?a=1',
    ],
    ['no list where none is required', { name: 'a', schema: refTo('Names') }, ''],
    ['no object of which nothing is known', { name: 'a', schema: { type: 'object' } }, ''],
    ['nothing without a schema', { name: 'a' }, ''],
  ])('%s', (_, parameter, query) => {
    expect(addressOf(parameter)).toBe(`/things${query}`);
  });

  test('a name in braces for a required text, which the reader chooses', () => {
    expect(addressOf({ name: 'a', required: true, schema: { type: 'string' } })).toContain('a=');
  });
});

describe('Samples of an operation', () => {
  const samplesOf = (operation: OperationObject) =>
    viewOf(createApi(operation).api).operations[0]?.samples;

  test('are those of its response, and code in one language where only the address differs', () => {
    const examples = {
      one: { summary: 'One', value: 1, 'x-request': { query: { a: 1 } } },
      two: { value: 2, 'x-request': { query: { a: 2 } } },
      three: { value: 3 },
    };
    const samples = samplesOf({
      responses: { 200: { description: 'Fine.', content: { 'application/json': { examples } } } },
    });
    expect(samples?.map(({ key, title, isRecorded }) => [key, title, isRecorded])).toEqual([
      ['one', 'One', true],
      ['two', 'two', true],
      ['three', 'three', false],
    ]);
    const counts = samples?.map(({ request }) => request.codes.length) ?? [];
    expect(counts[0]).toBeGreaterThan(1);
    expect(counts.slice(1)).toEqual([1, 1]);
    expect(samples?.map(({ response }) => response?.text)).toEqual(['1', '2', '3']);
  });

  test('are one request where no response has an example', () => {
    const samples = samplesOf({ responses: { 204: { description: 'Fine.' } } });
    expect(samples?.map(({ key, title, response }) => [key, title, response])).toEqual([
      ['', 'Request', undefined],
    ]);
  });
});

describe('A callback', () => {
  const callbackOf = (operation: OperationObject, more: Record<string, Callback> = {}) => {
    const callbacks = { onDone: { '{$request.query.url}': { post: operation } }, ...more };
    return viewOf(createApi({ callbacks }).api).operations[0]?.callbacks?.[0];
  };

  test.each<[string, OperationObject, string]>([
    ['its name', {}, 'onDone'],
    ['its name and summary', { summary: 'It is done' }, 'onDone: It is done'],
    ['its name once, where the summary says no more', { summary: 'onDone' }, 'onDone'],
  ])('is headed by %s', (_, operation, heading) => {
    expect(callbackOf(operation)).toMatchObject({
      heading,
      anchor: 'callback-onDone',
      path: '{$request.query.url}',
    });
  });

  test('is deprecated, or the view says nothing of it', () => {
    expect(callbackOf({ deprecated: true })?.deprecated).toBe(true);
    expect(callbackOf({ deprecated: false })?.deprecated).toBeUndefined();
  });

  test('has parameters, a body, responses and callbacks of its own, with their anchors', () => {
    const again = { '{$url}': { post: {} } };
    const callback = callbackOf({
      parameters: [{ name: 'id', in: 'query' }],
      requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
      responses: { 204: { description: 'Taken.' } },
      callbacks: { again },
    });
    expect(callback).toMatchObject({
      sections: [
        { anchor: 'callback-onDone-in-query', fields: [{ anchor: 'callback-onDone-query-id' }] },
      ],
      body: { bodies: [{ schema: { anchor: 'callback-onDone-body' } }] },
      responses: [{ anchor: 'callback-onDone-response-204' }],
      callbacks: [{ heading: 'again' }],
    });
    const bare = callbackOf({});
    expect([bare?.sections, bare?.body, bare?.responses, bare?.callbacks, bare?.security]).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('Code has', () => {
  test('its language and its highlighting', () => {
    expect(createCode('{"a":1}', 'json')).toEqual({
      text: '{"a":1}',
      language: 'json',
      tokens: expect.any(String) as string,
    });
  });

  test('its text alone where it has no language, and no highlighting where Prism knows none', () => {
    expect(createCode('a')).toStrictEqual({ text: 'a' });
    expect(createCode('a', 'no-such-language')).toStrictEqual({
      text: 'a',
      language: 'no-such-language',
    });
  });
});
