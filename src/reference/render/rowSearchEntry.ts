/** Search data for a row with an anchor, such as a country or a language. */
export interface RowSearchEntry {
  id: string;
  name: string;
  /** Locales and country code of the row. */
  places: string[];
  /** Text after the name. */
  text: string;
  /** Synonyms for the search. */
  aliases: string[];
}
