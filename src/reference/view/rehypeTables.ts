import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/**
 * Infima's classes for the alignment of cells. MDX would convert `align` to a `style` attribute, but the site's CSP
 * blocks `style` attributes.
 */
const ALIGNED: Readonly<Record<string, string>> = {
  left: 'text--left',
  center: 'text--center',
  right: 'text--right',
};

function alignByClass({ properties }: Element): void {
  const aligned = ALIGNED[String(properties.align)];
  if (aligned === undefined) return;
  delete properties.align;
  properties.className = [properties.className ?? [], aligned].flat().map(String);
}

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children
    .filter((child) => child.type === 'element')
    .filter(({ tagName }) => names.includes(tagName));

/** Minimum number of columns in a labelled table. Tables with fewer columns fit on a phone's screen. */
const FEWEST_LABELLED = 3;

/** Labels each cell with the name of its column. Phones show these labels. */
function labelCells(table: Element): void {
  const [head, body] = ['thead', 'tbody'].map((name) => childrenOf(table, name)[0]);
  if (!head || !body) return;
  const names = childrenOf(head, 'tr')
    .flatMap((row) => childrenOf(row, 'th'))
    .map((cell) => toString(cell));
  if (names.length < FEWEST_LABELLED) return;
  table.properties.className = ['stacked'];
  for (const row of childrenOf(body, 'tr'))
    for (const [index, cell] of childrenOf(row, 'td').entries())
      cell.properties.dataLabel = names[index];
}

/**
 * Rehype plugin that makes wide tables accessible. A table that is wider than the page scrolls in its own box, so it is
 * focusable (WCAG 2.1.1), and the heading above labels it (4.1.2). Adds alignment classes to cells, and the name of the column
 * for narrow screens.
 */
export function rehypeTables(label?: string) {
  return (root: Root): void => {
    let heading: string | undefined;
    visit(root, 'element', (node) => {
      alignByClass(node);
      if (isHeading(node)) heading = node.properties.id?.toString();
      if (node.tagName !== 'table') return;
      labelCells(node);
      node.properties.tabIndex = 0;
      if (label) node.properties.ariaLabel = label;
      if (heading !== undefined) node.properties.ariaLabelledBy = [heading];
    });
  };
}
