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

/** Code of at most so many characters fits into a line of most boxes: at 360 pixels there are 37. */
const SHORT_LINE = 36;

/** Levels of indentation, of four columns each, that `styles.module.css` has a class for. */
const DEEPEST_LEVEL = 3;

/** Counts the levels by which a line is indented. A tab is as wide as four columns. */
function levelOf(line: string): number {
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? [];
  return Math.min(indentation.replaceAll('\t', '    ').length >> 2, DEEPEST_LEVEL);
}

/** A word that may not fit next to its indentation in the narrowest box. The URL of a server may start a line. */
const LONG_WORD = /(?<!\S)(?!\S*:\/\/)\S{29}/;

/** The beginning of an address, with its quote, or a picture, whose address stays. */
const QUOTED_ADDRESS =
  /<img [^>]*>|(?:<span class="code-\w">)?(?:['"`]|&quot;|&#\w+;)?https?:\/\//g;

/** Lets the names of a line break before their dots. Tags stay. */
const breakAtDots = (html: string): string =>
  html.replaceAll(/<[^>]*>|(?<=[^\s.])\.(?=[A-Za-z<])/g, (found) =>
    found === '.' ? '<wbr>.' : found,
  );

/**
 * Path and query as HTML that breaks before the path and before each parameter; inside these only where they are longer
 * than a line. Copied, it is one line.
 */
export const breakable = (address: string): string => breakParts(escapeHtml(address));

/** Does the same with HTML. */
function breakParts(html: string): string {
  const parts = html.split(/(?=\?|&amp;)/);
  const write = (part: string): string => part.replaceAll(/(?<=.)[/,=]/g, '$&<wbr>');
  return parts.map((part) => `<wbr><span class="code-part">${write(part)}</span>`).join('');
}

/** An address in plain code, or a tag, whose attributes stay. `breakable` has broken the addresses of requests already. */
const ADDRESS = /<[^>]*>|(https?:\/\/[^/?&\s<'"`]+)([/?](?:[^&\s<'"`]|&amp;)+)/g;

/** Lets addresses of plain code break like those of requests. */
const breakAddresses = (html: string): string =>
  html.replaceAll(ADDRESS, (found, host: string | undefined, rest: string) =>
    host === undefined ? found : host + breakParts(rest),
  );

/** The last part of an address and what follows it: a quote, a space, the end of its colour, and punctuation. */
const ADDRESS_END =
  /(<span class="code-part">(?:(?!<\/?span)[^])*)<\/span>(['"`]|&quot;|&#\w+;)( ?)(<\/span>)?( [\\`]$|[),;\\`]*)/g;

/** The space and the character with which a command continues on the next line. The space may end a coloured run. */
const CONTINUATION = /( <\/span>| )([\\`])$/;

/** Text that starts no line, in the colour of plain code. */
const keepTogether = (text: string): string => `<span class="code-end">${text}</span>`;

/** Keeps punctuation on the line of what it follows: browsers may break lines after each part of an address. */
function joinPunctuation(line: string): string {
  return line
    .replaceAll(
      ADDRESS_END,
      (_, part: string, quote: string, space: string, end = '', punctuation = '') =>
        punctuation === ''
          ? `${part}${quote}</span>${space}${end}`
          : `${part}${quote}${keepTogether(space + punctuation)}</span>${end}`,
    )
    .replace(
      CONTINUATION,
      (_, space: string, sign: string) => keepTogether(` ${sign}`) + space.trimStart(),
    );
}

/**
 * Lets the lines of code wrap: long ones get an element that indents what does not fit further than the line itself,
 * and addresses may start a line, with their quotes.
 *
 * @param html Highlighted code, from `toHtml`.
 */
export function wrapLines(html: string): string {
  return html
    .replaceAll(QUOTED_ADDRESS, (found) => (found.startsWith('<img') ? found : `<wbr>${found}`))
    .split('\n')
    .map((line) => {
      const text = line.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, '&');
      if (text.length <= SHORT_LINE) return line;
      const content = joinPunctuation(breakAddresses(line));
      return `<span class="code-line${levelOf(text)}">${LONG_WORD.test(text) ? breakAtDots(content) : content}</span>`;
    })
    .join('\n');
}
