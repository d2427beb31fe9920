import { blocks } from '../../pages/jsx.ts';
import { twinUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { item, link, plain } from './text.ts';
import type { Twin, TwinEntry, TwinSection } from './twin.ts';

/** A link of the index that leads to something else than a twin. */
export interface LlmsLink {
  label: string;
  url: string;
  purpose: string;
}

export interface LlmsIndex {
  title: string;
  /** What the site is about, one line. */
  summary: string;
  /** What a reader must know beforehand, paragraphs of plain text. */
  notes: readonly string[];
  sections: readonly TwinSection[];
  /** What can be left out when there is little room (llmstxt.org: the section "Optional"). */
  optional: { entries: readonly TwinEntry[]; links: readonly LlmsLink[] };
}

function renderLink({ label, url, purpose }: LlmsLink): string {
  return item(`${link(label, url)}${purpose && `: ${plain(purpose)}`}`);
}

function toLink({ path, title, description }: TwinEntry, site: SiteAddress): LlmsLink {
  return { label: title, url: twinUrl(site, path), purpose: description };
}

/**
 * The index of the site for language models, by the conventions of llmstxt.org: a title, a summary in a
 * quotation, notes, and sections that are lists of links with what is behind each.
 */
export function createLlmsIndex(index: LlmsIndex, site: SiteAddress): string {
  const { title, summary, notes, sections, optional } = index;
  const list = (links: LlmsLink[]) => links.map(renderLink).join('\n');
  const toLinks = (entries: readonly TwinEntry[]) => entries.map((entry) => toLink(entry, site));
  return `${blocks(
    `# ${plain(title)}`,
    `> ${plain(summary)}`,
    ...notes.map(plain),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map((section) => blocks(`## ${plain(section.title)}`, list(toLinks(section.entries)))),
    '## Optional',
    list([...toLinks(optional.entries), ...optional.links]),
  )}\n`;
}

/** All twins in reading order, one below the other. */
export function createLlmsFull(twins: readonly Twin[]): string {
  return twins.map(({ text }) => text).join('\n');
}
