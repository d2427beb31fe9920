import { describe, expect, test } from 'vitest';
import type { SchemaObject } from '../../src/reference/read/types.ts';
import { anchorName, joinAnchor } from '../../src/reference/view/schema/anchor.ts';
import { createField } from '../../src/reference/view/fields.ts';
import { HeadingIds } from '../../src/reference/view/prose.ts';
import type { FieldView } from '../../src/reference/view/types.ts';
import { withSchemas } from '../support/api.ts';

function listAnchors({ properties = [], variants = [] }: FieldView): string[] {
  const inside = [...properties, ...variants.map(({ schema }) => schema)];
  return [...properties.map(({ anchor }) => anchor), ...inside.flatMap(listAnchors)];
}

function anchorsOf(schema: SchemaObject, anchor: string): string[] {
  const context = { source: withSchemas({}), ids: new HeadingIds() };
  return listAnchors(createField(context, schema, { name: '', anchor }));
}

const TEXT = { type: 'string' };

const person: SchemaObject = {
  type: 'object',
  properties: {
    data: {
      type: 'array',
      items: {
        type: 'array',
        items: { type: 'object', properties: { street: { properties: { name: TEXT } } } },
      },
    },
  },
};

describe('anchors are named #body-<dotted path> and #response-<status>-<dotted path>', () => {
  test.each(['body', 'response-200'])('%s', (anchor) => {
    // Items of arrays add nothing.
    expect(anchorsOf(person, anchor)).toEqual([
      `${anchor}-data`,
      `${anchor}-data.street`,
      `${anchor}-data.street.name`,
    ]);
  });

  test('of alternatives, with their number', () => {
    const schema = { oneOf: [{ properties: { a: TEXT } }, { properties: { a: TEXT } }] };
    expect(anchorsOf(schema, 'body')).toEqual(['body-1-a', 'body-2-a']);
    expect(anchorsOf({ properties: { p: schema } }, 'body')).toEqual([
      'body-p',
      'body-p-1.a',
      'body-p-2.a',
    ]);
  });

  test('of a parameter’s own properties', () => {
    expect(anchorsOf({ properties: { a: { properties: { b: TEXT } } } }, 'query-filter')).toEqual([
      'query-filter.a',
      'query-filter.a.b',
    ]);
  });
});

describe('an anchor can be an id and stand in an address', () => {
  test.each([
    ['a b', 'a-b'],
    ['a\tb\nc', 'a-b-c'],
    ['100%', '100-'],
    ['Größe in %', 'Größe-in--'],
    ['a.b', 'a.b'],
    ['filter[name]', 'filter[name]'],
  ])('%j: %s', (name, part) => {
    expect(anchorName(name)).toBe(part);
    expect(joinAnchor('body', name)).toBe(`body-${part}`);
    expect(joinAnchor('body-x', name)).toBe(`body-x.${part}`);
    const { hash } = new URL(`#${anchorName(name)}`, 'https://site.example');
    expect(decodeURIComponent(hash)).toBe(`#${part}`);
  });
});
