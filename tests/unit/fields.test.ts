/** What the view says of one field, and of the credentials that a request sends. */
import { describe, expect, test } from 'vitest';
import { readApi } from '../../src/reference/read/model.ts';
import type { OperationObject, Parameter, SchemaObject } from '../../src/reference/read/types.ts';
import { createCodeSamples } from '../../src/reference/view/requests/codeSamples.ts';
import { LANGUAGES } from '../../src/reference/view/requests/languages.ts';
import { fillPlaceholders } from '../../src/reference/view/requests/placeholders.ts';
import { createApi, createDescription, viewOf } from '../support/api.ts';

function fieldOf(parameter: Partial<Parameter>) {
  const { api } = createApi({ parameters: [{ name: 'q', in: 'query', ...parameter }] });
  return viewOf(api).operations[0]?.sections[0]?.fields[0];
}

function propertyOf(schema: SchemaObject, required: string[] = []) {
  const content = {
    'application/json': { schema: { type: 'object', required, properties: { a: schema } } },
  } as const;
  const { api } = createApi({ responses: { 200: { description: 'Fine.', content } } });
  return viewOf(api).operations[0]?.responses[0]?.bodies?.[0]?.schema?.properties?.[0];
}

describe('A field says', () => {
  test.each<[string, Partial<Parameter>, object]>([
    ['that it is required', { required: true }, { required: true }],
    ['nothing where it is not', {}, { required: undefined, deprecated: undefined }],
    ['that it is deprecated', { deprecated: true }, { deprecated: true }],
    ['its default, 0 and false among them', { schema: { default: 0 } }, { default: '0' }],
    ['its format', { schema: { type: 'string', format: 'date' } }, { format: 'date' }],
    ['its example', { example: 'x' }, { examples: ['x'] }],
    ['an example of its schema if it has none', { schema: { example: 7 } }, { examples: ['7'] }],
    [
      'its own example, not that of its schema',
      { example: 'x', schema: { example: 'y' } },
      { examples: ['x'] },
    ],
    [
      'the media type of its content',
      { content: { 'application/json': { schema: { type: 'object' } } } },
      { type: 'object', format: 'application/json' },
    ],
  ])('%s', (_, parameter, said) => {
    expect(fieldOf(parameter)).toMatchObject(said);
  });

  test('its named examples apart, each by its summary or else its key', () => {
    const examples = { one: { summary: 'The first', value: 1 }, two: { value: 2 } };
    const field = fieldOf({ examples });
    expect(field?.examples).toBeUndefined();
    expect(field?.namedExamples?.map(({ title, code }) => [title, code.text])).toEqual([
      ['The first', '1'],
      ['two', '2'],
    ]);
  });

  test('its own description, not that of its schema', () => {
    const field = fieldOf({ description: 'Own.', schema: { description: 'Of all.' } });
    const text = JSON.stringify(field?.description);
    expect(text).toContain('Own.');
    expect(text).not.toContain('Of all.');
  });

  test('the format of its items, or of theirs', () => {
    const day = { type: 'string', format: 'date' } as const;
    expect(fieldOf({ schema: { type: 'array', items: day } })?.format).toBe('date');
    const items = { type: 'array', items: day } as const;
    expect(fieldOf({ schema: { type: 'array', items } })).toMatchObject({
      type: 'array of array of string',
      format: 'date',
    });
  });

  test('that it may be anything where it has no schema', () => {
    expect(fieldOf({})?.type).toBe(fieldOf({ schema: true })?.type);
    expect(fieldOf({})?.type).not.toBe(fieldOf({ schema: false })?.type);
  });

  test('in a response, whether it is required and who may set it', () => {
    expect(propertyOf({ type: 'string', readOnly: true }, ['a'])).toMatchObject({
      name: 'a',
      required: true,
      access: 'read only',
    });
    expect(propertyOf({ type: 'string', writeOnly: true })?.access).toBe('write only');
  });
});

test('A heading in the description of a response is below that of the response', () => {
  const { api } = createApi({ responses: { 200: { description: '# More' } } });
  expect(viewOf(api).operations[0]?.responses[0]?.description?.[0]?.[0]).toBe('h4');
});

test('The first request of a page has code in every language, and what it takes to highlight it', () => {
  const content = { 'application/json': { example: {} } };
  const { api } = createApi({ responses: { 200: { description: 'Fine.', content } } });
  const codes = viewOf(api).operations[0]?.samples[0]?.request.codes ?? [];
  expect(codes.map(({ label }) => label)).toEqual(LANGUAGES.map(({ label }) => label));
  for (const { text, language, tokens } of codes) {
    expect([text, language, tokens].map((each) => typeof each)).toEqual(Array(3).fill('string'));
  }
});

describe('A parameter', () => {
  const parameterOf = (parameter: Partial<Parameter>) => {
    const { api } = createApi({ parameters: [{ name: 'q', in: 'query', ...parameter }] });
    return viewOf(api).operations[0]?.parameters[0];
  };

  test('of several values is sent once for each, unless it says otherwise', () => {
    expect(parameterOf({})?.explode).toBe(true);
    expect(parameterOf({ explode: false })?.explode).toBe(false);
    expect(parameterOf({})?.required).toBe(false);
    expect(parameterOf({})?.schema).toEqual(parameterOf({ schema: true })?.schema);
  });

  test('has the values that it allows, or its items do', () => {
    expect(parameterOf({ schema: { enum: ['a', 1] } })?.options).toEqual(['a']);
    expect(parameterOf({ schema: { type: 'array', items: { enum: ['b'] } } })?.options).toEqual([
      'b',
    ]);
  });
});

describe('A request sends its arguments in the path', () => {
  const addressOf = (path: Record<string, unknown>) => {
    const get: OperationObject = {
      operationId: 'get-thing',
      parameters: [
        { name: 'id', in: 'path', required: true, example: 7 },
        { name: 'kind', in: 'path', required: true },
      ],
    };
    const [operation] = readApi(
      createDescription({}, { paths: { '/things/{id}/{kind}.json': { get } } }),
    ).operations;
    if (!operation) throw new Error('The description has no operation.');
    return createCodeSamples(operation, { path }).address;
  };

  test('those that it is given, escaped', () => {
    expect(addressOf({ id: 'a/b', kind: 'ü' })).toBe('/things/a%2Fb/%C3%BC.json');
  });

  test('or the example of the parameter, or else its name in braces', () => {
    expect(addressOf({})).toBe('/things/7/{kind}.json');
  });
});

describe('A request sends', () => {
  test.each([
    ['a key in a header', { type: 'apiKey', in: 'header', name: 'X-Key' }, 'X-Key: YOUR_API_KEY'],
    ['a token', { type: 'http', scheme: 'bearer' }, 'Authorization: Bearer YOUR_TOKEN'],
  ] as const)('%s', (_, scheme, sent) => {
    const { operation } = createApi(
      { security: [{ only: [] }] },
      { components: { securitySchemes: { only: scheme } } },
    );
    const { address, samples } = createCodeSamples(operation, {});
    const curl = samples[0] && fillPlaceholders(samples[0], { address });
    expect(curl).toContain(sent);
    expect(curl?.match(/YOUR_/g)).toHaveLength(1);
  });
});
