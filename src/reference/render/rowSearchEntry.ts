/** A row of a list with its own anchor: a country or a language. */
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
