/** Counters of expensive steps since the engine was loaded. Tests limit them instead of time, which depends on the machine. */
export const workCounters = {
  /** Random numbers, and fakers that pick them. */
  numbers: 0,
  fakers: 0,
  /** Number of generators that read their arguments. */
  preparations: 0,
  /** Pixels of images, with eight for the filter byte of each row. */
  pixels: 0,
  /** Bytes. */
  hashed: 0,
};
