// Counts under names of several parts, which workers send and a table adds up.

/** Parts joined by a bar → a sum. */
export type Tally = Map<string, number>;

/** Adds to a count. */
export function add(tally: Tally, parts: readonly (string | number)[], amount = 1): void {
  const name = parts.join("|");
  tally.set(name, (tally.get(name) ?? 0) + amount);
}

/** Adds all counts of another tally. */
export function addAll(tally: Tally, other: ReadonlyMap<string, number>): void {
  for (const [name, amount] of other) tally.set(name, (tally.get(name) ?? 0) + amount);
}

/** The sum of the counts with these parts; null matches any. */
export function sumOf(
  tally: ReadonlyMap<string, number>,
  parts: readonly (string | number | null)[],
): number {
  return entriesOf(tally, parts).reduce((sum, { amount }) => sum + amount, 0);
}

/** The counts with these parts, each with the parts that were null. */
export function entriesOf(
  tally: ReadonlyMap<string, number>,
  parts: readonly (string | number | null)[],
): { free: string[]; amount: number }[] {
  const found: { free: string[]; amount: number }[] = [];
  for (const [name, amount] of tally) {
    const own = name.split("|");
    if (own.length !== parts.length || parts.some((part, at) => part !== null && String(part) !== own[at]))
      continue;
    found.push({ free: own.filter((_, at) => parts[at] === null), amount });
  }
  return found;
}

/** A share in percent. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
