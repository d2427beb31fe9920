import type { Root } from 'mdast';
import { downloads, formatSize } from '../site/downloads.ts';
import { markdownLink } from '../reference/render/markdown/links.ts';
import { joinBlocks, escapeMarkdown } from '../reference/render/markdown/syntax.ts';
import {
  createMarkdownPage,
  renderLlmsEntry,
  renderLlmsPageEntry,
} from '../reference/render/markdown/page.ts';
import type { MarkdownPage, MarkdownSection } from '../reference/render/markdown/page.ts';
import { LLMS_FILE, LLMS_FULL_FILE, llmsTagFile, absoluteUrl, markdownPath } from '../site/urls.ts';
import type { RootUrl } from '../site/urls.ts';
import { product } from '../site/product';
import { renderArticle } from './renderArticle.ts';
import type { ArticleMetadata } from './articleMetadata.ts';

/** A guide or post with its content. */
export interface Article extends ArticleMetadata {
  /** Parsed content, from `readArticle`. */
  tree: Root;
}

interface MarkdownSource {
  site: RootUrl;
  /** Markdown versions of the API's pages. The first section has the catalogue. */
  sections: MarkdownSection[];
  /** The introduction comes first. */
  guides: Article[];
  posts: Article[];
}

const NOTES =
  'Each page below is Markdown. For the page on the site, remove ".md" from its URL. The page of a generator has its ' +
  'parameters, the schema of its response, and samples: requests with their responses.';

function renderSection(title: string, links: string[]): string {
  return links.length > 0 ? joinBlocks(`## ${escapeMarkdown(title)}`, links.join('\n')) : '';
}

/**
 * Maximum size of a file for one tag, in bytes. At about four bytes per token, such a file fits into a context window
 * of 128,000 tokens.
 */
const TAG_FILE_BYTES = 400_000;

/** A file with all or some pages of a tag. */
interface TagFile {
  file: string;
  title: string;
  text: string;
  count: number;
}

/** Joins the pages of a tag in one file, or in several files if one file would be too large. */
function createTagFiles({ title, tag = '', entries }: MarkdownSection): TagFile[] {
  const parts: MarkdownPage[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry.text);
    if (bytes > 0 && bytes + size > TAG_FILE_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(entry);
    bytes += size;
  }
  return parts.map((part, index) => {
    const number = parts.length > 1 ? index + 1 : undefined;
    return {
      file: llmsTagFile(tag, number),
      title: number === undefined ? title : `${title}, part ${number}`,
      text: part.map(({ text }) => text).join('\n'),
      count: part.length,
    };
  });
}

/**
 * Creates the Markdown versions of guides and posts, and the files for language models: llms-full.txt with all pages in
 * reading order, a file for each tag, and llms.txt as specified by llmstxt.org. Its section "Optional" lists pages to
 * skip if the context is short.
 *
 * @returns Texts, keyed by path below the site's root.
 */
export function createMarkdownFiles(source: MarkdownSource): [string, string][] {
  const { site, sections } = source;
  const [catalogue, ...tags] = sections;
  const known = new Set(
    [...sections.flatMap(({ entries }) => entries), ...source.guides, ...source.posts].map(
      (entry) => entry.path,
    ),
  );
  const render = (article: Article): MarkdownPage => {
    const place = { site, page: article.path, hasMarkdown: (each: string) => known.has(each) };
    const text = renderArticle(article, (url) => markdownLink(url, place));
    const { path, title, description } = article;
    return createMarkdownPage({ path, title, description }, site, text);
  };
  const written = source.guides.map(render);
  // The catalogue follows the introduction.
  const guides = written.toSpliced(1, 0, ...(catalogue?.entries ?? []));
  const posts = source.posts.map(render);
  const toLinks = (entries: readonly MarkdownPage[]): string[] =>
    entries.map((entry) => renderLlmsPageEntry(entry, site));
  const files = downloads
    .filter(({ file }) => file !== LLMS_FILE)
    .map(({ file, label, purpose }) => renderLlmsEntry(label, absoluteUrl(site, file), purpose));
  const tagFiles = tags.flatMap(createTagFiles);
  const tagLinks = tagFiles.map(({ file, title, count, text }) =>
    renderLlmsEntry(title, absoluteUrl(site, file), `${count} pages, ${formatSize(text)}`),
  );
  const index = joinBlocks(
    `# ${escapeMarkdown(product.name)}`,
    `> ${escapeMarkdown(product.tagline)}`,
    escapeMarkdown(NOTES),
    renderSection('Documentation', toLinks(guides)),
    ...tags.map(({ title, entries }) => renderSection(title, toLinks(entries))),
    renderSection('All pages of a tag in one file', tagLinks),
    renderSection('Optional', [...toLinks(posts), ...files]),
  );
  const full = [...guides, ...tags.flatMap(({ entries }) => entries), ...posts];
  return [
    ...[...written, ...posts].map(({ path, text }): [string, string] => [
      decodeURI(markdownPath(path)),
      text,
    ]),
    [LLMS_FILE, `${index}\n`],
    ...tagFiles.map(({ file, text }): [string, string] => [file, text]),
    [LLMS_FULL_FILE, full.map(({ text }) => text).join('\n')],
  ];
}
