// Which sizes a baby wears on a trip, for how many days, and how old the baby is.
import { daysBetween, type IsoDay, plusMonths } from "../calendar.ts";
import type { SizesOfPlan } from "../growth/planned-sizes.ts";
import type { AgeRange } from "../vocabulary.ts";
import { monthsOld, PLANNED_MONTHS, weeksOld } from "../wardrobe/growth.ts";
import { type SizeDays, sizesIn, usualSizeDays } from "../wardrobe/size-days.ts";
import { type TripDates, tripDays } from "./trip-dates.ts";

/** Who wears which size when, and for how many days newborn sizes fit. */
export type WornSizes = Pick<SizesOfPlan, "days" | "newbornDays" | "shares">;

/** The days of a trip in one size, both included. */
export interface TripStretch extends TripDates {
  ageRange: AgeRange;
  days: number;
}

/**
 * A trip's stretch in each size, in time order. Days before the birth (`firstDay`) are in none; after the
 * planned months the last size continues. `sizeDays`: the plan's sizes, if they aren't the calendar's. Babies who have
 * parted wear two sizes on the same days.
 */
export function tripStretches(
  firstDay: IsoDay,
  { startDate, endDate }: TripDates,
  sizeDays: SizeDays = usualSizeDays(firstDay),
): TripStretch[] {
  const last = sizesIn(sizeDays).at(-1);
  return sizesIn(sizeDays).flatMap((ageRange) => {
    const { start, end } = sizeDays[ageRange] ?? { start: firstDay, end: firstDay };
    const from = startDate > start ? startDate : start;
    const to = ageRange === last || endDate < end ? endDate : end;
    if (from > to) return [];
    const stretch = { startDate: from, endDate: to };
    return [{ ageRange, ...stretch, days: tripDays(stretch) }];
  });
}

/** How many babies wear a stretch's size on it. */
export function babiesIn({ shares }: Pick<WornSizes, "shares">, stretch: TripStretch): number {
  const last = shares.at(-1);
  const own = shares.filter(
    (share) =>
      share.ageRange === stretch.ageRange &&
      share.start <= stretch.endDate &&
      // After the planned months the last size continues.
      (share.end >= stretch.startDate || share.ageRange === last?.ageRange),
  );
  return Math.max(1, new Set(own.flatMap(({ babies }) => babies)).size);
}

export interface BabyAge {
  unit: "weeks" | "months";
  count: number;
}

/** The baby's age on a trip; counted from the due date if the birth date is unknown. */
export type TripBaby =
  /** The whole trip is before the birth; `weeksBefore` full weeks are between its first day and the birth. */
  | { kind: "unborn"; weeksBefore: number }
  /** The birth is during the trip, after its first day. */
  | { kind: "arriving"; on: IsoDay; to: BabyAge }
  /** `isGrown`: on some day older than the plan's last size. */
  | { kind: "born"; from: BabyAge; to: BabyAge; isGrown: boolean };

/** The baby's age on the first and the last day of a trip. */
export function babyOnTrip(firstDay: IsoDay, { startDate, endDate }: TripDates): TripBaby {
  if (endDate < firstDay)
    return { kind: "unborn", weeksBefore: Math.floor(daysBetween(startDate, firstDay) / 7) };
  const to = ageOn(firstDay, endDate);
  if (startDate < firstDay) return { kind: "arriving", on: firstDay, to };
  const isGrown = endDate >= plusMonths(firstDay, PLANNED_MONTHS);
  return { kind: "born", from: ageOn(firstDay, startDate), to, isGrown };
}

/** In weeks until the baby is a month old. */
function ageOn(firstDay: IsoDay, day: IsoDay): BabyAge {
  const months = monthsOld(firstDay, day);
  return months >= 1 ? { unit: "months", count: months } : { unit: "weeks", count: weeksOld(firstDay, day) };
}
