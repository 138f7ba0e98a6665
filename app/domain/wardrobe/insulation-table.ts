// The insulation of the 73 catalogue items, from which outfits are put together. A table of its own beside catalogue-table.ts,
// so that a browser can dress a baby without the figures of plans. Figures without a note are those that makers print.
// Notes give the garments of ISO 9920 that a figure is scaled from, in clo, or the reason of an estimate.
import type { ItemKey } from "./catalogue-table.ts";

/** The part a piece plays in an outfit; "none" is never chosen for warmth. */
export type Role =
  | "top"
  | "thermal"
  | "onepiece"
  | "legs"
  | "fleecesuit"
  | "mid"
  | "jacket"
  | "coat"
  | "suit"
  | "cover"
  | "overcar"
  | "rain"
  | "head"
  | "hands"
  | "feet"
  | "sack"
  | "swaddle"
  | "none";

/** One item's insulation, as the table below lists it. */
export interface Insulation {
  role: Role;
  /** By day; 1 clo is 0.155 m²K/W. Two decimals. */
  clo: number;
  /** By night, because sacks are sold by it; 1 TOG is 0.1 m²K/W. Never added to clo. */
  tog: number;
  covers: readonly ("legs" | "feet" | "arms")[];
  /** Its place at a car seat's straps: under them, over them, or neither. */
  harness: "under" | "over" | "no";
  /** A maker's label or range, a garment of ISO 9920 scaled to what the piece covers, our estimate, or not for warmth. */
  source: "label" | "analog" | "estimate" | "none";
}

