/** The search entry of one generator. */
export interface GeneratorEntry {
  slug: string;
  label: string;
  /** Label of its group. */
  group: string;
  method: string;
  path: string;
  /** Type of one value: `string`. */
  returns: string;
  /** Other names for it. */
  aliases: string[];
  /** Names of parameters, or of properties of the request body. */
  parameters: string[];
  /** Values that its parameters allow: `visa`. */
  options: string[];
  /** Names of the properties of one value. */
  properties: string[];
  /** Sample values; the first is shown in the list. Empty when the description has none. */
  samples: string[];
}

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
