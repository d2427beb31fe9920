import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { lineOf, parseCode, textOf } from './messages.ts';

/** Glob patterns of source files. */
export const CODE_FILES = [
  '*.{ts,mts,mjs}',
  '{bench,openapi,packages,scripts,src,tests}/**/*.{ts,tsx,mts,cjs,css}',
];

/** A text, and the line number of its beginning. */
interface Part {
  line: number;
  text: string;
  /** A lone title is the title of a test outside of a `describe`. Such a title must name its subject. */
  kind: 'prose' | 'comment' | 'title' | 'lone title';
}

export interface StyleError {
  file: string;
  line: number;
  rule: string;
  text: string;
  advice: string;
}

interface Rule {
  name: string;
  pattern: RegExp;
  advice: string;
  /** The kinds of text to which the rule applies. If omitted, it applies to all kinds. */
  kinds?: readonly Part['kind'][];
}

/** Rejected patterns. Rejected words are in `flagWords` in cspell.json. */
const RULES: readonly Rule[] = [
  {
    name: 'start of a comment',
    pattern: /^(?:What|Who|Whoever|Where|How)\b(?![^.]*\?)[^.]{0,40}/g,
    advice: 'Start with a verb or a noun.',
    kinds: ['comment'],
  },
  {
    name: 'chain of "of"',
    pattern:
      /\bof\b(?:(?! {2}|[.,;:!?(|]|\n\n)[^]){1,25}?\bof\b(?:(?!  |[.,;:!?(|]|\n\n)[^]){1,25}?\bof\b/g,
    advice: 'Use compound nouns.',
  },
  {
    name: 'negated noun',
    pattern:
      /(?<!\b(?:[Tt]here|[Hh]ere)\s+)\b(?:is|are)\s+(?:no|none)\b(?!\s+(?:longer|more|less|better|worse)\b)|\bthat\s+there\s+(?:is|are)\b/g,
    advice: 'Negate the verb: "is not a page", "is invalid".',
  },
  {
    name: 'default',
    pattern: /\b[Ww]hen\s+absent\b/g,
    advice: 'Write "If omitted, …".',
  },
  {
    name: 'test title',
    pattern: /^(?:[A-Z](?![A-Z0-9]|\w*[A-Z])\w*\b[^]*|[^]*[a-z]\.)$/g,
    advice: 'Use lower case and the present tense, without a full stop.',
    kinds: ['title', 'lone title'],
  },
  {
    name: 'subject of a title',
    pattern: /^(?:what|which|it|its|that|those|as)\b[^]*/g,
    advice: 'Name the subject, or put the test into a `describe` that names it.',
    kinds: ['lone title'],
  },
];

/** Returns the flagged words of the overrides with these ids in `cspell.json`, and the replacements of each word. */
export function readBannedWords(...ids: readonly string[]): ReadonlyMap<string, string> {
  const { overrides } = JSON.parse(readFileSync('cspell.json', 'utf8')) as {
    overrides: { id?: string; flagWords?: string[] }[];
  };
  const own = overrides.filter(({ id }) => id !== undefined && ids.includes(id));
  const words = own.flatMap(({ flagWords = [] }) => flagWords);
  return new Map(words.map((entry) => entry.split('->') as [string, string]));
}

/** Replaces code, links and data with spaces, so that line numbers stay the same. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replace(/[^\n]/g, ' '));

const NO_PROSE = [
  /^---\n(?=[^]*?\n---)/,
  /^ *(`{3,})[^]*?\n *\1/gm,
  /\{\/\*[^]*?\*\/\}/g,
  /`[^`\n]*`/g,
  /\]\([^)\s]*\)/g,
  /<[^>]*>/g,
];

/** Matches keys of the OpenAPI document whose values are prose. */
const PROSE_KEYS =
  /^ *(?:- )?(?:description|summary): (?!\|)(.*)$|^( *)(?:- )?description: \|\n((?:\2 +.*\n|\n)+)/gm;

/** Returns the prose of a Markdown or YAML file, without code, links and recorded values. */
export function readProse(file: string, text: string): Part[] {
  const clean = (part: string): string => NO_PROSE.reduce(blank, part);
  if (!file.endsWith('.yaml')) return [{ line: 1, text: clean(text), kind: 'prose' }];
  return [...text.matchAll(PROSE_KEYS)].map(({ 0: match, 1: line, 3: block, index }) => ({
    line: text.slice(0, index).split('\n').length + (line === undefined ? 1 : 0),
    text: clean(line ?? block ?? match),
    kind: 'prose',
  }));
}

const COMMENT = /(?:^[ \t]*\/\/.*(?:\n|$))+|^[ \t]*\/\*[^]*?\*\//gm;
/** Returns whether a call declares a test or a group: `test.each(rows)`, `testPages`. */
function isDeclaration(callee: ts.Node): boolean {
  if (ts.isIdentifier(callee)) return /^(?:describe|it|test(?:[A-Z]\w*)?)$/.test(callee.text);
  if (ts.isTaggedTemplateExpression(callee)) return isDeclaration(callee.tag);
  const isPart = ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee);
  return isPart && isDeclaration(callee.expression);
}

/** Returns the titles of tests and groups. */
function readTitles(text: string): Part[] {
  if (!/\b(?:describe|it|test)\b/.test(text)) return [];
  const file = parseCode(text);
  const titles: Part[] = [];
  const visit = (node: ts.Node, isInGroup: boolean): void => {
    const isTitled = ts.isCallExpression(node) && isDeclaration(node.expression);
    const [first] = isTitled ? node.arguments : [];
    const title = first && textOf(first);
    if (first && title !== undefined) {
      const kind = isInGroup ? 'title' : 'lone title';
      titles.push({ line: lineOf(file, first), text: title, kind });
    }
    const isGroup = isTitled && /^(?:test\.)?describe\b/.test(node.getText());
    ts.forEachChild(node, (child) => visit(child, isInGroup || isGroup));
  };
  visit(file, false);
  return titles;
}

/** Returns comments and test titles of a source file. */
export function readCommentsAndTitles(text: string): Part[] {
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const comments = [...text.matchAll(COMMENT)].map(({ 0: match, index }) => {
    const words = match.replace(/^[ \t]*(?:\/\*\*?|\*\/?|\/\/)[ \t]?|\*\/$/gm, '');
    return { line: lineAt(index), text: blank(words, /`[^`\n]*`/g), kind: 'comment' as const };
  });
  return [...comments, ...readTitles(text)];
}

/** Finds rejected patterns and words in the texts of a file. */
export function findStyleErrors(
  file: string,
  parts: readonly Part[],
  banned: ReadonlyMap<string, string>,
): StyleError[] {
  const word: Rule = {
    name: 'word',
    pattern: new RegExp(`\\b(?:${[...banned.keys()].join('|')})\\b`, 'gi'),
    advice: '',
  };
  return parts.flatMap(({ line, text, kind }) => {
    // Trim the text, because some patterns apply only to the first word.
    const words = text.trimStart();
    const start = text.length - words.length;
    const lineAt = (index: number): number =>
      line + text.slice(0, start + index).split('\n').length - 1;
    return [...RULES, word]
      .filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
      .flatMap(({ name, pattern, advice }) =>
        [...words.matchAll(pattern)].map(({ 0: match, index }) => ({
          file,
          line: lineAt(index),
          rule: name,
          text: match.replace(/\s+/g, ' ').trim(),
          advice: advice || `Write "${banned.get(match.toLowerCase()) ?? ''}".`,
        })),
      );
  });
}
