// The wear parameters of the 73 catalogue items, where all quantities come from. Expert judgment as a plain
// table, so that it can be read, debated, and replaced without touching code; catalogue.ts derives every base
// quantity and weather adjustment from it.
import { ESSENTIALITY, ITEM_CATEGORY, WEATHER } from "../ids.ts";
import type { ItemCategory, WeatherCategory } from "../vocabulary.ts";
import type { BitterRule } from "./quantities.ts";
import { CALENDAR_SIZES, type PerCalendarSize } from "./size-table.ts";

/** The column order of `factors` and `essentialities`. */
export const WEATHER_COLUMNS = [
  WEATHER.hotDry,
  WEATHER.hotHumid,
  WEATHER.mild,
  WEATHER.cool,
  WEATHER.coldWet,
  WEATHER.coldDry,
  WEATHER.coldSnowy,
  WEATHER.transitional,
  WEATHER.unknown,
] as const satisfies readonly WeatherCategory[];

/** Items with a bonus for a trip's activity: swimming, hiking, skiing. */
export type TravelGroup = "swim" | "outdoor" | "warm";

type PerWeather = readonly [number, number, number, number, number, number, number, number, number];

/** One item's wear parameters, as the table below lists them. */
export interface CatalogueRow {
  key: string;
  category: ItemCategory;
  /** Clean pieces used per day in the item's reference weather, by age; 0 = not worn at that age. */
  uses: PerCalendarSize<number>;
  /** Uses before it goes in the wash; 99 = washing never limits it. */
  wearsPerWash: number;
  /** Spare pieces for one bad day. */
  buffer: number;
  /** The maximum of every quantity. */
  cap: number;
  /** Each weather's factor on the uses, by WEATHER_COLUMNS; 0 = not needed. */
  factors: PerWeather;
  /** One letter per weather, by WEATHER_COLUMNS: Essential, Recommended, Nice-to-have, - for not needed. */
  essentialities: string;
  /** Loose enough to buy one size up for a short season. */
  sizeUp?: boolean;
  travelGroup?: TravelGroup;
  /** A rule outside the model: "rainy-days" is for the rain suit. */
  rule?: "rainy-days";
  /** What it can replace; several keys are replaced together. */
  alternativeTo?: readonly string[];
  /** Days after birth by which the median baby has outgrown this size; newborn sizes only. */
  outgrownDays?: number;
}

const { accessories, blankets, bottoms, footwear, outerwear, sleepwear, swim, tops } = ITEM_CATEGORY;

