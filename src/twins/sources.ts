import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { link, plain } from '../reference/print/markdown/text.ts';
import type { TwinEntry } from '../reference/print/markdown/twin.ts';
import { siteUrl } from '../reference/site.ts';
import { siteAddress } from '../product';
import type { WrittenHead } from './writtenTwin';

/** A guide or post. */
export interface WrittenSource extends TwinEntry, WrittenHead {
  /** Path of its file below the site's folder. */
  file: string;
}

/**
 * A permalink without the base URL, and without a trailing slash. Docusaurus' content has one for an `index.mdx`, but
 * pages are written without it (`trailingSlash: false`).
 */
function fromRoot(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/**
 * Lists the guides: docs that are not generated, in the order of the docs plugin.
 *
 * @param options.without Folder of the generated pages, below the site's.
 */
export function listGuides(
  content: LoadedContent | undefined,
  { baseUrl, without }: { baseUrl: string; without: string },
): WrittenSource[] {
  const docs = (content?.loadedVersions ?? []).flatMap((version) => version.docs);
  const pages = docs
    .map((doc) => ({ ...doc, file: aliasedSitePathToRelativePath(doc.source) }))
    .filter(({ file, draft, unlisted }) => !file.startsWith(`${without}/`) && !draft && !unlisted);
  return pages.map(({ file, permalink, title, description }) => ({
    file,
    title,
    description,
    path: fromRoot(permalink, baseUrl),
  }));
}

/** Lists the blog posts, latest first. */
export function listPosts(content: BlogContent | undefined, baseUrl: string): WrittenSource[] {
  const posts = (content?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted);
  return posts.map(({ metadata }) => {
    const { source, permalink, title, description, date, authors, tags } = metadata;
    const day = new Date(date).toISOString().slice(0, 10);
    const names = authors.map(({ name, key }) => plain(name ?? key ?? ''));
    const labels = tags.map(({ label, permalink: address }) =>
      link(label, siteUrl(siteAddress, fromRoot(address, baseUrl))),
    );
    return {
      file: aliasedSitePathToRelativePath(source),
      title,
      description,
      path: fromRoot(permalink, baseUrl),
      byline: [
        `${day}${names.length > 0 ? `, by ${names.join(' and ')}` : ''}`,
        labels.length > 0 ? `Tags: ${labels.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('\\\n'),
    };
  });
}
