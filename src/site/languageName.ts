const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a locale: `German` for `de`. */
export const languageName = (locale: string): string => LANGUAGES.of(locale) ?? locale;
