import { escapeHtml } from '../../samples/escapeHtml';
import { preview } from '../../samples/preview';

/** The value of a JSON string; undefined for anything else, such as an incomplete string of a guide. */
function readString(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * Highlighted code as HTML, with a `span` for each coloured run.
 *
 * @param tokens Highlighting, `k6_1s12`; see `src/samples/highlight.ts`.
 * @param isJson Whether strings are JSON: colours and pictures in them are shown.
 */
export function toHtml(code: string, tokens = '', isJson = false): string {
  let position = 0;
  const parts = [...tokens.matchAll(/(\D)(\d+)/g)].map(([, kind = '', length]) => {
    const source = code.slice(position, position + Number(length));
    const text = escapeHtml(source);
    position += Number(length);
    if (kind === '_') return text;
    const shown = isJson && kind === 's' ? preview(readString(source)) : '';
    // No element reaches beyond a line, so that HTML can be split into lines.
    const lines = text.replaceAll(
      /[^\n]*\S[^\n]*/g,
      (line) => `<span class="code-${kind}">${line}</span>`,
    );
    return shown + lines;
  });
  return parts.join('') + escapeHtml(code.slice(position));
}

/** Code of at most so many characters fits into a line of every box: at 390 pixels there are 41. */
const SHORT_LINE = 40;

/** A word that may not fit next to its indentation in the narrowest box. The URL of a server may start a line. */
const LONG_WORD = /(?<!\S)(?!\S*:\/\/)\S{29}/;

/** The beginning of an address, with its quote. */
const QUOTED_ADDRESS = /(?:<span class="code-\w">)?(?:['"`]|&quot;|&#\w+;)?https?:\/\//g;

/** Lets the names of a line break before their dots. */
const breakAtDots = (html: string): string =>
  html.replaceAll(/(?<=[^\s.])\.(?=[A-Za-z<])/g, '<wbr>.');

/**
 * Path and query as HTML that breaks before the path and before each parameter; inside these only where they are longer
 * than a line. Copied, it is one line.
 */
export function breakable(address: string): string {
  const parts = escapeHtml(address).split(/(?=\?|&amp;)/);
  const write = (part: string): string => part.replaceAll(/(?<=.)[/,=]/g, '$&<wbr>');
  return parts.map((part) => `<wbr><span class="code-part">${write(part)}</span>`).join('');
}

/**
 * Lets the lines of code wrap: long ones get an element that indents what does not fit, and addresses may start a
 * line, with their quotes.
 *
 * @param html Highlighted code, from `toHtml`.
 */
export function wrapLines(html: string): string {
  return html
    .replaceAll(QUOTED_ADDRESS, '<wbr>$&')
    .split('\n')
    .map((line) => {
      const text = line.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, '&');
      if (text.length <= SHORT_LINE) return line;
      return `<span class="code-line">${LONG_WORD.test(text) ? breakAtDots(line) : line}</span>`;
    })
    .join('\n');
}
