import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PAGES_FOLDER } from '../reference/paths.ts';
import type { ApiContent } from '../reference/apiContent';
import { siteAddress } from '../site/product';
import type { MarkdownSource, ToLink } from '../content/markdown/files';
import type { ArticleSource } from '../content/sources';
import { loadContentCode } from './loadCode.cjs';
import { serveFolder, writeFiles } from './siteFiles';

/** Renders a guide or post as Markdown, from the page that Docusaurus has written for it. */
async function renderFromPage(
  outDir: string,
  page: ArticleSource,
  toLink: ToLink,
): Promise<string> {
  const { readArticle, renderArticle } = loadContentCode();
  const file = path.join(outDir, `${decodeURI(page.path)}.html`);
  const text = readArticle(await readFile(file, 'utf8'));
  if (!text) throw new Error(`${file} would be empty, because ${page.file} has no text.`);
  return renderArticle(page, text, toLink);
}

/** A guide or post as its author wrote it: MDX, below its title, without front matter, with the text of its components. */
async function renderFromSource(
  siteDir: string,
  { title, file }: ArticleSource,
  components: ApiContent['introduction'],
): Promise<string> {
  const source = await readFile(path.join(siteDir, file), 'utf8');
  const body = source.replace(/^---\r?\n.*?\n---\r?\n\s*/s, '');
  const shown: Readonly<Record<string, string>> = components;
  const text = body.replaceAll(/^<(\w+) \/>$/gm, (tag, name: string) => shown[name] ?? tag);
  return `# ${title}\n\n${text}`;
}

/**
 * Generates the Markdown versions of guides and posts, and the files for language models. A build converts the finished
 * pages. `npm start` renders no pages, and serves the source of a guide or post instead.
 */
export default function markdownPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const folder = path.join(generatedFilesDir, 'markdown/default');
  let guides: ArticleSource[] = [];
  let posts: ArticleSource[] = [];
  let apiContent: ApiContent;

  const createFiles = (write: MarkdownSource['write']) =>
    loadContentCode().createMarkdownFiles({
      site: siteAddress,
      sections: apiContent.markdown(),
      guides,
      posts,
      write,
    });

  return {
    name: 'markdown',
    async allContentLoaded({ allContent, actions }) {
      const { listDocs, listPosts } = loadContentCode();
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      apiContent = allContent['reference']?.default as ApiContent;
      guides = listDocs(docs, baseUrl).filter(({ file }) => !file.startsWith(`${PAGES_FOLDER}/`));
      posts = listPosts(blog, baseUrl);
      const { introduction, served } = apiContent;
      const files = await createFiles((page) => renderFromSource(siteDir, page, introduction));
      const nodes = loadContentCode().createAgentFiles(new Map([...served(), ...files]));
      await actions.createData('agentFiles.json', JSON.stringify({ nodes }));
      if (process.env.NODE_ENV !== 'development') return;
      // Without its leading slash, which would make it a path of this machine.
      for (const [file, text] of files) await actions.createData(file.replace(/^\//, ''), text);
    },
    configureWebpack: () => serveFolder(folder, baseUrl),
    async postBuild({ outDir }) {
      const write = (page: ArticleSource, toLink: ToLink) => renderFromPage(outDir, page, toLink);
      await writeFiles(outDir, await createFiles(write));
    },
  };
}
