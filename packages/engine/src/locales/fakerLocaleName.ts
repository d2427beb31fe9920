/** Locales that have another name in faker. */
const DATA_NAMES: Readonly<Record<string, string>> = { cs: 'cs_CZ', id: 'id_ID', nb: 'nb_NO' };

/** Returns faker's name of a locale: `pt_BR` for `pt-BR`. */
export function fakerLocaleName(locale: string): string {
  return DATA_NAMES[locale] ?? locale.replace('-', '_');
}
