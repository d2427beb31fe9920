/** Names, strings, and numbers or words, with what tells a name from a string: the colon behind it. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false)\b/g;

function kindOf(isString: boolean, isName: boolean): string {
  if (!isString) return 'n';
  return isName ? 'p' : 's';
}

/**
 * The highlighting of a JSON text that is written in the browser, where there is no Prism. In the
 * letters of `src/reference/view/highlight.ts`: `_4p6_2s12`.
 */
export function jsonTokens(json: string): string {
  let tokens = '';
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [whole, text] = match;
    const length = text?.length ?? whole.length;
    if (match.index > end) tokens += `_${match.index - end}`;
    tokens += `${kindOf(text !== undefined, match[2] !== undefined)}${length}`;
    end = match.index + length;
  }
  return end < json.length ? `${tokens}_${json.length - end}` : tokens;
}
