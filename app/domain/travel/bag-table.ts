// What an experienced parent knows of packing, as tables: how many days a bag has to last, what has a spare, what goes by
// the day, which newborn piece stands in for which, and what to take of a size that stays at home. Expert judgement, kept
// where it can be read and argued with; bag.ts works with it.
import type { LaundryScenario } from "../vocabulary.ts";
import type { PerAge } from "../wardrobe/size-table.ts";

/**
 * Days that what is carried has to last, by the laundry of the trip: the gap between two washes, and half a day to dry where
 * that is short. Nobody carries more than a week's worth; without a washing machine there is a sink.
 */
export const CARRIED_DAYS: Readonly<Record<LaundryScenario, number>> = {
  daily: 1.5,
  every_2_3_days: 3,
  weekly_plus: 7,
};

/**
 * One spare of what is essential and has spares at home, for the one bad day. On a single day rounding up is spare enough;
 * what is worn several times before a wash needs none before the fifth day. `mostWears`: wears per wash up to which an item
 * has a spare from that many days on.
 */
export const SPARES: readonly { fromDays: number; mostWears: number }[] = [
  { fromDays: 5, mostWears: Number.POSITIVE_INFINITY },
  { fromDays: 1.5, mostWears: 2 },
];

/** What takes so many wears before a wash is packed once for an activity as well: one snowsuit dries overnight. */
export const OUTLASTS_ACTIVITY = 6;

/** Pieces a day away from home, and with how many spares; for all ages, or by age in the order of the sizes. */
interface ByDay {
  perDay: number | PerAge<number>;
  spare: number;
}

/**
 * What a plan counts generously, because it lies in every room, and a bag need not. A cloth over the shoulder lasts half a
 * day, a bib of today is rinsed for tomorrow, and swaddles are for nights and one nap.
 */
export const BY_DAY: Readonly<Record<string, ByDay>> = {
  burp_cloth: { perDay: [2, 1, 0.5, 0.5], spare: 1 },
  bib_drool: { perDay: 1, spare: 1 },
  bib_feeding: { perDay: 0.5, spare: 1 },
  swaddle_muslin: { perDay: 0.7, spare: 0 },
  blanket_receiving: { perDay: 0.5, spare: 0 },
};

/** The last day after the birth on which newborn sizes are packed for. */
export const NEWBORN_DAYS = 14;

/**
 * Newborn pieces and what they stand in for, where they are essential: what is packed of them is not packed of the other as
 * well, of which one comes along in case.
 */
export const NEWBORN_STANDS_FOR: Readonly<Record<string, string>> = {
  bodysuit_short_sleeve_nb: "bodysuit_short_sleeve",
  bodysuit_long_sleeve_nb: "bodysuit_long_sleeve",
  sleeper_footed_nb: "sleeper_footed",
  socks_nb: "socks",
};

/** A size that is worn for fewer days stays at home where another is worn longer. */
export const FEWEST_DAYS_OF_A_SIZE = 5;

/** What to take, one each, of a size that stays at home, if its sleeves should be needed: whatever of it is essential. */
export const IN_CASE: readonly string[] = [
  "sleeper_footed",
  "bodysuit_long_sleeve",
  "bodysuit_short_sleeve",
  "pants_soft",
];
