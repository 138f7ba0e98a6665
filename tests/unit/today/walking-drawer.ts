// The drawers of the walking cases. "full" is listed here, because the catalogue's table of the second year may change.
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import type { CaseInput } from "./reference.ts";

// biome-ignore format: a list is read by its rows
export const FULL: readonly ItemKey[] = [
  "bodysuit_short_sleeve", "bodysuit_long_sleeve", "tee_short_sleeve", "top_long_sleeve", "thermal_base_layer",
  "sleeper_footed", "sleeper_fleece", "pajama_two_piece", "pajama_short", "romper_short", "romper_long",
  "cardigan", "sweatshirt", "fleece_jacket_thin", "vest_layer", "jacket_light", "coat_warm", "snowsuit", "rain_suit",
  "pants_soft", "leggings", "joggers_lined", "shorts", "overalls", "blanket_stroller", "stroller_footmuff", "car_poncho",
  "socks", "socks_warm", "shoes_soft_sole", "sandals_soft", "booties_winter", "boots_rain", "hat_sun", "hat_warm",
  "mittens_warm", "sunglasses", "sleep_sack_tog_10", "sleep_sack_tog_25",
];

/** A case's input with its drawer as a list. */
export function inputOf(input: CaseInput): CaseInput {
  return input.drawer === "full" ? { ...input, drawer: [...FULL] } : input;
}
