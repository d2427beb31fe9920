/** The title of an operation without "Generate a" or "Generate a random", for lists. */
export function shortLabel(title: string): string {
  const short = title.replace(/^generate an? (?:random )?/i, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
