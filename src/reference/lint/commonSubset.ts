/** Lint rules for the common subset of OpenAPI 3.0 and 3.1. Clients of both versions can load this subset. */
import path from 'node:path';
import type { LocationObject, Oas3Rule } from '@redocly/openapi-core';
import { REGISTERED_FORMATS } from './formats.ts';
import type { JsonObject } from './nodes.ts';

/** Keywords that OpenAPI 3.0 lacks or interprets differently, with their replacements. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  const: 'OpenAPI 3.0 does not have `const`. Write `enum` with one value.',
  exclusiveMinimum:
    'In OpenAPI 3.0, `exclusiveMinimum` is not a number. Write the smallest valid value as `minimum`.',
  exclusiveMaximum:
    'In OpenAPI 3.0, `exclusiveMaximum` is not a number. Write the largest valid value as `maximum`.',
};

export const REPLACED_KEYWORDS = Object.keys(REPLACEMENTS);

/** Describes the error in a keyword's value; undefined if both versions support it. */
function describeKeywordError(key: string, value: unknown): string | undefined {
  if (key === 'type' && Array.isArray(value))
    return 'OpenAPI 3.0 allows one type only. Write `oneOf` with an alternative for each type. For any value, omit `type`.';
  if (key === 'type' && value === 'null')
    return 'OpenAPI 3.0 does not have the type null. Write `enum: [null]` instead of `type`.';
  if (key === 'format' && !REGISTERED_FORMATS.has(String(value)))
    return `No registry has the format "${String(value)}". Use one from https://spec.openapis.org/registry/format/, or write a \`pattern\`.`;
  return REPLACEMENTS[key];
}

/** Rule: programs for OpenAPI 3.0 can load each schema, and its format is registered. */
export const commonSubset: Oas3Rule = () => ({
  Schema(schema, context) {
    for (const [key, value] of Object.entries(schema as JsonObject)) {
      const message = describeKeywordError(key, value);
      if (message === undefined) continue;
      const location = context.location.child([key]).key() as Partial<LocationObject>;
      context.report({ message, location });
    }
  },
});

/** Normalizes a component name in the same way as many client generators, which drop hyphens and capital letters. */
const toComparable = (file: string): string =>
  path
    .basename(file, '.yaml')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Returns the folder and file name of a component: `schemas/Meta.yaml`. */
const toShort = (file: string): string => file.split(path.sep).slice(-2).join('/');

/** Rule: no two components have the same name, even in different sections of `components`. */
export const uniqueComponents: Oas3Rule = () => {
  const firstFiles = new Map<string, string>();
  const reported = new Set<string>();
  return {
    ref: {
      enter(_reference, context, { location: target }) {
        const file = target?.source.absoluteRef ?? '';
        const [components, kind] = path.dirname(file).split(path.sep).slice(-2);
        if (components !== 'components' || kind === undefined) return;
        const name = toComparable(file);
        const first = firstFiles.get(name) ?? file;
        firstFiles.set(name, first);
        if (first === file || reported.has(file)) return;
        reported.add(file);
        context.report({
          message: `${toShort(file)} and ${toShort(first)} have the same name in generated code. Rename one of them.`,
          location: context.location.child('$ref').key() as Partial<LocationObject>,
        });
      },
    },
  };
};
