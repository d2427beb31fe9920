interface Cache<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Returns the cached value of a key. On a miss, creates and caches it. */
export function memoize<Key, Value>(
  cache: Cache<Key, Value>,
  key: Key,
  create: () => Value,
): Value {
  const hit = cache.get(key);
  if (hit !== undefined) return hit;
  const value = create();
  cache.set(key, value);
  return value;
}

/**
 * Caches values by name until the JSON of their source changes, so that an edit during `npm start` recreates only
 * affected values.
 */
export class SourceCache<Value> {
  private readonly values = new Map<string, { source: string; value: Value }>();

  /** Returns the cached value of a name; creates it if it is missing or its source has changed. */
  get(name: string, source: unknown, create: () => Value): Value {
    const text = JSON.stringify(source ?? null);
    const last = this.values.get(name);
    if (last?.source === text) return last.value;
    const value = create();
    this.values.set(name, { source: text, value });
    return value;
  }
}
