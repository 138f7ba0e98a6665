// The wear parameters of a child of 12 to 24 months: one row per item that is worn then. What a row leaves out is as in the first
// year's row of catalogue-table.ts. Expert judgment; docs/second-year.md has its sources.
import { ESSENTIALITY } from "../ids.ts";
import type { CatalogueRow, ItemKey } from "./catalogue-table.ts";
import type { BitterRule } from "./quantities.ts";
import type { PerSecondYearSize } from "./size-table.ts";

/** An item's own figures in the second year; CatalogueRow explains each one. */
interface SecondYearRow
  extends Partial<
    Pick<
      CatalogueRow,
      "wearsPerWash" | "buffer" | "cap" | "factors" | "essentialities" | "sizeUp" | "alternativeTo"
    >
  > {
  uses: PerSecondYearSize<number>;
  /** Each child outgrows its first piece and needs the spare one, so that it isn't one for all babies. */
  isSpareEach?: true;
  /** In place of the first year's rule for bitter cold. */
  bitter?: BitterRule;
}

// biome-ignore format: a table is read by its rows
export const SECOND_YEAR_ROWS: Readonly<Partial<Record<ItemKey, SecondYearRow>>> = {
  // Undershirts and a change, beside shirts.
  bodysuit_short_sleeve: { uses: [0.3, 0.2], buffer: 0, cap: 3,
    factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNNNRRRNN", alternativeTo: ["tee_short_sleeve"] },
  bodysuit_long_sleeve: { uses: [0.2, 0.1], buffer: 0, cap: 2,
    factors: [0, 0, 1, 1.5, 1.5, 1.5, 1.5, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["top_long_sleeve"] },
  bodysuit_sleeveless: { uses: [0.2, 0.2], cap: 1, alternativeTo: ["tee_short_sleeve"] },
  // Nightwear stays dry for longer than in the first year.
  sleeper_footed: { uses: [0.2, 0.1], wearsPerWash: 1.5, buffer: 0, cap: 1,
    factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN", alternativeTo: ["pajama_two_piece"] },
  sleeper_fleece: { uses: [0.2, 0.2], cap: 1, alternativeTo: ["pajama_two_piece"] },
  pajama_short: { uses: [0.7, 0.8], wearsPerWash: 1.5, buffer: 1, cap: 5, essentialities: "EE-------",
    alternativeTo: [] },
  pajama_two_piece: { uses: [0.7, 0.9], wearsPerWash: 1.5, buffer: 1, cap: 5,
    factors: [0.4, 0.4, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNEEEEEEE", alternativeTo: ["pajama_short"] },
  thermal_base_layer: { uses: [0.4, 0.4] },
  tee_short_sleeve: { uses: [0.7, 0.8], buffer: 1, cap: 9,
    factors: [1.4, 1.4, 1, 0.4, 0, 0, 0, 1, 1], essentialities: "EEEN---EE", alternativeTo: [] },
  top_long_sleeve: { uses: [0.5, 0.6], buffer: 1, cap: 9,
    factors: [0, 0, 1, 1.8, 1.8, 1.8, 1.8, 1, 1], essentialities: "--EEEEEEE", alternativeTo: [] },
  romper_short: { uses: [0.2, 0.1], cap: 1, alternativeTo: ["tee_short_sleeve", "shorts"] },
  romper_long: { uses: [0.1, 0], cap: 1, alternativeTo: ["top_long_sleeve", "pants_soft"] },
  cardigan: { uses: [0.5, 0.5] },
  sweatshirt: { uses: [0.4, 0.5], cap: 2 },
  fleece_jacket_thin: { uses: [0.6, 0.6] },
  vest_layer: { uses: [0.3, 0.3] },
  outfit_special: { uses: [0.1, 0.1] },
  pants_soft: { uses: [1.1, 1.1], essentialities: "NNEEEEEEE" },
  leggings: { uses: [0.3, 0.3], cap: 2 },
  joggers_lined: { uses: [0.5, 0.5] },
  shorts: { uses: [1.1, 1.1], buffer: 1, cap: 7, factors: [1, 1, 0.3, 0, 0, 0, 0, 0.3, 0.3] },
  tights: { uses: [0.2, 0.2] },
  overalls: { uses: [0.2, 0.2] },
  sleep_sack_tog_02: { uses: [0.3, 0.3] },
  sleep_sack_tog_05: { uses: [1, 0.8], essentialities: "EEN----NN" },
  sleep_sack_tog_10: { uses: [1, 0.8] },
  sleep_sack_tog_25: { uses: [0.5, 0.4] },
  sleep_sack_tog_35: { uses: [0.3, 0.3] },
  // A child who walks sits in the stroller less.
  blanket_stroller: { uses: [0.2, 0.1], essentialities: "--NNNNNNN",
    bitter: { more: 0, essentiality: ESSENTIALITY.recommended } },
  jacket_light: { uses: [0.8, 0.8] },
  // Where it snows, a child who walks plays in it: the suit leads, and the coat is the "or". In dry cold, snow may lie for weeks too.
  coat_warm: { uses: [0.6, 0.6], essentialities: "----EEN--", alternativeTo: ["snowsuit"],
    bitter: { more: 0, essentiality: ESSENTIALITY.recommended } },
  snowsuit: { uses: [0.6, 0.7], essentialities: "-----RE--" },
  rain_suit: { uses: [0.3, 0.4] },
  stroller_footmuff: { uses: [0.2, 0], bitter: { more: 0, essentiality: ESSENTIALITY.recommended },
    factors: [0, 0, 0, 0, 0, 1, 1, 0, 0], essentialities: "-----NN--" },
  car_poncho: { uses: [0.3, 0.3] },
  socks: { uses: [1.1, 1.1], cap: 10, factors: [0.6, 0.6, 1, 1, 1, 1, 1, 1, 1] },
  socks_warm: { uses: [0.5, 0.5] },
  socks_grip: { uses: [0.3, 0.2] },
  // Shoes that are too long make a child who walks trip: never a size up. The spare pair is the one that follows, because feet
  // outgrow a pair in about three months.
  booties_winter: { uses: [0.6, 0.7], sizeUp: false },
  shoes_soft_sole: { uses: [0.9, 1], buffer: 1, cap: 2, isSpareEach: true, essentialities: "EEEEEEEEE", sizeUp: false },
  sandals_soft: { uses: [0.5, 0.5], sizeUp: false },
  boots_rain: { uses: [0.2, 0.3], essentialities: "---NR----", sizeUp: false },
  swimsuit: { uses: [0.2, 0.2] },
  rash_guard: { uses: [0.2, 0.2] },
  swim_diaper: { uses: [0.3, 0.3] },
  swim_hat: { uses: [0.3, 0.3] },
  swim_coverup: { uses: [0.2, 0.2] },
  swim_warm_suit: { uses: [0.2, 0.2] },
  water_shoes: { uses: [0.2, 0.2], sizeUp: false },
  hat_sun: { uses: [0.9, 0.9] },
  hat_warm: { uses: [0.7, 0.7] },
  mittens_warm: { uses: [0.6, 0.7] },
  bib_drool: { uses: [0.6, 0.2], buffer: 0, cap: 5, essentialities: "NNNNNNNNN" },
  bib_feeding: { uses: [3, 2] },
  sunglasses: { uses: [0.3, 0.3] },
};
