/** A limit in words, and the pattern that it ends with, which is code: `each matches ^a+$`. */
export function splitLimit(limit: string): { words: string; pattern?: string } {
  const [, words = limit, pattern] = /^((?:each )?matches) (.*)$/s.exec(limit) ?? [];
  return { words, pattern };
}
