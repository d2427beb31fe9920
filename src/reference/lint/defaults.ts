/** Lint rules for defaults and examples. Redocly already validates examples of parameters. */
import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import isEqual from 'lodash/isEqual.js';
import { tagAndGenerator } from './namedFields.ts';
import { explainMismatch, keyLocation, resolveSchema } from './nodes.ts';
import type { JsonObject } from './nodes.ts';

function check(node: unknown, context: UserContext): void {
  const { default: value } = node as JsonObject;
  if (value === undefined) return;
  const reason = explainMismatch(resolveSchema(node as JsonObject, context), value);
  if (reason === undefined) return;
  const message = `The default ${JSON.stringify(value)} is not a value of its schema. ${reason}`;
  context.report({ message, location: context.location.child(['default']) });
}

/** Rule: a default matches its schema. */
export const defaults: Oas3Rule = () => ({
  Schema: check,
  ref: {
    enter(node, context) {
      if (context.type.name === 'Schema') check(node, context);
    },
  },
});

/** Rule: parameters and headers have a description and a valid example that differs from the default. */
export const examples: Oas3Rule = ({ without = {} }) => {
  const checkField = (node: object, context: UserContext): void => {
    const field = node as JsonObject;
    const schema = resolveSchema((field.schema ?? {}) as JsonObject, context);
    const { location } = context;
    const report = (message: string, key: string): void =>
      context.report({
        message,
        location: keyLocation(key in field ? location.child(key) : location),
      });
    if (!field.description) report('Describe what the value is for.', 'description');
    const name = `${tagAndGenerator(location)} ${String(field.name)}`;
    if (field.example === undefined && !(name in (without as object)))
      report(
        `"${String(field.name)}" has no example. Add one that differs from the default, or list it with a reason in redocly.yaml, under "without".`,
        'name',
      );
    else if (field.example !== undefined && isEqual(field.example, schema.default))
      report('The example is the default. Choose another value.', 'example');
    const value = field.example ?? schema.default;
    const reason = field.name === undefined ? explainMismatch(schema, value) : undefined;
    if (reason !== undefined)
      report(`The example is not a value of the schema. ${reason}`, 'example');
  };
  return { Parameter: checkField, Header: checkField };
};
