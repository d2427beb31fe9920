/** Lint rule for schemas that all validators and code generators interpret in the same way. */
import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { JsonObject } from './nodes.ts';

/** The key of an error in a schema, and a sentence with the correction. */
type SchemaProblem = [key: string, message: string];

const CODE = String.raw`\\(?:[nrt]|x[0-9a-f]{2}|[.*+?^$|()[\]{}/\\-])`;
const CLASS = String.raw`\[\^?(?:${CODE}|(?!&&)[^\\[\]])+\]`;
const QUANTIFIER = String.raw`(?:[*+?]|\{\d+(?:,\d*)?\})?`;
const TOKEN = new RegExp(
  String.raw`(?:${CLASS}|${CODE}|[^\\[\](){}|*+?^$\ud800-\udfff]|\))${QUANTIFIER}|\((?!\?)|[|^$]`,
  'y',
);

/**
 * Finds the first part of a regular expression that validators interpret differently. JSON Schema recommends the
 * remaining subset: characters, classes, groups, alternatives, anchors and quantifiers.
 *
 * @returns The end of the expression, from that part on; undefined if there is no such part.
 */
function findDialect(pattern: string): string | undefined {
  TOKEN.lastIndex = 0;
  let end = 0;
  while (end < pattern.length) {
    if (!TOKEN.test(pattern)) return pattern.slice(end);
    end = TOKEN.lastIndex;
  }
  return undefined;
}

/** Matches characters that break generated code: quotation marks, backslashes, line breaks and ends of comments. */
const BREAKS_CODE = /["'`\\$\p{Cc}\p{Zl}\p{Zp}]|\*\//u;

function checkPattern({ pattern }: JsonObject): SchemaProblem[] {
  if (typeof pattern !== 'string') return [];
  const dialect = findDialect(pattern);
  return dialect === undefined
    ? []
    : [
        [
          'pattern',
          `Validators read \`${dialect}\` in different ways. Use characters, classes such as [^0-9], groups and quantifiers only.`,
        ],
      ];
}

/** Reports `enum` values that differ only in full stops, which code generators drop from names: `Dr` and `Dr.`. */
function checkNames({ enum: values }: JsonObject): SchemaProblem[] {
  const texts = [values ?? []].flat().filter((value) => typeof value === 'string');
  const names = texts.map((text) => text.replaceAll('.', ''));
  const doubled = names.find((name, index) => names.indexOf(name) < index);
  return doubled === undefined
    ? []
    : [
        [
          'enum',
          `Two values differ from "${doubled}" in full stops only, so generated code has the same name twice. Describe them as a string with \`minLength\` and \`maxLength\`.`,
        ],
      ];
}

function checkValues(schema: JsonObject): SchemaProblem[] {
  return ['enum', 'const'].flatMap((key) =>
    [schema[key]]
      .flat()
      .filter((value) => typeof value === 'string' && BREAKS_CODE.test(value))
      .map((value): SchemaProblem => [
        key,
        `${JSON.stringify(value)} breaks generated code. Use typographic marks instead of quotation marks, backslashes and control characters.`,
      ]),
  );
}

function checkContent({
  type,
  items,
  properties,
  additionalProperties,
}: JsonObject): SchemaProblem[] {
  return [
    ...(type === 'array' && !items
      ? [['type', 'An array needs `items`; `items: {}` allows any value.'] satisfies SchemaProblem]
      : []),
    ...(type === 'object' && !properties && additionalProperties === undefined
      ? [
          [
            'type',
            'An object needs `properties` or `additionalProperties`.',
          ] satisfies SchemaProblem,
        ]
      : []),
  ];
}

function report(context: UserContext, [key, message]: SchemaProblem): void {
  const location = context.location.child([key]).key() as Partial<LocationObject>;
  context.report({ message, location });
}

/** Rule: patterns, values and types have one meaning for all programs that read the OpenAPI document. */
export const portableSchemas: Oas3Rule = () => ({
  Schema(node, context) {
    const schema = node as JsonObject;
    const problems = [
      ...checkPattern(schema),
      ...checkNames(schema),
      ...checkValues(schema),
      ...checkContent(schema),
    ];
    for (const problem of problems) report(context, problem);
  },
});
