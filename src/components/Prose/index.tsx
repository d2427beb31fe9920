import { createElement, Fragment } from 'react';
import type { ElementType, ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useMDXComponents } from '@mdx-js/react';
import type { Prose as Nodes, ProseElement, ProseNode } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';
import { Disclosure } from '../Disclosure';

type Components = Record<string, ElementType | undefined>;

/** A section that opens on demand. Its heading has no link to itself, as the summary around it is a control. */
function ClosedSection(props: { heading: ProseElement; children: ReactNode[] }): ReactNode {
  const { heading, children } = props;
  const [tag, { id }, ...title] = heading;
  useBrokenLinks().collectAnchor(String(id));
  const inner = title.map((node) => renderNode(node, {}));
  return (
    <Disclosure summary={createElement(tag, { id, className: 'anchor' }, ...inner)}>
      {createElement(Fragment, null, ...children)}
    </Disclosure>
  );
}

function renderNode(node: ProseNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  if (tag === 'pre') {
    const { language, tokens } = attributes;
    return (
      <CodeBlock
        code={children.filter((child) => typeof child === 'string').join('')}
        language={language?.toString()}
        tokens={tokens?.toString()}
      />
    );
  }
  const [heading, ...section] = children;
  if (tag === 'details' && typeof heading === 'object')
    return (
      <ClosedSection heading={heading}>
        {section.map((child) => renderNode(child, components))}
      </ClosedSection>
    );
  const inner = children.map((child) => renderNode(child, components));
  return createElement(components[tag] ?? tag, attributes, ...inner);
}

/**
 * Renders prose of the view with Docusaurus' MDX components, so that links navigate client-side and the checks
 * for broken links and anchors work.
 */
export function Prose({ nodes = [] }: { nodes?: Nodes }): ReactNode {
  const components = useMDXComponents() as Components;
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, components)));
}
