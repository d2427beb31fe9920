import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plain, renderMarkdown } from '../../reference/render/markdown/text.ts';
import type { ArticleSource } from '../sources';

/**
 * The Markdown version of a guide or post, without front matter.
 *
 * @param text From `readArticle`.
 * @param toLink Converts the URL of each link.
 */
export function renderArticle(
  { title, byline = '' }: Pick<ArticleSource, 'title' | 'byline'>,
  text: Root,
  toLink: (url: string) => string,
): string {
  visit(text, 'link', (node) => {
    node.url = toLink(node.url);
  });
  const [first] = text.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  return [hasTitle ? '' : `# ${plain(title)}`, byline, renderMarkdown(text)]
    .filter((block) => block !== '')
    .join('\n\n');
}
