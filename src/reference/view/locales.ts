/** What stands before the locales of an operation on its page and in its twin. */
export const LOCALES_LABEL = 'Locales with data of their own';
