import { describe, expect, test } from 'vitest';
import { anchorName, fieldAnchor } from '../../../../src/reference/model/anchor.ts';

test.each([
  ['a property of a body', { anchor: 'response-200' }, 'response-200-a'],
  ['a parameter', { anchor: 'query' }, 'query-a'],
  ['a property of a property', { anchor: 'body-p', isField: true }, 'body-p.a'],
])('the anchor of %s follows that of its place', (_, place, anchor) => {
  expect(fieldAnchor(place, 'a')).toBe(anchor);
});

describe('an anchor can be an id and part of a URL', () => {
  test.each([
    ['a b', 'a-b'],
    ['a\tb\nc', 'a-b-c'],
    ['100%', '100-'],
    ['Größe in %', 'Größe-in--'],
    ['a.b', 'a.b'],
    ['filter[name]', 'filter[name]'],
  ])('%j: %s', (name, part) => {
    expect(anchorName(name)).toBe(part);
    const { hash } = new URL(`#${anchorName(name)}`, 'https://site.example');
    expect(decodeURIComponent(hash)).toBe(`#${part}`);
  });
});
