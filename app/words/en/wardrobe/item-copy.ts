// Names and notes of the catalogue's items, by clothing_name_id. Server only: a page gets just the texts of
// the items it shows.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ITEM_NAMES = {
  bodysuit_short_sleeve_nb: "Short-Sleeve Bodysuit (Newborn)",
  bodysuit_short_sleeve: "Short-Sleeve Bodysuit",
  bodysuit_long_sleeve_nb: "Long-Sleeve Bodysuit (Newborn)",
  bodysuit_long_sleeve: "Long-Sleeve Bodysuit",
  bodysuit_sleeveless: "Sleeveless Bodysuit",
  sleeper_footed_nb: "Footed Sleeper (Newborn)",
  sleeper_footed: "Footed Sleeper",
  sleeper_fleece: "Fleece Footed Sleeper",
  gown_knotted_nb: "Sleep Gown (Newborn)",
  pajama_short: "Short Pajama Set",
  pajama_two_piece: "Two-Piece Snug Pajamas",
  thermal_base_layer: "Thermal Base-Layer Set",
  kimono_top_nb: "Kimono Wrap Top (Newborn)",
  tee_short_sleeve: "Short-Sleeve T-Shirt",
  top_long_sleeve: "Long-Sleeve Top",
  romper_short: "Short Romper",
  romper_long: "Long Romper or Playsuit",
  cardigan: "Cardigan",
  sweatshirt: "Pullover Sweatshirt",
  fleece_jacket_thin: "Thin Fleece Jacket",
  vest_layer: "Quilted or Knit Vest",
  outfit_special: "Special-Occasion Outfit",
  pants_footed_nb: "Footed Pants (Newborn)",
  pants_soft: "Soft Pull-On Pants",
  leggings: "Leggings",
  joggers_lined: "Lined or Fleece Pants",
  shorts: "Shorts",
  bloomers: "Bloomers or Diaper Covers",
  tights: "Tights or Leg Warmers",
  pants_crawling: "Reinforced-Knee Crawling Pants",
  overalls: "Overalls or Dungarees",
  swaddle_muslin: "Muslin Swaddle Blanket",
  swaddle_wrap_nb: "Hook-and-Loop Swaddle (Newborn)",
  sleep_suit_transition: "Transitional Sleep Suit or Arms-Free Sack",
  sleep_sack_tog_02: "Sleep Sack 0.2-0.3 TOG",
  sleep_sack_tog_05: "Sleep Sack 0.5 TOG",
  sleep_sack_tog_10: "Sleep Sack 1.0 TOG",
  sleep_sack_tog_25: "Sleep Sack 2.5 TOG",
  sleep_sack_tog_35: "Sleep Sack 3.5 TOG",
  blanket_receiving: "Receiving Blanket",
  blanket_stroller: "Stroller Blanket",
  jacket_light: "Light Jacket",
  coat_warm: "Warm Coat (Outdoors Only)",
  bunting_fleece: "Fleece Bunting or Pram Suit",
  snowsuit: "Snowsuit",
  rain_suit: "Rain Suit",
  stroller_footmuff: "Stroller Footmuff",
  car_poncho: "Car-Seat Poncho",
  socks_nb: "Newborn Socks (pairs)",
  socks: "Socks (pairs)",
  socks_warm: "Warm Socks (pairs)",
  socks_grip: "Grip Socks (pairs)",
  booties_soft: "Soft Booties",
  booties_winter: "Insulated Booties",
  shoes_soft_sole: "Soft-Sole Shoes",
  sandals_soft: "Soft Sandals",
  boots_rain: "First Rain Boots",
  swimsuit: "Swimsuit",
  rash_guard: "UPF Rash Guard Suit",
  swim_diaper: "Reusable Swim Diaper",
  swim_hat: "Swim Sun Hat",
  swim_coverup: "Hooded Towel Poncho",
  swim_warm_suit: "Warm Baby Wetsuit",
  water_shoes: "Water Shoes",
  hat_cotton_nb: "Cotton Cap (Newborn)",
  hat_sun: "Sun Hat",
  hat_warm: "Warm Knit or Fleece Hat",
  mittens_scratch_nb: "Scratch Mittens (Newborn, pairs)",
  mittens_warm: "Warm Mittens (pairs)",
  bib_drool: "Drool Bib",
  bib_feeding: "Feeding Bib",
  burp_cloth: "Burp Cloth or Muslin Square",
  sunglasses: "Baby Sunglasses",
} as const;

