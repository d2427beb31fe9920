import type { Element, Nodes } from 'hast';
import { memoize } from '../memoize.ts';
import { highlight } from '../../samples/highlight.ts';
import type { CodeView } from '../model/types.ts';

const cache = new Map<string, CodeView>();

/** Highlights code. Cached, because templates of requests recur on every page. */
export function createCode(text: string, language = ''): CodeView {
  return memoize(cache, `${language} ${text}`, () => ({
    ...(language && { language }),
    code: language === 'json' ? text : highlight(text, language),
  }));
}

/** Returns the text of a node and its descendants. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Returns text and language of a fenced code block. */
export function readCode(code: Element): { text: string; language: string } {
  const [name = ''] = [code.properties.className ?? []].flat().map(String);
  const [, language = ''] = /^language-([\w+#-]+)$/.exec(name) ?? [];
  return { text: textOf(code).replace(/\n$/, ''), language };
}
