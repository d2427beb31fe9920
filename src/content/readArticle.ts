import { createSlugger } from '@docusaurus/utils';
import type {
  BlockContent,
  Heading,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { visit } from 'unist-util-visit';
import { SourceCache } from '../reference/memoize.ts';
import { parseMarkdown } from '../reference/read/markdown.ts';
import type { RowSearchEntry } from '../reference/render/rowSearchEntry.ts';
import { replaceDefaultUrls } from '../site/product';

/** Markdown of a component that shows facts from the OpenAPI document. */
export interface GeneratedMarkdown {
  markdown: string;
  /** Rows with their own search entries. */
  rows?: RowSearchEntry[];
}

/** Generated parts by the `name` of `<GeneratedContent>`, or by the name of their component. */
export type GeneratedMarkdownByName = Readonly<Record<string, GeneratedMarkdown>>;

declare module 'mdast' {
  interface HeadingData {
    /** Anchor on the page. */
    id?: string;
  }
  interface ListData {
    rows?: RowSearchEntry[];
  }
  interface TableData {
    rows?: RowSearchEntry[];
  }
}

/** Parses MDX with GFM and admonitions, but without inline directives, because `:30` in `10:30` would be a directive. */
const SYNTAX = {
  extensions: [gfm(), mdxjs(), { flow: directive().flow }],
  mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown(), directiveFromMarkdown()],
};

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/;

/** An id in a comment after the text of a heading. */
const ID_COMMENT = /^\/\* #(\S+) \*\/$/;

/** Components that render only their children. */
const WRAPPERS = ['ClosedSection', 'Tabs'];

/** Components that render a title and their children, with the name of the attribute for the title. */
const TITLE_ATTRIBUTES: Readonly<Record<string, string>> = {
  RequestEditor: 'title',
  TabItem: 'label',
};

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** Creates a title that is not a heading of the page, such as the title of code, a note or a tab. */
export const createTitle = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

function attributeOf({ attributes }: Component, name: string): string {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

function insertPart({ markdown, rows }: GeneratedMarkdown): RootContent[] {
  const nodes = structuredClone(parseMarkdown(markdown).children);
  for (const node of nodes) if (node.type === 'list' || node.type === 'table') node.data = { rows };
  return nodes;
}

function replaceComponent(component: Component, parts: GeneratedMarkdownByName): RootContent[] {
  const name = component.name ?? '';
  const part = parts[name === 'GeneratedContent' ? attributeOf(component, 'name') : name];
  if (part) return insertPart(part);
  const children = replaceAll(component.children, parts);
  if (name === 'kbd') return [{ type: 'inlineCode', value: toString(children) }];
  const isElement = /^[a-z]/.test(name);
  if (isElement || WRAPPERS.includes(name)) return children;
  const title = TITLE_ATTRIBUTES[name];
  if (title === undefined)
    throw new Error(`<${name}> has no Markdown version. Add it to src/content/readArticle.ts.`);
  return [createTitle({ type: 'text', value: attributeOf(component, title) }), ...children];
}

/** Replaces syntax of MDX and Docusaurus by Markdown. Comments on their own lines are kept. */
function replaceNode(node: RootContent, parts: GeneratedMarkdownByName): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'text':
      return [{ type: 'text', value: node.value.replaceAll(/\s+/g, ' ') }];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\/\*.*\*\/$/s.test(node.value)) return node.type === 'mdxFlowExpression' ? [node] : [];
      throw new Error(`{${node.value}} is not a comment. Write its value.`);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return replaceComponent(node, parts);
    case 'containerDirective': {
      const [label, ...content] = replaceAll(node.children, parts) as BlockContent[];
      if (label?.type !== 'paragraph' || !label.data?.directiveLabel)
        throw new Error(`:::${node.name} has no title. Write :::${node.name}[Title].`);
      return [{ type: 'blockquote', children: [createTitle(...label.children), ...content] }];
    }
    default:
      if ('children' in node) (node as Parents).children = replaceAll(node.children, parts);
      return [node];
  }
}

function replaceAll(nodes: readonly RootContent[], parts: GeneratedMarkdownByName): RootContent[] {
  return nodes.flatMap((node) => replaceNode(node, parts));
}

/** Sets the same id as Docusaurus, and removes the comment with the id. */
function setId(heading: Heading, slugify: (text: string) => string): void {
  const comment = heading.children.at(-1);
  const [, id] =
    comment?.type === 'mdxTextExpression' ? (ID_COMMENT.exec(comment.value) ?? []) : [];
  if (id !== undefined) heading.children.pop();
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
  heading.data = { id: id ?? slugify(toString(heading)) };
}

const articles = new SourceCache<Root>();

/**
 * Parses a guide, post or page like Docusaurus, for the search and its Markdown version.
 *
 * @param file Path of the file, for errors.
 * @param source MDX with front matter.
 * @returns The Markdown syntax tree, with comments. Headings have ids. Cached: callers must not change it.
 * @throws Error if some syntax has no Markdown equivalent.
 */
export function readArticle(file: string, source: string, parts: GeneratedMarkdownByName): Root {
  return articles.get(file, [source, parts], () => {
    try {
      const tree = fromMarkdown(replaceDefaultUrls(source.replace(FRONT_MATTER, '')), SYNTAX);
      const slugger = createSlugger();
      visit(tree, 'heading', (heading) => setId(heading, (text) => slugger.slug(text)));
      return { type: 'root', children: replaceAll(tree.children, parts) };
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}
