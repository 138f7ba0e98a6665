// Things to pack that aren't clothes: a short list, by the trip's days and the baby's age.
import type { IsoDay } from "../calendar.ts";
import { monthsOld } from "../wardrobe/growth.ts";
import { type TripDates, tripDays } from "./trip-dates.ts";

/** In list order. */
export const KIT_KEYS = [
  "diapers",
  "wipes",
  "changing",
  "feeding",
  "carrier",
  "car_seat",
  "sunscreen",
  "health",
  "wet_bag",
  "documents",
] as const;
export type KitKey = (typeof KIT_KEYS)[number];

/**
 * Diapers per day below an age in months: newborns are changed at every feed, eight to twelve times, and by
 * the first birthday five or six times (American Academy of Pediatrics, HealthyChildren.org).
 */
const DIAPERS_A_DAY: readonly { belowMonths: number; perDay: number }[] = [
  { belowMonths: 1, perDay: 10 },
  { belowMonths: 5, perDay: 8 },
  { belowMonths: 9, perDay: 7 },
  { belowMonths: Number.POSITIVE_INFINITY, perDay: 6 },
];

/** Shops sell diapers and wipes everywhere, so a bag holds a week's worth at most. */
const MOST_DIAPER_DAYS = 7;

/** How many days a pack of wipes lasts. */
const DAYS_A_PACK = 4;

/** Sunscreen is for babies from this age on (American Academy of Pediatrics); younger ones need shade. */
const SUNSCREEN_MONTHS = 6;

/** One line of the list: what it is, and how many if that can be said. */
export type KitLine =
  | { key: "diapers"; pieces: number; perDay: number; days: number; isWholeTrip: boolean }
  | { key: "wipes"; packs: number }
  | { key: Exclude<KitKey, "diapers" | "wipes"> };

/** The kit for a trip; empty if the trip ends before the birth. */
export function tripKit(firstDay: IsoDay, { startDate, endDate }: TripDates): KitLine[] {
  if (endDate < firstDay) return [];
  const from = startDate > firstDay ? startDate : firstDay;
  const withBaby = tripDays({ startDate: from, endDate });
  const days = Math.min(withBaby, MOST_DIAPER_DAYS);
  const months = monthsOld(firstDay, from);
  const perDay = DIAPERS_A_DAY.find(({ belowMonths }) => months < belowMonths)?.perDay ?? 0;
  return KIT_KEYS.flatMap((key): KitLine[] => {
    switch (key) {
      case "diapers":
        return [{ key, pieces: perDay * days, perDay, days, isWholeTrip: days === withBaby }];
      case "wipes":
        return [{ key, packs: Math.ceil(days / DAYS_A_PACK) }];
      case "sunscreen":
        return monthsOld(firstDay, endDate) >= SUNSCREEN_MONTHS ? [{ key }] : [];
      default:
        return [{ key }];
    }
  });
}
