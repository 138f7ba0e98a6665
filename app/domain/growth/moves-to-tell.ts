// What is kept of a plan before its sizes moved, until the parent has read what that changes.
import type { IsoDay } from "../calendar.ts";
import { type PlanTotals, packTotals, unpackTotals } from "../plans/number-changes.ts";
import type { LaundryScenario } from "../vocabulary.ts";
import { perAgeRange } from "../wardrobe/growth.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import type { SizeTotal } from "../wardrobe/size-pieces.ts";
import { type SizeChanges, type SizedNeeds, sizeChanges, sizeMoves } from "./size-moves.ts";

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
