import type { Link, PhrasingContent } from 'mdast';

/** Text in which nothing begins: no mark of Markdown, MDX, GFM or a directive. */
const PLAIN = /(?:[^\\`*_~[\]!<{}&:@]|!(?!\[)|:(?=[\s)"']|$))+/y;

/** A character that stands for itself (CommonMark, section 2.4). */
const ESCAPED = /\\([!-/:-@[-`{-~])/y;

/** Without space inside its marks, which may belong to them (CommonMark, section 6.1). */
const CODE = /`((?!\s)[^`]*[^`\s])`(?!`)/y;

/** With plain text and code between its brackets, and an address without anything to decode. */
const LINK = /\[((?:[^\\`*_~[\]!<{}&:@]|`[^`]+`(?!`))+)\]\(([^\s()<>\\&"']+)\)/y;

/**
 * Words between spaces or marks of punctuation: there both underscores are what they seem to be (CommonMark,
 * section 6.2).
 */
const EMPHASIS =
  /(?<![^\s(])_((?=[\p{L}\p{N}])(?:[^\\`*_~[\]!<{}&:@]|!(?!\[))*(?<!\s))_(?![^\s.,;:!?)])/uy;

/** White space that a line loses, or that ends it with a break. */
const SPACES_AT_END = /[ \t](?:\n|$)/;

/** What GFM finds in text, also where its marks are escaped. */
const ADDRESS = /:\/\/|www\.|@/i;

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

function addText(nodes: PhrasingContent[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value += value;
  else nodes.push({ type: 'text', value });
}

function readLink([, label = '', url = '']: RegExpExecArray): Link | undefined {
  const children = readInline(label);
  return children && { type: 'link', title: null, url, children };
}

/** Adds what begins at a place, and returns how long it is in the source: 0 for what is not known here. */
function readPart(source: string, at: number, nodes: PhrasingContent[]): number {
  const plain = match(PLAIN, source, at);
  if (plain) {
    addText(nodes, plain[0]);
    return plain[0].length;
  }
  const escaped = match(ESCAPED, source, at);
  if (escaped) {
    addText(nodes, escaped[1] ?? '');
    return escaped[0].length;
  }
  const emphasis = match(EMPHASIS, source, at);
  if (emphasis) {
    nodes.push({ type: 'emphasis', children: [{ type: 'text', value: emphasis[1] ?? '' }] });
    return emphasis[0].length;
  }
  const code = match(CODE, source, at);
  if (code) {
    nodes.push({ type: 'inlineCode', value: code[1] ?? '' });
    return code[0].length;
  }
  const link = match(LINK, source, at);
  const node = link && readLink(link);
  if (node) nodes.push(node);
  return node ? link[0].length : 0;
}

function hasAddress(node: PhrasingContent): boolean {
  if (node.type === 'emphasis') return node.children.some(hasAddress);
  return node.type === 'text' && ADDRESS.test(node.value);
}

/**
 * The nodes of text with code, emphasis, links and escaped characters.
 *
 * @returns `undefined` for a text with anything else in it, or in doubt.
 */
export function readInline(source: string): PhrasingContent[] | undefined {
  if (SPACES_AT_END.test(source)) return undefined;
  const nodes: PhrasingContent[] = [];
  for (let at = 0; at < source.length;) {
    const length = readPart(source, at, nodes);
    if (length === 0) return undefined;
    at += length;
  }
  return nodes.some(hasAddress) ? undefined : nodes;
}
