// What can be said of the day on which a size begins, and by when to buy for it: in codes and figures, for words elsewhere.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { SizeChange } from "./size-windows.ts";

export type SizeOutlook =
  /** It has probably begun. */
  | { kind: "begun"; on: IsoDay }
  /** From about a day, give or take some weeks. */
  | { kind: "about"; on: IsoDay; weeks: number }
  /** Some time between two days, too far apart to name one; the first isn't before today. */
  | { kind: "between"; from: IsoDay; to: IsoDay }
  /** Too far ahead to say. */
  | { kind: "unknown" };

/** Beyond this, a single day would promise too much. */
const MOST_WEEKS = 6;

/** When a size begins, seen from a day. */
export function sizeOutlook({ early, likely, late }: SizeChange, today: IsoDay): SizeOutlook {
  if (likely !== null && likely <= today) return { kind: "begun", on: likely };
  if (early === null || likely === null || late === null) return { kind: "unknown" };
  const weeks = Math.max(1, Math.round(daysBetween(early, late) / 2 / 7));
  if (weeks > MOST_WEEKS) return { kind: "between", from: early < today ? today : early, to: late };
  return { kind: "about", on: likely, weeks };
}

/** By when to buy: the essentials a week before the earliest day, the rest by the likely one; null if that isn't known. */
export function buyBy({ early, likely }: SizeChange): { essentials: IsoDay; rest: IsoDay } | null {
  return early === null || likely === null ? null : { essentials: plusDays(early, -7), rest: likely };
}
