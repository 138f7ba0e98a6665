export interface LruCache<Value> {
  /** The value, which becomes the most recently used. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Forgets all values. */
  clear(): void;
}

/** A cache of at most `most` values; the least recently used one makes room. */
export function lruCache<Value>(most: number): LruCache<Value> {
  const values = new Map<string, Value>();
  function set(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  }
  return {
    set,
    clear: () => values.clear(),
    get(key) {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
  };
}
