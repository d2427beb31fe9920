/** The parts of the introduction that come from the OpenAPI document. */
import { Children, createElement, isValidElement } from 'react';
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import agentFiles from '@generated/markdown/default/agentFiles.json';
import introduction from '@generated/reference/default/introduction.json';
import type { PartName } from '@site/src/reference/render/introduction';
import { Disclosure } from '../Disclosure';
import { Prose } from '../Prose';

/** A component that shows a part of `src/reference/render/introduction.ts`. */
const part = (name: PartName) =>
  function Part(): ReactNode {
    return <Prose nodes={introduction.prose[name]} />;
  };

const ErrorTable = part('Errors');

/** The table of errors, whose rows have anchors. */
export function Errors(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const anchor of introduction.errors) collectAnchor(anchor);
  return <ErrorTable />;
}

/** The table of files for agents, with their sizes. */
export const AgentFiles = (): ReactNode => <Prose nodes={agentFiles.nodes} />;

export const CommonFields = part('CommonFields');
export const Countries = part('Countries');
export const Downloads = part('Downloads');
export const Limits = part('Limits');
export const Locales = part('Locales');
export const MockDigest = part('MockDigest');
export const MockFiles = part('MockFiles');
export const MockInCi = part('MockInCi');
export const TestKeys = part('TestKeys');

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