export const ITEM_NOTES: Readonly<Record<keyof typeof ITEM_NAMES, string>> = {
  bodysuit_short_sleeve_nb:
    "Choose side-snap or wide-neck styles until the cord stump falls off. Buy just a few: many babies pass 9 lb within the first month.",
  bodysuit_short_sleeve:
    "The everyday layer: worn alone in the heat, and as the first layer under everything else in the cold.",
  bodysuit_long_sleeve_nb: "Kimono or side-snap openings mean nothing has to go over a wobbly newborn head.",
  bodysuit_long_sleeve:
    "A long-sleeve base layer adds warmth without bulk, so it's also safe under a car-seat harness.",
  bodysuit_sleeveless:
    "Wear it as a single layer on very hot days, or as an undershirt that keeps a shirt tucked in.",
  sleeper_footed_nb: "A two-way zipper lets you change a diaper at night without opening the top.",
  sleeper_footed:
    "Most newborns live in these day and night. Above size 9 months, choose snug-fitting or flame-resistant sleepwear, as US rules require.",
  sleeper_fleece:
    "For cold rooms and outings only. Skip it under a warm sleep sack: overheating raises the risk of sleep-related death.",
  gown_knotted_nb:
    "An open hem makes night changes quick. It isn't for the car seat, because the harness needs separate legs.",
  pajama_short: "Under a 0.5 TOG sack, short sleeves and legs suit a warm bedroom.",
  pajama_two_piece: "These fit snugly on purpose, for fire safety, so don't size up.",
  thermal_base_layer:
    "A thin wool or thermal layer is warmer than one thick garment, and it keeps the car-seat harness tight.",
  kimono_top_nb: "It ties or snaps at the side, so nothing rubs the cord stump in the first two weeks.",
  tee_short_sleeve: "Goes with soft pants once your baby sits up and plays.",
  top_long_sleeve: "Envelope or stretchy necks go on faster than stiff collars.",
  romper_short: "A one-piece outfit for warm days. Check that the legs unsnap for diaper changes.",
  romper_long: "A footless one-piece leaves room to grow.",
  cardigan: "It opens in front, so it goes on and off as rooms get warmer or cooler. Avoid loose buttons.",
  sweatshirt: "Choose one without a drawstring, and never let your baby sleep in a hood.",
  fleece_jacket_thin: "Thin fleece is the warm layer that still passes the car-seat pinch test.",
  vest_layer: "It keeps the chest warm and the arms free. Take it off before buckling the car seat.",
  outfit_special: "One is plenty: it's outgrown after a few wears, and it's a common gift.",
  pants_footed_nb: "Attached feet replace the socks that newborns kick off.",
  pants_soft: "Stretchy waists sit over the diaper without marking the belly.",
  leggings: "Thin enough to layer under pants on cold days.",
  joggers_lined: "A warm outer pant for walks. A base layer underneath beats a thicker pair.",
  shorts: "Light cotton keeps legs cool. Cover bare legs or use shade in direct sun.",
  bloomers: "You only need these under dresses or short rompers.",
  tights: "Leg warmers keep legs warm during diaper changes, and under pants outdoors.",
  pants_crawling: "Double knees last longer once crawling starts, usually between 6 and 10 months.",
  overalls: "Look for leg snaps. Adjustable straps make one pair last longer.",
  swaddle_muslin:
    "Stop swaddling at the first sign of rolling, often at 2 to 4 months. Keep the hips loose, and never leave a loose blanket in the crib.",
  swaddle_wrap_nb:
    "Two of these can replace two of the muslins, and they close faster at night. Size by weight, and stop at the first sign of rolling.",
  sleep_suit_transition:
    "It bridges swaddle and sleep sack for babies who sleep on their back. Follow the limits on its label, keep arms free once rolling starts, and avoid anything weighted.",
  sleep_sack_tog_02: "For rooms at about 75°F and above. Size by weight: a loose neck hole is a hazard.",
  sleep_sack_tog_05:
    "For rooms at 74 to 78°F. To check for warmth, feel the chest or the back of the neck, not the hands.",
  sleep_sack_tog_10: "For rooms at 69 to 73°F, as in many homes that are heated or cooled at night too.",
  sleep_sack_tog_25:
    "For rooms at 61 to 68°F, as in many bedrooms that cool down at night. Dress your baby more lightly underneath than under a thin sack.",
  sleep_sack_tog_35:
    "Only for bedrooms at about 57°F or colder. Warming the room a little is usually the better choice.",
  blanket_receiving:
    "For burping, tummy time, and wrapping while awake. No loose blankets in the crib before 12 months.",
  blanket_stroller:
    "Tuck it over the buckled harness, keep it off the face, and remove it indoors and in warm cars.",
  jacket_light: "A wind-blocking layer for mornings and evenings. Skip styles with a hood cord.",
  coat_warm: "Take it off before buckling up: padding compresses in a crash and leaves the harness loose.",
  bunting_fleece:
    "The only outer layer you need for the first six months. A thin one-piece with legs works with a stroller or car-seat harness. Foot-bag styles without legs don't, and a padded one comes off before buckling up.",
  snowsuit:
    "From 6 months, use it instead of a coat where snow stays for weeks. Before that, over the bunting in bitter cold. For stroller walks and playing in the snow, never in a car seat.",
  rain_suit:
    "Recommended only for weather with more than 15 rainy days, from 3 months on. Air it out: waterproof fabric traps heat.",
  stroller_footmuff: "One lasts all year. Don't thread an add-on behind a car-seat harness.",
  car_poncho: "It goes over the buckled straps, never under them.",
  socks_nb: "Skip them on days in footed sleepers. If all pairs match, losing one sock costs nothing.",
  socks: "One color and style saves sorting. Check the toes for loose threads.",
  socks_warm:
    "Wool or thick cotton over thin socks. Hands and feet run cool, so feel the chest to judge warmth.",
  socks_grip:
    "Nonslip soles help on smooth floors when your baby pulls up to stand. Bare feet are better where it's warm.",
  booties_soft: "For warmth, not walking. Snap-ankle styles stay on.",
  booties_winter: "Leave room to wiggle toes: a tight boot makes feet colder.",
  shoes_soft_sole: "Babies don't need shoes before they walk. Choose a flexible sole for outings.",
  sandals_soft: "Only for babies who stand outdoors on warm ground. Closed toes protect babies who cruise.",
  boots_rain: "Worth it only once your baby walks outdoors.",
  swimsuit: "Ask your pediatrician before swimming in the first months, and keep pool visits short and warm.",
  rash_guard:
    "Long-sleeve UPF cover comes before sunscreen. Under 6 months, stay out of direct sun altogether.",
  swim_diaper: "It must fit snugly at the waist and legs. Many pools require it over a disposable one.",
  swim_hat: "A neck flap and a chin closure that releases easily are the useful parts.",
  swim_coverup: "Wrap up right after the water: babies cool quickly.",
  swim_warm_suit: "Only for regular lessons in a cool indoor pool.",
  water_shoes: "For hot sand or rough pool decks once your baby stands.",
  hat_cotton_nb:
    "For outdoors and the trip home. No hats indoors or for sleep once you're home from the hospital.",
  hat_sun:
    "Together with shade, a brim that covers face, ears, and neck is the main protection under 6 months.",
  hat_warm: "Cover the ears outdoors. Take it off indoors, in the car, and for every sleep.",
  mittens_scratch_nb: "Fold-over cuffs and filed nails do the same job and leave hands free to explore.",
  mittens_warm: "Thumbless styles go on fastest. Keep a dry spare pair: babies chew them.",
  bib_drool: "A dry bib saves an outfit change. Take every bib off before sleep.",
  bib_feeding:
    "From first solids at about 6 months: wipe-clean with a pocket, plus one sleeved bib if meals get wild.",
  burp_cloth: "The hardest-working cloth of the early months. Expect to use four or more a day at first.",
  sunglasses: "Choose 97 to 100 percent UV protection and a soft strap. Snow glare counts, too.",
};

