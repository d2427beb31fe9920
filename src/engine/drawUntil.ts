/** Attempts after which the list to pick from is probably wrong. */
const MOST_DRAWS = 1000;

/**
 * Draws again until a value is acceptable.
 *
 * @throws Error when none of a thousand is.
 */
export function drawUntil<T>(draw: () => T, accepts: (value: T) => boolean): T {
  for (let count = 0; count < MOST_DRAWS; count += 1) {
    const value = draw();
    if (accepts(value)) return value;
  }
  throw new Error(`None of ${MOST_DRAWS} random values was accepted.`);
}
