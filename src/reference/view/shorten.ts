/** Characters of a page's description that search engines show. */
const DESCRIPTION_LENGTH = 160;

/** Truncates a page's description at the end of a word. */
export function shorten(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}
