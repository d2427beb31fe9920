/** A piece of code in one colour. */
export interface CodeToken {
  /** Letter of its colour, see `highlight.ts`; absent for plain text. */
  kind?: string;
  text: string;
}

/** Highlighted code: plain text and coloured tokens. */
export type HighlightedCode = readonly (string | CodeToken)[];

export const toTokens = (code: HighlightedCode): CodeToken[] =>
  code.map((node) => (typeof node === 'string' ? { text: node } : node));

export const plainText = (code: string | HighlightedCode): string =>
  typeof code === 'string' ? code : toTokens(code).reduce((all, { text }) => all + text, '');

/** Joins adjacent tokens of one colour. White space joins with any colour. */
export function joinTokens(code: HighlightedCode): HighlightedCode {
  const joined: CodeToken[] = [];
  for (const token of toTokens(code)) {
    const last = joined.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else joined.push({ ...token });
  }
  return joined.map((token) => (token.kind === undefined ? token.text : token));
}
