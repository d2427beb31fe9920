import { blocks } from '../../pages/jsx.ts';
import { siteUrl } from '../../site.ts';
import type { SiteAddress } from '../../site.ts';
import { renderTwinHead } from './text.ts';

/** A page that has a Markdown twin. */
export interface TwinEntry {
  /** Path of the page, from the site's root. */
  path: string;
  title: string;
  /** One line of plain text. */
  description: string;
}

export interface Twin extends TwinEntry {
  /** The whole file. */
  text: string;
}

/** Pages under one heading, in reading order. */
export interface TwinSection<Entry extends TwinEntry = TwinEntry> {
  title: string;
  entries: Entry[];
}

/** A twin as a file: its front matter, and what the page says. */
export function createTwin(entry: TwinEntry, site: SiteAddress, content: string): Twin {
  const { path, title, description } = entry;
  const head = renderTwinHead({ title, description, url: siteUrl(site, path) });
  return { ...entry, text: `${blocks(head, content)}\n` };
}
