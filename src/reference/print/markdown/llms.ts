import { twinUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { blocks, item, link, plain } from './text.ts';
import type { Twin, TwinEntry, TwinSection } from './twin.ts';

/** A link in the index to something other than a twin. */
export interface LlmsLink {
  label: string;
  url: string;
  purpose: string;
}

export interface LlmsIndex {
  title: string;
  /** One line on what the site is about. */
  summary: string;
  /** Introductory paragraphs, plain text. */
  notes: readonly string[];
  sections: readonly TwinSection[];
  /** Content to skip when context is short (llmstxt.org: the section "Optional"). */
  optional: { entries: readonly TwinEntry[]; links: readonly LlmsLink[] };
}

function renderLink({ label, url, purpose }: LlmsLink): string {
  return item(`${link(label, url)}${purpose && `: ${plain(purpose)}`}`);
}

function toLink({ path, title, description }: TwinEntry, site: SiteAddress): LlmsLink {
  return { label: title, url: twinUrl(site, path), purpose: description };
}

/**
 * llms.txt, as llmstxt.org specifies it: a title, a summary in a blockquote, notes, and sections with lists of
 * links, each with a description.
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

/** llms-full.txt: all twins in reading order. */
export function createLlmsFull(twins: readonly Twin[]): string {
  return twins.map(({ text }) => text).join('\n');
}
