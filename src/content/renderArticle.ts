import { visit } from 'unist-util-visit';
import { escapeMarkdown, renderMarkdown } from '../reference/render/markdown/syntax.ts';
import { createTitle } from './readArticle.ts';
import type { Article } from './markdownFiles.ts';

/** The `title="..."` of a code block. */
const TITLE = /(?:^|\s)title="([^"]*)"/;

/**
 * Renders the Markdown version of a guide or post, without front matter.
 *
 * @param toLink Converts the URL of each link.
 */
export function renderArticle(
  { title, byline = '', tree: article }: Pick<Article, 'title' | 'byline' | 'tree'>,
  toLink: (url: string) => string,
): string {
  const tree = structuredClone(article);
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'link') node.url = toLink(node.url);
    if (node.type === 'image' && parent)
      parent.children[index] = { type: 'text', value: `Image: ${node.alt}` };
    if (node.type === 'mdxFlowExpression' && parent) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type !== 'code' || !parent) return undefined;
    const [, title] = TITLE.exec(node.meta ?? '') ?? [];
    node.meta = null;
    if (title === undefined) return undefined;
    parent.children.splice(index, 0, createTitle({ type: 'text', value: title }));
    return index + 2;
  });
  const [first] = tree.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  return [hasTitle ? '' : `# ${escapeMarkdown(title)}`, byline, renderMarkdown(tree)]
    .filter((block) => block !== '')
    .join('\n\n');
}
