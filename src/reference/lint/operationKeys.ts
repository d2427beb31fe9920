/** Lint rule for the keys of operations, so that all files can be compared line by line. */
import type { Oas3Rule } from '@redocly/openapi-core';
import { keyLocation } from './nodes.ts';

/** Keys of an operation in the order of its file. */
export const OPERATION_KEYS = [
  ...['operationId', 'tags', 'summary', 'description'],
  ...['deprecated', 'x-deprecated', 'x-warning', 'x-aliases', 'x-search-words'],
  ...['x-locales', 'x-locales-unfit', 'parameters', 'requestBody', 'x-rules'],
  ...['x-distinct', 'x-rejected', 'responses'],
];

/** Rule: an operation has no unknown extensions, and its keys are in the order of `OPERATION_KEYS`. */
export const operationKeys: Oas3Rule = () => ({
  Operation(operation, context) {
    const { location } = context;
    const keys = Object.keys(operation);
    const rejectKey = (key: string, message: string): void =>
      context.report({ message, location: keyLocation(location.child([key])) });
    for (const key of keys) {
      if (!key.startsWith('x-') || OPERATION_KEYS.includes(key)) continue;
      rejectKey(
        key,
        `Nothing reads \`${key}\`. Correct its name, or add it to OPERATION_KEYS in src/reference/lint/operationKeys.ts.`,
      );
    }
    const known = keys.filter((key) => OPERATION_KEYS.includes(key));
    const sorted = OPERATION_KEYS.filter((key) => known.includes(key));
    const at = known.findIndex((key, index) => key !== sorted[index]);
    const [key = '', expected = ''] = [known[at], sorted[at]];
    if (at >= 0) rejectKey(key, `Move \`${expected}\` before \`${key}\`, as in all other files.`);
  },
});
