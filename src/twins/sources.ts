import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { link, plain } from '../reference/print/markdown/text.ts';
import type { TwinEntry } from '../reference/print/markdown/twin.ts';
import { siteUrl } from '../reference/site.ts';
import { siteAddress } from '../product';
import type { WrittenPage } from './writtenTwin';

/** A guide or post: its metadata and content. */
export interface WrittenSource extends TwinEntry, WrittenPage {}

interface Place {
  siteDir: string;
  baseUrl: string;
}

/** Reads a file and blanks its front matter, so that line numbers stay the same. */
async function readContent(siteDir: string, file: string): Promise<string> {
  const text = await readFile(path.join(siteDir, file), 'utf8');
  return text.replace(/^---\r?\n.*?\n---\r?\n/s, (head) => head.replaceAll(/[^\n]/g, ''));
}

/** A permalink without the base URL. */
function fromRoot(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`;
}

/**
 * Lists the guides: docs that are not generated, in the order of the docs plugin.
 *
 * @param options.without Folder of the generated pages, below the site's.
 */
export async function listGuides(
  content: LoadedContent | undefined,
  { siteDir, baseUrl, without }: Place & { without: string },
): Promise<WrittenSource[]> {
  const docs = (content?.loadedVersions ?? []).flatMap((version) => version.docs);
  const pages = docs
    .map((doc) => ({ ...doc, file: aliasedSitePathToRelativePath(doc.source) }))
    .filter(({ file, draft, unlisted }) => !file.startsWith(`${without}/`) && !draft && !unlisted);
  return Promise.all(
    pages.map(async ({ file, permalink, title, description }) => ({
      file,
      title,
      description,
      path: fromRoot(permalink, baseUrl),
      content: await readContent(siteDir, file),
    })),
  );
}

/** Lists the blog posts, latest first. */
export async function listPosts(
  content: BlogContent | undefined,
  { siteDir, baseUrl }: Place,
): Promise<WrittenSource[]> {
  const posts = (content?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted);
  return Promise.all(
    posts.map(async ({ metadata }) => {
      const { source, permalink, title, description, date, authors, tags } = metadata;
      const file = aliasedSitePathToRelativePath(source);
      const day = new Date(date).toISOString().slice(0, 10);
      const names = authors.map(({ name, key }) => plain(name ?? key ?? ''));
      const labels = tags.map(({ label, permalink: address }) =>
        link(label, siteUrl(siteAddress, fromRoot(address, baseUrl))),
      );
      return {
        file,
        title,
        description,
        path: fromRoot(permalink, baseUrl),
        content: await readContent(siteDir, file),
        byline: [
          `${day}${names.length > 0 ? `, by ${names.join(' and ')}` : ''}`,
          labels.length > 0 ? `Tags: ${labels.join(', ')}` : '',
        ]
          .filter(Boolean)
          .join('\\\n'),
      };
    }),
  );
}
