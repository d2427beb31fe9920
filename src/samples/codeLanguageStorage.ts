/** Storage key of the reader's language for code samples. */
export const CODE_LANGUAGE_STORAGE = 'code-language';

/** Attribute of the root element with the language. src/plugins/codeLanguage.ts styles the samples by it. */
export const CODE_LANGUAGE_ATTRIBUTE = 'data-code-language';
