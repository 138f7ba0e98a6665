// The steps before the next size begins: wash, await, buy, and pack away, counted as the lists behind them count.
import type { ShownSizeAhead } from "~/contracts/growth/shown-sizes.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { LEADING, progressOf } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, PlanStatus } from "~/domain/vocabulary.ts";
import { passOn } from "~/domain/wardrobe/pass-on.ts";
import { sizeAhead, sizesToPack } from "~/domain/wardrobe/size-ahead.ts";
import { type FamilyWardrobe, keptItem, tellWaiting } from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";

interface PlanAhead {
  status: PlanStatus;
  country: string;
}

/** Null unless a size begins within three weeks. */
export function viewSizeAhead(plan: PlanAhead, wardrobe: FamilyWardrobe): ShownSizeAhead | null {
  const { sizes, today, needs } = wardrobe;
  const ahead = isComplete(plan.status) ? sizeAhead(sizes.days, today) : null;
  if (!ahead) return null;
  const { ageRange, start } = ahead;
  const { remaining, coming = 0 } = progressOf(needs, ageRange, LEADING);
  return {
    ageRange,
    ...startWords(plan, sizes, start),
    coming,
    buy: remaining,
    waiting: tellWaiting(wardrobe, ageRange, plan.country),
    ...piecesToHandle(wardrobe, ageRange),
  };
}

/** How many pieces the family has in a size that begins, and the sizes to pack away by then. */
export function piecesToHandle(
  { items, sizes: { days }, today }: FamilyWardrobe,
  ageRange: AgeRange,
): Pick<ShownSizeAhead, "wash" | "pack"> {
  const kept = items.map(keptItem);
  const [own] = passOn(kept, [ageRange]);
  return { wash: own?.pieces ?? 0, pack: sizesToPack(kept, days, today).map((size) => size.ageRange) };
}

/** The day on which a size of the plan begins; null for a size that it doesn't have. */
export function viewSizeStart(
  plan: Pick<PlanAhead, "country">,
  sizes: SizesOfPlan,
  ageRange: AgeRange,
): Pick<ShownSizeAhead, "day" | "isLikely"> | null {
  const start = sizes.days[ageRange]?.start;
  return start === undefined ? null : startWords(plan, sizes, start);
}

function startWords({ country }: Pick<PlanAhead, "country">, { starts }: SizesOfPlan, start: IsoDay) {
  return { day: dayWords(start, country, "shortDay"), isLikely: starts !== null };
}
