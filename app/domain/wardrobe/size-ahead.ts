// The next size in the weeks before it begins, and the sizes to pack away by then.
import { daysBetween, type IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { isBriefSize } from "./leading-size.ts";
import { type KeptItem, type PassedSize, passOn } from "./pass-on.ts";
import { type SizeDays, sizesIn } from "./size-days.ts";

/** From so many days before its first day on, Today, the list, and a mail tell of a size. */
export const TOLD_BEFORE_DAYS = 21;

export type SizeAhead = { ageRange: AgeRange; start: IsoDay };

/** The first size to begin within 21 days that is worn long enough to buy for; null for none. */
export function sizeAhead(days: SizeDays, today: IsoDay): SizeAhead | null {
  for (const ageRange of sizesIn(days)) {
    const start = days[ageRange]?.start ?? today;
    if (start <= today || isBriefSize(days, ageRange, today)) continue;
    return daysBetween(today, start) <= TOLD_BEFORE_DAYS ? { ageRange, start } : null;
  }
  return null;
}

/**
 * The sizes to pack away: those that are over and of which pieces are counted. If there are none, the worn one, which ends when the next one
 * begins; none before the first size.
 */
export function sizesToPack(items: readonly KeptItem[], days: SizeDays, today: IsoDay): PassedSize[] {
  const begun = sizesIn(days).filter((ageRange) => (days[ageRange]?.start ?? today) <= today);
  const isOver = (ageRange: AgeRange) => (days[ageRange]?.end ?? today) < today;
  const counted = passOn(items, begun).filter(({ pieces }) => pieces > 0);
  const over = counted.filter(({ ageRange }) => isOver(ageRange));
  return over.length > 0 ? over : counted.slice(-1);
}
