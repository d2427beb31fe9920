import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TwinSection } from '../reference/print/markdown/twin.ts';
import { dataPath, PAGES_FOLDER } from '../reference/paths.ts';
import { siteAddress } from '../product';
import { readArticle } from '../twins/article';
import { createSiteTwins } from '../twins/siteTwins';
import type { SiteFile, SiteTwinsSource, ToLink } from '../twins/siteTwins';
import { listGuides, listPosts } from '../twins/sources';
import type { WrittenSource } from '../twins/sources';
import { renderWrittenTwin } from '../twins/writtenTwin';
import { serveFolder } from './serveFolder';

/** The list of the reference's twins, which `npm run api` writes. */
async function readSections(siteDir: string): Promise<TwinSection[]> {
  const file = path.join(siteDir, dataPath('twins'));
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as TwinSection[]) : [];
}

async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  for (const { file, text } of files) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** What a guide or post says, from the page that Docusaurus has written for it. */
async function writeFromPage(outDir: string, page: WrittenSource, toLink: ToLink): Promise<string> {
  const file = path.join(outDir, `${decodeURI(page.path)}.html`);
  const text = readArticle(await readFile(file, 'utf8'));
  if (!text) throw new Error(`${file} has no text to make a Markdown twin of (from ${page.file}).`);
  return renderWrittenTwin(page, text, toLink);
}

/** A guide or post as its author wrote it: MDX, below its title, without front matter. */
async function writeFromSource(siteDir: string, { title, file }: WrittenSource): Promise<string> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  return `# ${title}\n\n${text.replace(/^---\r?\n.*?\n---\r?\n\s*/s, '')}`;
}

/**
 * Generates the Markdown twins of guides and posts, and llms.txt and llms-full.txt. In a build they are made
 * from the finished pages. `npm start` renders no pages, so there the twin of a guide or post is its source.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const folder = path.join(generatedFilesDir, 'markdown-twins');
  let guides: WrittenSource[] = [];
  let posts: WrittenSource[] = [];

  const createFiles = async (write: SiteTwinsSource['write']): Promise<SiteFile[]> =>
    createSiteTwins({
      site: siteAddress,
      sections: await readSections(siteDir),
      guides,
      posts,
      readTwin: (file) => readFile(path.join(siteDir, dataPath('downloads'), file), 'utf8'),
      write,
    });

  return {
    name: 'markdown-twins',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      guides = listGuides(docs, { baseUrl, without: PAGES_FOLDER });
      posts = listPosts(blog, baseUrl);
      if (process.env.NODE_ENV !== 'development') return;
      await rm(folder, { recursive: true, force: true });
      await writeFiles(folder, await createFiles((page) => writeFromSource(siteDir, page)));
    },
    configureWebpack: () => serveFolder(folder, baseUrl),
    async postBuild({ outDir }) {
      const files = await createFiles((page, toLink) => writeFromPage(outDir, page, toLink));
      await writeFiles(outDir, files);
    },
  };
}
