/** Reads Markdown as any reader does (CommonMark with GFM), without the code that wrote it. */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';

/** A Markdown file: what stands in front of it, and its tree. */
export interface MarkdownFile {
  head: { title?: string; description?: string; url?: string };
  tree: Root;
}

/** @throws Error when the file does not begin with front matter. */
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

/** The Markdown of a description, in which footnotes are text. */
export function parseProse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfm(), { disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall'] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** The texts and code of a tree as a reader sees them, without white space. */
export function shownText(tree: Nodes): string {
  const parts: string[] = [];
  visit(tree, (node) => {
    if ('value' in node) parts.push(node.value);
    if (node.type === 'image') parts.push(node.alt ?? '');
  });
  return parts.join('').replaceAll(/\s+/g, '');
}

/** What a file must not hold: HTML, and code of the page that it was made from. */
export function findLeftovers(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') found.push(node.value);
    if (node.type === 'paragraph' && /^(?:import|export) .*(?:from|=|\{)/.test(toString(node))) {
      found.push(toString(node));
    }
  });
  return found;
}

/** Where the links of a tree lead. */
export function listLinks(tree: Nodes): string[] {
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push(node.url);
    }
  });
  return links;
}

/** The values of code blocks in a language. */
export function listCode(tree: Nodes, language: string): string[] {
  const codes: string[] = [];
  visit(tree, 'code', ({ lang, value }) => {
    if (lang === language) codes.push(value);
  });
  return codes;
}
