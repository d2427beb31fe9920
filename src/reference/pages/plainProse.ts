/** What may have a meaning in Markdown or MDX wherever it stands, or is no character that people see. */
const SPEAKING = /[\\`*_~[\]{}<>&|@#$^]|[^\P{C}\n]|[^\P{Z} \n]|\/\/|www\.|:(?![ \n]|$)/iu;

/** What may have one where a line begins or ends. */
const AT_THE_EDGE = /^[^\p{L}\n]|^(?:import|export)| $/mu;

/** Whether Markdown and MDX show a text as it is. */
export function hasNoMarkup(text: string): boolean {
  return !SPEAKING.test(text) && !AT_THE_EDGE.test(text);
}

/** Code between single backticks, within a line. It is the same in Markdown and MDX. */
const CODE = /(?<!`)`(?! )((?:(?![`\p{C}\p{Z}]).| )+)(?<! )`(?!`)/gu;

/**
 * The paragraphs of a Markdown text that has no markup but code: in Markdown and MDX, each is written as it
 * is here. Most descriptions are such texts, and need no parser.
 *
 * @returns Nothing when there may be other markup.
 */
export function readPlainProse(markdown: string): string[] | undefined {
  if (!hasNoMarkup(markdown.replaceAll(CODE, 'code'))) return undefined;
  return markdown
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''))
    .filter((paragraph) => paragraph !== '');
}

/** Such a paragraph without the marks of code. */
export function withoutCodeMarks(paragraph: string): string {
  return paragraph.replaceAll(CODE, '$1');
}
