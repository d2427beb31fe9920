import type { Code, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { RowSearchEntry } from '../reference/render/rowSearchEntry.ts';
import type {} from './readArticle.ts';

/** Text of a section, or of a page before its first heading. */
export interface PageText {
  /** Prose and lists, with a line for each paragraph or list item. */
  text: string;
  /** Text of table cells. The search matches this text, but results show only sentences. */
  table: string;
  /** Distinct names in code blocks and their file names, separated by spaces. */
  code: string;
  /** Synonyms from a comment `search: one, two`. */
  aliases: string[];
  /** Rows with their own search entries. Absent if there are none. */
  rows?: RowSearchEntry[];
}

export interface PageSection extends PageText {
  heading: string;
  /** The id that Docusaurus gives the heading. */
  anchor: string;
  depth: number;
}

/** Maximum level of headings with a search entry. */
const MAX_DEPTH = 3;

/**
 * Matches names of files, headers, commands and variables. Numbers and punctuation are excluded, because nobody
 * searches for them.
 */
const NAME_PATTERN = /\p{L}(?:[\p{L}\p{N}_./@-]*[\p{L}\p{N}])?/gu;

/** A comment about a section: `{/* search: quickstart, tutorial *\/}`. */
const COMMENT = /^\/\* search: (.*) \*\/$/s;

/** Whether a code block shows a response, or a file in a response. */
const isResponse = ({ lang, meta }: Code): boolean =>
  lang === 'json'
    ? !/title="(?!Response)/.test(meta ?? '')
    : /title="[\w-]+\.(?:csv|sql)"/.test(meta ?? '');

/** Returns the text of a node on one line. */
const textOf = (node: RootContent): string =>
  toString(node, { includeImageAlt: false }).replaceAll(/\s+/g, ' ').trim();

function readText(blocks: RootContent[]): PageText {
  const texts: string[] = [];
  const cells: string[] = [];
  const code = new Set<string>();
  const aliases: string[] = [];
  const rows: RowSearchEntry[] = [];
  visit({ type: 'root', children: blocks } as Root, (node) => {
    if ((node.type === 'list' || node.type === 'table') && node.data?.rows) {
      rows.push(...node.data.rows);
      return SKIP;
    }
    if (node.type === 'paragraph') texts.push(textOf(node));
    if (node.type === 'tableCell') cells.push(textOf(node));
    if (node.type === 'mdxFlowExpression') {
      const [, words = ''] = COMMENT.exec(node.value) ?? [];
      aliases.push(...words.replaceAll(/\s+/g, ' ').split(', ').filter(Boolean));
    }
    // Skips responses, because nobody searches for their values.
    if (node.type === 'code' && !isResponse(node))
      for (const [name] of `${node.meta ?? ''} ${node.value}`.matchAll(NAME_PATTERN))
        code.add(name);
    return undefined;
  });
  return {
    text: texts.filter(Boolean).join('\n'),
    table: cells.filter(Boolean).join(' '),
    code: [...code].join(' '),
    aliases,
    ...(rows.length > 0 && { rows }),
  };
}

export function readSections({ children }: Root): { preamble: PageText; sections: PageSection[] } {
  const isHeading = ({ type }: RootContent) => type === 'heading';
  const untilHeading = (start: number): RootContent[] => {
    const rest = children.slice(start);
    const end = rest.findIndex(isHeading);
    return end < 0 ? rest : rest.slice(0, end);
  };
  const sections = children.flatMap((node, index) => {
    if (node.type !== 'heading' || node.depth === 1 || node.depth > MAX_DEPTH) return [];
    const { depth, data } = node;
    const anchor = data?.id ?? '';
    return [{ heading: textOf(node), anchor, depth, ...readText(untilHeading(index + 1)) }];
  });
  const title = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  return { preamble: readText(untilHeading(title + 1)), sections };
}
