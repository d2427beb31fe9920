import shared from '@generated/reference/default/shared.json';
import type { SharedPart } from '@site/src/reference/print/share';

/** Links to sections of the information page that many pages have, and what refusals have in common. */
export const { links, problem } = shared;

function isShared(value: object): value is SharedPart {
  return '$' in value;
}

/** A page's data, with the parts that it shares with others put back in their places. */
export function resolveShared<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(resolveShared) as T;
  if (isShared(data)) return shared.parts[data.$] as T;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, resolveShared(value) as unknown]),
  ) as T;
}
