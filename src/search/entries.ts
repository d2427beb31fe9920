import type { RowEntry } from '../reference/render/rowEntry.ts';
import type { GeneratorEntry } from '../reference/render/searchEntries.ts';

export type { GeneratorEntry };

/** The search entry of a guide, a post, a section of one, or a country or language in a section's list. */
export interface PageEntry {
  kind: 'guide' | 'post';
  /** The page's title. For a country or language, the heading of its section. */
  title: string;
  /** Path below the base path, with the anchor of the heading. */
  path: string;
  /** Text of the heading, or the name of the country or language. Absent for the page itself. */
  heading?: string;
  /** The description of a page and the text before its first heading, or the whole text of a section. */
  text: string;
  /** The cells of its tables, which are found but not shown. Absent when it has none. */
  table?: string;
  /** The distinct names in its code. Absent when it has none. */
  code?: string;
  /** Other words with which people look for it. */
  aliases: string[];
  /** Labels of its tags. */
  tags: string[];
  /** The locales and the country code of a country or language. */
  places?: RowEntry['places'];
}

/** All search entries, a chunk that is loaded when the search is first used. */
export interface SearchData {
  generators: GeneratorEntry[];
  pages: PageEntry[];
  /** Number of generators that have a parameter, by its name, for those that several have. */
  parameters: Record<string, number>;
  /** Programming languages of the code samples. */
  languages: string[];
}

export type SearchEntry = GeneratorEntry | PageEntry;

export const isGenerator = (entry: SearchEntry): entry is GeneratorEntry => 'slug' in entry;

/** The name under which an entry is listed. */
export const entryName = (entry: SearchEntry): string =>
  isGenerator(entry) ? entry.label : (entry.heading ?? entry.title);

/** A result: the entry, its score, and what in it matched. */
export interface Hit {
  entry: SearchEntry;
  score: number;
  /** Terms of the entry that match the query, the rarest first. */
  terms: string[];
  /** The sample value that matches the query. Empty when none does. */
  sample: string;
}

/** Finds the entries that match a query, best first. A query without words matches nothing. */
export type Search = (query: string) => Hit[];
