import type { Heading, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { readInline } from './readInline';

/** Begins of a line at which something else than a paragraph begins or ends, or may do so. */
const BLOCK = /^(?:[\s#>*+=\-~:<{}[\]!&|]|`{3}|\d{1,9}[.)](?:\s|$)|(?:import|export)\b)/;

const HEADING = /^(#{1,6}) (.+)$/;

/** A comment at the end of a heading, which the framework takes its anchor from. */
const ANCHOR = /^(.*?) \{\/\*( #[\w-]+ )\*\/\}$/;

const LIST_ITEM = '- ';

function readText(lines: readonly string[]): PhrasingContent[] | undefined {
  return lines.some((line) => BLOCK.test(line)) ? undefined : readInline(lines.join('\n'));
}

function commentOf(text: string): MdxTextExpression {
  const comment = { type: 'Block', value: text } as const;
  return {
    type: 'mdxTextExpression',
    value: `/*${text}*/`,
    data: { estree: { type: 'Program', sourceType: 'module', body: [], comments: [comment] } },
  };
}

function readHeading(line: string): Heading | undefined {
  const [, marks = '', content = ''] = HEADING.exec(line) ?? [];
  if (marks === '' || content.endsWith('#') || content.startsWith(' ')) return undefined;
  const [, text = content, anchor] = ANCHOR.exec(content) ?? [];
  const children = readInline(text);
  if (!children) return undefined;
  const depth = marks.length as Heading['depth'];
  if (anchor === undefined) return { type: 'heading', depth, children };
  const last = children.at(-1);
  if (last?.type === 'text') last.value += ' ';
  else children.push({ type: 'text', value: ' ' });
  return { type: 'heading', depth, children: [...children, commentOf(anchor)] };
}

function readListItem(line: string): ListItem | undefined {
  const text = line.slice(LIST_ITEM.length);
  // Links are what the generator lists.
  const children = text.startsWith('[') ? readInline(text) : readText([text]);
  return (
    children && {
      type: 'listItem',
      spread: false,
      checked: null,
      children: [{ type: 'paragraph', children }],
    }
  );
}

function readList(lines: readonly string[]): RootContent | undefined {
  const children = lines.map(readListItem).filter((item) => item !== undefined);
  const isRead = children.length === lines.length;
  return isRead
    ? { type: 'list', ordered: false, start: null, spread: false, children }
    : undefined;
}

function isList([first = '']: readonly string[]): boolean {
  return first.startsWith(LIST_ITEM);
}

function readBlock(lines: readonly string[]): RootContent | undefined {
  const [first = ''] = lines;
  if (isList(lines)) {
    return lines.every((line) => line.startsWith(LIST_ITEM)) ? readList(lines) : undefined;
  }
  if (first.startsWith('#')) return lines.length === 1 ? readHeading(first) : undefined;
  const children = readText(lines);
  return children && { type: 'paragraph', children };
}

/** Lines in groups, with an empty line between one and the next. */
function listBlocks(lines: readonly string[]): { line: number; lines: string[] }[] {
  const blocks: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [line, text] of lines.entries()) {
    if (text !== '' && isOpen) blocks.at(-1)?.lines.push(text);
    else if (text !== '') blocks.push({ line, lines: [text] });
    isOpen = text !== '';
  }
  return blocks;
}

/**
 * The nodes of lines that hold paragraphs, headings and lists in the generator's form.
 *
 * @param line number of the first of them in its page, from 1.
 * @returns `undefined` for lines with anything else in them, or in doubt.
 */
export function readProse(lines: readonly string[], line: number): RootContent[] | undefined {
  const blocks = listBlocks(lines);
  const nodes: RootContent[] = [];
  for (const [index, block] of blocks.entries()) {
    // One list with space between its items, which has paragraphs in them.
    if (isList(block.lines) && isList(blocks[index + 1]?.lines ?? [])) return undefined;
    const node = readBlock(block.lines);
    if (!node) return undefined;
    const start = { line: line + block.line, column: 1 };
    const end = {
      line: start.line + block.lines.length - 1,
      column: 1 + (block.lines.at(-1)?.length ?? 0),
    };
    nodes.push({ ...node, position: { start, end } });
  }
  return nodes;
}
