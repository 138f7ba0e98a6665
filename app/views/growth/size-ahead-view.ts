// The steps before the next size begins: wash, await, buy, and pack away, counted as the lists behind them count; and the days on which
// outerwear is decided.
import type { ShownSizeAhead } from "~/contracts/growth/shown-sizes.ts";
import { daysBetween, type IsoDay } from "~/domain/calendar.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { LEADING, progressOf, type ShoppingScope, waitingLines } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange, PlanStatus } from "~/domain/vocabulary.ts";
import { passOn } from "~/domain/wardrobe/pass-on.ts";
import { sizeAhead, sizesToPack } from "~/domain/wardrobe/size-ahead.ts";
import { type FamilyWardrobe, keptItem } from "~/views/wardrobe/plan-items.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { labelled } from "~/words/en/language.ts";
import { heldWords } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

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
  const { remaining, coming = 0, boxed = 0 } = progressOf(needs, ageRange, LEADING);
  return {
    ageRange,
    ...startWords(plan, sizes, start),
    ...{ coming, boxed },
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

/** The day of a decision on outerwear: 'Nov 14'; one that is most of a year away has its year, too. */
export function decisionDay(day: IsoDay, today: IsoDay, country: string): string {
  return dayWords(day, country, daysBetween(today, day) < 330 ? "shortDay" : "date");
}

/** The outerwear of a scope that waits for its day, the nearest first: 'Winter Coat, Winter Booties · 6–9m: Decide around Nov 14'. */
export function tellWaiting(
  { needs, today }: Pick<FamilyWardrobe, "needs" | "today">,
  scope: ShoppingScope,
  country: string,
): string[] {
  const lines = waitingLines(needs, scope);
  return lines.flatMap((first) => {
    const same = lines.filter(({ day, ageRange }) => day === first.day && ageRange === first.ageRange);
    if (same[0] !== first) return [];
    const names = same.map(({ name }) => name.replace(/\s+/g, " ")).join(", ");
    const day = decisionDay(first.day, today, country);
    return [labelled(`${names} · ${SIZE_LABELS[first.ageRange]}`, heldWords({ kind: "waits", day }))];
  });
}
