/** The components of the introduction. */
import { Children, createElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import introduction from '@generated/reference/default/introduction.json';
import type { GeneratedPartName } from '@site/src/reference/render/introduction';
import { Disclosure } from '../Disclosure';
import { Prose } from '../Prose';

/** A part of the introduction that the OpenAPI document determines: see `src/reference/render/introduction.ts`. */
export function GeneratedPart({ name }: { name: GeneratedPartName }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (name === 'Errors') for (const anchor of introduction.errors) collectAnchor(anchor);
  return <Prose nodes={introduction.prose[name]} />;
}

/** Not `Heading`, whose link to itself would be inside the control that the summary is. */
const TAG = 'h3';

interface HeadingProps {
  id: string;
  children: ReactNode;
}

/**
 * A section of MDX that opens on demand. Its first child is its heading, of level 3, which becomes the summary.
 */
export function ClosedSection({ children }: { children: ReactNode }): ReactNode {
  const [heading, ...content] = Children.toArray(children).filter((child) => child !== '\n');
  if (!isValidElement<HeadingProps>(heading)) throw new Error('A closed section needs a heading.');
  const { id, children: title } = heading.props;
  useBrokenLinks().collectAnchor(id);
  return (
    <Disclosure isRow summary={createElement(TAG, { id, className: 'anchor' }, title)}>
      {content}
    </Disclosure>
  );
}
