/** Storage key of the reader's language for code samples. */
export const CODE_LANGUAGE_STORAGE = 'code-language';

/** Attribute of the root element for the language. The CSS rules in src/plugins/codeLanguage.ts match this attribute. */
export const CODE_LANGUAGE_ATTRIBUTE = 'data-code-language';
