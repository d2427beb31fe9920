import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { createResponseTypes } from '../../src/reference/view/responseTypes.ts';
import { apiOf, refTo } from '../support/api.ts';

/** The type of a response with the given schema. */
async function typeOf(schema: SchemaObject, schemas: Record<string, SchemaObject> = {}) {
  const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
  const { api } = apiOf({ responses }, { components: { schemas } });
  return (await createResponseTypes(api)).get('list-things');
}

const object = (properties: Record<string, SchemaObject>): SchemaObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

describe('the TypeScript type of a response', () => {
  test('has arrays, enumerations, null and what may be missing', async () => {
    const type = await typeOf({
      type: 'object',
      required: ['data', 'kind', 'note'],
      properties: {
        data: { type: 'array', items: { type: 'string' } },
        kind: { type: 'string', enum: ['a', 'b'] },
        note: { oneOf: [{ type: 'string' }, { enum: [null] }] },
        more: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      },
    });
    expect(type?.declaration).toBe(
      [
        'interface ListThingsResponse {',
        '  data: string[];',
        '  kind: "a" | "b";',
        '  note: string | null;',
        '  more?: number[][];',
        '}',
      ].join('\n'),
    );
    expect(type?.short).toBe(
      '{ data: string[]; kind: "a" | "b"; note: string | null; more?: number[][] }',
    );
  });

  test('has letters of any language as they are', async () => {
    const type = await typeOf(object({ size: { enum: ['ü', 'あ'] }, größe: { enum: ['é'] } }));
    expect(type?.declaration).toContain('size: "ü" | "あ";');
    expect(type?.declaration).toContain('"größe": "é";');
    expect(type?.short).toBe('{ size: "ü" | "あ" }');
  });

  test.each([
    ['Person.Address', 'Person_Address'],
    ['2-fold thing', '_2_fold_thing'],
  ])('names a component %s, which is not an identifier, as %s', async (name, identifier) => {
    const type = await typeOf(object({ data: refTo(name) }), { [name]: { type: 'string' } });
    expect(type?.declaration).toContain(`data: ${identifier};`);
    expect(type?.declaration).toContain(`type ${identifier} = string;`);
  });

  test('keeps components apart whose names differ in what an identifier cannot hold', async () => {
    const schemas: Record<string, SchemaObject> = {
      'a.b': { type: 'string' },
      a_b: { type: 'integer' },
      ListThingsResponse: { type: 'boolean' },
    };
    const names = Object.keys(schemas);
    const schema = object(Object.fromEntries(names.map((name) => [name, refTo(name)])));
    const type = await typeOf(schema, schemas);
    expect(type?.declaration.split('\n\n')).toEqual([
      'interface ListThingsResponse {\n  "a.b": a_b;\n  a_b: a_b_2;\n  ListThingsResponse: ListThingsResponse_2;\n}',
      'type a_b = string;',
      'type a_b_2 = number;',
      'type ListThingsResponse_2 = boolean;',
    ]);
  });

  test('keeps letters and marks of values as they are', async () => {
    const type = await typeOf({ type: 'string', enum: ['größe', '漢字', 'a"b\\u00e9'] });
    expect(type?.declaration).toBe(
      String.raw`type ListThingsResponse = "größe" | "漢字" | "a\"b\\u00e9";`,
    );
  });

  test('is one declaration for an alternative of objects', async () => {
    const type = await typeOf({
      oneOf: [object({ a: { type: 'string' } }), object({ b: { enum: [null] } })],
    });
    expect(type?.declaration).toMatch(
      /^type ListThingsResponse = \{\n {2}a: string;\n\} \| \{\n {2}b: null;\n\};$/,
    );
  });

  test('is missing where there is no body', async () => {
    const { api } = apiOf({ responses: { 204: { description: 'Done' } } });
    expect((await createResponseTypes(api)).size).toBe(0);
  });
});
