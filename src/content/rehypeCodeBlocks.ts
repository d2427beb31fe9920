import type { Element, ElementContent, Root } from 'hast';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { createCode, readCode } from '../reference/view/code';

function isElement(node: ElementContent | undefined, tagName: string): node is Element {
  return node?.type === 'element' && node.tagName === tagName;
}

/** Reads `title="..."` in the info string of a fence. */
function titleOf({ properties }: Element): string | undefined {
  return /(?:^|\s)title=(["'])(.*?)\1/.exec(String(properties.metastring ?? ''))?.[2];
}

/** Converts a string to an attribute's text, and other values to an expression. */
function toAttribute(value: unknown): MdxJsxAttribute['value'] {
  if (typeof value === 'string') return value;
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression }],
      },
    },
  };
}

/**
 * Rehype plugin: replaces fenced code blocks by `CodeBlock` elements with highlighted tokens, so that browsers need not
 * highlight code.
 */
export function rehypeCodeBlocks() {
  return (root: Root): void => {
    visit(root, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (index === undefined || !parent || node.tagName !== 'pre' || !isElement(code, 'code')) {
        return;
      }
      const { text, language } = readCode(code);
      const values = { language, title: titleOf(code), code: createCode(text, language).code };
      const block: ElementContent = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: Object.entries(values).flatMap(([name, value]) =>
          value ? [{ type: 'mdxJsxAttribute', name, value: toAttribute(value) }] : [],
        ),
        children: [],
      };
      parent.children[index] = block;
    });
  };
}
