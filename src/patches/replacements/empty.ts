/** Replaces modules that no page needs. */
export {};
