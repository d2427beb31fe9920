/** What the search knows of one generator. */
export interface GeneratorEntry {
  slug: string;
  label: string;
  /** Label of its group. */
  group: string;
  method: string;
  path: string;
  /** Type of one value: `string`. */
  returns: string;
  /** What else people call it. */
  aliases: string[];
  /** Names of parameters, or of properties of the request's body. */
  parameters: string[];
  /** What its parameters allow: `visa`. */
  options: string[];
  /** Names of the properties of one value. */
  properties: string[];
  /** Values that it has returned, the first of them to be shown. Empty when none is documented. */
  samples: string[];
}

/** What the search knows of a guide, a post, or one of their headings. */
export interface PageEntry {
  kind: 'guide' | 'post';
  /** The page's title. */
  title: string;
  /** Path below the base path, with the anchor of the heading. */
  path: string;
  /** Text of the heading; absent for the page itself. */
  heading?: string;
  /** What the page is about, or how the section begins. */
  description: string;
  /** Labels of its tags. */
  tags: string[];
}

/** Everything that can be found: sent to the browser when the search is first used. */
export interface SearchData {
  generators: GeneratorEntry[];
  pages: PageEntry[];
}
