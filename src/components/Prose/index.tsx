import { createElement, Fragment } from 'react';
import type { ElementType, ReactNode } from 'react';
import { useMDXComponents } from '@mdx-js/react';
import type { ProseNode } from '@site/src/reference/model/types';
import { CodeBlock } from '../CodeBlock';

type Components = Record<string, ElementType | undefined>;

function renderNode(node: ProseNode, components: Components): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, properties, children = [], code } = node;
  if (code) return <CodeBlock {...code} />;
  const inner = children.map((child) => renderNode(child, components));
  return createElement(components[tag] ?? tag, properties, ...inner);
}

/**
 * Renders prose of the page model with Docusaurus' MDX components, so that links navigate client-side, and Docusaurus
 * checks links and anchors.
 */
export function Prose({ nodes = [] }: { nodes?: readonly ProseNode[] }): ReactNode {
  const components = useMDXComponents() as Components;
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, components)));
}
