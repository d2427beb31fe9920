import type { Nodes, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { memoize } from '../../memoize.ts';

/**
 * Options of the Markdown renderer. Lists in descriptions have the bullet `*`, and generated lists have `-`, because a
 * change of bullet separates adjacent lists (CommonMark, section 5.3).
 */
const options: Options = {
  bullet: '*',
  bulletOther: '+',
  emphasis: '_',
  fences: true,
  rule: '-',
  resourceLink: true,
  listItemIndent: 'one',
  // Omits padding, because one long cell would widen every row of its table.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

/** Renders an mdast tree as Markdown, without leading and trailing line feeds. */
export function renderMarkdown(tree: Nodes): string {
  return toMarkdown(tree, options).replaceAll(/^\n+|\n+$/g, '');
}

/** Joins blocks of Markdown with blank lines, and omits empty ones. */
export function joinBlocks(...parts: readonly (string | undefined | false)[]): string {
  return parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n\n');
}

/** Cache of `escapeMarkdown`: types, limits and titles recur on every page. */
const lines = new Map<string, string>();

/** Escapes plain text as a line of Markdown. */
export function escapeMarkdown(text: string): string {
  // Escapes the text as the beginning of a paragraph, because more characters are markup there than elsewhere.
  return memoize(lines, text, () =>
    renderMarkdown({ type: 'paragraph', children: [oneLine(text)] }),
  );
}

function oneLine(text: string): Text {
  return { type: 'text', value: text.replaceAll(/\s+/g, ' ').trim() };
}

export function link(text: string, url: string): string {
  const children = [oneLine(text)];
  return renderMarkdown({ type: 'paragraph', children: [{ type: 'link', url, children }] });
}

/** Renders a fenced code block. The fence is longer than any run of backticks in the code. */
export function fence({ language, text }: { language?: string; text: string }): string {
  return renderMarkdown({ type: 'code', lang: language, value: text });
}

/** Renders a value as a fenced block of JSON. */
export const fenceJson = (value: unknown): string =>
  fence({ language: 'json', text: JSON.stringify(value, null, 2) });

/** Renders a code span with as many backticks as it needs (CommonMark, section 6.1). */
export function codeSpan(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) length += 1;
  const marks = '`'.repeat(length);
  const space = /^`|`$|^ .*\S.* $/s.test(text) ? ' ' : '';
  return `${marks}${space}${text}${space}${marks}`;
}

/** Renders a list item that contains the given blocks. */
export function listItem(...parts: readonly string[]): string {
  return `- ${joinBlocks(...parts).replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

/** Escapes pipes. A pipe ends a table cell unless an odd number of backslashes precedes it (GFM, section 4.10). */
function escapeBars(cell: string): string {
  return cell.replaceAll(/(\\*)\|/g, (bar, { length }: string) =>
    length % 2 === 0 ? `${'\\'.repeat(length)}\\|` : bar,
  );
}

/** Renders a code span in a table cell, or plain text if a code span cannot represent it. */
export function codeInCell(text: string): string {
  return /(?<!\\)(?:\\\\)*\\\|/.test(text) ? escapeMarkdown(text) : codeSpan(text);
}

/** Renders a Markdown table from rows of Markdown cells. The first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.map(escapeBars).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
