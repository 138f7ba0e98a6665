// Which size a plan speaks of first, and which one the baby would hardly wear anymore.

import { daysBetween, type IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { type SizeDays, sizesIn, sizeWornOn } from "./size-days.ts";

/** From so many days before the worn size's last one on, the next size leads. */
const LEADS_WITHIN_DAYS = 35;
/** Pieces that the baby would wear for fewer days aren't asked for. */
const LEAST_WORN_DAYS = 14;

/** The worn size in its last weeks, in which the next one leads in its place if the plan has one. */
export interface EndingSize {
  ageRange: AgeRange;
  /** The last day on which it is worn. */
  lastDay: IsoDay;
}

export interface LeadingSize {
  /** The size that a plan opens at. */
  ageRange: AgeRange;
  /** Null before the worn size's last weeks; the leading size itself if it is the plan's last one. */
  ending: EndingSize | null;
}

/**
 * The size that leads on a day of the reader: the worn one until it ends within 35 days, then the next one that is worn long
 * enough to buy for. Before the baby's first day that is the first size, and the plan's last size leads to the end, whose day is said
 * as any other's.
 */
export function leadingSize(days: SizeDays, today: IsoDay): LeadingSize {
  const worn = sizeWornOn(days, today);
  const own = days[worn];
  const sizes = sizesIn(days);
  // Of parted twins one may have left it before the other comes to it.
  const isOver = (ageRange: AgeRange) => (days[ageRange]?.end ?? today) < today;
  const next = sizes
    .slice(sizes.indexOf(worn) + 1)
    .find((ageRange) => !isOver(ageRange) && !isBriefSize(days, ageRange, today));
  const isEnding =
    own !== undefined && own.start <= today && daysBetween(today, own.end) <= LEADS_WITHIN_DAYS;
  return isEnding && own.end >= today
    ? { ageRange: next ?? worn, ending: { ageRange: worn, lastDay: own.end } }
    : { ageRange: worn, ending: null };
}

/**
 * True for a size that is worn for fewer than 14 days from `today`, or from its first day if that is ahead, and isn't over. `days` are
 * those of a plan whose last size is worn until it is outgrown.
 */
export function isBriefSize(days: SizeDays, ageRange: AgeRange, today: IsoDay): boolean {
  const own = days[ageRange];
  if (!own || own.end < today) return false;
  return daysBetween(own.start > today ? own.start : today, own.end) + 1 < LEAST_WORN_DAYS;
}

/**
 * For how many days, from the first one on, newborn pieces that are worn for `worn` days are asked for: until fewer than 14 days are
 * left. The set that was chosen for the baby at birth (domain/growth/newborn-set.ts) stays for its first 14 days.
 */
export function askedDays(worn: number): number {
  return Math.min(worn, Math.max(LEAST_WORN_DAYS, worn - LEAST_WORN_DAYS + 1));
}
