import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { highlight } from '../samples/highlight';

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

function textOf(node: Element): string {
  return node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

function languageOf({ properties }: Element): string {
  const names = [properties.className ?? []].flat().map(String);
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
}

/** The `title="..."` in the info string of a fence. */
function titleOf({ properties }: Element): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(String(properties.metastring ?? ''))?.[2];
}

/**
 * Rehype plugin: a fenced code block becomes a `CodeBlock` with its tokens, so that nothing is highlighted
 * in the browser.
 */
export function codeBlocks() {
  return (root: Root): void => {
    visit(root, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (index === undefined || !parent || node.tagName !== 'pre' || !isElement(code, 'code')) {
        return;
      }
      const text = textOf(code).replace(/\n$/, '');
      const language = languageOf(code);
      const values = {
        language,
        title: titleOf(code),
        code: text,
        tokens: highlight(text, language),
      };
      const block: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(values).flatMap(([name, value]) =>
          value ? [{ type: 'mdxJsxAttribute', name, value }] : [],
        ),
        children: [],
      };
      parent.children[index] = block;
    });
  };
}
