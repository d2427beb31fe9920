import { expect, test } from 'vitest';
import { anchorName, fieldAnchor } from '../../../../src/reference/model/anchor.ts';

test.each([
  [{ anchor: 'response-200' }, 'response-200-a'],
  [{ anchor: 'body-p', isField: true }, 'body-p.a'],
])(
  'the anchor of a field begins with the anchor of the section or field that contains it: %j',
  (place, anchor) => {
    expect(fieldAnchor(place, 'a')).toBe(anchor);
  },
);

test.each([
  ['a b', 'a-b'],
  ['a\tb\nc', 'a-b-c'],
  ['100%', '100-'],
  ['Größe in %', 'Größe-in--'],
  ['a.b', 'a.b'],
  ['filter[name]', 'filter[name]'],
])('the anchor of the name %j is valid as an id and in a URL: %s', (name, anchor) => {
  expect(anchorName(name)).toBe(anchor);
  const { hash } = new URL(`#${anchorName(name)}`, 'https://site.example');
  expect(decodeURIComponent(hash)).toBe(`#${anchor}`);
});
