/**
 * Colours of a request, as `src/reference/view/highlight.ts` writes them: letters of kinds with their lengths,
 * for the parts of the text.
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
