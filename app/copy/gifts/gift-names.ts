// What givers are told they bring: "2 Footed Sleepers, 3–6 months". Names of the catalogue's items for more than one, by
// clothing_name_id. Server only, like the names.
import type { ITEM_NAMES } from "../wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

type NameId = keyof typeof ITEM_NAMES;

/** One is the item's name, or "pair of ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "Short-Sleeve Bodysuits (Newborn)",
  bodysuit_short_sleeve: "Short-Sleeve Bodysuits",
  bodysuit_long_sleeve_nb: "Long-Sleeve Bodysuits (Newborn)",
  bodysuit_long_sleeve: "Long-Sleeve Bodysuits",
  bodysuit_sleeveless: "Sleeveless Bodysuits",
  sleeper_footed_nb: "Footed Sleepers (Newborn)",
  sleeper_footed: "Footed Sleepers",
  sleeper_fleece: "Fleece Footed Sleepers",
  gown_knotted_nb: "Sleep Gowns (Newborn)",
  pajama_short: "Short Pajama Sets",
  pajama_two_piece: "pairs of Two-Piece Snug Pajamas",
  thermal_base_layer: "Thermal Base-Layer Sets",
  kimono_top_nb: "Kimono Wrap Tops (Newborn)",
  tee_short_sleeve: "Short-Sleeve T-Shirts",
  top_long_sleeve: "Long-Sleeve Tops",
  romper_short: "Short Rompers",
  romper_long: "Long Rompers or Playsuits",
  cardigan: "Cardigans",
  sweatshirt: "Pullover Sweatshirts",
  fleece_jacket_thin: "Thin Fleece Jackets",
  vest_layer: "Quilted or Knit Vests",
  outfit_special: "Special-Occasion Outfits",
  pants_footed_nb: "pairs of Footed Pants (Newborn)",
  pants_soft: "pairs of Soft Pull-On Pants",
  leggings: "pairs of Leggings",
  joggers_lined: "pairs of Lined or Fleece Pants",
  shorts: "pairs of Shorts",
  bloomers: "pairs of Bloomers or Diaper Covers",
  tights: "pairs of Tights or Leg Warmers",
  pants_crawling: "pairs of Reinforced-Knee Crawling Pants",
  overalls: "pairs of Overalls or Dungarees",
  swaddle_muslin: "Muslin Swaddle Blankets",
  swaddle_wrap_nb: "Hook-and-Loop Swaddles (Newborn)",
  sleep_suit_transition: "Transitional Sleep Suits or Arms-Free Sacks",
  sleep_sack_tog_02: "Sleep Sacks 0.2-0.3 TOG",
  sleep_sack_tog_05: "Sleep Sacks 0.5 TOG",
  sleep_sack_tog_10: "Sleep Sacks 1.0 TOG",
  sleep_sack_tog_25: "Sleep Sacks 2.5 TOG",
  sleep_sack_tog_35: "Sleep Sacks 3.5 TOG",
  blanket_receiving: "Receiving Blankets",
  blanket_stroller: "Stroller Blankets",
  jacket_light: "Light Jackets",
  coat_warm: "Warm Coats (Outdoors Only)",
  bunting_fleece: "Fleece Buntings or Pram Suits",
  snowsuit: "Snowsuits",
  rain_suit: "Rain Suits",
  stroller_footmuff: "Stroller Footmuffs",
  car_poncho: "Car-Seat Ponchos",
  socks_nb: "pairs of Newborn Socks",
  socks: "pairs of Socks",
  socks_warm: "pairs of Warm Socks",
  socks_grip: "pairs of Grip Socks",
  booties_soft: "pairs of Soft Booties",
  booties_winter: "pairs of Insulated Booties",
  shoes_soft_sole: "pairs of Soft-Sole Shoes",
  sandals_soft: "pairs of Soft Sandals",
  boots_rain: "pairs of First Rain Boots",
  swimsuit: "Swimsuits",
  rash_guard: "UPF Rash Guard Suits",
  swim_diaper: "Reusable Swim Diapers",
  swim_hat: "Swim Sun Hats",
  swim_coverup: "Hooded Towel Ponchos",
  swim_warm_suit: "Warm Baby Wetsuits",
  water_shoes: "pairs of Water Shoes",
  hat_cotton_nb: "Cotton Caps (Newborn)",
  hat_sun: "Sun Hats",
  hat_warm: "Warm Knit or Fleece Hats",
  mittens_scratch_nb: "pairs of Scratch Mittens (Newborn)",
  mittens_warm: "pairs of Warm Mittens",
  bib_drool: "Drool Bibs",
  bib_feeding: "Feeding Bibs",
  burp_cloth: "Burp Cloths or Muslin Squares",
  sunglasses: "pairs of Baby Sunglasses",
} as const satisfies Readonly<Record<NameId, string>>;

const PAIRS = /^pairs of /;

interface Named {
  /** Null for a wish and for anything that isn't the catalogue's. */
  nameId: string | null;
  name: string;
}

/** '2 Footed Sleepers', '1 Footed Sleeper', '2 × Car seat', 'Car seat' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "pair of ") : name}`;
}

/** '2 Footed Sleepers, 3–6 months' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 months' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("m", " months");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}
