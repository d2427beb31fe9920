/** Words of at most so many characters; where there is none, the shortest. */
export function withinLength(words: readonly string[], limit: number): readonly string[] {
  const least = words.reduce((shortest, word) => Math.min(shortest, word.length), Infinity);
  const effective = Math.max(limit, least);
  return words.filter((word) => word.length <= effective);
}
