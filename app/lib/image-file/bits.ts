/** Reads numbers of a few bits each, highest bit first; null past the end. */
export interface Bits {
  /** At most 32 bits. */
  next(count: number): number | null;
  skip(count: number): void;
}

export function bitsOf(bytes: Uint8Array): Bits {
  let at = 0;
  return {
    next(count) {
      if (at + count > bytes.length * 8) return null;
      let value = 0;
      for (const end = at + count; at < end; at++) {
        value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
      }
      return value;
    },
    skip(count) {
      at += count;
    },
  };
}
