// Chance that can be repeated: the same seed makes the same choices.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** Whole, from `least` to `most`. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value | undefined;
  /** A key as the forms of a page carry one. */
  key(): string;
}

/** Choices that depend on nothing but the seed's text. */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (values) => values[Math.floor(next() * values.length)],
    key: () => Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join(""),
  };
}
