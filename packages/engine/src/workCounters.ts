/**
 * Counters of expensive steps since the engine was loaded. Tests limit these counters, because durations depend on the machine.
 */
export const workCounters = {
  /** Number of random numbers, and number of created fakers. */
  numbers: 0,
  fakers: 0,
  /** Number of generators that read their arguments. */
  preparations: 0,
  /** Number of pixels in images. The filter byte of each row counts as eight pixels. */
  pixels: 0,
  /** Number of bytes for which checksums or signatures are computed. */
  hashed: 0,
};
