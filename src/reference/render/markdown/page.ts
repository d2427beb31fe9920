import { stringify } from 'yaml';
import { markdownUrl, siteUrl } from '../../../site/urls.ts';
import type { RootUrl } from '../../../site/urls.ts';
import { joinBlocks, listItem, link, escapeMarkdown } from './text.ts';

/** A page that has a Markdown version. */
export interface PageInfo {
  /** Path of the page below the base URL. */
  path: string;
  title: string;
  /** One line of plain text. */
  description: string;
}

export interface MarkdownPage extends PageInfo {
  /** The whole file, front matter included. */
  text: string;
}

/** Pages under one heading, in reading order. */
export interface MarkdownSection {
  title: string;
  /** The tag of the operations; absent for the pages about the whole API. */
  tag?: string;
  entries: MarkdownPage[];
}

/** Adds the front matter to the Markdown content of a page. */
export function createMarkdownPage(entry: PageInfo, site: RootUrl, content: string): MarkdownPage {
  const { path, title, description } = entry;
  const facts = { title, description, url: siteUrl(site, path) };
  const head = stringify(facts, { lineWidth: 0, compat: 'yaml-1.1' });
  return { ...entry, text: `${joinBlocks(`---\n${head}---`, content)}\n` };
}

/** An entry of llms.txt: a link, and one line about its target. */
export function renderEntry(label: string, url: string, purpose: string): string {
  return listItem(`${link(label, url)}${purpose && `: ${escapeMarkdown(purpose)}`}`);
}

/** The entry of a page. */
export const renderPageEntry = ({ path, title, description }: PageInfo, site: RootUrl) =>
  renderEntry(title, markdownUrl(site, path), description);
