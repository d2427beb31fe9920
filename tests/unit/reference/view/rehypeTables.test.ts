import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { rehypeTables } from '../../../../src/reference/view/rehypeTables';

const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function nameTables(...children: Element[]): Element['properties'][] {
  const root: Root = { type: 'root', children };
  rehypeTables()(root);
  return children.filter(({ tagName }) => tagName === 'table').map(({ properties }) => properties);
}

test('a table is focusable by keyboard and labelled by the heading above it', () => {
  const named = nameTables(
    element('h2', { id: 'first' }),
    element('h3', { id: 'second' }),
    element('table'),
    element('h2', { id: 'third' }),
  );
  expect(named).toEqual([{ tabIndex: 0, ariaLabelledBy: ['second'] }]);
});

test('a table without a heading above it has no label', () => {
  expect(nameTables(element('table'), element('h2', { id: 'later' }))).toEqual([{ tabIndex: 0 }]);
});
