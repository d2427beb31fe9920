export const splitWords = (text: string): string[] => text.split('|');
