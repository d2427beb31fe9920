import { downloadFiles } from '../reference/print/downloads/files.ts';
import { twinLink } from '../reference/print/markdown/links.ts';
import { blocks, item, link, plain } from '../reference/print/markdown/text.ts';
import { createTwin } from '../reference/print/markdown/twin.ts';
import type { Twin, TwinSection } from '../reference/print/markdown/twin.ts';
import { LLMS_FILE, LLMS_FULL_FILE, siteUrl, twinPath, twinUrl } from '../reference/site.ts';
import type { SiteAddress } from '../reference/site.ts';
import { product } from '../product';
import type { WrittenSource } from './sources';

/** Converts the URL of a link for a twin. */
export type ToLink = (url: string) => string;

export interface SiteTwinsSource {
  site: SiteAddress;
  /** The reference's twins; the first section has the pages about the whole API. */
  sections: TwinSection[];
  guides: WrittenSource[];
  posts: WrittenSource[];
  /** The text of a guide or post as Markdown, with its title. */
  write: (page: WrittenSource, toLink: ToLink) => Promise<string>;
}

const NOTES =
  'Each page below is Markdown; the URL of the page for people is the same without ".md". ' +
  'The page of an operation holds its parameters, the schema of its response, and samples with the ' +
  'requests that yield them.';

/** An entry of llms.txt. */
function renderLink(label: string, url: string, purpose: string): string {
  return item(`${link(label, url)}${purpose && `: ${plain(purpose)}`}`);
}

function renderSection(title: string, links: string[]): string {
  return links.length > 0 ? blocks(`## ${plain(title)}`, links.join('\n')) : '';
}

/**
 * Creates the twins of guides and posts, llms-full.txt, which has all twins in reading order, and llms.txt as
 * llmstxt.org specifies it: a title, a summary in a blockquote, notes, and sections with lists of links. What to skip
 * when context is short is in the section "Optional".
 *
 * @returns Texts, by path below the site's root.
 */
export async function createSiteTwins(source: SiteTwinsSource): Promise<[string, string][]> {
  const { site, sections } = source;
  const [introduction, ...groups] = sections;
  const start = introduction?.entries ?? [];
  const known = new Set(
    [...sections.flatMap(({ entries }) => entries), ...source.guides, ...source.posts].map(
      (entry) => entry.path,
    ),
  );
  const write = async (page: WrittenSource): Promise<Twin> => {
    const place = { site, page: page.path, hasTwin: (each: string) => known.has(each) };
    const text = await source.write(page, (url) => twinLink(url, place));
    const { path, title, description } = page;
    return createTwin({ path, title, description }, site, text);
  };
  const guides = await Promise.all(source.guides.map(write));
  const posts = await Promise.all(source.posts.map(write));
  const toLinks = (entries: readonly Twin[]): string[] =>
    entries.map(({ path, title, description }) =>
      renderLink(title, twinUrl(site, path), description),
    );
  const downloads = downloadFiles.map(({ file, label, purpose }) =>
    renderLink(label, siteUrl(site, file), purpose),
  );
  const index = blocks(
    `# ${plain(introduction?.title ?? product.name)}`,
    `> ${plain(start[0]?.description ?? product.tagline)}`,
    plain(NOTES),
    renderSection('Documentation', toLinks([...start, ...guides])),
    ...groups.map(({ title, entries }) => renderSection(title, toLinks(entries))),
    renderSection('Optional', [...toLinks(posts), ...downloads]),
  );
  const full = [...start, ...guides, ...groups.flatMap(({ entries }) => entries), ...posts];
  return [
    ...[...guides, ...posts].map(({ path, text }): [string, string] => [
      decodeURI(twinPath(path)),
      text,
    ]),
    [LLMS_FILE, `${index}\n`],
    [LLMS_FULL_FILE, full.map(({ text }) => text).join('\n')],
  ];
}
