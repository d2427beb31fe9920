/** The parts of the introduction that come from the OpenAPI document. */
import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import introduction from '@generated/reference/default/introduction.json';
import type { PartName } from '@site/src/reference/render/introduction';
import { Prose } from '../Prose';

export { ClosedSection } from '../ClosedSection';

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

export const AgentFiles = part('AgentFiles');
export const Countries = part('Countries');
export const Downloads = part('Downloads');
export const Limits = part('Limits');
export const Locales = part('Locales');
export const MockDigest = part('MockDigest');
export const MockFiles = part('MockFiles');
export const MockInCi = part('MockInCi');
export const MockOptions = part('MockOptions');
export const TestKeys = part('TestKeys');
export const TimeDependentGenerators = part('TimeDependentGenerators');
