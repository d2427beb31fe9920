import { Children, createElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import introduction from '@generated/reference/default/introduction.json';
import type { GeneratedContentName } from '@site/src/reference/render/introduction';
import { Disclosure } from '../Disclosure';
import { Prose } from '../Prose';

/**
 * Renders a part of the introduction that comes from the OpenAPI document: see `src/reference/render/introduction.ts`.
 */
export function GeneratedContent({ name }: { name: GeneratedContentName }): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  if (name === 'Errors') for (const anchor of introduction.errors) collectAnchor(anchor);
  return <Prose nodes={introduction.prose[name]} />;
}

/** `Heading` is not used, because it adds a self-link, and a `summary` must not contain a link. */
const TAG = 'h3';

interface HeadingProps {
  id: string;
  children: ReactNode;
}

/**
 * Renders an MDX section that is closed at first. Its first child is a heading of level 3, which becomes the summary.
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
