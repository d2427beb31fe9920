import type { Nodes, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { memoize } from '../../memoize.ts';

/**
 * Lists in descriptions have the bullet `*`, generated lists of fields `-`. A change of bullet keeps adjacent
 * lists apart (CommonMark, section 5.3).
 */
const options: Options = {
  bullet: '*',
  bulletOther: '+',
  emphasis: '_',
  fences: true,
  rule: '-',
  resourceLink: true,
  listItemIndent: 'one',
  // Without padding: one long cell would widen every row of its table.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Prints an mdast tree as Markdown, without leading and trailing line feeds. */
export function renderMarkdown(tree: Nodes): string {
  return toMarkdown(tree, options).replaceAll(/^\n+|\n+$/g, '');
}

/** Joins blocks of Markdown with blank lines; empty ones are left out. */
export function joinBlocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}

/** Cache of `plain`: types, limits and titles recur on every page. */
const lines = new Map<string, string>();

/** Escapes plain text as a line of Markdown. */
export function escapeMarkdown(text: string): string {
  // Escaped as the beginning of a paragraph, where more characters are markup than elsewhere.
  return memoize(lines, text, () =>
    renderMarkdown({ type: 'paragraph', children: [oneLine(text)] }),
  );
}

function oneLine(text: string): Text {
  return { type: 'text', value: text.replaceAll(/\s+/g, ' ').trim() };
}

/** A Markdown link with plain text. */
export function link(text: string, url: string): string {
  const children = [oneLine(text)];
  return renderMarkdown({ type: 'paragraph', children: [{ type: 'link', url, children }] });
}

/** A fenced code block; the fence is longer than any run of backticks in the code. */
export function fence({ language, text }: { language?: string; text: string }): string {
  return renderMarkdown({ type: 'code', lang: language, value: text });
}

/** A value as a fenced block of JSON. */
export const fenceJson = (value: unknown): string =>
  fence({ language: 'json', text: JSON.stringify(value, null, 2) });

/** Text as a code span with as many backticks as it needs (CommonMark, section 6.1). */
export function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) length += 1;
  const marks = '`'.repeat(length);
  const space = /^`|`$|^ .*\S.* $/s.test(text) ? ' ' : '';
  return `${marks}${space}${text}${space}${marks}`;
}

/** A list item with any blocks. */
export function listItem(...parts: readonly string[]): string {
  return `- ${joinBlocks(...parts).replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

/** A pipe ends a table cell unless an odd number of backslashes precedes it (GFM, section 4.10). */
function escapeBars(cell: string): string {
  return cell.replaceAll(/(\\*)\|/g, (bar, { length }: string) =>
    length % 2 === 0 ? `${'\\'.repeat(length)}\\|` : bar,
  );
}

/** Text as a code span in a table cell, or as plain text where a code span cannot represent it. */
export function codeInCell(text: string): string {
  return /(?<!\\)(?:\\\\)*\\\|/.test(text) ? escapeMarkdown(text) : code(text);
}

/** A Markdown table from rows of Markdown cells; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.map(escapeBars).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
