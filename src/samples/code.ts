/** A piece of code in one colour. */
export interface CodeRun {
  /** Letter of its colour, see `highlight.ts`; absent for plain text. */
  kind?: string;
  text: string;
}

/** Code: plain text, and runs that have a colour. */
export type Code = readonly (string | CodeRun)[];

export const toRuns = (code: Code): CodeRun[] =>
  code.map((node) => (typeof node === 'string' ? { text: node } : node));

/** Returns the text of code. */
export const plainText = (code: string | Code): string =>
  typeof code === 'string' ? code : toRuns(code).reduce((all, { text }) => all + text, '');

/** Joins adjacent runs of one colour; white space joins any. */
export function joinRuns(code: Code): Code {
  const joined: CodeRun[] = [];
  for (const run of toRuns(code)) {
    const last = joined.at(-1);
    if (last && (last.kind === run.kind || run.text.trim() === '')) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map((run) => (run.kind === undefined ? run.text : run));
}
