import sortBy from 'lodash/sortBy.js';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { link, escapeMarkdown } from '../reference/render/markdown/syntax.ts';
import type { PageSummary } from '../reference/render/markdown/page.ts';
import { INTRODUCTION_PATH, absoluteUrl } from '../site/urls.ts';
import { rootUrl } from '../site/product.ts';

/** Metadata of a guide or post, for the search index and for the Markdown version. */
export interface ArticleMetadata extends PageSummary {
  kind: 'guide' | 'post';
  /** Markdown below the title: date, authors and tags of a post. */
  byline?: string;
  /** Path of the file relative to the site's folder. */
  file: string;
  tags: string[];
}

/**
 * Removes the base URL and a trailing slash from a permalink. Docusaurus adds a trailing slash for an `index.mdx`, but
 * writes its page without one (`trailingSlash: false`).
 */
export function withoutBaseUrl(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/**
 * Lists all docs, including generated docs. The introduction comes first, the others follow in the order of the docs
 * plugin.
 */
export function listDocs(content: LoadedContent | undefined, baseUrl: string): ArticleMetadata[] {
  const docs = (content?.loadedVersions ?? []).flatMap((version) => version.docs);
  const shown = docs.filter(({ draft, unlisted }) => !draft && !unlisted);
  const sources = shown.map(({ source, permalink, title, description, tags }): ArticleMetadata => ({
    kind: 'guide',
    file: aliasedSitePathToRelativePath(source),
    title,
    description,
    path: withoutBaseUrl(permalink, baseUrl),
    tags: tags.map(({ label }) => label),
  }));
  return sortBy(sources, ({ path }) => path !== INTRODUCTION_PATH);
}

/** Lists the blog posts, latest first. */
export function listPosts(content: BlogContent | undefined, baseUrl: string): ArticleMetadata[] {
  const posts = (content?.blogPosts ?? []).filter(({ metadata }) => !metadata.unlisted);
  return posts.map(({ metadata }) => {
    const { source, permalink, title, description, date, authors, tags } = metadata;
    const day = new Date(date).toISOString().slice(0, 10);
    const names = authors.map(({ name, key }) => escapeMarkdown(name ?? key ?? ''));
    const labels = tags.map(({ label, permalink }) =>
      link(label, absoluteUrl(rootUrl, withoutBaseUrl(permalink, baseUrl))),
    );
    return {
      kind: 'post',
      file: aliasedSitePathToRelativePath(source),
      title,
      description,
      path: withoutBaseUrl(permalink, baseUrl),
      tags: tags.map(({ label }) => label),
      byline: [
        `${day}${names.length > 0 ? `, by ${names.join(' and ')}` : ''}`,
        labels.length > 0 ? `Tags: ${labels.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('\\\n'),
    };
  });
}