// biome-ignore format: a table is read by its rows
export const INSULATION = {
  bodysuit_short_sleeve_nb: { role: "top", clo: 0.15, tog: 0.25, covers: [], harness: "under", source: "analog" }, // T-shirt 0.09 + briefs 0.04; covers belly and seat
  bodysuit_short_sleeve: { role: "top", clo: 0.15, tog: 0.25, covers: [], harness: "under", source: "analog" }, // T-shirt 0.09 + briefs 0.04; covers belly and seat
  bodysuit_long_sleeve_nb: { role: "top", clo: 0.22, tog: 0.35, covers: ["arms"], harness: "under", source: "analog" }, // long-sleeved undershirt 0.12 to light shirt 0.20
  bodysuit_long_sleeve: { role: "top", clo: 0.22, tog: 0.35, covers: ["arms"], harness: "under", source: "analog" }, // long-sleeved undershirt 0.12 to light shirt 0.20
  bodysuit_sleeveless: { role: "top", clo: 0.12, tog: 0.2, covers: [], harness: "under", source: "analog" }, // sleeveless undershirt 0.06 + briefs 0.04
  sleeper_footed_nb: { role: "onepiece", clo: 0.45, tog: 0.55, covers: ["legs", "feet", "arms"], harness: "under", source: "analog" }, // coverall 0.49, thinner cloth; TOG estimate
  sleeper_footed: { role: "onepiece", clo: 0.45, tog: 0.55, covers: ["legs", "feet", "arms"], harness: "under", source: "analog" }, // coverall 0.49, thinner cloth; TOG estimate
  sleeper_fleece: { role: "fleecesuit", clo: 0.75, tog: 1.2, covers: ["legs", "feet", "arms"], harness: "under", source: "estimate" }, // between coverall 0.49 and multi-layer coverall 1.03
  gown_knotted_nb: { role: "onepiece", clo: 0.38, tog: 0.5, covers: ["legs", "feet", "arms"], harness: "no", source: "estimate" }, // sleeper less the closed legs; hem is open
  pajama_short: { role: "onepiece", clo: 0.25, tog: 0.3, covers: [], harness: "under", source: "analog" }, // T-shirt 0.09 + shorts 0.06, snug; sleep and indoors
  pajama_two_piece: { role: "onepiece", clo: 0.45, tog: 0.5, covers: ["legs", "arms"], harness: "under", source: "analog" }, // shirt 0.20 + trousers 0.25, snug; sleep and indoors
  thermal_base_layer: { role: "thermal", clo: 0.4, tog: 0.6, covers: ["legs", "arms"], harness: "under", source: "analog" }, // long-sleeved undershirt 0.12 + long underpants 0.10; brushed or wool, estimate
  kimono_top_nb: { role: "top", clo: 0.2, tog: 0.3, covers: ["arms"], harness: "under", source: "estimate" }, // as a long-sleeved bodysuit, no seat
  tee_short_sleeve: { role: "top", clo: 0.12, tog: 0.2, covers: [], harness: "under", source: "analog" }, // T-shirt 0.09
  top_long_sleeve: { role: "top", clo: 0.22, tog: 0.35, covers: ["arms"], harness: "under", source: "analog" }, // light shirt with long sleeves 0.20
  romper_short: { role: "onepiece", clo: 0.22, tog: 0.3, covers: [], harness: "under", source: "analog" }, // T-shirt 0.09 + shorts 0.06 to 0.11
  romper_long: { role: "onepiece", clo: 0.42, tog: 0.5, covers: ["legs", "arms"], harness: "under", source: "analog" }, // coverall 0.49, no feet
  cardigan: { role: "mid", clo: 0.28, tog: 0.45, covers: ["arms"], harness: "under", source: "analog" }, // thin sweater 0.20 to thick 0.35
  sweatshirt: { role: "mid", clo: 0.32, tog: 0.5, covers: ["arms"], harness: "under", source: "analog" }, // thick sweater 0.35
  fleece_jacket_thin: { role: "mid", clo: 0.38, tog: 0.6, covers: ["arms"], harness: "under", source: "analog" }, // jacket 0.35, thick sweater 0.35
  vest_layer: { role: "mid", clo: 0.2, tog: 0.3, covers: [], harness: "no", source: "analog" }, // vest 0.13; quilted, estimate
  outfit_special: { role: "none", clo: 0.4, tog: 0.5, covers: ["legs", "arms"], harness: "under", source: "estimate" }, // never chosen
  pants_footed_nb: { role: "legs", clo: 0.22, tog: 0.3, covers: ["legs", "feet"], harness: "under", source: "analog" }, // light trousers 0.20 + socks 0.02
  pants_soft: { role: "legs", clo: 0.2, tog: 0.3, covers: ["legs"], harness: "under", source: "analog" }, // light trousers 0.20
  leggings: { role: "legs", clo: 0.18, tog: 0.28, covers: ["legs"], harness: "under", source: "analog" }, // light trousers 0.20, thinner
  joggers_lined: { role: "legs", clo: 0.32, tog: 0.5, covers: ["legs"], harness: "under", source: "analog" }, // flannel trousers 0.28
  shorts: { role: "legs", clo: 0.08, tog: 0.12, covers: [], harness: "under", source: "analog" }, // shorts 0.06 to 0.11
  bloomers: { role: "none", clo: 0.04, tog: 0.06, covers: [], harness: "under", source: "analog" }, // panties 0.03; never chosen
  tights: { role: "none", clo: 0.12, tog: 0.18, covers: ["legs", "feet"], harness: "under", source: "analog" }, // wool long underpants 0.06 to 0.10; offered as a swap only
  pants_crawling: { role: "legs", clo: 0.22, tog: 0.33, covers: ["legs"], harness: "under", source: "analog" }, // light trousers 0.20, double knees
  overalls: { role: "legs", clo: 0.28, tog: 0.43, covers: ["legs"], harness: "under", source: "analog" }, // overalls 0.28
  swaddle_muslin: { role: "swaddle", clo: 0.4, tog: 0.6, covers: ["legs", "feet", "arms"], harness: "no", source: "estimate" }, // two to three turns of muslin of 0.2 TOG; makers print 0.2 to 1.0
  swaddle_wrap_nb: { role: "swaddle", clo: 0.65, tog: 1, covers: ["legs", "feet", "arms"], harness: "no", source: "label" }, // makers print 0.2 to 1.0; 1.0 taken, the warmer end
  sleep_suit_transition: { role: "sack", clo: 0.65, tog: 1, covers: ["legs", "arms"], harness: "no", source: "label" }, // makers print 0.5 to 2.5; 1.0 until the label is known
  sleep_sack_tog_02: { role: "sack", clo: 0.16, tog: 0.25, covers: ["legs", "feet"], harness: "no", source: "label" },
  sleep_sack_tog_05: { role: "sack", clo: 0.32, tog: 0.5, covers: ["legs", "feet"], harness: "no", source: "label" },
  sleep_sack_tog_10: { role: "sack", clo: 0.65, tog: 1, covers: ["legs", "feet"], harness: "no", source: "label" },
  sleep_sack_tog_25: { role: "sack", clo: 1.61, tog: 2.5, covers: ["legs", "feet"], harness: "no", source: "label" },
  sleep_sack_tog_35: { role: "sack", clo: 2.26, tog: 3.5, covers: ["legs", "feet"], harness: "no", source: "label" },
  blanket_receiving: { role: "none", clo: 0.3, tog: 0.5, covers: [], harness: "over", source: "estimate" }, // awake and held only; never chosen
  blanket_stroller: { role: "cover", clo: 0.6, tog: 1, covers: ["legs", "feet"], harness: "over", source: "estimate" }, // covers the front of legs and trunk; knit or fleece
  jacket_light: { role: "jacket", clo: 0.35, tog: 0.55, covers: ["arms"], harness: "no", source: "analog" }, // light summer jacket 0.25 to jacket 0.35; keeps wind off
  coat_warm: { role: "coat", clo: 0.75, tog: 1.2, covers: ["arms"], harness: "over", source: "analog" }, // coat 0.60, parka 0.70
  bunting_fleece: { role: "suit", clo: 0.85, tog: 1.3, covers: ["legs", "feet", "arms"], harness: "over", source: "analog" }, // between overalls multi-component 0.52 and 1.03; thick fleece with hood
  snowsuit: { role: "suit", clo: 1.25, tog: 1.9, covers: ["legs", "feet", "arms"], harness: "over", source: "analog" }, // coverall with filling 1.03, fiber pelt 1.13; hood
  rain_suit: { role: "rain", clo: 0.15, tog: 0.25, covers: ["legs", "arms"], harness: "no", source: "analog" }, // smock 0.30, unlined, estimate; keeps rain and wind off
  stroller_footmuff: { role: "cover", clo: 1.2, tog: 1.9, covers: ["legs", "feet"], harness: "no", source: "estimate" }, // quilted bag; some makers print 2 to 4 TOG
  car_poncho: { role: "overcar", clo: 0.5, tog: 0.8, covers: ["arms"], harness: "over", source: "estimate" }, // goes over the straps
  socks_nb: { role: "feet", clo: 0.03, tog: 0.05, covers: ["feet"], harness: "under", source: "analog" }, // socks 0.02
  socks: { role: "feet", clo: 0.03, tog: 0.05, covers: ["feet"], harness: "under", source: "analog" }, // socks 0.02
  socks_warm: { role: "feet", clo: 0.06, tog: 0.09, covers: ["feet"], harness: "under", source: "analog" }, // thick ankle socks 0.05
  socks_grip: { role: "feet", clo: 0.03, tog: 0.05, covers: ["feet"], harness: "under", source: "analog" }, // socks 0.02
  booties_soft: { role: "feet", clo: 0.05, tog: 0.08, covers: ["feet"], harness: "under", source: "analog" }, // quilted slippers 0.03, boots 0.05
  booties_winter: { role: "feet", clo: 0.1, tog: 0.15, covers: ["feet"], harness: "under", source: "analog" }, // thick long socks 0.10, boots 0.05
  shoes_soft_sole: { role: "feet", clo: 0.03, tog: 0.05, covers: ["feet"], harness: "under", source: "analog" }, // thin-soled shoes 0.02
  sandals_soft: { role: "feet", clo: 0.01, tog: 0.02, covers: [], harness: "under", source: "estimate" },
  boots_rain: { role: "feet", clo: 0.04, tog: 0.06, covers: ["feet"], harness: "under", source: "analog" }, // boots 0.05, unlined
  swimsuit: { role: "none", clo: 0.05, tog: 0, covers: [], harness: "no", source: "none" },
  rash_guard: { role: "none", clo: 0.15, tog: 0, covers: ["arms"], harness: "no", source: "none" },
  swim_diaper: { role: "none", clo: 0.02, tog: 0, covers: [], harness: "no", source: "none" },
  swim_hat: { role: "none", clo: 0.02, tog: 0, covers: [], harness: "no", source: "none" },
  swim_coverup: { role: "none", clo: 0.25, tog: 0, covers: [], harness: "no", source: "none" },
  swim_warm_suit: { role: "none", clo: 0.4, tog: 0, covers: [], harness: "no", source: "none" },
  water_shoes: { role: "none", clo: 0.02, tog: 0, covers: [], harness: "no", source: "none" },
  hat_cotton_nb: { role: "head", clo: 0.04, tog: 0, covers: [], harness: "no", source: "estimate" }, // the head is about a fifth of a baby's skin
  hat_sun: { role: "head", clo: 0.02, tog: 0, covers: [], harness: "no", source: "none" }, // sun only, counted as 0
  hat_warm: { role: "head", clo: 0.1, tog: 0, covers: [], harness: "no", source: "estimate" }, // the head is about a fifth of a baby's skin
  mittens_scratch_nb: { role: "none", clo: 0.01, tog: 0, covers: [], harness: "no", source: "none" },
  mittens_warm: { role: "hands", clo: 0.05, tog: 0, covers: [], harness: "under", source: "analog" }, // gloves 0.05
  bib_drool: { role: "none", clo: 0, tog: 0, covers: [], harness: "under", source: "none" }, // off for sleep
  bib_feeding: { role: "none", clo: 0, tog: 0, covers: [], harness: "no", source: "none" },
  burp_cloth: { role: "none", clo: 0, tog: 0, covers: [], harness: "no", source: "none" },
  sunglasses: { role: "none", clo: 0, tog: 0, covers: [], harness: "under", source: "none" }, // sun only
} as const satisfies Readonly<Record<ItemKey, Insulation>>;

/**
 * Pieces with feet in the sizes up to 12 months, and none after: a child walks in boots. Warmth goes by what a piece covers of its wearer,
 * so that all other figures hold for all sizes; that of a snowsuit is scaled from coveralls without feet.
 */
export const FEET_FREE_FROM_12_MONTHS = ["snowsuit"] as const satisfies readonly ItemKey[];

const BULKY: readonly Role[] = ["suit", "coat", "jacket", "mid", "cover"];

/** True for a piece too thick for a car seat's straps: it goes on after the ride. */
export function isPadded(key: ItemKey): boolean {
  return INSULATION[key].harness !== "under" && BULKY.includes(INSULATION[key].role);
}

/** True if a key, such as a stored `clothing_name_id`, is an item of the catalogue; own items have other keys. */
export function isItemKey(key: string): key is ItemKey {
  return Object.hasOwn(INSULATION, key);
}
