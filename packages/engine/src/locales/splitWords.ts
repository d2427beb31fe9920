/** Splits words that are separated by vertical bars. */
export const splitWords = (text: string): string[] => text.split('|');
