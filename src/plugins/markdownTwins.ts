import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TwinSection } from '../reference/print/markdown/twin.ts';
import { dataPath, PAGES_FOLDER } from '../reference/paths.ts';
import { siteAddress } from '../product';
import { createSiteTwins } from '../twins/siteTwins';
import type { SiteFile } from '../twins/siteTwins';
import { listGuides, listPosts } from '../twins/sources';
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

/** Generates the Markdown twins of guides and posts, and llms.txt and llms-full.txt, in builds and `npm start`. */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const folder = path.join(generatedFilesDir, 'markdown-twins');
  let files: SiteFile[] = [];
  return {
    name: 'markdown-twins',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      files = await createSiteTwins({
        site: siteAddress,
        sections: await readSections(siteDir),
        guides: await listGuides(docs, { siteDir, baseUrl, without: PAGES_FOLDER }),
        posts: await listPosts(blog, { siteDir, baseUrl }),
        readTwin: (file) => readFile(path.join(siteDir, dataPath('downloads'), file), 'utf8'),
      });
      await rm(folder, { recursive: true, force: true });
      await writeFiles(folder, files);
    },
    configureWebpack: () => serveFolder(folder, baseUrl),
    async postBuild({ outDir }) {
      await writeFiles(outDir, files);
    },
  };
}
