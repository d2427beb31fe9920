/*
 * Our own, as `@babel/code-frame` neither cuts long lines nor escapes control characters, and descriptions may come
 * from anybody.
 */

/** A position in a text, both numbers from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Lines before and after the position that a code frame shows. */
const CONTEXT = 2;

/** Characters of a line that a code frame shows. */
const WIDTH = 100;

/** Control characters, byte order marks and bidirectional formatting. */
// oxlint-disable-next-line no-control-regex -- the expression is for control characters
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Escapes what could move the cursor, change colours or reverse text in a terminal: `\u001b`. */
export function toPrintable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) =>
    character === '\t' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** First column to show, from 0, so that the given column is visible. */
function findStart(column: number): number {
  return column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
}

/** The visible part of a line, with an ellipsis for each part left out. */
function cut(line: string, start: number): string {
  const shown = line.slice(start, start + WIDTH);
  return `${start > 0 && line !== '' ? '…' : ''}${shown}${line.length > start + WIDTH ? '…' : ''}`;
}

/**
 * Renders a code frame: the numbered lines around a position, with `>` before its line and a caret below it.
 *
 * @param text A text, or its lines.
 * @returns The code frame as plain text; empty when the text has no such line.
 */
export function renderFrame(text: string | string[], { line, column }: Position): string {
  const lines = typeof text === 'string' ? text.split(/\r\n|[\n\r]/) : text;
  if (line < 1 || line > lines.length) return '';
  const first = Math.max(1, line - CONTEXT);
  const last = Math.min(lines.length, line + CONTEXT);
  const digits = String(last).length;
  const start = findStart(column);
  const before = toPrintable(cut((lines[line - 1] ?? '').slice(0, column - 1), start));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .flatMap((number) => {
      const isPlace = number === line;
      const shown = toPrintable(cut(lines[number - 1] ?? '', start));
      const row = `${isPlace ? '>' : ' '} ${String(number).padStart(digits)} | ${shown}`.trimEnd();
      const caret = `  ${' '.repeat(digits)} | ${' '.repeat(before.length)}^`;
      return isPlace ? [row, caret] : [row];
    })
    .join('\n');
}
