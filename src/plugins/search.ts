import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { ApiContent } from '../reference/apiContent';
import { operationPath } from '../site/urls.ts';
import type { PageText } from '../content/readSections.ts';
import type { PageEntry, SearchData } from '../search/entries.ts';
import type { ArticleMetadata } from '../content/articleMetadata.ts';
import { CODE_LANGUAGES } from '../samples/languages.ts';
import { loadContentCode } from './loadCode.cjs';

/** A page to index. Without a file, its only text is its description. */
interface SourcePage extends Omit<ArticleMetadata, 'file'> {
  file?: string;
  /** Synonyms in addition to those in its file. */
  aliases?: string[];
}

/** Lists the generated category index pages. */
function listCategories(content: DocsContent | undefined, baseUrl: string): SourcePage[] {
  const { withoutBaseUrl } = loadContentCode();
  const versions = content?.loadedVersions ?? [];
  const items = versions.flatMap(({ sidebars }) => Object.values(sidebars).flat());
  return items.flatMap((item): SourcePage[] => {
    if (item.type !== 'category' || item.link?.type !== 'generated-index') return [];
    const { title = '', permalink, description = '', keywords } = item.link;
    const aliases = [keywords ?? []].flat();
    return [
      {
        kind: 'guide',
        title,
        description,
        path: withoutBaseUrl(permalink, baseUrl),
        tags: [],
        aliases,
      },
    ];
  });
}

/** Lists the standalone MDX pages. React pages have no text to index. */
function listTexts(pages: PagesContent | undefined, baseUrl: string): SourcePage[] {
  const { withoutBaseUrl } = loadContentCode();
  return (pages ?? []).flatMap((page): SourcePage[] => {
    if (page.type !== 'mdx' || page.unlisted) return [];
    const { title = '', description = '', permalink, source } = page;
    const named = { title, description, path: withoutBaseUrl(permalink, baseUrl), tags: [] };
    return [{ kind: 'guide', ...named, file: aliasedSitePathToRelativePath(source) }];
  });
}

const languages = CODE_LANGUAGES.map(({ label }) => label);

/** Sections with this synonym are also found by the name of each programming language. */
const SAMPLE_LANGUAGES = 'sample languages';

/** Creates the search entries of a page: one for itself, one per section, and one per row of a list or table. */
async function readPage(
  { kind, title, description, path: ownPath, tags, file, aliases = [] }: SourcePage,
  parts: ApiContent['parts'],
  siteDir: string,
): Promise<PageEntry[]> {
  const { readArticle, readSections } = loadContentCode();
  const source = file === undefined ? '' : await readFile(path.join(siteDir, file), 'utf8');
  const { preamble, sections } = readSections(readArticle(file ?? '', source, parts));
  const entry = (at: string, { text, table, code, aliases: own }: PageText) => {
    const shown = { ...(table && { table }), ...(code && { code }) };
    const words = own.includes(SAMPLE_LANGUAGES) ? [...own, ...languages] : own;
    return { kind, title, path: at, text, ...shown, aliases: words };
  };
  return [
    {
      ...entry(ownPath, {
        ...preamble,
        text: `${description} ${preamble.text}`.trim(),
        aliases: [...aliases, ...preamble.aliases],
      }),
      tags,
    },
    ...sections.flatMap(({ heading, anchor, rows = [], ...section }): PageEntry[] => [
      { ...entry(`${ownPath}#${anchor}`, section), heading, tags: [] },
      ...rows.map(({ id, name, ...row }) => {
        return { kind, title: heading, path: `${ownPath}#${id}`, heading: name, tags: [], ...row };
      }),
    ]),
  ];
}

/**
 * Docusaurus plugin that collects search entries of operations, guides, posts and pages in a chunk that is loaded at
 * the first search.
 */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search',
    async allContentLoaded({ allContent, actions }) {
      const { listDocs, listPosts } = loadContentCode();
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const texts = allContent['docusaurus-plugin-content-pages']?.default as
        | PagesContent
        | undefined;
      const apiContent = allContent['reference']?.default as ApiContent;
      const generators = apiContent.search;
      const own = new Set(generators.map(({ slug }) => operationPath(slug)));
      const sources: SourcePage[] = [
        ...listDocs(docs, baseUrl).filter((doc) => !own.has(doc.path)),
        ...listCategories(docs, baseUrl),
        ...listPosts(blog, baseUrl),
        ...listTexts(texts, baseUrl),
      ];
      const pages = await Promise.all(
        sources.map((source) => readPage(source, apiContent.parts, siteDir)),
      );
      const data: SearchData = {
        generators,
        pages: pages.flat(),
        parameters: apiContent.parameters,
        languages,
      };
      await actions.createData('search.json', data);
    },
  };
}
