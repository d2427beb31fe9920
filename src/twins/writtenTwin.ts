import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plain, writeMarkdown } from '../reference/print/markdown/text.ts';
import { renderMdx } from './renderMdx';

/** A page that people have written, as its plugin knows it. */
export interface WrittenPage {
  /** Name of its file, as its author would type it. */
  file: string;
  /** The file without its front matter. */
  content: string;
  title: string;
  /** What the page shows below its title beside its text, Markdown: date and authors of a post. */
  byline?: string;
}

/**
 * Everything that a guide or a post says, as Markdown.
 *
 * @param toLink What a link of the page becomes.
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
