/** Locales that faker names differently. */
const DATA_NAMES: Readonly<Record<string, string>> = { cs: 'cs_CZ', id: 'id_ID', nb: 'nb_NO' };

/** Faker's name of the data of a language tag: `pt_BR` for `pt-BR`. */
export function dataNameOf(locale: string): string {
  return DATA_NAMES[locale] ?? locale.replace('-', '_');
}
