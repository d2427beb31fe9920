import { Prism } from './prism.ts';
// Languages missing in prism-react-renderer's bundle of Prism, each after those that it depends on.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-ruby.js';
import 'prismjs/components/prism-powershell.js';

/** Prism's token types by colour; each colour has a letter. */
const KINDS: Record<string, readonly string[]> = {
  c: ['comment', 'prolog', 'cdata', 'doctype', 'shebang'],
  s: ['string', 'url', 'attr-value', 'char', 'regex', 'string-literal'],
  n: ['number', 'boolean', 'constant', 'variable', 'symbol'],
  k: ['keyword', 'builtin', 'selector', 'important'],
  p: ['property', 'attr-name', 'parameter', 'tag', 'literal-property'],
  f: ['function', 'class-name'],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

/** The letter for text without a colour of its own. */
const PLAIN = '_';

/** Prism's output: text, or a token, which may be nested. */
type Node = string | Node[] | { type: string; alias?: string | string[]; content: Node };

interface Run {
  kind: string;
  text: string;
}

function listRuns(node: Node, kind: string): Run[] {
  if (typeof node === 'string') return [{ kind, text: node }];
  if (Array.isArray(node)) return node.flatMap((inner) => listRuns(inner, kind));
  const names = [node.type, node.alias ?? []].flat();
  const own = names.map((name) => KIND_OF.get(name)).find((found) => found !== undefined);
  return listRuns(node.content, own ?? kind);
}

/** Merges adjacent runs of one colour; white space joins any. */
function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.kind === run.kind || run.text.trim() === '')) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

const TYPESCRIPT: ReadonlySet<string> = new Set(['ts', 'typescript']);

/** The start of a line. */
const LINE_START = /(?:^|\n)\s*$/;

/** Whether a keyword of TypeScript is the name of a property: `number: string`. */
function isProperty(before: Run | undefined, { kind }: Run, after: Run | undefined): boolean {
  return (
    kind === 'k' && LINE_START.test(before?.text ?? '') && /^\?$|^\??:/.test(after?.text ?? '')
  );
}

/** Prism colours a property as a type if it has the name of one. */
const uncolourProperties = (runs: readonly Run[]): Run[] =>
  runs.map((run, index) =>
    isProperty(runs[index - 1], run, runs[index + 1]) ? { ...run, kind: PLAIN } : run,
  );

/**
 * Highlights code with Prism.
 *
 * @returns Runs of one colour, each a letter and a length in UTF-16 code units: `k6_1s12`. Empty if Prism has
 *   no grammar for the language.
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  if (!grammar) return '';
  const all = listRuns(Prism.tokenize(code, grammar), PLAIN);
  const runs = mergeRuns(TYPESCRIPT.has(language) ? uncolourProperties(all) : all);
  return runs.map(({ kind, text }) => `${kind}${text.length}`).join('');
}
