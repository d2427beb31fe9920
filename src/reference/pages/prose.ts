import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Options } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { once } from '../once.ts';
import { replaceControls } from './controls.ts';
import { trimLines } from './jsx.ts';
import { readPlainProse, withoutCodeMarks } from './plainProse.ts';
import { literal, makeSafe, safeHeading } from './safeMarkdown.ts';

/**
 * Footnotes of all descriptions would meet at the foot of the page, where equal names replace each
 * other, so they stay text. CommonMark, which OpenAPI prescribes, has none.
 */
const WITHOUT_FOOTNOTES = {
  disable: { null: ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'] },
};

/** Headings of a description stay below those of the page. */
const FIRST_HEADING = 3;

const options: Options = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  rule: '-',
  extensions: [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown()],
  // A paragraph that begins so would be code of the page.
  unsafe: [
    { atBreak: true, character: 'i', after: 'mport' },
    { atBreak: true, character: 'e', after: 'xport' },
  ],
};

/**
 * Markdown as a description may hold it, as MDX that shows the same and runs nothing.
 *
 * HTML tags, braces, `import`, directives and links to `javascript:` are shown as the text they are.
 * Images become links, so that a page never loads anything from another host.
 */
export function toSafeMdx(markdown: string, firstHeading: number = FIRST_HEADING): string {
  return once(made, `${firstHeading} ${markdown}`, () => {
    const plain = readPlainProse(markdown);
    if (plain) return plain.join('\n\n');
    const source = replaceControls(markdown);
    return render(makeSafe(parse(source), { source, firstHeading }));
  });
}

/** Shared parameters and responses come back on every page, and so do headings and links. */
const made = new Map<string, string>();

/** Pages, twins and lists are made from the same texts. */
const parsed = new Map<string, Root>();

/** The tree of a description's text. Nobody changes it. */
export function parse(markdown: string): Root {
  return once(parsed, markdown, () => fromMarkdown(markdown, syntax));
}

const syntax = { extensions: [gfm(), WITHOUT_FOOTNOTES], mdastExtensions: [gfmFromMarkdown()] };

function render(tree: Nodes): string {
  return trimLines(toMarkdown(tree, options));
}

function textLine(text: string): PhrasingContent {
  return literal(replaceControls(oneLine(text)));
}

/**
 * The depth to give a text's headings of the first level, so that its highest ones, whatever level they
 * have, are sections of a page whose title is the only heading of level 1.
 */
export function sectionHeading(markdown: string): number {
  const depths: number[] = [];
  visit(parse(replaceControls(markdown)), 'heading', ({ depth }) => void depths.push(depth));
  return depths.length > 0 ? 3 - Math.min(...depths) : 2;
}

/** A heading of plain text as MDX that shows exactly this text. */
export function toSafeHeading(text: string, depth: Heading['depth']): string {
  return once(made, `${depth}# ${text}`, () =>
    render(safeHeading({ type: 'heading', depth, children: [textLine(text)] })),
  );
}

/** A link with plain text as MDX that shows exactly this text. */
export function toSafeLink(text: string, url: string): string {
  return once(made, `${JSON.stringify(url)} ${text}`, () =>
    render({ type: 'link', url, children: [textLine(text)] }),
  );
}

/** The first paragraph of a Markdown text without its markup: for descriptions in a page's head. */
export function firstParagraph(markdown: string): string {
  const [plain] = readPlainProse(markdown) ?? [];
  if (plain !== undefined) return oneLine(withoutCodeMarks(plain));
  const tree = parse(replaceControls(markdown));
  const first = tree.children.find(({ type }) => type === 'paragraph');
  return first ? oneLine(toString(first)) : '';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
