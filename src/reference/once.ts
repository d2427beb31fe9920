/** A `Map` or `WeakMap`. */
interface Known<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** What is known under this key, or what is made now and known from then on. */
export function once<Key, Value>(known: Known<Key, Value>, key: Key, make: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}
