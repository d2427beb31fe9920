/** A `Map` or `WeakMap`. */
interface Cache<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/** Returns the cached value of a key; on a miss, creates and caches it. */
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
 * Remembers values by name, each until what it is made from has another JSON text. So an edit of the document, while
 * the development server runs, makes only what it changes.
 */
export class Memory<Value> {
  private readonly values = new Map<string, { source: string; value: Value }>();

  /** The remembered value of a name; creates it when there is none, or its source differs. */
  get(name: string, source: unknown, create: () => Value): Value {
    const text = JSON.stringify(source ?? null);
    const last = this.values.get(name);
    if (last?.source === text) return last.value;
    const value = create();
    this.values.set(name, { source: text, value });
    return value;
  }
}
