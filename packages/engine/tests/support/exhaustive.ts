/** Whether `npm run test:all` runs: every exhaustive test in full. `npm test` takes a fixed part of each. */
export const EVERYTHING = process.env.EXHAUSTIVE === 'all';

/**
 * Returns the items that a test checks: the whole list in `npm run test:all`, otherwise `count` items spread evenly
 * over it. The selection is always the same, and contains the first and the last item.
 */
export function sample<T>(list: readonly T[], count: number): readonly T[] {
  if (EVERYTHING || list.length <= count) return list;
  if (count < 2) return list.slice(0, count);
  const step = (list.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => list[Math.round(index * step)] as T);
}

/** `few` in `npm test`, `all` in `npm run test:all`: the number of random tries. */
export function times(few: number, all: number): number {
  return EVERYTHING ? all : few;
}
