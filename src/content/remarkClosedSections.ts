import type { Heading, Paragraph, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** An id in a comment after the text of a heading. */
const ID_COMMENT = /^\/\* #(\S+) \*\/$/;

/** Converts a heading to a paragraph, because Docusaurus would list a heading in the table of contents. */
function toSummary({ depth, children }: Heading): Paragraph {
  const comment = children.at(-1);
  const [, id] = comment && 'value' in comment ? (ID_COMMENT.exec(comment.value) ?? []) : [];
  if (id === undefined)
    throw new Error('The heading of a closed section needs an id in a comment.');
  return {
    type: 'paragraph',
    data: { hName: `h${depth}`, hProperties: { id } },
    children: children.slice(0, -1),
  };
}

/** Remark plugin: omits the headings of closed sections from the table of contents. */
export function remarkClosedSections() {
  return (root: Root): void => {
    visit(root, 'mdxJsxFlowElement', (section) => {
      if (section.name !== 'ClosedSection') return;
      section.children = section.children.map((child) =>
        child.type === 'heading' ? toSummary(child) : child,
      );
    });
  };
}
