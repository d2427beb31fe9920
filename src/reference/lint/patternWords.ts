/** Lint rule for patterns in requests. Each needs a description for error messages. */
import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { PATTERN_DESCRIPTION_KEYWORD } from '../read/types.ts';
import type { JsonObject } from './nodes.ts';

const isWords = (text: unknown): boolean => typeof text === 'string' && /^[^.]\S* \S/.test(text);

/** Reports a pattern without a description, because errors would show the pattern as their only explanation. */
function requireWords(node: object, context: UserContext): void {
  const schema = node as JsonObject;
  if (typeof schema.pattern !== 'string' || isWords(schema[PATTERN_DESCRIPTION_KEYWORD])) return;
  context.report({
    message: `Errors do not explain the pattern. Write \`${PATTERN_DESCRIPTION_KEYWORD}\` below it, such as "two capital letters": what the value must be.`,
    location: context.location.child(['pattern']).key() as Partial<LocationObject>,
  });
}

/** Rule: each pattern of a parameter or request body has a description. */
export const patternWords: Oas3Rule = () => ({
  Parameter: { Schema: requireWords },
  RequestBody: { Schema: requireWords },
});
