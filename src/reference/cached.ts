/** A `Map` or `WeakMap`. */
interface Cache<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Returns the cached value of a key; on a miss, creates and caches it. */
export function cached<Key, Value>(cache: Cache<Key, Value>, key: Key, create: () => Value): Value {
  const hit = cache.get(key);
  if (hit !== undefined) return hit;
  const value = create();
  cache.set(key, value);
  return value;
}
