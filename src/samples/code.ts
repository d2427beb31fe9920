/** A piece of code in one colour. */
export interface CodeRun {
  /** Letter of its colour, see `highlight.ts`; absent for plain text. */
  kind?: string;
  text: string;
}

/** Highlighted code: plain text and coloured runs. */
export type Code = readonly (string | CodeRun)[];

export const toTokens = (code: Code): CodeRun[] =>
  code.map((node) => (typeof node === 'string' ? { text: node } : node));

export const plainText = (code: string | Code): string =>
  typeof code === 'string' ? code : toTokens(code).reduce((all, { text }) => all + text, '');

/** Joins adjacent runs of one colour. White space joins with any colour. */
export function joinTokens(code: Code): Code {
  const joined: CodeRun[] = [];
  for (const run of toTokens(code)) {
    const last = joined.at(-1);
    if (last && (last.kind === run.kind || run.text.trim() === '')) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map((run) => (run.kind === undefined ? run.text : run));
}
