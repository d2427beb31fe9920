import { stringify } from 'yaml';
import { markdownUrl, absoluteUrl } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';
import { joinBlocks, listItem, link, escapeMarkdown } from './syntax.ts';

/** A page with a Markdown version. */
export interface PageSummary {
  /** Path of the page below the base URL. */
  path: string;
  title: string;
  /** Plain text on one line. */
  description: string;
}

export interface MarkdownPage extends PageSummary {
  /** The whole file, including front matter. */
  text: string;
}

/** Pages under one heading, in reading order. */
export interface MarkdownSection {
  title: string;
  /** Tag of the operations; absent for pages about the whole API. */
  tag?: string;
  entries: MarkdownPage[];
}

/** Adds front matter to the Markdown of a page. */
export function createMarkdownPage(
  entry: PageSummary,
  site: RootUrl,
  content: string,
): MarkdownPage {
  const { path, title, description } = entry;
  const facts = { title, description, url: absoluteUrl(site, path) };
  const head = stringify(facts, { lineWidth: 0, compat: 'yaml-1.1' });
  return { ...entry, text: `${joinBlocks(`---\n${head}---`, content)}\n` };
}

/** Renders an entry of llms.txt: a link, and a description of its target on one line. */
export function renderLlmsEntry(label: string, url: string, purpose: string): string {
  return listItem(`${link(label, url)}${purpose && `: ${escapeMarkdown(purpose)}`}`);
}

export const renderLlmsPageEntry = ({ path, title, description }: PageSummary, site: RootUrl) =>
  renderLlmsEntry(title, markdownUrl(site, path), description);
