import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { readCode } from '../reference/view/code';
import { highlight } from '../samples/highlight';

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
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
      const { text, language } = readCode(code);
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