/** An item's notes from 12 months on, where the ones above are about a baby who doesn't walk yet. */
const SECOND_YEAR_NOTES: Readonly<Partial<Record<keyof typeof ITEM_NAMES, string>>> = {
  sleeper_footed:
    "Choose snug-fitting or flame-resistant sleepwear, as US rules require. Nonslip soles help once your child walks.",
  snowsuit:
    "For playing in the snow, with room for a base layer and a thin fleece underneath. Never in a car seat.",
  socks_grip: "Nonslip soles help on smooth floors. Bare feet are better where it's warm.",
  shoes_soft_sole:
    "For walking outdoors, with a flexible sole. Feet outgrow a pair in about three months, so buy the second one when the first gets tight.",
  swimsuit: "Keep pool visits short and warm: small children cool quickly.",
  hat_sun:
    "Choose a brim that covers face, ears, and neck, and a hat that stays on while your child runs around.",
  bib_feeding: "Wipe-clean with a pocket, plus one sleeved bib for meals that your child eats alone.",
};

/** A catalogue item's name; for a custom item the typed one, or else its id. */
export function itemName(id: string, typed = id): string {
  return isOfCatalogue(id) ? ITEM_NAMES[id] : typed;
}

/** A catalogue item's notes; for a custom item the stored ones, if any. */
export function itemNotes(id: string, stored: string | null = null): string | null {
  return isOfCatalogue(id) ? ITEM_NOTES[id] : stored;
}

