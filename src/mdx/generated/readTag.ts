import type { ArrayExpression, Program, SimpleLiteral } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** A tag of an element on a line of its own. */
export interface Tag {
  kind: 'open' | 'close' | 'whole';
  name: string;
  attributes: MdxJsxAttribute[];
}

const START = /^<(\/?)([A-Z]\w*)/;

const SCALAR = String.raw`(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)`;

/** With a text without entities, or an expression that is JSON: a value, or a list of values. */
const ATTRIBUTE = new RegExp(
  String.raw` (\w+)(?:="([^"&\\{}<>]*)"|=\{(${SCALAR}|\[(?:${SCALAR}(?:,${SCALAR})*)?\])\})?`,
  'y',
);

type Scalar = string | number | boolean | null;

function expressionOf(value: Scalar | Scalar[]): SimpleLiteral | ArrayExpression {
  if (!Array.isArray(value)) return { type: 'Literal', value };
  return {
    type: 'ArrayExpression',
    elements: value.map((each) => ({ type: 'Literal', value: each })),
  };
}

/** A program of one expression. */
function programOf(value: Scalar | Scalar[]): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression: expressionOf(value) }],
    comments: [],
  };
}

function attributeOf([, name = '', text, json]: RegExpExecArray): MdxJsxAttribute {
  if (json === undefined) return { type: 'mdxJsxAttribute', name, value: text ?? null };
  const estree = programOf(JSON.parse(json) as Scalar | Scalar[]);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: json, data: { estree } },
  };
}

function readAttributes(
  line: string,
  from: number,
): { attributes: MdxJsxAttribute[]; end: number } {
  const attributes: MdxJsxAttribute[] = [];
  ATTRIBUTE.lastIndex = from;
  let end = from;
  for (let found = ATTRIBUTE.exec(line); found; found = ATTRIBUTE.exec(line)) {
    attributes.push(attributeOf(found));
    end = ATTRIBUTE.lastIndex;
  }
  return { attributes, end };
}

/**
 * The tag that a line consists of.
 *
 * @returns `undefined` for a line with anything else in it, or a tag in another form than the generator's.
 * @throws {SyntaxError} for a number that is none.
 */
export function readTag(line: string): Tag | undefined {
  const start = START.exec(line);
  if (!start) return undefined;
  const [{ length }, slash, name = ''] = start;
  if (slash === '/') {
    return line.slice(length) === '>' ? { kind: 'close', name, attributes: [] } : undefined;
  }
  const { attributes, end } = readAttributes(line, length);
  const rest = line.slice(end);
  if (rest === '>') return { kind: 'open', name, attributes };
  return rest === ' />' ? { kind: 'whole', name, attributes } : undefined;
}
