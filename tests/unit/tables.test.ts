import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { tables } from '../../src/reference/view/tables';

const element = (tagName: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [],
});

function nameTables(...children: Element[]): Element['properties'][] {
  const root: Root = { type: 'root', children };
  tables()(root);
  return children.filter(({ tagName }) => tagName === 'table').map(({ properties }) => properties);
}

test('a table can be reached by keyboard and has the name of the heading above it', () => {
  const named = nameTables(
    element('h2', { id: 'first' }),
    element('h3', { id: 'second' }),
    element('table'),
    element('h2', { id: 'third' }),
  );
  expect(named).toEqual([{ tabIndex: 0, ariaLabelledBy: ['second'] }]);
});

test.each([
  [
    ['Status', 'Type', 'What to do'],
    ['Status', 'Type', 'What to do'],
  ],
  [
    ['Status', 'Type'],
    [undefined, undefined],
  ],
])('cells below %j are labelled %j', (names, labels) => {
  const cells = (tagName: string): Element => ({
    ...element('tr'),
    children: names.map((value) => ({
      ...element(tagName),
      children: [{ type: 'text', value }],
    })),
  });
  const rows = [
    { ...element('thead'), children: [cells('th')] },
    { ...element('tbody'), children: [cells('td')] },
  ];
  const table = { ...element('table'), children: rows };
  tables()({ type: 'root', children: [table] });
  const [row] = rows[1]?.children ?? [];
  expect(row?.children.map((cell) => 'properties' in cell && cell.properties.dataLabel)).toEqual(
    labels,
  );
});

test('a table above all headings can be reached all the same', () => {
  expect(nameTables(element('table'), element('h2', { id: 'later' }))).toEqual([{ tabIndex: 0 }]);
});

test('cells are aligned by a class, not by a style that the policy blocks', () => {
  const cells = ['left', 'center', 'right', undefined].map((align) =>
    element('td', align === undefined ? {} : { align }),
  );
  tables()({ type: 'root', children: cells });
  expect(cells.map(({ properties }) => properties)).toEqual([
    { className: ['text--left'] },
    { className: ['text--center'] },
    { className: ['text--right'] },
    {},
  ]);
});
