/** True in `npm run test:all`, which runs exhaustive tests in full. `npm test` only runs a fixed part of these tests. */
export const IS_EXHAUSTIVE = process.env.EXHAUSTIVE === 'all';

/**
 * Returns all items in exhaustive tests, and `count` evenly spaced items in other tests. The selection is always the same,
 * and contains the first and the last item.
 */
export function sampleEvenly<T>(list: readonly T[], count: number): readonly T[] {
  if (IS_EXHAUSTIVE || list.length <= count) return list;
  if (count < 2) return list.slice(0, count);
  const step = (list.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => list[Math.round(index * step)] as T);
}

/** Returns a number of repetitions: `few` in `npm test`, `all` in `npm run test:all`. */
export function countRepetitions(few: number, all: number): number {
  return IS_EXHAUSTIVE ? all : few;
}
