/** A row of a list in a section, with an anchor of its own: a country, or a language. */
export interface RowEntry {
  id: string;
  name: string;
  /** Its locales and its country code: values of these are from there. */
  places: string[];
  /** Text after its name. */
  text: string;
  /** Other words with which people look for it. */
  aliases: string[];
}
