// Which warmth of swaddle or sleep sack suits which room. The bands come from the product's guide; in the
// gaps between them it recommends the lighter sack, because overheating is the greater danger. The night's outfit says what goes under it;
// and which of two sacks a plan asks for.

import { hasZipCodes } from "../places/place.ts";
import type { ClothingRules } from "./quantities.ts";

/** The catalogue's sleep sacks, one per band. */
const SACK_KEYS = [
  "sleep_sack_tog_02",
  "sleep_sack_tog_05",
  "sleep_sack_tog_10",
  "sleep_sack_tog_25",
  "sleep_sack_tog_35",
] as const;
type SackKey = (typeof SACK_KEYS)[number];

/** The guide's other catalogue items. */
export const GUIDE_KEYS = [
  ...SACK_KEYS,
  "swaddle_muslin",
  "swaddle_wrap_nb",
  "sleep_suit_transition",
] as const;
export type GuideKey = (typeof GUIDE_KEYS)[number];

export interface TogBand {
  /** As makers print it, such as "0.2–0.3". */
  tog: string;
  itemKey: SackKey;
  /** The coldest room it is for, whole °F; null: no limit. */
  from: number | null;
  /** The warmest room it is for, whole °F; null: no limit. */
  to: number | null;
}

/** From lightest to warmest; two of them overlap, as in the makers' own charts. */
export const TOG_BANDS: readonly TogBand[] = [
  { tog: "0.2–0.3", itemKey: "sleep_sack_tog_02", from: 75, to: null },
  { tog: "0.5", itemKey: "sleep_sack_tog_05", from: 74, to: 78 },
  { tog: "1.0", itemKey: "sleep_sack_tog_10", from: 69, to: 73 },
  { tog: "2.5", itemKey: "sleep_sack_tog_25", from: 61, to: 68 },
  { tog: "3.5", itemKey: "sleep_sack_tog_35", from: null, to: 57 },
];

export interface TogAdvice {
  /** The sacks that suit the room, from lightest to warmest; never empty. */
  bands: readonly TogBand[];
  /** "warm" or "cold" if the room itself should be changed first. */
  room: "warm" | "cold" | null;
}

/** From here on, cool the room instead of adjusting clothes, °F. */
export const HOT_ROOM = 80;

/** Up to here, heat the room instead of adding clothes, °F. */
const COLD_ROOM = 60;

/** The sacks for a room temperature in °F, rounded to whole degrees. */
export function togFor(roomF: number): TogAdvice {
  const degrees = Math.round(roomF);
  const fitting = TOG_BANDS.filter(
    ({ from, to }) => (from === null || degrees >= from) && (to === null || degrees <= to),
  );
  const room = degrees >= HOT_ROOM ? "warm" : degrees <= COLD_ROOM ? "cold" : null;
  if (fitting.length > 0) return { bands: fitting, room };
  const lighter = TOG_BANDS.filter(({ from }) => from !== null && from > degrees).at(-1);
  return { bands: lighter ? [lighter] : TOG_BANDS.slice(-1), room };
}

/** The sacks of which one leads in a plan, where windows are closed. */
const LEADING_SACKS = ["sleep_sack_tog_10", "sleep_sack_tog_25"] as const;
export type LeadingSack = (typeof LEADING_SACKS)[number];

/** For one of them, the other; null for any other item. */
export function otherSack(key: string): LeadingSack | null {
  const [usual, cool] = LEADING_SACKS;
  return key === usual ? cool : key === cool ? usual : null;
}

/** The sack that leads in the catalogue. */
export const USUAL_SACK: LeadingSack = "sleep_sack_tog_10";

/** What decides it. */
export interface SleepingRoom {
  /** Of the plan's place, two letters. */
  country: string;
  /** The coldest that the room gets at night, °F; null until the family has said it. */
  nightRoomF: number | null;
}

/**
 * The sack that a plan asks for where windows are closed: by the guide's bands for the room that the family has said. Until then
 * for 68 to 72 °F in the US, as homes are heated there, and for 61 to 68 °F elsewhere (our choice).
 */
export function plannedSack({ country, nightRoomF }: SleepingRoom): LeadingSack {
  if (nightRoomF === null) return hasZipCodes(country) ? "sleep_sack_tog_10" : "sleep_sack_tog_25";
  const warmth = (key: SackKey) => SACK_KEYS.indexOf(key);
  const isCool = togFor(nightRoomF).bands.every(
    ({ itemKey }) => warmth(itemKey) >= warmth("sleep_sack_tog_25"),
  );
  return isCool ? "sleep_sack_tog_25" : "sleep_sack_tog_10";
}

/**
 * An item's rules in a plan with such a sack. Where windows are closed, the leading sack follows the rules of the catalogue's
 * leading one, and that one those of the other; in hot weather, and for all other items, an item's own rules hold.
 */
export function rulesInPlan(
  own: ClothingRules,
  sack: LeadingSack,
  rulesOf: (key: LeadingSack) => ClothingRules | null | undefined,
): ClothingRules {
  const other = sack === USUAL_SACK ? null : otherSack(own.clothing_name_id);
  const closed = other && rulesOf(other);
  return closed ? { ...own, closed } : own;
}
