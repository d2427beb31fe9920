/** Where the reader's choice of a language for code samples is kept between visits. */
export const CODE_LANGUAGE_STORAGE = 'code-language';

/** Attribute of the root element that holds it; src/css/codeLanguages.css shows the language. */
export const CODE_LANGUAGE_ATTRIBUTE = 'data-code-language';
