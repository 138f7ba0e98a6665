// The sizes that each of a plan's babies wears on a day (E6).
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { SizesOfPlan } from "../growth/planned-sizes.ts";
import type { AgeRange } from "../vocabulary.ts";
import { sizeWornOn } from "../wardrobe/size-days.ts";
import { FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";

/** Babies who wear the same, counted from 0. */
export interface WornSizes {
  babies: number[];
  /** One size, or two between sizes, the smaller first; none after the plan's last size. */
  sizes: AgeRange[];
  /** After the plan's last size: the one that a plan of 24 months would have by now, or the end. */
  after: AgeRange | "end" | null;
}

/** A calendar's size may be outgrown so many days sooner or later. Our choice. */
const AROUND_DAYS = 7;

/** The parts of a plan's sizes that decide on a day's. */
export type BabiesSizes = Pick<
  SizesOfPlan,
  "days" | "untilOutgrown" | "endsOn" | "shares" | "starts" | "startsOfEach" | "babies" | "newborns"
>;

/** Babies by the sizes that they wear; pieces of both sizes count while one may already be too small and the other still large. */
export function wornSizes(sizes: BabiesSizes, day: IsoDay): WornSizes[] {
  const worn: WornSizes[] = [];
  for (let baby = 0; baby < sizes.babies; baby += 1) {
    const after = afterPlan(sizes, baby, day);
    const own = after === null ? sizesOfBaby(sizes, baby, day) : [];
    const same = worn.find((one) => one.after === after && one.sizes.join() === own.join());
    if (same) same.babies.push(baby);
    else worn.push({ babies: [baby], sizes: own, after });
  }
  return worn;
}

/** Of how many days a baby of whom nothing is known wears newborn sizes: as the catalogue has it. */
const NEWBORN_DAYS = 31;

/** Whether one of these babies still wears newborn sizes: until the day on which they are outgrown (O10). */
export function wearsNewborn(
  { days, newborns }: BabiesSizes,
  babies: readonly number[],
  day: IsoDay,
): boolean {
  const start = days[FIRST_AGE_RANGE]?.start;
  if (start === undefined) return true;
  const age = daysBetween(start, day);
  return babies.some((baby) => age < (newborns[baby]?.days ?? NEWBORN_DAYS));
}

/** The sizes that tell these babies from the plan's others. */
export function namedSizes({ sizes, after }: WornSizes): readonly AgeRange[] {
  return after === null || after === "end" ? sizes : [after];
}

/** What comes after the last size that the plan has for a baby; null until that is outgrown. Nothing is dressed from an outgrown size. */
function afterPlan(
  { shares, untilOutgrown, endsOn }: BabiesSizes,
  baby: number,
  day: IsoDay,
): WornSizes["after"] {
  if (day >= endsOn) return "end";
  const own = untilOutgrown[baby] ?? {};
  const last = shares.findLast(({ babies }) => babies.includes(baby))?.ageRange;
  const end = last && own[last]?.end;
  return end === undefined || day <= end ? null : sizeWornOn(own, day);
}

function sizesOfBaby(
  { days, shares, starts, startsOfEach }: BabiesSizes,
  baby: number,
  day: IsoDay,
): AgeRange[] {
  const own = shares.filter(({ babies }) => babies.includes(baby));
  const changes = startsOfEach[baby] ?? starts;
  for (const [at, { ageRange, start }] of own.entries()) {
    const before = own[at - 1];
    const { early, late } = changes?.[ageRange] ?? { early: null, late: null };
    const isBetween =
      (early ?? plusDays(start, -AROUND_DAYS)) <= day && day <= (late ?? plusDays(start, AROUND_DAYS));
    if (before && isBetween) return [before.ageRange, ageRange];
  }
  const worn = own.find(({ end }) => day <= end) ?? own.at(-1);
  return [worn?.ageRange ?? sizeWornOn(days, day)];
}
