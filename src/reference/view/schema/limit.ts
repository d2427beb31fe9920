/** Splits a limit into words and the pattern at its end: `each matches ^a+$`. */
export function splitLimit(limit: string): { words: string; pattern?: string } {
  const [, words = limit, pattern] = /^((?:each )?matches) (.*)$/s.exec(limit) ?? [];
  return { words, pattern };
}
