/** Schemas that a page has no room for, and what a node is called where it is shown again. */
import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/reference/read/types.ts';
import { SchemaTree } from '../../src/reference/view/schema/tree.ts';
import type { SchemaNode } from '../../src/reference/view/schema/tree.ts';
import { refTo, withSchemas } from '../support/api.ts';

const text = { type: 'string' } as const;

/** Properties `p1`, `p2` and so on. */
const properties = (count: number, schema: Schema = text): Record<string, Schema> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index + 1}`, schema]));

function build(
  schemas: Record<string, Schema>,
  root: Schema,
): { tree: SchemaTree; node: SchemaNode } {
  const tree = new SchemaTree(withSchemas(schemas));
  return { tree, node: tree.build(root, 'response-200') };
}

describe('the root of a tree', () => {
  test('is required, has no name, and may be any value', () => {
    expect(build({}, true).node).toMatchObject({ name: '', required: true, properties: [] });
  });
});

describe('a component is shown once on a page of more than a thousand nodes', () => {
  const Address: Schema = { properties: { street: text } };
  const pageOf = (count: number) =>
    build(
      { Address },
      { properties: { first: refTo('Address'), ...properties(count), last: refTo('Address') } },
    ).node.properties.at(-1);

  // The root, the first address and its street are three nodes, the last address is one.
  test('and linked to from then on', () => {
    expect(pageOf(997)).toMatchObject({
      recursion: { name: 'Address', anchor: 'response-200-first' },
      properties: [],
    });
  });

  test('but not on one of a thousand', () => {
    expect(pageOf(996)?.recursion).toBeUndefined();
    expect(pageOf(996)?.properties).toHaveLength(1);
  });

  test('while schemas without a name are shown each time', () => {
    const inline: Schema = { properties: { street: text } };
    const { node } = build(
      {},
      { properties: { first: inline, ...properties(1000), last: inline } },
    );
    expect(node.properties.at(-1)).toMatchObject({ properties: [{ name: 'street' }] });
  });
});

describe('a page whose texts are too long', () => {
  const long = { ...text, description: 'a'.repeat(400_000) };
  const inner: Schema = { properties: { deep: text } };

  test('has no parts of schemas any more, but says where they are', () => {
    const { tree, node } = build(
      { Inner: inner },
      {
        properties: {
          before: inner,
          one: long,
          two: long,
          after: inner,
          plain: text,
          named: refTo('Inner'),
        },
      },
    );
    const [before, , , after, plain, named] = node.properties;
    expect(before?.properties).toHaveLength(1);
    expect(after?.properties).toEqual([]);
    expect(after?.facts).toEqual([
      { name: 'Further parts', values: ['in the description'], file: expect.any(String) as string },
    ]);
    expect(plain?.facts).toBeUndefined();
    expect(named?.facts).toHaveLength(1);
    expect(tree.omitted).toEqual(['after', 'Inner']);
  });

  test('has what it says of a field besides', () => {
    const { node } = build(
      {},
      {
        properties: {
          one: long,
          two: long,
          after: { ...inner, discriminator: { propertyName: 'deep' } },
        },
      },
    );
    expect(node.properties[2]?.facts?.map(({ name }) => name)).toEqual([
      expect.any(String),
      'Further parts',
    ]);
  });

  test.each<[string, Schema, number]>([
    ['descriptions', { ...text, description: 'a'.repeat(1000) }, 1000],
    ['examples', { ...text, examples: Array<string>(20).fill('a'.repeat(50)) }, 1000],
    ['allowed values', { enum: Array.from({ length: 50 }, (_, index) => `value-${index}`) }, 1000],
    [
      'values that are short but many',
      { enum: Array.from({ length: 100 }, (_, index) => index) },
      200,
    ],
    ['defaults', { ...text, default: 'a'.repeat(1000) }, 1000],
    ['nothing', {}, 3000],
  ])('is one with many fields that have %s', (_, schema, count) => {
    const few = { ...properties(Math.floor(count / 4), schema), after: inner };
    const many = { ...properties(count, schema), after: inner };
    expect(build({}, { properties: few }).tree.omitted).toEqual([]);
    expect(build({}, { properties: many }).tree.omitted).toEqual(['after']);
  });
});

describe('a schema that is shown again is called by', () => {
  const nameOf = (node: SchemaNode | undefined): string | undefined => node?.recursion?.name;

  test('its component', () => {
    const { node } = build(
      { Node: { title: 'A node', properties: { next: refTo('Node') } } },
      refTo('Node'),
    );
    expect(nameOf(node.properties[0])).toBe('Node');
  });

  const itself = (rest: Schema): Schema => {
    const schema = { type: 'object', ...(rest as object) } as Exclude<Schema, boolean>;
    schema.properties = { next: schema };
    return schema;
  };

  test('or its title, its property, or else its type', () => {
    expect(nameOf(build({}, itself({ title: 'A node' })).node.properties[0])).toBe('A node');
    const inside = build({}, { properties: { own: itself({}) } }).node.properties[0];
    expect(nameOf(inside?.properties[0])).toBe('own');
    expect(nameOf(build({}, itself({})).node.properties[0])).toBe('object');
  });
});

describe('the items of a list', () => {
  test('that has first ones are described apart from these, if there may be any', () => {
    const further = (schema: Schema) => build({}, schema).node.variants.map(({ label }) => label);
    const prefixItems = [text];
    expect(further({ type: 'array', prefixItems, items: { type: 'integer' } })).toEqual([
      'Further items',
    ]);
    expect(further({ type: 'array', prefixItems, unevaluatedItems: text })).toEqual([
      'Further items',
    ]);
    expect(further({ type: 'array', prefixItems, items: false })).toEqual([]);
    expect(further({ type: 'array', prefixItems })).toEqual([]);
    expect(further({ type: 'array', unevaluatedItems: text })).toEqual([]);
    expect(build({}, { type: 'array', prefixItems, items: text }).node.type).toBe('array');
  });

  test('have their limits, each of them', () => {
    const limits = (items: Schema) => build({}, { type: 'array', items }).node.limits;
    expect(limits({ type: 'string', minLength: 2 })).toEqual(['each at least 2 characters']);
    expect(limits({ type: 'object', additionalProperties: false })).toEqual([
      'each with no other properties',
    ]);
  });

  test.each<[Schema, string[]]>([
    [{ type: 'array', prefixItems: [text], items: false }, ['no other items']],
    [{ type: 'array', prefixItems: [text], unevaluatedItems: false }, ['no other items']],
    [{ type: 'array', prefixItems: [text], unevaluatedItems: true }, []],
    [{ type: 'array', prefixItems: [text] }, []],
    [{ type: 'array', items: false }, []],
    [{ type: 'array', unevaluatedItems: false }, []],
  ])('are none beside the first ones: %j', (schema, limits) => {
    expect(build({}, schema).node.limits).toEqual(limits);
  });
});
