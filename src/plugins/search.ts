import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Reference } from '../reference/reference';
import { operationPath, siteUrl, twinPath } from '../reference/site.ts';
import type { PageText } from '../search/sections.ts';
import type { PageEntry, SearchData } from '../search/types.ts';
import { loadSearchText } from './loadCode.cjs';

const { pageAliases, readSections } = loadSearchText();

/** Metadata of a guide or post, from its content plugin. */
interface SourcePage {
  kind: PageEntry['kind'];
  title: string;
  permalink: string;
  description: string;
  tags: readonly { label: string }[];
  /** Path with Docusaurus' alias: `@site/docs/intro.mdx`. */
  source?: string;
}

/** Docs other than generators' pages, and generated category indexes. */
function listGuides({ loadedVersions }: DocsContent, generators: Set<string>): SourcePage[] {
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    const guides = docs.filter(({ permalink }) => !generators.has(permalink));
    const items = Object.values(sidebars).flat();
    const lists = items.flatMap((item) =>
      item.type === 'category' && item.link?.type === 'generated-index' ? [item.link] : [],
    );
    return [
      ...guides.map((doc): SourcePage => ({ kind: 'guide', ...doc })),
      ...lists.map(({ title, permalink, description = '' }): SourcePage => {
        return { kind: 'guide', title: title ?? '', permalink, description, tags: [] };
      }),
    ];
  });
}

function listPosts({ blogPosts }: BlogContent): SourcePage[] {
  return blogPosts
    .filter(({ metadata }) => !metadata.unlisted)
    .map(({ metadata }) => ({ kind: 'post', ...metadata }));
}

/** Standalone MDX pages; those in React have no text to index. */
function listTexts(pages: PagesContent): SourcePage[] {
  return pages.flatMap((page): SourcePage[] => {
    if (page.type !== 'mdx' || page.unlisted) return [];
    const { title = '', description = '', permalink, source } = page;
    return [{ kind: 'guide', title, description, permalink, source, tags: [] }];
  });
}

/** The search entries of a page: one for itself, one per section. A generated page is read as its Markdown twin. */
async function readPage(
  page: SourcePage,
  twins: Reference['served'],
  { siteDir, baseUrl }: LoadContext,
): Promise<PageEntry[]> {
  const { kind, title, description, permalink, source } = page;
  const ownPath = `/${permalink.slice(baseUrl.length)}`;
  const tags = page.tags.map(({ label }) => label);
  const read = (file: string) =>
    twins.get(decodeURI(twinPath(ownPath))) ??
    readFile(path.join(siteDir, aliasedSitePathToRelativePath(file)), 'utf8');
  const { lead, sections } = readSections(source ? await read(source) : '');
  const entry = (at: string, { text, code }: PageText) => {
    return {
      kind,
      title,
      path: at,
      text,
      ...(code && { code }),
      aliases: pageAliases.get(at) ?? [],
    };
  };
  return [
    { ...entry(ownPath, { ...lead, text: `${description} ${lead.text}`.trim() }), tags },
    ...sections.map(({ heading, anchor, ...text }) => {
      return { ...entry(`${ownPath}#${anchor}`, text), heading, tags: [] };
    }),
  ];
}

/** Collects the search entries of operations, guides, posts and pages in a chunk that loads on first use. */
export default function searchPlugin(context: LoadContext): Plugin {
  const { baseUrl } = context;
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {});
      const texts = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
      const reference = allContent['reference']?.default as Reference;
      const generators = reference.search;
      const own = new Set(generators.map(({ slug }) => siteUrl(baseUrl, operationPath(slug))));
      const sources = [
        ...docs.flatMap((content) => listGuides(content as DocsContent, own)),
        ...blogs.flatMap((content) => listPosts(content as BlogContent)),
        ...texts.flatMap((content) => listTexts(content as PagesContent)),
      ];
      const pages = await Promise.all(
        sources.map((source) => readPage(source, reference.served, context)),
      );
      const data: SearchData = { generators, pages: pages.flat() };
      await actions.createData('search.json', data);
    },
  };
}
