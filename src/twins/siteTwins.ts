import { downloadFiles } from '../reference/print/downloads/files.ts';
import { twinLink } from '../reference/print/markdown/links.ts';
import { createLlmsFull, createLlmsIndex } from '../reference/print/markdown/llms.ts';
import { createTwin } from '../reference/print/markdown/twin.ts';
import type { Twin, TwinSection } from '../reference/print/markdown/twin.ts';
import { LLMS_FILE, LLMS_FULL_FILE, siteUrl, twinPath } from '../reference/site.ts';
import type { SiteAddress } from '../reference/site.ts';
import { product } from '../product';
import type { WrittenSource } from './sources';

/** A file to serve, by path below the site's root. */
export interface SiteFile {
  file: string;
  text: string;
}

/** Converts the URL of a link for a twin. */
export type ToLink = (url: string) => string;

export interface SiteTwinsSource {
  site: SiteAddress;
  /** The reference's twins; the first section has the pages about the whole API. */
  sections: TwinSection<Twin>[];
  guides: WrittenSource[];
  posts: WrittenSource[];
  /** The text of a guide or post as Markdown, with its title. */
  write: (page: WrittenSource, toLink: ToLink) => Promise<string>;
}

const NOTES = [
  'Each page below is Markdown; the URL of the page for people is the same without ".md". ' +
    'The page of an operation holds its parameters, the schema of its response, and samples with the ' +
    'requests that yield them.',
];

async function writeTwins(source: SiteTwinsSource, known: ReadonlySet<string>) {
  const { site, guides, posts } = source;
  const write = async (page: WrittenSource): Promise<Twin> => {
    const place = { site, page: page.path, hasTwin: (each: string) => known.has(each) };
    const toLink = (url: string) => twinLink(url, place);
    const { path: where, title, description } = page;
    return createTwin({ path: where, title, description }, site, await source.write(page, toLink));
  };
  return {
    guides: await Promise.all(guides.map(write)),
    posts: await Promise.all(posts.map(write)),
  };
}

/** Creates the twins of guides and posts, llms.txt and llms-full.txt. */
export async function createSiteTwins(source: SiteTwinsSource): Promise<SiteFile[]> {
  const { site, sections } = source;
  const [introduction, ...groups] = sections;
  const reference = sections.flatMap(({ entries }) => entries);
  const known = new Set(
    [...reference, ...source.guides, ...source.posts].map((entry) => entry.path),
  );
  const { guides, posts } = await writeTwins(source, known);
  const start = introduction?.entries ?? [];
  const index = {
    title: introduction?.title ?? product.name,
    summary: start[0]?.description ?? product.tagline,
    notes: NOTES,
    sections: [{ title: 'Documentation', entries: [...start, ...guides] }, ...groups],
    optional: {
      entries: posts,
      links: downloadFiles.map(({ file, label, purpose }) => ({
        label,
        url: siteUrl(site, file),
        purpose,
      })),
    },
  };
  const full = [...start, ...guides, ...groups.flatMap(({ entries }) => entries), ...posts];
  return [
    ...[...guides, ...posts].map(({ path: page, text }) => ({
      file: decodeURI(twinPath(page)),
      text,
    })),
    { file: LLMS_FILE, text: createLlmsIndex(index, site) },
    { file: LLMS_FULL_FILE, text: createLlmsFull(full) },
  ];
}
