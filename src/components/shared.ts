import shared from '@generated/reference/default/shared.json';
import type { Shared, SharedValue } from '@site/src/reference/print/pageData';

/** Resolves a key in a page's data to the shared value; other values are returned as they are. */
export function resolveShared<T extends SharedValue>(value: Shared<T>): T {
  return typeof value === 'string' ? (shared[value] as T) : value;
}
