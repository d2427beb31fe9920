const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** Names a locale in English: `German` for `de`. */
export const languageName = (locale: string): string => LANGUAGES.of(locale) ?? locale;
