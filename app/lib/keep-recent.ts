export interface KeptValues<Value> {
  /** The value, which becomes the most recently used. */
  take(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

/** A cache of at most `most` values; the least recently used one makes room. */
export function keepRecent<Value>(most: number): KeptValues<Value> {
  const values = new Map<string, Value>();
  function keep(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  }
  return {
    keep,
    take(key) {
      const value = values.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
  };
}
