// Which of a plan's sizes fits on a day far ahead: one, either of two, or for babies who have parted one each.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { PlanDates } from "../plans/birth-date.ts";
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { sizesIn, sizeWornOn } from "../wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import type { Baby } from "./baby-facts.ts";
import { type OutgrownChances, outgrownChances } from "./outgrown-chances.ts";
import { planBaby } from "./plan-baby.ts";
import type { SizesOfPlan } from "./planned-sizes.ts";
import { CHART_SIZES } from "./size-charts.ts";
import { BETWEEN, sizeShares, type WornSize } from "./size-on-day.ts";

/** Of two sizes, the smaller one first. */
export type FitOnDay =
  | { kind: "one"; size: AgeRange }
  /** Both are likely. */
  | { kind: "between"; size: AgeRange; orSize: AgeRange }
  /** Some of the babies wear the one, some the other. */
  | { kind: "both"; size: AgeRange; orSize: AgeRange };

/** What fits on a day of a plan's year. Without facts about the baby, most babies decide whether another size is as likely. */
export function fitOnDay(
  { days, starts, shares }: Pick<SizesOfPlan, "days" | "starts" | "shares">,
  dates: PlanDates,
  day: IsoDay,
): FitOnDay {
  const worn = AGE_RANGES.filter((size) =>
    shares.some(({ ageRange, start, end }) => ageRange === size && start <= day && day <= end),
  );
  const [first, second] = worn;
  if (first && second) return { kind: "both", size: first, orSize: second };
  const size = sizeWornOn(days, day);
  const other = starts ? nearChange(starts, sizesIn(days), size, day) : otherOfMost(dates, size, day);
  if (!other || !days[other]) return { kind: "one", size };
  const [smaller = size, larger = other] = AGE_RANGES.filter((one) => one === size || one === other);
  return { kind: "between", size: smaller, orSize: larger };
}

/** The size before or after, while a change of sizes may as well have happened as not. */
function nearChange(
  starts: NonNullable<SizesOfPlan["starts"]>,
  sizes: readonly AgeRange[],
  size: AgeRange,
  day: IsoDay,
): AgeRange | null {
  const at = sizes.indexOf(size);
  const [before, after] = [sizes[at - 1], sizes[at + 1]];
  const { safe, likely } = starts[size] ?? {};
  if (before && safe && likely && day <= plusDays(likely, daysBetween(safe, likely))) return before;
  const next = after && starts[after]?.safe;
  return next && day >= next ? after : null;
}

/** The other size that fits as many babies of that age; null if there isn't one. */
function otherOfMost(dates: PlanDates, size: AgeRange, day: IsoDay): AgeRange | null {
  const baby = planBaby(dates, { sex: null, facts: [] }, 1);
  const chances = new Map<AgeRange, number>();
  for (const { size: worn, chance } of sizeShares(chancesOfMost(), baby, day)) {
    const own = ageRangeOf(worn);
    if (own) chances.set(own, (chances.get(own) ?? 0) + chance);
  }
  const others = AGE_RANGES.filter((one) => one !== size && (chances.get(one) ?? 0) >= BETWEEN);
  return others.toSorted((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0))[0] ?? null;
}

/** The plan's first size holds the charts' preemie and newborn sizes. */
function ageRangeOf(worn: WornSize): AgeRange | null {
  if (worn === "2T") return null;
  const own = AGE_RANGES.find((size) => size === worn);
  const isSmaller = CHART_SIZES.indexOf(worn) < CHART_SIZES.indexOf(FIRST_AGE_RANGE);
  return own ?? (isSmaller ? FIRST_AGE_RANGE : null);
}

let ofMost: OutgrownChances | undefined;

/** Of a baby about whom nothing is known; counted in days of size age, they are the same for all dates. */
function chancesOfMost(): OutgrownChances {
  const anyBaby: Baby = { due: "2000-01-01", born: null, sex: null, isTwin: false, facts: [] };
  ofMost ??= outgrownChances(anyBaby);
  return ofMost;
}
