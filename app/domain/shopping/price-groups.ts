// The groups of pieces that a price sheet has prices for. Each piece of the catalogue is in one of them.

/** Keys of the catalogue by group; a star stands for the rest of a key. */
const KEYS = {
  tops: "bodysuit_* tee_short_sleeve top_long_sleeve kimono_top_nb",
  sleepers: "sleeper_* pajama_* gown_knotted_nb",
  rompers: "romper_* overalls outfit_special",
  pants: "pants_* leggings joggers_lined shorts bloomers tights",
  knits: "cardigan sweatshirt fleece_jacket_thin vest_layer",
  base: "thermal_base_layer",
  sacks: "sleep_sack_* sleep_suit_transition swaddle_wrap_nb",
  blankets: "blanket_* swaddle_muslin stroller_footmuff car_poncho",
  outerwear: "jacket_light coat_warm bunting_fleece snowsuit rain_suit",
  feet: "socks* booties_* shoes_soft_sole sandals_soft boots_rain",
  swim: "swim* rash_guard water_shoes",
  hats: "hat_* mittens_* sunglasses",
  cloths: "bib_* burp_cloth",
} as const;

export type PriceGroup = keyof typeof KEYS;

export const PRICE_GROUPS = Object.keys(KEYS) as readonly PriceGroup[];

/** The groups that have a key: exactly one for each piece of the catalogue. */
export function priceGroupsOf(key: string): readonly PriceGroup[] {
  return PRICE_GROUPS.filter((group) => KEYS[group].split(" ").some((pattern) => fits(key, pattern)));
}

function fits(key: string, pattern: string): boolean {
  return pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}
