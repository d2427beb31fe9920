/** Lint rule for defaults. Redocly has rules for examples. */
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { explainMismatch, resolveSchema } from './nodes.ts';
import type { Json } from './nodes.ts';

function check(node: unknown, context: UserContext): void {
  const { default: value } = node as Json;
  if (value === undefined) return;
  const reason = explainMismatch(resolveSchema(node as Json, context), value);
  if (reason === undefined) return;
  const message = `The default ${JSON.stringify(value)} is not a value of its schema. ${reason}`;
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
