/** Values as documents of XML: OpenAPI 3.1, XML Object. */
import { describe, expect, test } from 'vitest';
import { writeXml } from '../../src/reference/view/xml.ts';
import { refTo, withSchemas } from '../support/api.ts';

const text = { type: 'string' } as const;

describe('XML', () => {
  const source = withSchemas({
    Pet: {
      type: 'object',
      xml: { name: 'pet', namespace: 'https://a.example/"', prefix: 'p' },
      properties: {
        id: { type: 'integer', xml: { attribute: true } },
        kind: { ...text, xml: { nodeType: 'attribute', name: 'is a' } },
        names: { type: 'array', items: { ...text, xml: { name: 'name' } }, xml: { wrapped: true } },
        tags: { type: 'array', items: text, xml: { name: 'tag' } },
        plain: { type: 'array', items: text },
        near: { type: 'array', xml: { nodeType: 'element' } },
        any: {},
      },
    },
  });

  test('has attributes, lists and namespaces as the schema says', () => {
    const pet = {
      id: 7,
      kind: 'a "cat"',
      names: ['Tom', '<T>'],
      tags: ['x', 'y'],
      plain: ['&', 'z'],
      near: [1],
      any: null,
      '1st name': {},
    };
    expect(writeXml(source, refTo('Pet'), pet)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://a.example/&quot;" id="7" is_a="a &quot;cat&quot;">
  <names>
    <name>Tom</name>
    <name>&lt;T&gt;</name>
  </names>
  <tag>x</tag>
  <tag>y</tag>
  <plain>&amp;</plain>
  <plain>z</plain>
  <near>
    <near>1</near>
  </near>
  <any></any>
  <_1st_name />
</p:pet>`);
  });

  test('has the name of the component, or of a root', () => {
    const named = withSchemas({ 'My thing': { type: 'object' } });
    const lines = (schema: object | undefined) =>
      writeXml(named, schema, { a: 1 })?.split('\n').slice(1);
    expect(lines(refTo('My thing'))).toEqual(['<My_thing>', '  <a>1</a>', '</My_thing>']);
    expect(lines(undefined)).toEqual(['<root>', '  <a>1</a>', '</root>']);
    expect(lines({ xml: { namespace: 'urn:a' } })?.[0]).toBe('<root xmlns="urn:a">');
  });

  test('is a text as it is, and nothing without a value', () => {
    expect(writeXml(source, refTo('Pet'), '<pet />')).toBe('<pet />');
    expect(writeXml(source, refTo('Pet'), undefined)).toBeUndefined();
  });
});
