/** The same numbers from 0 to 1 in every run (a linear congruential generator). */
export function createRandom(start: number): () => number {
  let state = start;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}
