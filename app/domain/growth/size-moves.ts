// Changes of a plan when its sizes move, in codes and figures for screens to say in words, kept until the parents have read them.

import { daysBetween, type IsoDay } from "../calendar.ts";
import { type PlanTotals, packTotals, unpackTotals } from "../plans/number-changes.ts";
import { AGE_RANGES, type AgeRange, type Essentiality, type LaundryScenario } from "../vocabulary.ts";
import { perAgeRange } from "../wardrobe/growth.ts";
import { type SizeDays, sizesIn } from "../wardrobe/size-days.ts";
import type { SizeTotal } from "../wardrobe/size-pieces.ts";

/** A size whose first day is another one; null where the plan doesn't have the size. */
export type SizeMove = { ageRange: AgeRange; from: IsoDay | null; to: IsoDay | null };

/** Pieces of an item in one size. */
export interface SizePieces {
  nameId: string;
  ageRange: AgeRange;
  pieces: number;
  essentiality: Essentiality | null;
}

interface SizeChanges {
  moves: SizeMove[];
  /** Needed as before, but in a size that begins earlier; or needed only now. */
  sooner: SizePieces[];
  /** Needed before, and not anymore. */
  dropped: SizePieces[];
}

/** The sizes and the needs of a plan at one moment: needs by clothing_name_id. */
export interface SizedNeeds {
  days: SizeDays;
  needs: ReadonlyMap<string, Readonly<Record<AgeRange, SizeTotal>>>;
}

/** The sizes that begin on another day, in order. */
export function sizeMoves(before: SizeDays, after: SizeDays): SizeMove[] {
  return AGE_RANGES.flatMap((ageRange) => {
    const [from, to] = [before[ageRange]?.start ?? null, after[ageRange]?.start ?? null];
    return from === to ? [] : [{ ageRange, from, to }];
  });
}

/** What to buy sooner and what not at all, of the sizes that aren't over on `today`; nothing if none has moved. */
export function sizeChanges(before: SizedNeeds, after: SizedNeeds, today: IsoDay): SizeChanges {
  const ahead = AGE_RANGES.filter((ageRange) => (after.days[ageRange]?.end ?? today) >= today);
  const moves = sizeMoves(before.days, after.days).filter(({ ageRange }) => ahead.includes(ageRange));
  if (moves.length === 0) return { moves, sooner: [], dropped: [] };
  const earlier = moves.filter(isEarlier).map(({ ageRange }) => ageRange);
  const cells = [...after.needs.keys()].flatMap((nameId) =>
    ahead.map((ageRange) => ({
      nameId,
      ageRange,
      had: before.needs.get(nameId)?.[ageRange] ?? NOTHING,
      needs: after.needs.get(nameId)?.[ageRange] ?? NOTHING,
    })),
  );
  return {
    moves,
    sooner: cells
      .filter(
        ({ needs, had, ageRange }) => needs.needed > 0 && (had.needed === 0 || earlier.includes(ageRange)),
      )
      .map(({ nameId, ageRange, needs }) => piecesOf(nameId, ageRange, needs)),
    dropped: cells
      .filter(({ needs, had }) => needs.needed === 0 && had.needed > 0)
      .map(({ nameId, ageRange, had }) => piecesOf(nameId, ageRange, had)),
  };
}

const NOTHING: SizeTotal = { needed: 0, essentiality: null };

function piecesOf(nameId: string, ageRange: AgeRange, { needed, essentiality }: SizeTotal): SizePieces {
  return { nameId, ageRange, pieces: needed, essentiality };
}

function isEarlier({ from, to }: SizeMove): boolean {
  return to !== null && (from === null || daysBetween(from, to) < 0);
}

/** A plan before its sizes moved. */
export interface MovesToTell {
  /** The sizes' days before. */
  days: SizeDays;
  /** clothing_name_id → what was asked for before, packed by packTotals. */
  items: Readonly<Record<string, string>>;
  /** The facts that moved them, to take back. */
  facts: readonly string[];
}

/**
 * What to tell after a plan's sizes got other days; null for nothing. Of moves that are still unread, the oldest days
 * and numbers stay.
 */
export function noteMoves(
  unread: MovesToTell | null,
  before: { days: SizeDays; totals: ReadonlyMap<string, PlanTotals> },
  after: SizeDays,
  facts: readonly string[],
): MovesToTell | null {
  const days = unread?.days ?? before.days;
  if (sizeMoves(days, after).length === 0) return null;
  const totals = [...before.totals].map(([nameId, one]) => [nameId, packTotals(one)]);
  return { days, items: unread?.items ?? Object.fromEntries(totals), facts };
}

/** Unread moves of a plan that begins on another day now: the parents entered that one, so that it needn't be told. */
export function fromNewStart(unread: MovesToTell, after: SizeDays): MovesToTell {
  const [first] = sizesIn(after);
  return first ? { ...unread, days: { ...unread.days, [first]: after[first] } } : unread;
}

/** What has changed for the sizes still ahead, by today's needs under a laundry scenario. */
export function changesToTell(
  { days, items }: MovesToTell,
  after: SizedNeeds,
  scenario: LaundryScenario,
  today: IsoDay,
): SizeChanges {
  const needs = Object.entries(items).map(([nameId, text]) => {
    const totals = unpackTotals(text);
    const needed = perAgeRange(
      (ageRange): SizeTotal => ({ needed: totals?.[scenario][ageRange] ?? 0, essentiality: null }),
    );
    return [nameId, needed] as const;
  });
  return sizeChanges({ days, needs: new Map(needs) }, after, today);
}
