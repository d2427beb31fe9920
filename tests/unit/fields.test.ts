/** Page model of one field, and of the sections of a page. */
import { describe, expect, test } from 'vitest';
import type { Parameter, SchemaObject } from '../../src/reference/read/types.ts';
import { presenceOf } from '../../src/reference/model/headingsAndLabels.ts';
import type { FieldView } from '../../src/reference/model/types.ts';
import { apiOf, viewOf } from '../support/api.ts';

function fieldOf(parameter: Partial<Parameter>) {
  const { api } = apiOf({ parameters: [{ name: 'q', in: 'query', ...parameter }] });
  return viewOf(api).operations[0]?.sections[0]?.fields[0];
}

function propertyOf(schema: SchemaObject, required: string[] = []) {
  const content = {
    'application/json': { schema: { type: 'object', required, properties: { a: schema } } },
  } as const;
  const { api } = apiOf({ responses: { 200: { description: 'Fine.', content } } });
  const body = viewOf(api).operations[0]?.responses[0]?.body;
  return body?.schema?.properties?.[0] as FieldView;
}

describe('A field', () => {
  test.each<[string, Partial<Parameter>, object]>([
    ['says that it is required', { required: true }, { required: true }],
    [
      'says neither "required" nor "deprecated" where it is not',
      {},
      { required: undefined, deprecated: undefined },
    ],
    ['says that it is deprecated', { deprecated: true }, { deprecated: true }],
    [
      'says its default, also 0',
      { schema: { default: 0 } },
      { facts: [{ label: 'Default', items: [{ code: '0' }] }] },
    ],
    ['says its format', { schema: { type: 'string', format: 'date' } }, { format: 'date' }],
    [
      'shows its example',
      { example: 'x' },
      { facts: [{ label: 'Example', items: [{ code: 'x' }] }] },
    ],
    [
      'shows an example of its schema if it has none',
      { schema: { examples: [7] } },
      { facts: [{ label: 'Example', items: [{ code: '7' }] }] },
    ],
    [
      'shows its own example, not that of its schema',
      { example: 'x', schema: { examples: ['y'] } },
      { facts: [{ label: 'Example', items: [{ code: 'x' }] }] },
    ],
    [
      'the names of countries beside their codes',
      { schema: { enum: ['DE', 'XK'] } },
      {
        facts: [
          {
            label: 'One of',
            items: [
              { code: 'DE', name: 'Germany' },
              { code: 'XK', name: 'Kosovo' },
            ],
          },
        ],
      },
    ],
    [
      'no names where codes are not all countries',
      { schema: { enum: ['DE', 'QX'] } },
      { facts: [{ label: 'One of', items: [{ code: 'DE' }, { code: 'QX' }] }] },
    ],
  ])('%s', (_, parameter, said) => {
    expect(fieldOf(parameter)).toMatchObject(said);
  });

  test('has its own description, not that of its schema', () => {
    const field = fieldOf({ description: 'Own.', schema: { description: 'Of all.' } });
    const text = JSON.stringify(field?.description);
    expect(text).toContain('Own.');
    expect(text).not.toContain('Of all.');
  });

  test('says the format of its items, or of theirs', () => {
    const day = { type: 'string', format: 'date' } as const;
    expect(fieldOf({ schema: { type: 'array', items: day } })?.format).toBe('date');
    const items = { type: 'array', items: day } as const;
    expect(fieldOf({ schema: { type: 'array', items } })).toMatchObject({
      type: 'array of array of string',
      format: 'date',
    });
  });

  test.each([
    ['says in a response that it may be absent', [], true, 'may be absent'],
    ['says nothing in a response if it is always there', ['a'], true, ''],
    ['says in a request that it is required', ['a'], false, 'required'],
  ])('%s', (_, required, isResponse, presence) => {
    expect(presenceOf(propertyOf({ type: 'string' }, required), { isResponse })).toBe(presence);
  });

  test('says how an array is written', () => {
    const schema = { type: 'array', items: { type: 'string' } };
    const { facts } = fieldOf({ schema, explode: false }) ?? {};
    expect(facts).toEqual([{ label: 'Written as', items: [{ code: 'q=a,b' }] }]);
  });
});

describe('A parameter', () => {
  const parameterOf = (parameter: Partial<Parameter>) => {
    const { api } = apiOf({ parameters: [{ name: 'q', in: 'query', ...parameter }] });
    return viewOf(api).operations[0]?.parameters[0];
  };

  test('is optional by default', () => {
    expect(parameterOf({})?.required).toBe(false);
  });

  test('has the values that it allows, or its items do', () => {
    expect(parameterOf({ schema: { enum: ['a', 1] } })?.options).toEqual(['a']);
    expect(parameterOf({ schema: { type: 'array', items: { enum: ['b'] } } })?.options).toEqual([
      'b',
    ]);
  });
});

test('a page has the body that is sent, with its schema and its examples', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const content = { 'application/json': { schema, examples: { one: { value: { a: 'b' } } } } };
  const { api } = apiOf({ requestBody: { required: true, content } });
  const body = viewOf(api).operations[0]?.body;
  expect(body).toMatchObject({
    heading: 'Body',
    mediaType: 'application/json',
    schema: { properties: [{ name: 'a' }] },
    examples: [{ title: 'one', value: { a: 'b' } }],
  });
});
