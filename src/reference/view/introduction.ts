import { toString } from 'mdast-util-to-string';
import { parseMarkdown } from '../read/markdown.ts';
import type { Prose, ProseNode } from './types.ts';

/** The sections of the introduction, in the order in which a reader needs them. Those that are not named stand first. */
const ORDER: readonly string[] = [
  'Make a first request',
  'Authenticate',
  'Authorization',
  'Run it on your machine',
  'Read the answer',
  'Ask for several values',
  'Repeat a response',
  'Generators that read the clock',
  'Choose a locale',
  'Locales by topic',
  'Handle errors',
  'Limits',
  'Downloads',
  'With a typed client',
  'Rely on a version',
  'Get help',
  'What the data may be used for',
];

/** Sections of the guide that belong to the one before them, as its last part. */
const PARTS = ['Generators that read the clock', 'Locales by topic'];

/** Sections that are closed until a reader opens them: every error but the first, and what few readers need. */
const CLOSED =
  /^(?:400: the body|40[1-9]|4[12]\d|50\d|In |With |How it differs|Options$|Caching|Ask for 10|Generators that|Locales by)/;

/** Divides a Markdown text before its headings of the second level; the first part may have no heading. */
function divide(markdown: string): { title: string; text: string }[] {
  const headings = parseMarkdown(markdown).children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ title: toString(node), at: node.position?.start.offset ?? 0 }]
      : [],
  );
  return [{ title: '', at: 0 }, ...headings].map(({ title, at }, index) => ({
    title,
    text: `${PARTS.includes(title) ? '#' : ''}${markdown.slice(at, headings[index]?.at).trimEnd()}`,
  }));
}

/**
 * The sections of several Markdown texts in the order of the introduction.
 *
 * @returns Three texts: before _Authorization_, before _Downloads_, and after these.
 */
export function arrange(...texts: string[]): [string, string, string] {
  const sections = texts
    .flatMap(divide)
    .map((section) => ({ ...section, rank: ORDER.indexOf(section.title) }))
    .sort((a, b) => a.rank - b.rank);
  const [first, second] = [ORDER.indexOf('Authorization'), ORDER.indexOf('Downloads')];
  const join = (from: number, to: number): string =>
    sections
      .filter(({ rank, text }) => rank >= from && rank < to && text !== '')
      .map(({ text }) => text)
      .join('\n\n');
  return [join(-1, first), join(first, second), join(second, ORDER.length)];
}

function levelOf(node: ProseNode): number {
  return typeof node === 'string' ? 0 : Number(/^h([1-6])$/.exec(node[0])?.[1] ?? 0);
}

/** Puts each section that few readers need into a `details` element, whose first child is its heading. */
export function closeSections(prose: Prose = []): Prose {
  const closed: Prose = [];
  for (let at = 0; at < prose.length;) {
    const node = prose[at] as ProseNode;
    at += 1;
    const level = levelOf(node);
    const title = node[2];
    if (typeof node === 'string' || level < 3 || typeof title !== 'string' || !CLOSED.test(title)) {
      closed.push(node);
      continue;
    }
    const rest = prose.slice(at);
    const next = rest.findIndex((each) => levelOf(each) > 0 && levelOf(each) <= level);
    const body = next < 0 ? rest : rest.slice(0, next);
    closed.push(['details', {}, node, ...body]);
    at += body.length;
  }
  return closed;
}
