/** Search data of a country or language, which is a row with an anchor. */
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
