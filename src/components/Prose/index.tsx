import { createElement, Fragment } from 'react';
import type { ElementType, ReactNode } from 'react';
import { useMDXComponents } from '@mdx-js/react';
import type { Prose as Nodes, ProseNode } from '@site/src/reference/view/types';
import { CodeBlock } from '../CodeBlock';

type Components = Record<string, ElementType | undefined>;

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
