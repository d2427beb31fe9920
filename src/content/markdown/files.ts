import { downloadFiles, formatSize } from '../../site/downloads.ts';
import { twinLink } from '../../reference/render/markdown/links.ts';
import { blocks, item, link, plain } from '../../reference/render/markdown/text.ts';
import { createTwin } from '../../reference/render/markdown/page.ts';
import type { Twin, TwinSection } from '../../reference/render/markdown/page.ts';
import {
  LLMS_FILE,
  LLMS_FULL_FILE,
  llmsTagFile,
  siteUrl,
  twinPath,
  twinUrl,
} from '../../site/urls.ts';
import type { SiteAddress } from '../../site/urls.ts';
import { product } from '../../site/product';
import type { WrittenSource } from '../sources';

/** Converts the URL of a link for a twin. */
export type ToLink = (url: string) => string;

export interface SiteTwinsSource {
  site: SiteAddress;
  /** The Markdown versions of the reference; the first section has the catalogue. */
  sections: TwinSection[];
  /** The introduction comes first. */
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

/** Bytes of the largest file for one tag. At about four bytes for a token, it fits a context window of 128,000. */
const TAG_FILE_BYTES = 400_000;

/** A file with the pages of a tag, or with some of them. */
interface TagFile {
  file: string;
  title: string;
  text: string;
  count: number;
}

/** Joins the pages of a tag in one file, or in several if they are too large for one. */
function createTagFiles({ title, tag = '', entries }: TwinSection): TagFile[] {
  const parts: Twin[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry.text);
    if (bytes > 0 && bytes + size > TAG_FILE_BYTES) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(entry);
    bytes += size;
  }
  return parts.map((part, index) => {
    const number = parts.length > 1 ? index + 1 : undefined;
    return {
      file: llmsTagFile(tag, number),
      title: number === undefined ? title : `${title}, part ${number}`,
      text: part.map(({ text }) => text).join('\n'),
      count: part.length,
    };
  });
}

/**
 * Creates the twins of guides and posts, llms-full.txt, which has all twins in reading order, a file for each tag, and llms.txt as
 * llmstxt.org specifies it: a title, a summary in a blockquote, notes, and sections with lists of links. What to skip
 * when context is short is in the section "Optional".
 *
 * @returns Texts, by path below the site's root.
 */
export async function createSiteTwins(source: SiteTwinsSource): Promise<[string, string][]> {
  const { site, sections } = source;
  const [catalogue, ...groups] = sections;
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
  const written = await Promise.all(source.guides.map(write));
  // The catalogue follows the introduction.
  const guides = written.toSpliced(1, 0, ...(catalogue?.entries ?? []));
  const posts = await Promise.all(source.posts.map(write));
  const toLinks = (entries: readonly Twin[]): string[] =>
    entries.map(({ path, title, description }) =>
      renderLink(title, twinUrl(site, path), description),
    );
  const downloads = downloadFiles.map(({ file, label, purpose }) =>
    renderLink(label, siteUrl(site, file), purpose),
  );
  const tagFiles = groups.flatMap(createTagFiles);
  const tagLinks = tagFiles.map(({ file, title, count, text }) =>
    renderLink(title, siteUrl(site, file), `${count} pages, ${formatSize(text)}`),
  );
  const index = blocks(
    `# ${plain(product.name)}`,
    `> ${plain(product.tagline)}`,
    plain(NOTES),
    renderSection('Documentation', toLinks(guides)),
    ...groups.map(({ title, entries }) => renderSection(title, toLinks(entries))),
    renderSection('All pages of a tag in one file', tagLinks),
    renderSection('Optional', [...toLinks(posts), ...downloads]),
  );
  const full = [...guides, ...groups.flatMap(({ entries }) => entries), ...posts];
  return [
    ...[...written, ...posts].map(({ path, text }): [string, string] => [
      decodeURI(twinPath(path)),
      text,
    ]),
    [LLMS_FILE, `${index}\n`],
    ...tagFiles.map(({ file, text }): [string, string] => [file, text]),
    [LLMS_FULL_FILE, full.map(({ text }) => text).join('\n')],
  ];
}
