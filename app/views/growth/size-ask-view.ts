// The quiet line that asks for a fact, on a plan's pages.
import { readStoredFact } from "~/contracts/growth/stored-sizes.ts";
import { SIZE_ASK_COPY } from "~/copy/growth/size-ask-copy.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { usedFact } from "~/domain/growth/entered-fact.ts";
import { factToAsk } from "~/domain/growth/fact-ask.ts";
import { isBeforeBirth, planBaby } from "~/domain/growth/plan-baby.ts";
import type { PlanDates } from "~/domain/plans/birth-date.ts";
import type { FactOfPage } from "./size-page-view.ts";

export interface ShownSizeAsk {
  text: string;
  /** The day that the form presets; null for today. */
  day: IsoDay | null;
}

/** Null if nothing is to be asked: for no baby, not at this age, or not so soon again. */
export function viewSizeAsk(
  plan: PlanDates & { babies: number },
  facts: readonly FactOfPage[],
  { today, isDismissed }: { today: IsoDay; isDismissed: boolean },
): ShownSizeAsk | null {
  if (isDismissed) return null;
  for (let baby = 0; baby < plan.babies; baby++) {
    const own = facts.flatMap((row) => {
      const fact = row.baby === baby && !isBeforeBirth(plan, row.measuredOn) ? readStoredFact(row) : null;
      return fact ? [usedFact(fact)] : [];
    });
    const ask = factToAsk(planBaby(plan, { sex: null, facts: own }, plan.babies), today);
    if (ask) return { text: SIZE_ASK_COPY[ask], day: ask === "birth" ? plan.babyBornOn : null };
  }
  return null;
}
