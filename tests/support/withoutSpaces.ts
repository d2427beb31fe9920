/** A text without white space, which HTML and Markdown print in other places than a description has it. */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\ufeff]/g, '');
