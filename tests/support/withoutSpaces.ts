/**
 * A text without white space, which HTML and Markdown print in other places than a description has it, and without
 * the spaces of no width that Docusaurus writes into headings.
 */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200b]/g, '');
