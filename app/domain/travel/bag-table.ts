// Experienced parents' knowledge of packing, as tables: how many days a bag lasts, what gets a spare, which newborn piece
// replaces which, and the things that aren't clothes. Expert judgment, kept where it can be read and discussed; bag.ts applies
// it.

import type { IsoDay } from "../calendar.ts";
import type { LaundryScenario } from "../vocabulary.ts";
import { monthsOld } from "../wardrobe/growth.ts";
import type { PerCalendarSize } from "../wardrobe/size-table.ts";
import { type TripDates, tripDays } from "./trip-dates.ts";

/**
 * Days that the packed clothes must last, by the laundry on the trip: the gap between two washes, plus half a
 * day to dry if the gap is short. At most a week's worth; without a washing machine there is a sink.
 */
export const CARRIED_DAYS: Readonly<Record<LaundryScenario, number>> = {
  daily: 1.5,
  every_2_3_days: 3,
  weekly_plus: 7,
};

/**
 * One spare of each essential item that has spares at home, for the one bad day. On a single day, rounding up
 * is enough; an item worn several times per wash needs none before the fifth day. `mostWears`: up to this
 * many wears per wash, an item gets a spare from `fromDays` on.
 */
export const SPARES: readonly { fromDays: number; mostWears: number }[] = [
  { fromDays: 5, mostWears: Number.POSITIVE_INFINITY },
  { fromDays: 1.5, mostWears: 2 },
];

/** An item with this many wears per wash is packed once even for an activity: one snowsuit dries overnight. */
export const OUTLASTS_ACTIVITY = 6;

/** Pieces per day away from home, and how many spares; for all ages, or by age in size order. */
type ByDay = { perDay: number | PerCalendarSize<number>; spare: number };

/**
 * Items that a plan counts generously because they are in every room, which a bag doesn't need. A burp cloth
 * lasts half a day, a bib is rinsed for tomorrow, and swaddles are for nights and one nap.
 */
export const BY_DAY: Readonly<Record<string, ByDay>> = {
  burp_cloth: { perDay: [2, 1, 0.5, 0.5], spare: 1 },
  bib_drool: { perDay: 1, spare: 1 },
  bib_feeding: { perDay: 0.5, spare: 1 },
  swaddle_muslin: { perDay: 0.7, spare: 0 },
  blanket_receiving: { perDay: 0.5, spare: 0 },
};

/** The last day after the birth for which newborn sizes are packed. */
export const NEWBORN_DAYS = 14;

/**
 * Newborn pieces and what they replace if they are essential: what is packed in newborn size isn't packed
 * again in the other, except for one piece just in case.
 */
export const NEWBORN_STANDS_FOR: Readonly<Record<string, string>> = {
  bodysuit_short_sleeve_nb: "bodysuit_short_sleeve",
  bodysuit_long_sleeve_nb: "bodysuit_long_sleeve",
  sleeper_footed_nb: "sleeper_footed",
  socks_nb: "socks",
};

/** Pieces of one kind for an activity, and the one that is packed alone where both are asked for. */
export const SECOND_OF_A_KIND: Readonly<Record<string, string>> = { rash_guard: "swimsuit" };

/** A size worn for fewer days stays at home if another is worn longer. */
export const FEWEST_DAYS_OF_A_SIZE = 5;

/** Packed once each from a size that stays at home, if essential there, in case the longer sleeves are needed. */
export const IN_CASE: readonly string[] = [
  "sleeper_footed",
  "bodysuit_long_sleeve",
  "bodysuit_short_sleeve",
  "pants_soft",
];

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

/** The things for a trip that aren't clothes, by its days and the baby's age; empty if the trip ends before the birth. */
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
