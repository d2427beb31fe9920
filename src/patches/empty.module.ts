/** An empty module, which replaces modules that no page needs. */
export {};
