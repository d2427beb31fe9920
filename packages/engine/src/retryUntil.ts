/** After this many attempts, the list to pick from is probably wrong. */
const MAX_TRIES = 1000;

/**
 * Creates values until one is accepted.
 *
 * @throws Error if none of `MAX_TRIES` values is accepted.
 */
export function retryUntil<T>(create: () => T, accepts: (value: T) => boolean): T {
  for (let count = 0; count < MAX_TRIES; count += 1) {
    const value = create();
    if (accepts(value)) return value;
  }
  throw new Error(`None of ${MAX_TRIES} random values was accepted.`);
}
