import { joinTokens } from './highlightedCode.ts';
import type { HighlightedCode, CodeToken } from './highlightedCode.ts';
import { Prism } from './prism.ts';
// Languages missing in prism-react-renderer's bundle of Prism, after their dependencies.
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-ruby.js';
import 'prismjs/components/prism-powershell.js';

/** Prism's token types by colour. Each colour has a letter. */
const TOKEN_CLASSES: Record<string, readonly string[]> = {
  c: ['comment', 'prolog', 'cdata', 'doctype', 'shebang'],
  s: ['string', 'url', 'attr-value', 'char', 'regex', 'string-literal'],
  n: ['number', 'boolean', 'constant', 'variable', 'symbol'],
  k: ['keyword', 'builtin', 'selector', 'important'],
  p: ['property', 'attr-name', 'parameter', 'tag', 'literal-property'],
  f: ['function', 'class-name'],
};

const KIND_OF = new Map(
  Object.entries(TOKEN_CLASSES).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  ),
);

/** Prism's output: text, or a token, which may be nested. */
type PrismToken =
  | string
  | PrismToken[]
  | { type: string; alias?: string | string[]; content: PrismToken };

function listTokens(node: PrismToken, kind?: string): CodeToken[] {
  if (typeof node === 'string') return [{ kind, text: node }];
  if (Array.isArray(node)) return node.flatMap((inner) => listTokens(inner, kind));
  const names = [node.type, node.alias ?? []].flat();
  const own = names.map((name) => KIND_OF.get(name)).find((found) => found !== undefined);
  return listTokens(node.content, own ?? kind);
}

const TYPESCRIPT: ReadonlySet<string> = new Set(['ts', 'typescript']);

const LINE_START = /(?:^|\n)\s*$/;

/** Whether a TypeScript keyword is the name of a property: `number: string`. */
function isProperty(
  before: CodeToken | undefined,
  { kind }: CodeToken,
  after: CodeToken | undefined,
): boolean {
  return (
    kind === 'k' && LINE_START.test(before?.text ?? '') && /^\?$|^\??:/.test(after?.text ?? '')
  );
}

/** Removes the colour of properties that Prism highlights as types because of their names. */
const uncolourProperties = (tokens: readonly CodeToken[]): CodeToken[] =>
  tokens.map((token, index) =>
    isProperty(tokens[index - 1], token, tokens[index + 1]) ? { text: token.text } : token,
  );

/** Highlights code with Prism. If Prism has no grammar for the language, the code is plain text. */
export function highlight(code: string, language: string): HighlightedCode {
  const grammar = Prism.languages[language];
  if (!grammar) return [code];
  const tokens = listTokens(Prism.tokenize(code, grammar));
  return joinTokens(TYPESCRIPT.has(language) ? uncolourProperties(tokens) : tokens);
}
