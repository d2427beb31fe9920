import type { GeneratorEntry } from '../reference/print/searchEntries.ts';

export type { GeneratorEntry };

/** The search entry of a guide, a post, or a section of one. */
export interface PageEntry {
  kind: 'guide' | 'post';
  /** The page's title. */
  title: string;
  /** Path below the base path, with the anchor of the heading. */
  path: string;
  /** Text of the heading; absent for the page itself. */
  heading?: string;
  /** The page's description, or the beginning of the section's text. */
  description: string;
  /** Labels of its tags. */
  tags: string[];
}

/** All search entries, a chunk that is loaded when the search is first used. */
export interface SearchData {
  generators: GeneratorEntry[];
  pages: PageEntry[];
}
