// The words of an outfit: short names of its pieces, the sentence that joins them, notes, and stay words. No figure of a piece
// stands here.
import { inWords } from "~/words/en/weather/weather-copy.ts";

/** Short names in a sentence, by item without its "_nb"; a piece without one is said by its name in the catalogue. */
export const PIECE_WORDS = {
  bodysuit_short_sleeve: "short-sleeve bodysuit",
  bodysuit_long_sleeve: "long-sleeve bodysuit",
  bodysuit_sleeveless: "sleeveless bodysuit",
  sleeper_footed: "sleeper",
  sleeper_fleece: "fleece sleeper",
  gown_knotted: "sleep gown",
  pajama_short: "short pajamas",
  pajama_two_piece: "two-piece pajamas",
  thermal_base_layer: "thermal layer",
  kimono_top: "wrap top",
  tee_short_sleeve: "T-shirt",
  top_long_sleeve: "long-sleeve top",
  romper_short: "short romper",
  romper_long: "long romper",
  cardigan: "cardigan",
  sweatshirt: "sweatshirt",
  fleece_jacket_thin: "fleece",
  vest_layer: "vest",
  pants_footed: "footed pants",
  pants_soft: "pants",
  leggings: "leggings",
  joggers_lined: "lined pants",
  shorts: "shorts",
  pants_crawling: "crawling pants",
  overalls: "overalls",
  swaddle_muslin: "muslin swaddle",
  swaddle_wrap: "swaddle wrap",
  sleep_suit_transition: "transition suit",
  sleep_sack_tog_02: "0.2 TOG sleep sack",
  sleep_sack_tog_05: "0.5 TOG sleep sack",
  sleep_sack_tog_10: "1.0 TOG sleep sack",
  sleep_sack_tog_25: "2.5 TOG sleep sack",
  sleep_sack_tog_35: "3.5 TOG sleep sack",
  blanket_stroller: "stroller blanket",
  jacket_light: "light jacket",
  coat_warm: "coat",
  bunting_fleece: "bunting",
  snowsuit: "snowsuit",
  rain_suit: "rain suit",
  stroller_footmuff: "footmuff",
  car_poncho: "car poncho",
  socks: "socks",
  socks_warm: "warm socks",
  socks_grip: "grip socks",
  booties_soft: "booties",
  booties_winter: "insulated booties",
  shoes_soft_sole: "soft shoes",
  sandals_soft: "sandals",
  boots_rain: "rain boots",
  hat_cotton: "a cotton cap",
  hat_sun: "a sun hat",
  hat_warm: "a warm hat",
  mittens_warm: "mittens",
  sunglasses: "sunglasses",
} as const;

/** 'Sleeper, bunting, a warm hat, and stroller blanket', without a full stop; without pieces a diaper. */
export function outfitSentence(pieces: readonly string[]): string {
  const said = inWords(pieces, "and") || "a diaper";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Limits of time outdoors, the mildest first; "any" needs no word. */
export const STAY_TEXTS = {
  check: "Check often",
  shade_short: "Shade, short, and feed often",
  short: "Keep it short",
  errands: "Errands only",
  stay_in_heat: "Stay in where it's cool",
  stay_in_cold: "Stay in",
} as const;

/** What stays short, and what has to be done about it; without a full stop. */
export const SHORT_TEXTS = {
  outdoors: "Not warm enough for this cold: stay in, or go out only for a moment",
  carrier: "Not warm enough by itself: your coat goes over both of you",
  car: "Not warm enough yet: warm the car first",
  room: "Not warm enough for this room: warm it first",
} as const;

/** Pieces of a sentence that aren't known to be there: 'Not counted yet: bunting and footmuff'; on a trip, not packed. */
export function notThereWords(pieces: string, isBag: boolean): string {
  return isBag ? `Not packed yet: ${pieces}` : `Not counted yet: ${pieces}`;
}

/** The outfit is the usual drawer's, because the family's own isn't enough. */
export function usualDrawerWords(isBag: boolean): string {
  return isBag
    ? "Too little is packed for this, so it comes from the usual drawer"
    : "Too little is counted for this, so it comes from the usual drawer";
}

export const NOTE_TEXTS = {
  shade_first: "Stay in the shade.",
  shade: "Keep to the shade.",
  canopy_up: "Canopy up, even when the sun is low.",
  thin_sleeves: "Thin long sleeves and legs keep the sun off.",
  sunscreen_bare_skin: "Sunscreen on skin that stays bare.",
  rain_cover_vented: "The rain cover is on only while it rains, with its vents open.",
  cover_over_both: "In the rain, an umbrella, or a cover over both of you.",
  wind_layer_outside: "Put something windproof over this.",
  nothing_at_the_neck: "Nothing at the neck that can catch: no scarf, no hood cords.",
  nothing_padded_under_straps:
    "Nothing padded under the car seat's straps: whatever is padded goes on after the ride.",
  off_when_warm: "Take off what lies over the straps once the car is warm.",
  buckles_hot: "Feel the buckles first: they get hot.",
  carrier_is_a_layer: "The carrier counts as a layer.",
  two_bodies_warm: "Two bodies warm each other: dress lightly, and take breaks.",
  open_up_indoors: "Open up indoors, also in a shop or on a train.",
  never_drape_the_stroller: "Never drape anything over the hood: it gets hot underneath.",
  coat_over_both: "Your own coat goes over both of you.",
  drawer_too_light: "This is less than the cold asks for: stay out only briefly.",
  drawer_too_warm: "This is a little too warm: open it up.",
  warm_the_room: "Warm the room a little first.",
  cool_the_room: "Cool the room first if you can.",
  feel_the_neck: "Feel the back of the neck: warm and dry is right.",
  room_temperature_counts: "The room counts, at the coldest it gets toward morning; the weather doesn't.",
  nothing_loose: "Nothing loose and nothing weighted in the crib, and no blanket.",
  head_bare: "No hat for sleep indoors.",
  stop_swaddle_when_rolling: "No swaddle from the first sign of rolling.",
  follow_the_label: "Makers differ in TOG: follow the label.",
} as const;

/** The reason for so much clothing, by situation. */
export const WHY_TEXTS = {
  stroller: "A baby in a stroller sits still, so plan on about one layer more than you'd wear on the walk.",
  stroller_asleep: "A sleeping baby makes less heat, so this counts as a little colder.",
  carrier:
    "Your body warms the front of a baby in a carrier, and the carrier is a layer of its own: about half of what a stroller asks for.",
  play: "A baby who crawls makes more heat than one who sits, so less is enough.",
  walk: "A child who walks makes more heat than one who sits, so less is enough.",
  car: "Straps have to lie close, so only thin layers go under them, and the seat itself counts as one layer.",
  indoors: "Indoors, the room's temperature counts, not the weather.",
  night: "Nights are counted in TOG, as it is printed on sleep sacks, by the room's temperature.",
} as const;

export const OUTFIT_COPY = {
  /** The reason on a warm day, when a layer more would be too much. */
  warmWhy: "In this warmth a baby needs no more than you do: one thin layer, or less.",
  accuracy: "Within one cardigan of most published charts; babies differ.",
  advice: "General advice, not medical. Premature, ill, or feverish babies: ask your doctor.",
} as const;

/** The warmth to reach and the warmth of the outfit, in bars of five and in clo. */
export function barsWords(asked: { bars: number; clo: number }, worn: { bars: number; clo: number }): string {
  return `It asks for ${asked.bars} of 5 bars of warmth (${asked.clo.toFixed(1)} clo), and this has ${worn.bars} (${worn.clo.toFixed(1)} clo).`;
}
