// Which sizes go into the bag: not every size that a trip touches.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { SizeDays } from "../wardrobe/size-days.ts";
import { FEWEST_DAYS_OF_A_SIZE, NEWBORN_DAYS } from "./bag-table.ts";
import { type TripStretch, tripStretches } from "./trip-ages.ts";
import { type TripDates, tripDays } from "./trip-dates.ts";

/** A size that stays at home, the days on which the baby would wear it, and the size worn instead. */
export interface SizeLeftAtHome extends TripStretch {
  instead: AgeRange;
}

export interface BagSizes {
  /** In time order, each with all the days on which it is worn. */
  packed: TripStretch[];
  left: SizeLeftAtHome[];
}

/**
 * The sizes to pack for a trip; `firstDay` is the plan's, and so is `sizeDays`, if it isn't the calendar's. A size worn for fewer than five days stays at home
 * if another is worn longer (on a tie, the smaller size stays), and its neighbor covers its days.
 */
export function bagSizes(firstDay: IsoDay, trip: TripDates, sizeDays?: SizeDays): BagSizes {
  const stretches = tripStretches(firstDay, trip, sizeDays);
  const longest = stretches.reduce<TripStretch | null>(
    (most, one) => (most && most.days > one.days ? most : one),
    null,
  );
  const isPacked = (one: TripStretch) => one === longest || one.days >= FEWEST_DAYS_OF_A_SIZE;
  const left: SizeLeftAtHome[] = [];
  const packed: TripStretch[] = [];
  let early: TripStretch[] = [];
  for (const stretch of stretches) {
    const before = packed.at(-1);
    if (isPacked(stretch)) {
      packed.push(withDates(stretch, { startDate: early[0]?.startDate ?? stretch.startDate }));
      left.push(...early.map((one) => ({ ...one, instead: stretch.ageRange })));
      early = [];
    } else if (before) {
      packed[packed.length - 1] = withDates(before, { endDate: stretch.endDate });
      left.push({ ...stretch, instead: before.ageRange });
    } else early.push(stretch);
  }
  return { packed, left };
}

function withDates(stretch: TripStretch, dates: Partial<TripDates>): TripStretch {
  const changed = { ...stretch, ...dates };
  return { ...changed, days: tripDays(changed) };
}

/**
 * Days of a stretch in newborn sizes, by the same rule: up to two weeks after the birth, or for the days that this baby
 * wears them (`ownDays`), but 0 if these are fewer than five and fewer than the days after them.
 */
export function newbornDays(
  firstDay: IsoDay,
  { startDate, endDate, days }: TripStretch,
  ownDays: number | null = null,
): number {
  const last = plusDays(firstDay, ownDays === null ? NEWBORN_DAYS : ownDays - 1);
  const until = last < endDate ? last : endDate;
  const worn = Math.max(0, daysBetween(startDate, until) + 1);
  return worn < FEWEST_DAYS_OF_A_SIZE && worn < days - worn ? 0 : worn;
}
