// What a plan's page says of sizes that follow the baby: the next one and when, and when each of the others begins.

import type { SizeLine } from "~/contracts/growth/shown-sizes.ts";
import { readStoredFact } from "~/contracts/growth/stored-sizes.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { usedFact } from "~/domain/growth/entered-fact.ts";
import { asksWhatFits, factToAsk } from "~/domain/growth/fact-ask.ts";
import { partedNextSizes } from "~/domain/growth/next-sizes.ts";
import { isBeforeBirth, planBaby } from "~/domain/growth/plan-baby.ts";
import type { SizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { printedSize } from "~/domain/growth/printed-sizes.ts";
import { CHART_SIZES, type ChartSize } from "~/domain/growth/size-charts.ts";
import { buyBy, sizeOutlook } from "~/domain/growth/size-outlook.ts";
import { type PlanDates, planStart } from "~/domain/plans/birth-date.ts";
import type { ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { CARRIED_ON_MONTHS } from "~/domain/wardrobe/growth.ts";
import { sizeWornOn, usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "~/domain/wardrobe/size-table.ts";
import {
  isYearOver,
  type SizeTimes,
  sizesOfTimes,
  sizesToCome,
  sizeTimes,
} from "~/domain/wardrobe/size-times.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { SIZE_QUESTIONS } from "~/words/en/growth/fit-copy.ts";
import { CHART_LABELS, SIZE_LINE } from "~/words/en/growth/size-copy.ts";
import type { FactOfPage } from "./size-page-view.ts";
import { type ShownNumbers, tellNewborns, whoWears } from "./tell-newborn.ts";
import { markOutlook, tellOutlook, tellOutlookBriefly } from "./tell-outlook.ts";

/** Null for the calendar's sizes, of which nothing new is to be said. */
export function viewSizeLine(
  sizes: SizesOfPlan,
  today: IsoDay,
  country: string,
  numbers: ShownNumbers | null = null,
  babyNames: readonly string[] | null = null,
): SizeLine | null {
  const { starts } = sizes;
  if (!starts) return null;
  const times = sizeTimes(sizes.days, today);
  if (isYearOver(times)) return null;
  const [next] = sizesToCome(times).filter((size) => times[size] === "next");
  const last = sizesOfTimes(times).at(-1) ?? FIRST_AGE_RANGE;
  const outlookOf = (size: AgeRange) => {
    const start = starts[size];
    return start ? sizeOutlook(start, today) : null;
  };
  const ahead = next && outlookOf(next);
  const words = ahead && tellOutlook(ahead, country);
  const marks = sizesToCome(times).flatMap((size) => {
    const outlook = times[size] === "now" ? null : outlookOf(size);
    const mark = outlook && markOutlook(outlook, country);
    return mark ? [[size, mark]] : [];
  });
  return {
    text:
      viewPartedSizes(sizes, today, country, babyNames) ??
      (next && words ? SIZE_LINE.next(next, words) : SIZE_LINE.now(last)),
    marks: Object.fromEntries(marks),
    notes: tellNewborns(sizes, { today, country, babyNames }, numbers),
  };
}

/**
 * 'Baby 1: 6–9m from about Mar 10 · Baby 2: from about Apr 2'; null while the babies wear the same, and where that isn't known
 * when a size begins.
 */
export function viewPartedSizes(
  sizes: SizesOfPlan,
  today: IsoDay,
  country: string,
  babyNames: readonly string[] | null = null,
): string | null {
  const parts = partedNextSizes(sizes, today)?.map(({ babies, ageRange, start }, at, all) => {
    const who = whoWears(babies, babyNames);
    if (!start) return SIZE_LINE.nowOf(who, ageRange);
    const words = tellOutlookBriefly(sizeOutlook(start, today), country);
    const before = all[at - 1];
    const isSame = before?.start !== null && before?.ageRange === ageRange;
    return words && SIZE_LINE.nextOf(who, isSame ? null : ageRange, words);
  });
  return parts?.every((part) => part !== null) ? parts.join(" · ") : null;
}

/** By when to buy for a size ahead; null where the calendar says it all. */
export function viewBuyBy(
  { times, starts }: { times: SizeTimes; starts: SizesOfPlan["starts"] },
  scope: ShoppingScope,
  today: IsoDay,
  country: string,
): string | null {
  if (scope === "year" || !starts || (times[scope] !== "next" && times[scope] !== "later")) return null;
  const start = starts[scope];
  const days = start && buyBy(start);
  if (!days) return null;
  const words = (day: IsoDay) => dayWords(day < today ? today : day, country, "shortDay");
  return days.essentials <= today
    ? SIZE_LINE.buyNow(words(days.rest))
    : SIZE_LINE.buyBy(words(days.essentials), words(days.rest));
}

export interface ShownSizeAsk {
  text: string;
  /** The day that the form presets; null for today. */
  day: IsoDay | null;
  /** The sizes to choose from where the first question can be answered on the spot; missing for a link to the page. */
  sizes?: readonly { size: ChartSize; label: string }[];
}

/** The size that the calendar says, two smaller ones and two larger ones, as shops at the place print them. */
function sizesAround(plan: PlanDates & { country: string }, today: IsoDay) {
  const at = CHART_SIZES.indexOf(
    sizeWornOn(usualSizeDays(planStart(plan), undefined, CARRIED_ON_MONTHS), today),
  );
  return CHART_SIZES.slice(Math.max(0, at - 2), at + 3).map((size) => {
    const print = printedSize(plan.country, size);
    return { size, label: print === null ? CHART_LABELS[size] : `${CHART_LABELS[size]} · ${print}` };
  });
}

/** The quiet line that asks for a fact; null if nothing is to be asked: for no baby, not at this age, or not so soon again. */
export function viewSizeAsk(
  plan: PlanDates & { babies: number; createdOn: IsoDay; country: string },
  facts: readonly FactOfPage[],
  { today, isDismissed, decides = false }: { today: IsoDay; isDismissed: boolean; decides?: boolean },
): ShownSizeAsk | null {
  if (isDismissed) return null;
  if (facts.length === 0 && asksWhatFits(plan, today)) {
    const sizes = plan.babies === 1 ? { sizes: sizesAround(plan, today) } : {};
    return { text: SIZE_QUESTIONS.first, day: null, ...sizes };
  }
  for (let baby = 0; baby < plan.babies; baby++) {
    const own = facts.flatMap((row) => {
      const fact = row.baby === baby && !isBeforeBirth(plan, row.measuredOn) ? readStoredFact(row) : null;
      return fact ? [usedFact(fact)] : [];
    });
    const ask = factToAsk(planBaby(plan, { sex: null, facts: own }, plan.babies), today, decides);
    if (ask) return { text: SIZE_QUESTIONS[ask], day: ask === "birth" ? plan.babyBornOn : null };
  }
  return null;
}
