import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plain, writeMarkdown } from '../reference/print/markdown/text.ts';
import { renderMdx } from './renderMdx';

/** A guide or post, from its content plugin. */
export interface WrittenPage {
  /** Path of its file below the site's folder. */
  file: string;
  /** The MDX, its front matter blanked. */
  content: string;
  title: string;
  /** Markdown below the title: date, authors and tags of a post. */
  byline?: string;
}

/**
 * The Markdown twin of a guide or post, without front matter.
 *
 * @param toLink Converts the URL of each link.
 * @throws Error as `renderMdx` does.
 */
export async function renderWrittenTwin(
  { file, content, title, byline = '' }: WrittenPage,
  toLink: (url: string) => string,
): Promise<string> {
  const tree = toMdast(await renderMdx(content, file)) as Root;
  visit(tree, 'link', (node) => {
    node.url = toLink(node.url);
  });
  const [first] = tree.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  return [hasTitle ? '' : `# ${plain(title)}`, byline, writeMarkdown(tree)]
    .filter((block) => block !== '')
    .join('\n\n');
}
