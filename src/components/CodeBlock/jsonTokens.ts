/** Strings, the colon behind a name, null, and other words or numbers. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(null)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false/g;

/**
 * Highlights JSON, which is written in the browser, where there is no Prism. In the letters of
 * `src/samples/highlight.ts`: `_4p6_2s12`.
 */
export function jsonTokens(json: string): string {
  let tokens = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [whole, text, colon, empty] = match;
    const length = text?.length ?? whole.length;
    const kind = text === undefined ? (empty ? 'k' : 'n') : colon ? 'p' : 's';
    if (match.index > end) tokens += `_${match.index - end}`;
    tokens += `${kind}${length}`;
    end = match.index + length;
  }
  return end < json.length ? `${tokens}_${json.length - end}` : tokens;
}
