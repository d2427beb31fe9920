/**
 * Tokens of a cURL request in the format of `src/reference/view/highlight.ts`: for each token the letter of
 * its type, and its length.
 */
export function colourRequest(code: string): string {
  return [...code.matchAll(/'[^']*'|"[^"]*"|^curl|[^'"c]+/g)]
    .map(([text]) => `${kindOf(text)}${text.length}`)
    .join('');
}

function kindOf(text: string): string {
  if (text === 'curl') return 'f';
  return /['"]/.test(text) ? 's' : '_';
}
