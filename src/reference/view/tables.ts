import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Infima's classes. MDX turns `align` into a `style` attribute, which the site's CSP blocks. */
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

/**
 * Rehype plugin: a table that is wider than the page scrolls in its own box, so it must be focusable (WCAG
 * 2.1.1), and is labelled by the heading above it (4.1.2). Cells are aligned by classes.
 */
export function tables(label?: string) {
  return (root: Root): void => {
    let heading: string | undefined;
    visit(root, 'element', (node) => {
      alignByClass(node);
      if (isHeading(node)) heading = node.properties.id?.toString();
      if (node.tagName !== 'table') return;
      node.properties.tabIndex = 0;
      if (label) node.properties.ariaLabel = label;
      if (heading !== undefined) node.properties.ariaLabelledBy = [heading];
    });
  };
}
