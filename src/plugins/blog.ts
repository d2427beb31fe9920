import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import blogPlugin from '@docusaurus/plugin-content-blog';
import type { BlogContent, PluginOptions } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { completeAtom, completeRss } from '../feeds/completeFeed';

export { validateOptions } from '@docusaurus/plugin-content-blog';

/** Docusaurus' blog, with feeds that name their own URL and the authors of posts. No option of the blog adds these. */
export default async function blog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  return {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      const { url } = props.siteConfig;
      const authors = new Map(
        props.content.blogPosts.map(({ metadata }) => [
          // Docusaurus' content has a slash at the end of some URLs that pages and feeds do not have.
          (url + metadata.permalink).replace(/\/$/, ''),
          metadata.authors.flatMap(({ name }) => name ?? []),
        ]),
      );
      for (const [name, complete] of [
        ['rss.xml', completeRss],
        ['atom.xml', completeAtom],
      ] as const) {
        const file = path.join(props.outDir, options.routeBasePath, name);
        const self = `${url}${props.baseUrl}${options.routeBasePath}/${name}`;
        await writeFile(file, complete(await readFile(file, 'utf8'), { self, authors }));
      }
    },
  };
}
