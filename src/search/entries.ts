import type { RowSearchEntry } from '../reference/render/rowSearchEntry.ts';
import type { GeneratorEntry } from '../reference/render/searchEntries.ts';

export type { GeneratorEntry };

/** Search entry of a guide or post, of one of its sections, or of a country or language in a section's list. */
export interface PageEntry {
  kind: 'guide' | 'post';
  /** Title of the page. For a country or language, the heading of its section. */
  title: string;
  /** Path below the base path, with the anchor of the heading. */
  path: string;
  /** Text of the heading, or name of the country or language. Absent for the page itself. */
  heading?: string;
  /** Description of a page and the text before its first heading, or the whole text of a section. */
  text: string;
  /** Text of table cells. The search matches this text, but results do not show it. Absent if there are no tables. */
  table?: string;
  /** Distinct names in code. Absent if there are none. */
  code?: string;
  /** Synonyms. */
  aliases: string[];
  tags: string[];
  /** Locales and country code of a country or language. */
  places?: RowSearchEntry['places'];
}

/** All search entries. The chunk is loaded at the first search. */
export interface SearchData {
  generators: GeneratorEntry[];
  pages: PageEntry[];
  /** Number of generators by parameter name, for parameters that several generators share. */
  parameters: Record<string, number>;
  /** Programming languages of the code samples. */
  languages: string[];
}

export type SearchEntry = GeneratorEntry | PageEntry;

export const isGenerator = (entry: SearchEntry): entry is GeneratorEntry => 'slug' in entry;

/** Returns the display name of an entry. */
export const entryName = (entry: SearchEntry): string =>
  isGenerator(entry) ? entry.label : (entry.heading ?? entry.title);

/** A search result. */
export interface SearchHit {
  entry: SearchEntry;
  score: number;
  /** Terms of the entry that match the query, rarest first. */
  terms: string[];
  /** Sample value that matches the query; empty if none does. */
  sample: string;
}

/** Finds the entries that match a query, best first. A query without words matches nothing. */
export type SearchFunction = (query: string) => SearchHit[];
