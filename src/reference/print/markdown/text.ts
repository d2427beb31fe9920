import type { Nodes, Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import { once } from '../../once.ts';
import { replaceControls } from '../../pages/controls.ts';
import { trimLines } from '../../pages/jsx.ts';
import { hasNoMarkup } from '../../pages/plainProse.ts';

/**
 * The bullet of lists in texts that people write. Lists of fields have `-`: two lists that follow each
 * other stay two by their bullets (CommonMark, section 5.3).
 */
const options: Options = {
  bullet: '*',
  bulletOther: '+',
  emphasis: '_',
  fences: true,
  rule: '-',
  resourceLink: true,
  listItemIndent: 'one',
  extensions: [gfmToMarkdown()],
};

/** A tree as Markdown, without line feeds around it. */
export function writeMarkdown(tree: Nodes): string {
  return trimLines(toMarkdown(tree, options));
}

const texts = new Map<string, string>();

/** Plain text as Markdown that shows exactly this text, on one line. */
export function plain(text: string): string {
  return once(texts, text, () => {
    const line = oneLine(text);
    // What begins a line may be markup; behind a link or a mark it is none.
    return hasNoMarkup(line.value)
      ? line.value
      : writeMarkdown({ type: 'paragraph', children: [line] });
  });
}

function oneLine(text: string): Text {
  return { type: 'text', value: replaceControls(text.replaceAll(/\s+/g, ' ').trim()) };
}

const links = new Map<string, string>();

/** A link whose text is plain. */
export function link(text: string, url: string): string {
  return once(links, JSON.stringify([text, url]), () =>
    writeMarkdown({
      type: 'paragraph',
      children: [{ type: 'link', url, children: [oneLine(text)] }],
    }),
  );
}

/** Text as code between as many backticks as it takes (CommonMark, section 6.1). */
export function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) length += 1;
  const marks = '`'.repeat(length);
  const space = /^`|`$|^ .*\S.* $/s.test(text) ? ' ' : '';
  return `${marks}${space}${text}${space}${marks}`;
}

/** An item of a list with whatever blocks belong to it. */
export function item(...blocks: readonly string[]): string {
  const text = blocks.filter((block) => block !== '').join('\n\n');
  return `- ${text.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

/** A bar ends a cell unless an odd number of backslashes stands in front of it (GFM, section 4.10). */
function escapeBars(cell: string): string {
  return cell.replaceAll(/(\\*)\|/g, (bar, { length }: string) =>
    length % 2 === 0 ? `${'\\'.repeat(length)}\\|` : bar,
  );
}

/** Text as code in a cell of a table, or as text where code could not hold it. */
export function cellCode(text: string): string {
  return /(?<!\\)(?:\\\\)*\\\|/.test(text) ? plain(text) : code(text);
}

/** Rows of cells as a table; the first one is the head. Each cell is Markdown. */
export function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.map(escapeBars).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** What is known of a page before it is read. */
export interface TwinHead {
  title: string;
  description: string;
  /** Address of the page itself. */
  url: string;
}

/** The front matter of a Markdown twin. */
export function renderTwinHead({ title, description, url }: TwinHead): string {
  return `---\n${stringify({ title, description, url }, { lineWidth: 0, compat: 'yaml-1.1' })}---`;
}
