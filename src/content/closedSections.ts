import type { Heading, Paragraph, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** An id as a comment behind the text of a heading. */
const ID_COMMENT = /^\/\* #(\S+) \*\/$/;

/** A heading that is not in the table of contents: Docusaurus lists nodes with the type `heading`. */
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
export function closedSections() {
  return (root: Root): void => {
    visit(root, 'mdxJsxFlowElement', (section) => {
      if (section.name !== 'ClosedSection') return;
      section.children = section.children.map((child) =>
        child.type === 'heading' ? toSummary(child) : child,
      );
    });
  };
}
