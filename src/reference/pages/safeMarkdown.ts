import kebabCase from 'lodash/kebabCase.js';
import type {
  Definition,
  Heading,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import type { MdxTextExpression } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expression } from './jsx.ts';

/** Addresses that a description may link to: the web, mail, and places of this site. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i;

/** A text and where it stands. */
interface Source {
  source: string;
  /** Depth that a heading of the first level gets. */
  firstHeading: number;
}

/** What the nodes of one text are made safe with. */
interface Context extends Source {
  definitions: ReadonlyMap<string, Definition>;
  /** A link holds no other link, so an image in it is its text. */
  insideLink?: boolean;
  /** In a table a bar is written with a backslash. */
  insideTable?: boolean;
}

/** A Markdown text with nothing in it that would run, load or lead to anything unsafe as MDX. */
export function makeSafe(tree: Root, source: Source): Nodes {
  return safeNode(tree, { ...source, definitions: readDefinitions(tree) });
}

/** Where the links of the form `[text][name]` lead, by name. */
function readDefinitions(tree: Nodes): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    // Of several definitions of one name the first counts (CommonMark, section 4.7).
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

function safeNode(node: Nodes, context: Context): Nodes {
  const replaced = replaceUnsafe(node, context);
  if (!('children' in replaced)) return replaced;
  const inner = {
    ...context,
    insideLink: context.insideLink || replaced.type === 'link',
    insideTable: context.insideTable || replaced.type === 'table',
  };
  const children = (replaced.children as RootContent[])
    .filter((child) => child.type !== 'definition' || !isSafeLink(child.url))
    .map((child) => safeNode(child, inner));
  return { ...replaced, children: wrapLooseText(replaced, children) } as Nodes;
}

function isLoose(node: Nodes): node is Text | MdxTextExpression {
  return node.type === 'text' || node.type === 'mdxTextExpression';
}

function paragraph(children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** HTML blocks turn into text, which needs a paragraph around it where blocks are expected. */
function wrapLooseText(parent: Nodes, children: Nodes[]): Nodes[] {
  const holdsBlocks = ['root', 'blockquote', 'listItem'].includes(parent.type);
  if (!holdsBlocks) return children;
  return children.map((child) => (isLoose(child) ? paragraph([child]) : child));
}

function replaceUnsafe(node: Nodes, context: Context): Nodes {
  switch (node.type) {
    case 'html':
      return literal(node.value);
    case 'heading': {
      const depth = Math.min(6, node.depth - 1 + context.firstHeading) as Heading['depth'];
      return safeHeading({ ...node, depth });
    }
    case 'link':
    case 'definition':
      return isSafeLink(node.url) ? node : sourceOf(node, context);
    case 'image':
      return imageLink(node, node, context);
    case 'linkReference': {
      const url = context.definitions.get(node.identifier)?.url ?? '';
      return isSafeLink(url)
        ? { type: 'link', url, children: node.children }
        : sourceOf(node, context);
    }
    case 'imageReference': {
      const url = context.definitions.get(node.identifier)?.url ?? '';
      return imageLink(node, { alt: node.alt, url }, context);
    }
    case 'code':
      return safeCode(node.value, node.lang ?? '');
    default:
      return node;
  }
}

/** Whether a link may stay one. The documentation framework stops at addresses that are none. */
function isSafeLink(url: string): boolean {
  if (!SAFE_LINK.test(url)) return false;
  try {
    return decodeURI(new URL(url, 'https://site.example').href) !== '';
  } catch {
    return false;
  }
}

/**
 * Text as it is. What looks like an address goes into an expression: the documentation framework
 * makes a link of it again, even if it is escaped, and stops if it is none. A bar would end the cell
 * of a table.
 */
export function literal(value: string): Text | MdxTextExpression {
  return /\/\/|www\.|@/i.test(value)
    ? { type: 'mdxTextExpression', value: expression(value).replaceAll('|', '\\u007c') }
    : { type: 'text', value };
}

/** What the author has typed; an address that was recognised without any markup is its own text. */
function sourceOf(node: Nodes, { source, insideTable }: Context): Nodes {
  const { position } = node;
  if (!position) return literal(toString(node));
  const text = source.slice(position.start.offset, position.end.offset);
  return literal(insideTable ? text.replaceAll('\\|', '|') : text);
}

function imageLink(
  node: Nodes,
  { alt, url }: { alt?: string | null; url: string },
  context: Context,
): Nodes {
  if (context.insideLink) return { type: 'text', value: alt || url };
  if (!isSafeLink(url)) return sourceOf(node, context);
  return { type: 'link', url, children: [{ type: 'text', value: alt || url }] };
}

/** Anchors of what a page itself shows: `#body`, `#query-count`, `#response-200`. */
const OWN_ANCHOR = /^(?:body|(?:in|auth|path|query|header|cookie|response)-.*)$/;

/**
 * The documentation framework takes `{#id}` at the end of a heading for its anchor and removes it.
 * It prefers an anchor in a comment, and then leaves the text alone. A heading that would get an
 * anchor of the page's own gets another one, too.
 */
export function safeHeading(heading: Heading): Heading {
  const text = toString(heading);
  const words = kebabCase(text);
  const isOwn = OWN_ANCHOR.test(words);
  if (!isOwn && !/\{#.*\}$/s.test(text)) return heading;
  const anchor: PhrasingContent[] = [
    { type: 'text', value: ' ' },
    { type: 'mdxTextExpression', value: `/* #${isOwn ? 'about-' : ''}${words} */` },
  ];
  return { ...heading, children: [...heading.children, ...anchor] };
}

/**
 * The documentation framework unwraps a fence named `mdx-code-block` wherever it stands in a file,
 * also inside another fence. Such code goes into an expression, on one line.
 */
function safeCode(value: string, language: string): Nodes {
  const lang = /^[\w+#-]+$/.test(language) ? language : null;
  if (!`${language}\n${value}`.includes('mdx-code-block')) return { type: 'code', lang, value };
  return {
    type: 'mdxJsxFlowElement',
    name: 'pre',
    attributes: [],
    children: [{ type: 'mdxFlowExpression', value: expression(value) }],
  };
}
