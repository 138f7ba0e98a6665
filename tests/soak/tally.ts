// What happened, counted: actions by their end, answers by their status, and how long they took.

import type { Behind } from "./memory.ts";

/** The note of how many items were read. */
export const ITEMS_READ = "items read";

export type Fate = "acknowledged" | "refused" | "unknown";

export interface Tally {
  act(kind: string, fate: Fate): void;
  answer(status: number, milliseconds: number, request: string): void;
  /** Something that must not happen, in words. */
  wrong(words: string): void;
  note(what: string, times?: number): void;
  /** So many items were read on a dashboard, some of them behind. */
  read(items: number, behind: readonly Behind[]): void;
  readonly actions: ReadonlyMap<string, Readonly<Record<Fate, number>>>;
  readonly statuses: ReadonlyMap<number, number>;
  readonly durations: readonly number[];
  readonly wrongs: readonly string[];
  readonly notes: ReadonlyMap<string, number>;
  readonly behind: readonly Behind[];
}

/** A tally of nothing yet. */
export function createTally(): Tally {
  const actions = new Map<string, Record<Fate, number>>();
  const statuses = new Map<number, number>();
  const notes = new Map<string, number>();
  const durations: number[] = [];
  const wrongs: string[] = [];
  const behind: Behind[] = [];
  const note = (what: string, times = 1) => notes.set(what, (notes.get(what) ?? 0) + times);
  return {
    behind,
    actions,
    statuses,
    durations,
    wrongs,
    notes,
    act(kind, fate) {
      const counts = actions.get(kind) ?? { acknowledged: 0, refused: 0, unknown: 0 };
      counts[fate] += 1;
      actions.set(kind, counts);
    },
    answer(status, milliseconds, request) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      durations.push(milliseconds);
      if (status === 500) wrongs.push(`500 for ${request}`);
    },
    wrong: (words) => wrongs.push(words),
    note,
    read(items, found) {
      note(ITEMS_READ, items);
      behind.push(...found);
    },
  };
}

/** The value below which this share of the values lies; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
