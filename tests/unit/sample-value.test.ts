/** Values other than numbers that are made from schemas. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Description, Schema, SchemaObject } from '../../src/reference/read/types.ts';
import { SampleValues } from '../../src/reference/view/sampleValue.ts';
import { sampleOf } from '../support/sampleOf.ts';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

const text = { type: 'string' } as const;

describe('texts', () => {
  const FORMATS = [
    'date',
    'date-time',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'url',
    'uuid',
    'byte',
    'regex',
    'json-pointer',
  ];

  test.each(FORMATS)('a value of the format %s has it', (format) => {
    const value = sampleOf({ ...text, format });
    expect(value).not.toBe('string');
    expect(ajv.validate({ ...text, format }, value)).toBe(true);
  });

  test.each([
    ['idn-email', 'email'],
    ['idn-hostname', 'hostname'],
    ['iri', 'uri'],
  ])('a value of %s is one of %s', (international, format) => {
    expect(ajv.validate({ format }, sampleOf({ ...text, format: international }))).toBe(true);
  });

  test('a text without a format names its type, and base64 is base64', () => {
    expect(sampleOf(text)).toBe('string');
    expect(sampleOf({ ...text, format: 'their-own' })).toBe('string');
    expect(sampleOf({ ...text, contentEncoding: 'base64' })).toBe('aGVsbG8=');
    expect(sampleOf({ ...text, contentEncoding: 'quoted-printable' })).toBe('string');
  });

  test.each([
    [{ minLength: 8 }, 'stringst'],
    [{ minLength: 6 }, 'string'],
    [{ maxLength: 3 }, 'str'],
    [{ maxLength: 0 }, ''],
    [{ maxLength: -1 }, ''],
  ])('a text has the length of %j', (limits, expected) => {
    expect(sampleOf({ ...text, ...limits })).toBe(expected);
  });

  test('no text is longer than 200 characters', () => {
    expect(sampleOf({ ...text, minLength: 100_000 })).toHaveLength(200);
  });
});

describe('what a schema says itself is taken first', () => {
  test.each<[string, SchemaObject, unknown]>([
    ['the example', { example: 1, examples: [2], default: 3, const: 4, enum: [5] }, 1],
    ['the first of examples', { examples: [2, 6], default: 3, const: 4, enum: [5] }, 2],
    ['the default', { default: 3, const: 4, enum: [5] }, 3],
    ['the only value', { const: 4, enum: [5] }, 4],
    ['the first of the values', { enum: [5, 7] }, 5],
    ['an example that is null', { example: null, default: 3 }, null],
    ['an example that is false', { example: false, default: true }, false],
  ])('%s', (_, keywords, expected) => {
    expect(sampleOf({ type: 'integer', ...keywords })).toEqual(expected);
  });
});

describe('types', () => {
  test.each<[string, Schema | undefined, unknown]>([
    ['a boolean', { type: 'boolean' }, true],
    ['the first type that is not null', { type: ['null', 'integer', 'string'] }, 1],
    ['no schema', undefined, undefined],
    ['any value', true, undefined],
    ['no value', false, undefined],
    ['a schema without a type', {}, undefined],
    ['only null', { type: 'null' }, undefined],
  ])('%s', (_, schema, expected) => {
    expect(
      schema === undefined ? new SampleValues({} as Description).of(schema) : sampleOf(schema),
    ).toEqual(expected);
  });
});

describe('arrays', () => {
  test.each<[string, SchemaObject, unknown[]]>([
    ['one item', { items: text }, ['string']],
    ['as many as needed', { items: text, minItems: 2 }, ['string', 'string']],
    ['at most three', { items: text, minItems: 9 }, ['string', 'string', 'string']],
    ['one where none is needed', { items: text, minItems: 0 }, ['string']],
    ['none of which nothing is known', { items: {} }, []],
    ['none without items', {}, []],
    [
      'those by position',
      { prefixItems: [text, { type: 'integer' }, {}], items: text },
      ['string', 1, null],
    ],
  ])('%s', (_, keywords, expected) => {
    expect(sampleOf({ type: 'array', ...keywords })).toEqual(expected);
  });
});

describe('objects', () => {
  const properties = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, text]));

  test('have their properties, but not those that only responses have', () => {
    const schema: Schema = {
      properties: {
        id: { ...text, readOnly: true },
        name: text,
        secret: { ...text, writeOnly: true },
      },
      required: ['id'],
    };
    expect(sampleOf(schema)).toEqual({ name: 'string', secret: 'string' });
  });

  test('have null for a required property that can be anything, and no optional one of this kind', () => {
    const schema: Schema = { properties: { any: {}, other: true }, required: ['any'] };
    expect(sampleOf(schema)).toEqual({ any: null });
  });

  test('have 12 optional properties and all required ones, wherever these stand', () => {
    const schema: Schema = {
      properties: { first: text, ...properties(14), last: text },
      required: ['first', 'last'],
    };
    expect(Object.keys(sampleOf(schema) as object)).toEqual([
      'first',
      ...Object.keys(properties(12)),
      'last',
    ]);
  });

  test.each<[string, SchemaObject, object]>([
    ['one key of any name', { additionalProperties: text }, { key: 'string' }],
    [
      'a key that its schema allows',
      { additionalProperties: text, propertyNames: { enum: ['en', 'de'] } },
      { en: 'string' },
    ],
    [
      'a key of which only the length is known',
      { additionalProperties: text, propertyNames: { ...text, maxLength: 2 } },
      { st: 'string' },
    ],
    [
      'a key whose schema says nothing',
      { additionalProperties: text, propertyNames: {} },
      { key: 'string' },
    ],
    ['none of which nothing is known', { additionalProperties: {} }, {}],
    ['none where any are allowed', { additionalProperties: true }, {}],
    [
      'none beside properties',
      { properties: { name: text }, additionalProperties: text },
      { name: 'string' },
    ],
  ])('%s', (_, keywords, expected) => {
    expect(sampleOf({ type: 'object', ...keywords })).toEqual(expected);
  });
});

describe('forms', () => {
  const schemas: Record<string, Schema> = {
    Cat: { properties: { kind: text, lives: { type: 'integer' } } },
    Dog: { properties: { kind: { const: 'dog' }, name: text } },
    Fish: { properties: { kind: { enum: ['carp', 'eel'] } } },
  };
  const choice = (first: string, more: SchemaObject = {}): Schema => ({
    oneOf: [{ $ref: `#/components/schemas/${first}` }, text],
    ...more,
  });

  test('the first of oneOf, before anyOf', () => {
    expect(sampleOf({ oneOf: [text, { type: 'integer' }] })).toBe('string');
    expect(sampleOf({ anyOf: [{ type: 'integer' }, text] })).toBe(1);
    expect(sampleOf({ oneOf: [text, text], anyOf: [{ type: 'integer' }, text] })).toBe('string');
  });

  test('own properties stand beside those of the form', () => {
    const own = { properties: { id: { type: 'integer' } } } as const;
    expect(sampleOf(choice('Cat', own), schemas)).toEqual({ id: 1, kind: 'string', lives: 1 });
    expect(sampleOf({ ...own, oneOf: [true, {}] })).toEqual({ id: 1 });
  });

  test.each<[string, string, SchemaObject['discriminator'] | undefined, unknown]>([
    ['its name tells it', 'Cat', { propertyName: 'kind' }, 'Cat'],
    [
      'a key of the mapping with its reference',
      'Cat',
      {
        propertyName: 'kind',
        mapping: { other: '#/components/schemas/Dog', cat: '#/components/schemas/Cat' },
      },
      'cat',
    ],
    [
      'a key of the mapping with its name',
      'Cat',
      { propertyName: 'kind', mapping: { cat: 'Cat' } },
      'cat',
    ],
    ['its own only value', 'Dog', { propertyName: 'kind' }, 'dog'],
    ['the first of its own values', 'Fish', { propertyName: 'kind' }, 'carp'],
    ['no discriminator', 'Cat', undefined, 'string'],
  ])('which form it is: %s', (_, form, discriminator, expected) => {
    expect(sampleOf(choice(form, { discriminator }), schemas)).toHaveProperty('kind', expected);
  });

  test('a property that only the discriminator names is added', () => {
    const value = sampleOf(choice('Cat', { discriminator: { propertyName: 'type' } }), schemas);
    expect(value).toEqual({ kind: 'string', lives: 1, type: 'Cat' });
  });

  test('a form without a name, or that is no object, is not told apart', () => {
    const discriminator = { propertyName: 'kind' };
    expect(sampleOf({ discriminator, oneOf: [{ properties: { a: text } }, text] })).toEqual({
      a: 'string',
    });
    expect(sampleOf(choice('Text', { discriminator }), { Text: text })).toBe('string');
  });
});

describe('depth', () => {
  test('a schema that contains itself ends where it would begin again', () => {
    const schemas: Record<string, Schema> = {
      Node: {
        properties: { name: text, next: { $ref: '#/components/schemas/Node' } },
        required: ['next'],
      },
    };
    const value = JSON.stringify(sampleOf({ $ref: '#/components/schemas/Node' }, schemas));
    expect(value.match(/"name"/g)?.length).toBeLessThanOrEqual(5);
    expect(value).toContain('"next":null');
  });

  test('objects and arrays are nested five levels deep', () => {
    const nest = (levels: number): Schema =>
      levels === 0 ? text : { properties: { a: nest(levels - 1) }, required: ['a'] };
    expect(JSON.stringify(sampleOf(nest(5)))).toBe('{"a":{"a":{"a":{"a":{"a":null}}}}}');
    expect(JSON.stringify(sampleOf(nest(4)))).toBe('{"a":{"a":{"a":{"a":"string"}}}}');
  });
});
