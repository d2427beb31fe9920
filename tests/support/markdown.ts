/** Parses Markdown (CommonMark with GFM). This parser does not share code with the renderer of Markdown versions. */
import type { List, ListItem, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';

/** Front matter and syntax tree of a Markdown file. */
export interface MarkdownFile {
  head: { title?: string; description?: string; url?: string };
  tree: Root;
}

/** @throws Error if the file does not begin with front matter. */
export function readMarkdown(text: string): MarkdownFile {
  const [whole, head = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  if (whole === undefined) throw new Error('The file has no front matter.');
  return {
    head: parse(head) as MarkdownFile['head'],
    tree: parseMarkdown(text.slice(whole.length)),
  };
}

export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Parses the Markdown of a description, in which footnotes are plain text. */
export function parseProse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/**
 * Removes white space and zero-width spaces before texts are compared. HTML and Markdown have white space in other places
 * than the OpenAPI document, and Docusaurus adds zero-width spaces to headings.
 */
export const withoutSpaces = (text: string): string => text.replaceAll(/[\s\u200b]/g, '');

/** Returns the visible text and code of a tree without white space. */
export function visibleText(tree: Nodes): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) parts.push(node.value);
    if (node.type === 'image') parts.push(node.alt ?? '');
  });
  return withoutSpaces(parts.join(''));
}

/** Finds HTML, JSX and imports, which Markdown versions must not contain. */
export function findUnrenderedMarkup(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'paragraph' && /^(?:import|export) .*(?:from|=|\{)/.test(toString(node))) {
      found.push(toString(node));
    }
  });
  return found;
}

/** Lists the targets of the links in a tree. */
export function listLinks(tree: Nodes): string[] {
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push(node.url);
    }
  });
  return links;
}

/** Returns the contents of code blocks in a language. */
export function listCodeBlocks(tree: Nodes, language: string): string[] {
  const codes: string[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (lang === language) codes.push(value);
  });
  return codes;
}

/** Reads the name of a field and its label, `required` or `may be absent`, from the first line of a list item. */
function readHead(item: ListItem): { name: string; note: string } | undefined {
  const [first] = item.children;
  const [strong] = first?.type === 'paragraph' ? first.children : [];
  const [code] = strong?.type === 'strong' ? strong.children : [];
  if (!first || code?.type !== 'inlineCode') return undefined;
  return {
    name: code.value,
    note: /, (?:required|may be absent)\b/.exec(toString(first))?.[0] ?? '',
  };
}

interface ReadField {
  path: string;
  note: string;
}

function fieldsIn(node: Nodes, above: string[] = []): ReadField[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'list') return child.type === 'listItem' ? fieldsIn(child, above) : [];
    return (child satisfies List).children.flatMap((item) => {
      const head = readHead(item);
      if (!head) return fieldsIn(item, above);
      const own = [...above, head.name];
      return [{ path: own.join('.'), note: head.note }, ...fieldsIn(item, own)];
    });
  });
}

/** Returns the location of the fields below a heading: `query` for `Query parameters`, `200` for `200 OK`. */
function placeOf(heading: string): string {
  return heading.split(' ')[0]?.toLowerCase() ?? '';
}

/**
 * Reads the fields in the Markdown version of an operation, in the format of `describeField` in `operations.ts`. The first
 * word of the heading above a field is the field's location.
 */
export function readFields({ children }: Root): string[] {
  let place = '';
  return children.flatMap((child) => {
    if (child.type === 'heading') place = placeOf(toString(child));
    if (child.type !== 'list') return [];
    const root: Root = { type: 'root', children: [child] };
    return fieldsIn(root).map(({ path, note }) => `${place}: ${path}${note}`);
  });
}
