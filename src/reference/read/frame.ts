/** A place in a text, both numbers from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Lines that a frame shows before and after the one that it is about. */
const CONTEXT = 2;

/** Characters of a line that a frame shows. */
const WIDTH = 100;

/** Characters that a terminal would obey, or that change the order of those around them. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text for a terminal: nothing in it moves the cursor, changes colours or reverses its order. */
export function toPrintable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) =>
    character === '\t' ? ' ' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Where the part of the lines begins that is shown, so that a column is within it. */
function findStart(column: number): number {
  return column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
}

/** The part of a line that is shown, with dots for what is left out. */
function cut(line: string, start: number): string {
  const shown = line.slice(start, start + WIDTH);
  return `${start > 0 && line !== '' ? '…' : ''}${shown}${line.length > start + WIDTH ? '…' : ''}`;
}

/**
 * The lines around a place, numbered, with a caret below the place. Plain text; the line itself begins
 * with `>`, the caret's line holds nothing else but `|` and `^`.
 *
 * @returns The empty string when the text has no such line.
 */
export function renderFrame(text: string, { line, column }: Position): string {
  const lines = text.split(/\r\n|[\n\r]/);
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
