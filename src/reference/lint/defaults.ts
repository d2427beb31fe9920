/** Lint rule for defaults. Redocly has rules for examples. */
import { Validator } from '@cfworker/json-schema';
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { PATTERN_WORDS } from '../read/types.ts';

type Json = Record<string, unknown>;

/** A schema with what its `$ref`, and that of its items, lead to. */
function resolve({ $ref, ...own }: Json, context: UserContext, from?: string): Json {
  const target = typeof $ref === 'string' ? context.resolve<Json>({ $ref }, from) : undefined;
  const schema = { ...target?.node, ...own };
  const { items } = schema;
  if (items === undefined) return schema;
  return {
    ...schema,
    items: resolve(items as Json, context, target?.location?.source.absoluteRef),
  };
}

/** Says what a default must be; undefined if it is valid. */
function findProblem(schema: Json): string | undefined {
  const { default: value, [PATTERN_WORDS]: words } = schema;
  const { valid, errors } = new Validator(schema, '2020-12', false).validate(value);
  if (valid) return undefined;
  const { keyword = '', error = '' } = errors.at(-1) ?? {};
  const reason =
    keyword === 'pattern' && typeof words === 'string' ? `It must be ${words}.` : error;
  return `The default ${JSON.stringify(value)} is not a value of its schema. ${reason}`;
}

function check(node: unknown, context: UserContext): void {
  if ((node as Json).default === undefined) return;
  const message = findProblem(resolve(node as Json, context));
  if (message === undefined) return;
  context.report({ message, location: context.location.child(['default']) });
}

/** Rule: a default is a value of its schema. */
export const defaults: Oas3Rule = () => ({
  Schema: check,
  ref: {
    enter(node, context) {
      if (context.type.name === 'Schema') check(node, context);
    },
  },
});
