/** Lint rule for deprecated operations. */
import type { LocationObject, Oas3Rule, UserContext } from '@redocly/openapi-core';
import type { Deprecation, OperationObject } from '../read/types.ts';

const DEPRECATION_KEY = 'x-deprecated';

/** Whether a value is an existing date, such as `2026-05-01`. */
const isDate = (value: unknown): boolean =>
  !Number.isNaN(Date.parse(String(value))) &&
  new Date(String(value)).toISOString().slice(0, 10) === value;

/** Describes the error in a deprecation and its correction; undefined if it is valid. */
function describeDeprecationError(operation: Partial<OperationObject>): string | undefined {
  const { deprecated = false, [DEPRECATION_KEY]: deprecation } = operation;
  if (deprecated !== Boolean(deprecation))
    return `A deprecated operation has \`deprecated: true\` and \`${DEPRECATION_KEY}\`. Write both, or delete both.`;
  if (!deprecation) return undefined;
  const { since, use: _, reason, ...rest } = deprecation as Partial<Deprecation>;
  if (!isDate(since) || !/[.!?]\s*$/.test(String(reason)) || Object.keys(rest).length > 0)
    return `Write only \`since\` (a date, such as '2026-05-01'), \`use\` (the operationId of the successor, if there is one) and \`reason\` (a sentence that ends with a full stop).`;
  return undefined;
}

/** Rule: a deprecated operation has a date, a reason and, if there is one, a successor that is not deprecated. */
export const deprecations: Oas3Rule = () => {
  const current = new Set<string>();
  const uses: { id: string; location: UserContext['location'] }[] = [];
  return {
    Operation(operation, context) {
      const { location } = context;
      const { operationId, [DEPRECATION_KEY]: deprecation } = operation as OperationObject;
      const message = describeDeprecationError(operation as OperationObject);
      const key = location.child([deprecation ? DEPRECATION_KEY : 'deprecated']);
      if (message !== undefined)
        context.report({ message, location: key.key() as Partial<LocationObject> });
      if (!deprecation) current.add(operationId);
      if (deprecation?.use !== undefined)
        uses.push({ id: deprecation.use, location: key.child('use') });
    },
    Root: {
      leave(_, context) {
        for (const { id, location } of uses) {
          if (current.has(id)) continue;
          const message = `"${id}" cannot replace this operation. Write the operationId of one that exists and is not deprecated.`;
          context.report({ message, location });
        }
      },
    },
  };
};