// biome-ignore format: a table is read by its rows
export const CATALOGUE_ROWS = [
  { key: "bodysuit_short_sleeve_nb", category: sleepwear, uses: [0.4, 0, 0, 0], wearsPerWash: 1,
    buffer: 0, cap: 3, factors: [1.5, 1.5, 1, 0.5, 0.5, 0.5, 0.5, 1, 1], essentialities: "EERNNNNRR",
    outgrownDays: 30 },
  // In a year of dressed days (bench/dressed.md) it's worn in heat and under the sack: three a day left one day in four without a clean one.
  { key: "bodysuit_short_sleeve", category: sleepwear, uses: [0.7, 0.8, 0.8, 0.8], wearsPerWash: 1,
    buffer: 1, cap: 9, factors: [1.6, 1.6, 1, 0.6, 0.6, 0.6, 0.6, 1, 1], essentialities: "EEERRRREE" },
  { key: "bodysuit_long_sleeve_nb", category: sleepwear, uses: [0.4, 0, 0, 0], wearsPerWash: 1,
    buffer: 0, cap: 3, factors: [0, 0, 1, 1.7, 1.7, 1.7, 1.7, 1, 1], essentialities: "--EEEEEEE",
    outgrownDays: 30 },
  { key: "bodysuit_long_sleeve", category: sleepwear, uses: [0.5, 0.5, 0.5, 0.5], wearsPerWash: 1,
    buffer: 1, cap: 7, factors: [0.5, 0.5, 1, 1.5, 1.5, 1.5, 1.5, 1, 1], essentialities: "NNEEEEEEE" },
  { key: "bodysuit_sleeveless", category: sleepwear, uses: [0.3, 0.3, 0.3, 0.3], wearsPerWash: 1,
    buffer: 0, cap: 2, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["bodysuit_short_sleeve"] },
  { key: "sleeper_footed_nb", category: sleepwear, uses: [0.6, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 1, cap: 4, factors: [0.6, 0.6, 1, 1, 1, 1, 1, 1, 1], essentialities: "EEEEEEEEE" },
  // One by night and, before six months, often one by day, in any weather: so many are taken on dressed days.
  { key: "sleeper_footed", category: sleepwear, uses: [1.4, 1.3, 1.2, 1.2], wearsPerWash: 1,
    buffer: 1, cap: 8, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "EEEEEEEEE" },
  { key: "sleeper_fleece", category: sleepwear, uses: [0.2, 0.2, 0.2, 0.2], wearsPerWash: 1.5,
    buffer: 0, cap: 2, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----NNN--",
    travelGroup: "warm", alternativeTo: ["sleeper_footed"] },
  { key: "gown_knotted_nb", category: sleepwear, uses: [0.1, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 0, cap: 1, factors: [1, 1, 1, 0, 0, 0, 0, 1, 1], essentialities: "NNN----NN",
    alternativeTo: ["sleeper_footed_nb"] },
  { key: "pajama_short", category: sleepwear, uses: [0, 0.3, 0.3, 0.3], wearsPerWash: 1,
    buffer: 0, cap: 3, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["sleeper_footed"] },
  { key: "pajama_two_piece", category: sleepwear, uses: [0, 0, 0.3, 0.3], wearsPerWash: 1,
    buffer: 0, cap: 3, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["sleeper_footed"] },
  { key: "thermal_base_layer", category: sleepwear, uses: [0.4, 0.4, 0.4, 0.4], wearsPerWash: 2, sizeUp: true,
    buffer: 0, cap: 2, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----NRR--",
    travelGroup: "warm" },
  { key: "kimono_top_nb", category: tops, uses: [0.1, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 0, cap: 1, factors: [1, 1, 1, 1, 0, 0, 0, 1, 1], essentialities: "NNNN---NN",
    alternativeTo: ["bodysuit_short_sleeve_nb"] },
  { key: "tee_short_sleeve", category: tops, uses: [0, 0, 0.4, 0.4], wearsPerWash: 1,
    buffer: 0, cap: 4, factors: [1.2, 1.2, 1, 0, 0, 0, 0, 1, 1], essentialities: "NNN----NN",
    alternativeTo: ["bodysuit_short_sleeve"] },
  { key: "top_long_sleeve", category: tops, uses: [0, 0, 0.4, 0.4], wearsPerWash: 1,
    buffer: 0, cap: 4, factors: [0, 0, 0.7, 1, 1, 1, 1, 0.8, 0.7], essentialities: "--NNNNNNN",
    alternativeTo: ["bodysuit_long_sleeve"] },
  { key: "romper_short", category: tops, uses: [0.4, 0.4, 0.3, 0.3], wearsPerWash: 1,
    buffer: 0, cap: 2, factors: [1, 1, 0.5, 0, 0, 0, 0, 0.5, 0.5], essentialities: "NNN----NN",
    alternativeTo: ["bodysuit_short_sleeve", "shorts"] },
  { key: "romper_long", category: tops, uses: [0.2, 0.2, 0.2, 0.2], wearsPerWash: 1,
    buffer: 0, cap: 2, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["bodysuit_long_sleeve", "pants_soft"] },
  { key: "cardigan", category: tops, uses: [0.5, 0.5, 0.5, 0.5], wearsPerWash: 3, sizeUp: true,
    buffer: 1, cap: 2, factors: [0.3, 0.3, 0.4, 1, 1, 1, 1, 1, 0.4], essentialities: "NNEEEEEER" },
  { key: "sweatshirt", category: tops, uses: [0, 0, 0.3, 0.3], wearsPerWash: 2.5, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 1, 0], essentialities: "---NNNNN-",
    alternativeTo: ["cardigan"] },
  { key: "fleece_jacket_thin", category: tops, uses: [0, 0, 0.6, 0.6], wearsPerWash: 6, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 1, 0], essentialities: "---NRRRN-",
    travelGroup: "outdoor", alternativeTo: ["jacket_light"] },
  { key: "vest_layer", category: tops, uses: [0, 0, 0.3, 0.3], wearsPerWash: 7, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 0, 0, 1, 0], essentialities: "-------N-",
    alternativeTo: ["cardigan"] },
  { key: "outfit_special", category: tops, uses: [0.1, 0.1, 0.1, 0.1], wearsPerWash: 1,
    buffer: 0, cap: 1, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNNNNNNNN" },
  { key: "pants_footed_nb", category: bottoms, uses: [0.6, 0, 0, 0], wearsPerWash: 1.5, outgrownDays: 30,
    buffer: 0, cap: 2, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--RRRRRRR" },
  // Mornings below 75 °F are part of hot weather, too, and legs are covered then.
  { key: "pants_soft", category: bottoms, uses: [0.7, 0.8, 1.1, 1.1], wearsPerWash: 1.5,
    buffer: 1, cap: 8, factors: [0.3, 0.3, 1, 1.2, 1.2, 1.2, 1.2, 1, 1], essentialities: "EEEEEEEEE",
    travelGroup: "outdoor" },
  { key: "leggings", category: bottoms, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 1.5,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 0, 0], essentialities: "---NNNN--",
    alternativeTo: ["pants_soft"] },
  { key: "joggers_lined", category: bottoms, uses: [0, 0, 0.5, 0.5], wearsPerWash: 2, sizeUp: true,
    buffer: 1, cap: 2, factors: [0, 0, 0, 0, 0.8, 1, 1, 0, 0], essentialities: "----REE--" },
  { key: "shorts", category: bottoms, uses: [0, 0.6, 0.6, 0.6], wearsPerWash: 1.5,
    buffer: 0, cap: 3, factors: [1, 1, 0.5, 0, 0, 0, 0, 0.5, 0.5], essentialities: "EEN----NN" },
  { key: "bloomers", category: bottoms, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 1.5,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["shorts"] },
  { key: "tights", category: bottoms, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 1.5,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 1, 1, 0, 0], essentialities: "-----NN--",
    alternativeTo: ["thermal_base_layer"] },
  { key: "pants_crawling", category: bottoms, uses: [0, 0, 0.2, 0.2], wearsPerWash: 2,
    buffer: 0, cap: 1, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["pants_soft"] },
  { key: "overalls", category: bottoms, uses: [0, 0, 0.2, 0.2], wearsPerWash: 3, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 1, 1, 0, 0, 0, 1, 1], essentialities: "--NN---NN",
    alternativeTo: ["pants_soft"] },
  { key: "swaddle_muslin", category: blankets, uses: [1.2, 0, 0, 0], wearsPerWash: 1,
    buffer: 1, cap: 7, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "EEEEEEEEE" },
  { key: "swaddle_wrap_nb", category: blankets, uses: [0.4, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 0, cap: 2, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNNNNNNNN",
    alternativeTo: ["swaddle_muslin"] },
  { key: "sleep_suit_transition", category: blankets, uses: [0, 0.3, 0, 0], wearsPerWash: 2,
    buffer: 0, cap: 1, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["sleep_sack_tog_10"] },
  { key: "sleep_sack_tog_02", category: blankets, uses: [0.3, 0.3, 0.3, 0.3], wearsPerWash: 3,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["sleep_sack_tog_05"] },
  // Mild weather has warm nights; the other sack is for the rest of them.
  { key: "sleep_sack_tog_05", category: blankets, uses: [0.6, 1, 1, 1], wearsPerWash: 4,
    buffer: 1, cap: 3, factors: [1, 1, 0.3, 0, 0, 0, 0, 0.3, 0.3], essentialities: "EER----NN",
    alternativeTo: ["sleep_sack_tog_10"] },
  { key: "sleep_sack_tog_10", category: blankets, uses: [0.6, 1, 1, 1], wearsPerWash: 4,
    buffer: 1, cap: 3, factors: [0.3, 0.3, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNEEEEEEE",
    alternativeTo: ["sleep_sack_tog_05"] },
  { key: "sleep_sack_tog_25", category: blankets, uses: [0.5, 0.5, 0.5, 0.5], wearsPerWash: 2.5,
    buffer: 0, cap: 2, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----NNN--",
    alternativeTo: ["sleep_sack_tog_10"] },
  { key: "sleep_sack_tog_35", category: blankets, uses: [0, 0.3, 0.3, 0.3], wearsPerWash: 3,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 0, 1, 0, 0], essentialities: "------N--",
    alternativeTo: ["sleep_sack_tog_25"] },
  { key: "blanket_receiving", category: blankets, uses: [1.1, 0.5, 0, 0], wearsPerWash: 1,
    buffer: 0, cap: 5, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "RRRRRRRRR" },
  // Charts behind Today assume a cover: without one a third of stroller mornings were too cold.
  { key: "blanket_stroller", category: blankets, uses: [0.4, 0.4, 0.4, 0.4], wearsPerWash: 10,
    buffer: 0, cap: 1, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--ERRRREN" },
  { key: "jacket_light", category: outerwear, uses: [0, 0, 0.6, 0.6], wearsPerWash: 12, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 1, 1, 0, 0, 0, 1, 1], essentialities: "--RE---ER",
    travelGroup: "outdoor" },
  { key: "coat_warm", category: outerwear, uses: [0, 0, 0.6, 0.6], wearsPerWash: 14, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----EEE--" },
  { key: "bunting_fleece", category: outerwear, uses: [0.5, 0.5, 0, 0], wearsPerWash: 10, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 1, 1], essentialities: "---EEEERN" },
  // Before six months only where it is bitterly cold (quantities.ts).
  { key: "snowsuit", category: outerwear, uses: [0.5, 0.5, 0.5, 0.6], wearsPerWash: 14, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 1, 1, 0, 0], essentialities: "-----NN--",
    travelGroup: "warm", alternativeTo: ["coat_warm"] },
  { key: "rain_suit", category: outerwear, uses: [0, 0.2, 0.2, 0.3], wearsPerWash: 99, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 0, 0, 0, 0], essentialities: "---------",
    rule: "rainy-days" },
  // The cover of the cold, where a blanket does the same for less.
  { key: "stroller_footmuff", category: outerwear, uses: [0.4, 0.4, 0.4, 0.4], wearsPerWash: 99,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 0, 0], essentialities: "---EEEE--",
    alternativeTo: ["blanket_stroller"] },
  { key: "car_poncho", category: outerwear, uses: [0, 0, 0.3, 0.3], wearsPerWash: 99, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----NNN--",
    alternativeTo: ["fleece_jacket_thin"] },
  { key: "socks_nb", category: footwear, uses: [0.6, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 1, cap: 3, factors: [0.3, 0.3, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNREEEERR" },
  { key: "socks", category: footwear, uses: [0.7, 1.1, 1.1, 1.1], wearsPerWash: 1,
    buffer: 1, cap: 7, factors: [0.4, 0.4, 1, 1, 1, 1, 1, 1, 1], essentialities: "RREEEEEEE" },
  { key: "socks_warm", category: footwear, uses: [0.4, 0.4, 0.4, 0.4], wearsPerWash: 1.5,
    buffer: 1, cap: 3, factors: [0, 0, 0, 0, 1, 1, 1, 0, 0], essentialities: "----RRR--",
    travelGroup: "warm" },
  { key: "socks_grip", category: footwear, uses: [0, 0, 0.3, 0.3], wearsPerWash: 1.5,
    buffer: 0, cap: 2, factors: [0, 0, 1, 1, 1, 1, 1, 1, 1], essentialities: "--NNNNNNN",
    alternativeTo: ["socks"] },
  { key: "booties_soft", category: footwear, uses: [0.3, 0.3, 0, 0], wearsPerWash: 7,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 1, 1, 0, 0], essentialities: "---NNNN--",
    alternativeTo: ["socks"] },
  { key: "booties_winter", category: footwear, uses: [0, 0, 0.4, 0.5], wearsPerWash: 14, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 0, 0, 1, 1, 0, 0], essentialities: "-----RE--" },
  { key: "shoes_soft_sole", category: footwear, uses: [0, 0, 0, 0.7], wearsPerWash: 14, sizeUp: true,
    buffer: 0, cap: 1, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNNNNNNNN" },
  { key: "sandals_soft", category: footwear, uses: [0, 0, 0, 0.4], wearsPerWash: 14, sizeUp: true,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["shoes_soft_sole"] },
  { key: "boots_rain", category: footwear, uses: [0, 0, 0, 0.2], wearsPerWash: 30, sizeUp: true,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 1, 0, 0, 0, 0], essentialities: "---NN----" },
  { key: "swimsuit", category: swim, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 2,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    travelGroup: "swim", alternativeTo: ["rash_guard"] },
  { key: "rash_guard", category: swim, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 1, sizeUp: true,
    buffer: 0, cap: 2, factors: [1, 1, 0.6, 0, 0, 0, 0, 0.6, 0.6], essentialities: "RRN----NN",
    travelGroup: "swim" },
  { key: "swim_diaper", category: swim, uses: [0, 0.3, 0.3, 0.3], wearsPerWash: 1,
    buffer: 1, cap: 3, factors: [1, 1, 0.4, 0, 0, 0, 0, 0.4, 0.4], essentialities: "RRN----NN",
    travelGroup: "swim" },
  { key: "swim_hat", category: swim, uses: [0, 0.3, 0.3, 0.3], wearsPerWash: 4, sizeUp: true,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------",
    alternativeTo: ["hat_sun"] },
  { key: "swim_coverup", category: swim, uses: [0, 0.2, 0.2, 0.2], wearsPerWash: 2, sizeUp: true,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------" },
  { key: "swim_warm_suit", category: swim, uses: [0, 0, 0.2, 0.2], wearsPerWash: 4,
    buffer: 0, cap: 1, factors: [0, 0, 0, 1, 0, 0, 0, 0, 0], essentialities: "---N-----" },
  { key: "water_shoes", category: swim, uses: [0, 0, 0, 0.2], wearsPerWash: 10, sizeUp: true,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 0, 0, 0], essentialities: "NN-------" },
  // Where it's cold, the warm hat is worn outdoors.
  { key: "hat_cotton_nb", category: accessories, uses: [0.4, 0, 0, 0], wearsPerWash: 3, outgrownDays: 30,
    buffer: 0, cap: 1, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNEEERREE" },
  { key: "hat_sun", category: accessories, uses: [0.8, 0.8, 0.8, 0.8], wearsPerWash: 4, sizeUp: true,
    buffer: 0, cap: 2, factors: [1, 1, 0.6, 0.4, 0, 0, 0, 0.6, 0.5], essentialities: "EEEN---ER",
    travelGroup: "outdoor" },
  { key: "hat_warm", category: accessories, uses: [0.7, 0.7, 0.7, 0.7], wearsPerWash: 5, sizeUp: true,
    buffer: 1, cap: 2, factors: [0, 0, 0, 0.4, 1, 1, 1, 0.4, 0], essentialities: "---REEEN-",
    travelGroup: "warm" },
  { key: "mittens_scratch_nb", category: accessories, uses: [0.4, 0, 0, 0], wearsPerWash: 1, outgrownDays: 30,
    buffer: 0, cap: 2, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "NNNNNNNNN" },
  { key: "mittens_warm", category: accessories, uses: [0.4, 0.5, 0.5, 0.6], wearsPerWash: 4, sizeUp: true,
    buffer: 1, cap: 2, factors: [0, 0, 0, 0, 0.4, 1, 1, 0, 0], essentialities: "----REE--",
    travelGroup: "warm" },
  { key: "bib_drool", category: accessories, uses: [1.2, 1.5, 1.2, 0.8], wearsPerWash: 1,
    buffer: 1, cap: 8, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "RRRRRRRRR" },
  { key: "bib_feeding", category: accessories, uses: [0, 0, 2, 3], wearsPerWash: 3,
    buffer: 1, cap: 5, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "EEEEEEEEE" },
  { key: "burp_cloth", category: accessories, uses: [4, 1.6, 0.6, 0], wearsPerWash: 1.5,
    buffer: 2, cap: 14, factors: [1, 1, 1, 1, 1, 1, 1, 1, 1], essentialities: "EEEEEEEEE" },
  { key: "sunglasses", category: accessories, uses: [0, 0, 0.3, 0.3], wearsPerWash: 99,
    buffer: 0, cap: 1, factors: [1, 1, 0, 0, 0, 0, 1, 0, 0], essentialities: "RR----N--" },
] as const satisfies readonly CatalogueRow[];

/** The key of one of the 73 items. */
export type ItemKey = (typeof CATALOGUE_ROWS)[number]["key"];

/**
 * The first year's figure of the size at a place of the table. The size after the calendar's is worn in the last weeks of that
 * year, and so as much as the last of those; a later one isn't worn in it.
 */
export function figureAt(figures: PerCalendarSize<number>, place: number): number {
  if (place > CALENDAR_SIZES.length) return 0;
  return figures[place] ?? figures[CALENDAR_SIZES.length - 1] ?? 0;
}

/**
 * What a group below 20 °F adds to its category: warm items become essential, and those next to the snow or
 * the skin get one more, because they dry slowly and are worn every day.
 */
export const BITTER_COLD: Readonly<Record<string, BitterRule>> = {
  thermal_base_layer: { more: 1, essentiality: ESSENTIALITY.essential },
  sleeper_fleece: { more: 0, essentiality: ESSENTIALITY.recommended },
  tights: { more: 0, essentiality: ESSENTIALITY.recommended },
  snowsuit: { more: 0, essentiality: ESSENTIALITY.essential },
  car_poncho: { more: 0, essentiality: ESSENTIALITY.recommended },
  stroller_footmuff: { more: 0, essentiality: ESSENTIALITY.essential },
  blanket_stroller: { more: 0, essentiality: ESSENTIALITY.essential },
  booties_soft: { more: 0, essentiality: ESSENTIALITY.recommended },
  booties_winter: { more: 0, essentiality: ESSENTIALITY.essential },
  socks_warm: { more: 1, essentiality: ESSENTIALITY.essential },
  hat_warm: { more: 1, essentiality: ESSENTIALITY.essential },
  mittens_warm: { more: 1, essentiality: ESSENTIALITY.essential },
};
