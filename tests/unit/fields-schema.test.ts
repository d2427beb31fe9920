import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { createField } from '../../src/reference/view/fields.ts';
import { createContext } from '../../src/reference/view/components.ts';
import { resolveField } from '../../src/reference/model/resolve.ts';
import type { FieldNode, FieldView } from '../../src/reference/model/types.ts';
import { refTo, withSchemas } from '../support/api.ts';

/** The field of a schema, and what resolves its references. */
function create(schema: SchemaObject, schemas: Record<string, SchemaObject> = {}) {
  const context = createContext(withSchemas(schemas));
  const resolve = (node: FieldNode): FieldView => resolveField(context.components, node);
  return { node: createField(context, schema, { name: '' }), resolve };
}

function build(schema: SchemaObject, schemas: Record<string, SchemaObject> = {}): FieldView {
  const { node, resolve } = create(schema, schemas);
  return resolve(node);
}

const TEXT = { type: 'string' };

const names = (field: FieldView) => field.properties?.map(({ name }) => name);

/** Prose of paragraphs. */
const prose = (...texts: string[]) => ({
  source: texts.join('\n\n'),
  nodes: texts.map((text) => ({ tag: 'p', children: [text] })),
});

const fact = (label: string, ...codes: string[]) => ({
  label,
  items: codes.map((code) => ({ code })),
});

const limits = (...words: string[]) => ({
  label: 'Limits',
  items: words.map((each) => ({ words: each })),
});

describe('the type of a schema in words', () => {
  const CASES: [SchemaObject, string][] = [
    [{ type: 'string' }, 'string'],
    [{ type: 'array' }, 'array'],
    [{ type: 'array', items: { type: 'integer' } }, 'array of integer'],
    [
      { type: 'array', items: { type: 'array', items: { type: 'number' } } },
      'array of array of number',
    ],
    [{ description: 'Anything.' }, 'any value'],
    [{ type: 'array', items: {} }, 'array of any value'],
    [{ oneOf: [{ type: 'string' }, { enum: [null] }] }, 'string or null'],
    [{ oneOf: [{ type: 'object', additionalProperties: true }, TEXT] }, 'object or string'],
    [{ type: 'array', items: { oneOf: [TEXT, { enum: [null] }] } }, 'array of string or null'],
  ];
  test.each(CASES)('%j: %s', (schema, type) => {
    expect(build(schema).type).toBe(type);
  });
});

test('a property has everything that a reader needs to know', () => {
  const property: SchemaObject = {
    type: 'string',
    format: 'date',
    description: 'A day.',
    minLength: 10,
    default: '2024-01-01',
    examples: ['2025-01-01', '2026-01-01'],
    enum: ['2024-01-01', '2025-01-01'],
    deprecated: true,
  };
  const node = build({ type: 'object', required: ['day'], properties: { day: property } });
  expect(node.properties?.[0]).toEqual({
    name: 'day',
    type: 'string',
    format: 'date',
    required: true,
    deprecated: true,
    description: prose('A day.'),
    facts: [
      fact('Default', '2024-01-01'),
      limits('at least 10 characters'),
      fact('One of', '2024-01-01', '2025-01-01'),
      fact('Examples', '2025-01-01', '2026-01-01'),
    ],
  });
});

test('an array says what its items are, at any depth', () => {
  const node = build({
    type: 'array',
    description: 'All rows.',
    minItems: 1,
    items: {
      type: 'array',
      items: {
        type: 'string',
        format: 'uuid',
        description: 'One id.',
        maxLength: 36,
        enum: ['a', 'b'],
        examples: ['a'],
      },
    },
  });
  expect(node).toMatchObject({
    type: 'array of array of string',
    format: 'uuid',
    description: prose('All rows.'),
    facts: [
      { label: 'Each item', items: [{ words: 'One id.' }] },
      limits('at least 1 item', 'each at most 36 characters'),
      fact('One of', 'a', 'b'),
      fact('Example', 'a'),
    ],
  });
});

describe('the properties of an object', () => {
  test('keep their order', () => {
    expect(names(build({ properties: { b: TEXT, c: TEXT, a: TEXT } }))).toEqual(['b', 'c', 'a']);
  });

  test('do not include others that are allowed or forbidden', () => {
    expect(names(build({ type: 'object', additionalProperties: true }))).toBeUndefined();
    expect(names(build({ type: 'object', additionalProperties: false }))).toBeUndefined();
  });
});

describe('a reference to a component', () => {
  const schemas = {
    Point: { type: 'object', description: 'A place.', properties: { x: { type: 'number' } } },
  };
  test.each<[string, SchemaObject, object]>([
    ['keeps its name', refTo('Point'), refTo('Point')],
    [
      'has only what differs',
      { ...refTo('Point'), description: 'Home.' },
      { ...refTo('Point'), description: prose('Home.') },
    ],
    [
      'is kept by an array of it',
      { type: 'array', items: refTo('Point') },
      { ...refTo('Point'), type: 'array of object' },
    ],
  ])('%s', (_, schema, expected) => {
    const { node, resolve } = create(schema, schemas);
    expect(node).toEqual(expected);
    expect(names(resolve(node))).toEqual(['x']);
  });
});
