/** Letters of kinds with their lengths, for the parts of a text that an expression finds. */
function colour(code: string, part: RegExp, kindOf: (text: string, end: number) => string): string {
  return [...code.matchAll(part)]
    .map(({ 0: text, index }) => `${kindOf(text, index + text.length)}${text.length}`)
    .join('');
}

/** Colours of a request, as `src/markdown/highlight.ts` writes them. */
export function colourRequest(code: string): string {
  return colour(code, /'[^']*'|"[^"]*"|^curl|[^'"c]+/g, (text) => {
    if (text === 'curl') return 'f';
    return /['"]/.test(text) ? 's' : '_';
  });
}
