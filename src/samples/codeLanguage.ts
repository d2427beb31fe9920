/** Where the reader's choice of a language for code samples is kept between visits. */
export const CODE_LANGUAGE_STORAGE = 'code-language';

/** Attribute of the root element that holds it; src/plugins/codeLanguage.ts styles the samples by it. */
export const CODE_LANGUAGE_ATTRIBUTE = 'data-code-language';