/** A catalogue item's own notes from 12 months on; null where those above hold. */
export function secondYearNotes(id: string): string | null {
  return isOfCatalogue(id) ? (SECOND_YEAR_NOTES[id] ?? null) : null;
}

/** 'Bodysuit and Pants': the items that one can replace. */
export function togetherWords(names: readonly string[]): string {
  return names.join(" and ");
}

function isOfCatalogue(id: string): id is keyof typeof ITEM_NAMES {
  return Object.hasOwn(ITEM_NAMES, id);
}

/** Below a row, and beside its reasons. */
export const ADVICE_COPY = {
  insteadOf: (names: string) => `Or skip the ${names} (one replaces the other)`,
  /** For pieces that also serve a stretch of weather at the edge of the size beside theirs. */
  coveredWeeks: {
    first: (size: Size) => `the first weeks of ${SIZE_LABELS[size]}`,
    last: (size: Size) => `the last weeks of ${SIZE_LABELS[size]}`,
  },
  covers: (weeks: readonly string[]) => `Covers ${weeks.join(" and ")} too`,
  coveredBy: (size: Size) => `The ${SIZE_LABELS[size]} size covers these weeks`,
  /** For weather after newborn sizes. */
  outgrownBy: "Newborn sizes are outgrown by then",
  sizeUp: "Short season: size up",
  forCare: (pieces: number) => `${pieces} more for day care`,
  /** Beside the number of rain suits, which is one for each wet stretch. */
  rainSuit: { warm: "In warm rain, a light cover will do", same: "The same one will do in all wet weeks" },
} as const;
