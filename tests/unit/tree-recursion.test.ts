import { describe, expect, test } from 'vitest';
import type { Schema } from '../../src/reference/read/types.ts';
import { SchemaTree } from '../../src/reference/view/schema/tree.ts';
import type { SchemaNode } from '../../src/reference/view/schema/tree.ts';
import { refTo, withSchemas } from '../support/api.ts';

function build(schemas: Record<string, Schema>, root = 'Node', target?: string): SchemaNode {
  return new SchemaTree(withSchemas(schemas)).build(refTo(root), 'response-200', target);
}

function countNodes({ properties, variants }: SchemaNode): number {
  const inside = [...properties, ...variants.map(({ node }) => node)];
  return inside.reduce((sum, node) => sum + countNodes(node), 1);
}

const root = { name: 'Node', anchor: 'response-200' };

describe('recursion is cut with a link to the enclosing schema', () => {
  // Each is a property of Node that is a Node again, in the ways in which people write it.
  const FORMS: [string, Schema][] = [
    ['a reference', refTo('Node')],
    ['a reference with words beside it', { ...refTo('Node'), description: 'The next one.' }],
    ['the items of an array', { type: 'array', items: refTo('Node') }],
    ['an array of arrays', { type: 'array', items: { type: 'array', items: refTo('Node') } }],
    ['allOf with one reference', { allOf: [refTo('Node')] }],
    ['allOf with one reference, nullable', { allOf: [refTo('Node')], nullable: true }],
    ['a reference to a reference', refTo('Alias')],
  ];
  test.each(FORMS)('%s', (_name, next) => {
    const node = build({
      Node: { type: 'object', properties: { name: { type: 'string' }, next } },
      Alias: refTo('Node'),
    });
    expect(node.recursion).toBeUndefined();
    expect(node.properties.map(({ name }) => name)).toEqual(['name', 'next']);
    expect(node.properties[1]).toMatchObject({ recursion: root, properties: [] });
  });

  test('one of several alternatives', () => {
    const node = build({
      Node: { properties: { next: { oneOf: [refTo('Node'), { type: 'null' }] } } },
    });
    expect(node.properties[0]?.variants[0]).toMatchObject({
      label: 'Node',
      node: { recursion: root },
    });
  });

  test('the values of a map', () => {
    const node = build({ Node: { additionalProperties: refTo('Node') } });
    expect(node.properties).toMatchObject([{ name: '*', recursion: root }]);
  });

  test('with further properties beside the reference, these are shown', () => {
    const next = { allOf: [refTo('Node')], properties: { extra: { type: 'string' } } };
    const node = build({ Node: { properties: { next } } });
    const inner = node.properties[0]?.properties ?? [];
    expect(inner.map(({ name }) => name)).toEqual(['next', 'extra']);
    expect(inner[0]?.recursion?.anchor).toBe('response-200-next');
  });

  test('over several schemas, to the one that encloses', () => {
    const node = build({
      Node: { properties: { leaf: refTo('Leaf') } },
      Leaf: { properties: { parent: refTo('Node'), twin: refTo('Leaf') } },
    });
    const [leaf] = node.properties;
    expect(leaf?.recursion).toBeUndefined();
    expect(leaf?.properties).toMatchObject([
      { name: 'parent', recursion: root },
      { name: 'twin', recursion: { name: 'Leaf', anchor: 'response-200-leaf' } },
    ]);
  });

  test('an array of itself', () => {
    const node = build({ Node: { type: 'array', items: refTo('Node') } });
    expect(node).toMatchObject({ type: 'array of array', recursion: root });
  });

  test('a schema that is all of itself', () => {
    const node = build({ Node: { allOf: [refTo('Node')], properties: { a: true } } });
    expect(node.properties.map(({ name }) => name)).toEqual(['a']);
  });

  test('to the anchor that stands for the whole', () => {
    const node = build({ Node: { properties: { next: refTo('Node') } } }, 'Node', 'body');
    expect(node.properties[0]?.recursion).toEqual({ name: 'Node', anchor: 'body' });
  });

  test('inside an alternative, to the nearest anchor around it', () => {
    const node = build({
      Node: { properties: { value: { oneOf: [refTo('List'), { type: 'string' }] } } },
      List: { properties: { rest: refTo('List') } },
    });
    const [list] = node.properties[0]?.variants ?? [];
    expect(list?.node.properties[0]?.recursion).toEqual({
      name: 'List',
      anchor: 'response-200-value',
    });
  });
});

test('the same schema twice side by side is no recursion', () => {
  const node = build({
    Node: { properties: { home: refTo('Address'), work: refTo('Address') } },
    Address: { properties: { street: { type: 'string' } } },
  });
  for (const address of node.properties) {
    expect(address.recursion).toBeUndefined();
    expect(address.properties.map(({ name }) => name)).toEqual(['street']);
  }
});

test('schemas that all refer to each other make a tree of sensible size', () => {
  const count = 12;
  const names = Array.from({ length: count }, (_, index) => `Schema${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, refTo(name)]));
  const schemas = Object.fromEntries(names.map((name) => [name, { properties }]));
  const node = build(schemas, 'Schema0');
  expect(countNodes(node)).toBeLessThan(5000);
  // Each of them is shown, and each link leads to one that is.
  const anchors = new Set<string>(['response-200']);
  const links = new Set<string>();
  const visit = ({ anchor, recursion, properties: inner }: SchemaNode): void => {
    anchors.add(anchor);
    if (recursion) links.add(recursion.anchor);
    inner.forEach(visit);
  };
  visit(node);
  expect(links.size).toBeGreaterThan(count);
  expect([...links].filter((link) => !anchors.has(link))).toEqual([]);
});
