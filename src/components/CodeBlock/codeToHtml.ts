import { plainText, toTokens } from '../../samples/highlightedCode';
import type { HighlightedCode, CodeToken } from '../../samples/highlightedCode';
import { escapeHtml } from '../../samples/escapeHtml';
import { highlightJson } from '../../samples/highlightJson';
import { renderValuePreview } from '../../samples/valuePreview';

/** Parses a JSON string. Returns undefined for anything else, such as an incomplete string in a guide. */
function readString(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

type Escape = typeof escapeHtml;
type RenderToken = (token: CodeToken, escape?: Escape) => string;

const renderToken: RenderToken = ({ kind, text }, escape = escapeHtml) =>
  kind === undefined || text.trim() === ''
    ? escape(text)
    : `<span class="code-${kind}">${escape(text)}</span>`;

/** Adds previews of colours and pictures before their strings. */
const renderJsonToken: RenderToken = (token, escape) =>
  (token.kind === 's' ? renderValuePreview(readString(token.text)) : '') +
  renderToken(token, escape);

function splitLines(tokens: readonly CodeToken[]): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { kind, text } of tokens) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ kind, text: first });
    lines.push(...others.map((line) => [{ kind, text: line }]));
  }
  return lines;
}

function slice(tokens: readonly CodeToken[], start: number, end: number): CodeToken[] {
  let position = 0;
  return tokens.flatMap(({ kind, text }) => {
    const part = text.slice(Math.max(start - position, 0), Math.max(end - position, 0));
    position += text.length;
    return part === '' ? [] : [{ kind, text: part }];
  });
}

/** Maximum length of a line that fits into most boxes: a 360-pixel screen has room for 37 characters. */
const SHORT_LINE = 36;

/** Maximum indentation, in levels of four columns, with a class in `styles.module.css`. */
const DEEPEST_LEVEL = 3;

/** Returns the indentation of a line in levels. A tab counts as four columns. */
function levelOf(line: string): number {
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? [];
  return Math.min(indentation.replaceAll('\t', '    ').length >> 2, DEEPEST_LEVEL);
}

/**
 * Matches a word that may not fit after the indentation in the narrowest box. URLs are excluded, because they can start
 * a row.
 */
const LONG_WORD = /(?<!\S)(?!\S*:\/\/)\S{29}/;

/** Adds possible line breaks before the dots of names. */
const breakNames: Escape = (text) =>
  escapeHtml(text).replaceAll(/(?<=[^\s.]|^)\.(?=[A-Za-z]|$)/g, '<wbr>.');

/** The end of a shell line that continues on the next line. */
const CONTINUATION = / [\\`]$/;

/** A URL in three parts: host with the quote before it, path with query, and the quote and punctuation after it. */
const URL_IN_CODE =
  /(?<!\\"?)(['"`]?https?:\/\/[^/?&\s<>'"`]+)([/?][^\s<>'"`]+(?:['"`](?: [\\`]$|[),;\\`]*))?)/;

/**
 * Adds possible line breaks before URLs, paths and parameters of a long line. Wrapped rows are indented more than the
 * line.
 */
function renderLong(line: readonly CodeToken[], text: string, render: RenderToken): string {
  const breakWords = LONG_WORD.test(text) ? breakNames : escapeHtml;
  const breakPart: Escape = (part) => breakWords(part).replaceAll(/(?<=.)[/,=]/g, '$&<wbr>');
  const end = text.search(CONTINUATION);
  const tokens = end < 0 ? line : [...slice(line, 0, end), { kind: 'end', text: text.slice(end) }];
  let position = 0;
  const take = ({ length }: string): CodeToken[] => {
    position += length;
    return slice(tokens, position - length, position);
  };
  const renderAll = (piece: readonly CodeToken[], escape: Escape): string =>
    piece.map((token) => render(token, escape)).join('');
  /** Renders a part of a line. A part with one colour needs one element only. */
  const renderPart = (piece: readonly CodeToken[]): string => {
    const [{ kind, text: part } = { text: '' }, ...others] = piece;
    return kind && others.length === 0
      ? render({ kind: `${kind} code-part`, text: part }, breakPart)
      : `<span class="code-part">${renderAll(piece, breakPart)}</span>`;
  };
  // `split` with groups returns text, host and the rest of a URL in turn.
  const content = text.split(URL_IN_CODE).map((piece, index) => {
    if (index % 3 === 0) return renderAll(take(piece), breakWords);
    if (index % 3 === 1) return `<wbr>${renderAll(take(piece), breakWords)}`;
    const parts = piece.split(/(?=[?&])/);
    return parts.map((part) => renderPart(take(part))).join('');
  });
  return `<span class="code-line${levelOf(text)}">${content.join('')}</span>`;
}

/** Renders code as HTML, with a `span` for each coloured token of a line. JSON is highlighted. */
export function codeToHtml(
  code: string | HighlightedCode,
  { language, isWrapped = false }: { language?: string; isWrapped?: boolean } = {},
): string {
  const isJson = language === 'json';
  const tokens = toTokens(
    typeof code === 'string' ? (isJson ? highlightJson(code) : [code]) : code,
  );
  const render = isJson ? renderJsonToken : renderToken;
  return splitLines(tokens)
    .map((line) => {
      const text = plainText(line);
      return isWrapped && text.length > SHORT_LINE
        ? renderLong(line, text, render)
        : line.map((token) => render(token)).join('');
    })
    .join('\n');
}
