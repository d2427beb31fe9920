/** A row of a list in a section, with an anchor of its own: a country, or a language. */
export interface RowEntry {
  id: string;
  name: string;
  /** The locales to use for it. */
  locales: string[];
  /** Set if the API has no data of its own for the country. */
  isMissing?: true;
  /** Text after its name. */
  text: string;
  /** Other words with which people look for it. */
  aliases: string[];
}
