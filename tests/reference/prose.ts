/** Renders the prose of descriptions as HTML. */
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createProse } from '../../src/reference/view/prose.ts';
import type { Prose, ProseNode } from '../../src/reference/model/types.ts';
import { plainText } from '../../src/samples/highlightedCode.ts';

function toElement(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, properties, children = [], code } = node;
  if (code) {
    const className = code.language && `language-${code.language}`;
    return createElement('pre', {}, createElement('code', { className }, plainText(code.code)));
  }
  return createElement(tag, properties, ...children.map(toElement));
}

/** Renders a prose tree as HTML, with each block on a separate line and code without colours. */
export function renderProse(prose?: Prose): string {
  const blocks = (prose?.nodes ?? []).map((node) => createElement(Fragment, null, toElement(node)));
  return blocks.map((block) => renderToStaticMarkup(block)).join('\n');
}

/** Renders Markdown as HTML. */
export function renderMarkdown(markdown: string): string {
  return renderProse(createProse(markdown));
}
