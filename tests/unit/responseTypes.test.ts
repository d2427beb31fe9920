import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { createResponseType } from '../../src/reference/view/responseTypes.ts';
import { apiOf, refTo } from '../support/api.ts';

/** The type of a response with the given schema. */
function typeOf(schema: SchemaObject, schemas: Record<string, SchemaObject> = {}) {
  const responses = { 200: { description: 'OK', content: { 'application/json': { schema } } } };
  const { api, operation } = apiOf({ responses }, { components: { schemas } });
  return createResponseType(api.spec, operation);
}

const object = (properties: Record<string, SchemaObject>): SchemaObject => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

describe('the TypeScript type of a response', () => {
  test('has arrays, enumerations, null and what may be missing', () => {
    const type = typeOf({
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

  test('has letters of any language as they are', () => {
    const type = typeOf(object({ size: { enum: ['ü', 'あ'] }, größe: { enum: ['é'] } }));
    expect(type?.declaration).toContain('size: "ü" | "あ";');
    expect(type?.declaration).toContain('"größe": "é";');
    expect(type?.short).toBe('{ size: "ü" | "あ"; "größe": "é" }');
  });

  test('declares each component that it refers to once, by its name', () => {
    const schemas = { Town: object({ size: { type: 'integer' }, other: refTo('Town') }) };
    const type = typeOf(object({ data: refTo('Town'), more: refTo('Town') }), schemas);
    expect(type?.declaration.split('\n\n')).toEqual([
      'interface ListThingsResponse {\n  data: Town;\n  more: Town;\n}',
      'interface Town {\n  size: number;\n  other: Town;\n}',
    ]);
    expect(type?.short).toBe('Record<string, unknown>');
  });

  test('keeps letters and marks of values as they are', () => {
    const type = typeOf({ type: 'string', enum: ['größe', '漢字', 'a"b\\u00e9'] });
    expect(type?.declaration).toBe(
      String.raw`type ListThingsResponse = "größe" | "漢字" | "a\"b\\u00e9";`,
    );
  });

  test('has any property of an object without properties, and any value', () => {
    const type = typeOf(object({ data: { type: 'object', additionalProperties: true }, any: {} }));
    expect(type?.declaration).toContain(
      '  data: {\n    [key: string]: unknown;\n  };\n  any: unknown;',
    );
  });

  test('is missing where there is no body', () => {
    const { api, operation } = apiOf({ responses: { 204: { description: 'Done' } } });
    expect(createResponseType(api.spec, operation)).toBeUndefined();
  });
});
