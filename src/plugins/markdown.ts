import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PAGES_FOLDER } from '../reference/paths.ts';
import type { ApiContent } from '../reference/apiContent';
import { rootUrl } from '../site/product';
import type { Article } from '../content/markdownFiles';
import type { ArticleMetadata } from '../content/articleMetadata.ts';
import { loadContentCode } from './loadCode.cjs';
import { createDevServerConfig, writeFiles } from './siteFiles';

/** Docusaurus plugin that writes the Markdown versions of guides and posts, and the files for language models. */
export default function markdownPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  const folder = path.join(generatedFilesDir, 'markdown/default');
  let files: [file: string, text: string][] = [];
  return {
    name: 'markdown',
    async allContentLoaded({ allContent, actions }) {
      const { createMarkdownFiles, listDocs, listPosts, readArticle } = loadContentCode();
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const apiContent = allContent['reference']?.default as ApiContent;
      const read = async (article: ArticleMetadata): Promise<Article> => {
        const source = await readFile(path.join(siteDir, article.file), 'utf8');
        return { ...article, tree: readArticle(article.file, source, apiContent.parts) };
      };
      const guides = listDocs(docs, baseUrl).filter(
        ({ file }) => !file.startsWith(`${PAGES_FOLDER}/`),
      );
      files = createMarkdownFiles({
        site: rootUrl,
        sections: apiContent.markdown(),
        guides: await Promise.all(guides.map(read)),
        posts: await Promise.all(listPosts(blog, baseUrl).map(read)),
      });
      if (process.env.NODE_ENV !== 'development') return;
      // Removes the leading slash, which would make the path absolute on this machine.
      for (const [file, text] of files) await actions.createData(file.replace(/^\//, ''), text);
    },
    configureWebpack: () => createDevServerConfig(folder, baseUrl),
    postBuild: ({ outDir }) => writeFiles(outDir, files),
  };
}
