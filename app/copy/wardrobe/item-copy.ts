// Names and notes of the catalogue's items, by clothing_name_id. Server only: a page gets just the texts of
// the items it shows.

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
    "Choose side-snap or wide-neck styles until the cord stump falls off, and buy few because many babies pass 9 lb within the first month.",
  bodysuit_short_sleeve:
    "The everyday layer: worn alone in heat and as the first layer under everything else in the cold.",
  bodysuit_long_sleeve_nb: "Kimono or side-snap openings avoid pulling fabric over a wobbly newborn head.",
  bodysuit_long_sleeve:
    "A long-sleeve base layer adds warmth without bulk, so it is also safe under a car-seat harness.",
  bodysuit_sleeveless:
    "Useful as a single layer on very hot days or as an undershirt that keeps a shirt tucked in.",
  sleeper_footed_nb: "A two-way zip lets you change a diaper at night without opening the top.",
  sleeper_footed:
    "Most young babies live in these day and night; above size 9 months pick snug-fitting or flame-resistant sleepwear as US rules require.",
  sleeper_fleece:
    "For cold rooms and outings only; skip it under a warm sleep sack because overheating raises the risk of sleep-related death.",
  gown_knotted_nb:
    "An open hem makes night changes quick, and it is not for the car seat, because the harness needs separate legs.",
  pajama_short: "Short sleeves and legs under a 0.5 TOG sack suit warm bedrooms.",
  pajama_two_piece: "Sold snug on purpose for fire safety, so do not size up.",
  thermal_base_layer:
    "A thin wool or thermal layer warms more than one thick garment and keeps the car-seat harness tight.",
  kimono_top_nb: "Ties or snaps at the side so nothing rubs the cord stump in the first two weeks.",
  tee_short_sleeve: "Pairs with soft pants once the baby sits and plays upright.",
  top_long_sleeve: "Envelope or stretchy necks go on faster than stiff collars.",
  romper_short: "A one-piece outfit for warm days; check that the legs unsnap for changes.",
  romper_long: "A footless one-piece leaves room to grow in length.",
  cardigan: "Opens at the front, so it goes on and off as rooms change temperature; avoid loose buttons.",
  sweatshirt: "Choose one without a drawstring and take hoods off for sleep.",
  fleece_jacket_thin: "Thin fleece is the warm layer that still passes the car-seat pinch test.",
  vest_layer: "Keeps the chest warm while arms stay free; remove it before buckling into a car seat.",
  outfit_special: "One is plenty, since it is outgrown after a few wears and is a common gift.",
  pants_footed_nb: "Attached feet replace socks that newborns kick off.",
  pants_soft: "Stretchy waists sit over the diaper without marking the belly.",
  leggings: "Thin enough to layer under pants on cold days.",
  joggers_lined: "A warm outer pant for walks; a base layer underneath beats a thicker pair.",
  shorts: "Light cotton keeps legs cool; cover bare legs or use shade in direct sun.",
  bloomers: "Only needed under dresses or short rompers.",
  tights: "Leg warmers give warmth during diaper changes and under pants outdoors.",
  pants_crawling: "Double knees last longer once crawling starts, usually between 6 and 10 months.",
  overalls: "Look for leg snaps; straps can be let out, so one pair lasts longer.",
  swaddle_muslin:
    "Stop swaddling at the first sign of rolling, often at 2 to 4 months, keep hips loose, and never leave one loose in the crib.",
  swaddle_wrap_nb:
    "Two can stand in for two of the muslins, as they close faster at night; size by weight and stop at the first sign of rolling.",
  sleep_suit_transition:
    "Bridges swaddle to sleep sack for back sleepers; follow the limits on its label, keep arms free once rolling starts, and avoid anything weighted.",
  sleep_sack_tog_02:
    "For rooms at about 75 F and above; pick the size by weight because a loose neck hole is a hazard.",
  sleep_sack_tog_05:
    "For rooms at 74 to 78 F; check warmth at the chest or back of the neck rather than the hands.",
  sleep_sack_tog_10:
    "For rooms at 69 to 73 F, which makes it the most-used weight in heated or cooled homes.",
  sleep_sack_tog_25:
    "For rooms at 61 to 68 F; dress the baby more lightly underneath than under a thin sack.",
  sleep_sack_tog_35:
    "Only for bedrooms at about 57 F or colder; warming the room a little is usually the better choice.",
  blanket_receiving:
    "For burping, tummy time and wrapping while awake; no loose blankets in the crib before 12 months.",
  blanket_stroller:
    "Tuck it over the buckled harness, keep it off the face, and remove it indoors and in warm cars.",
  jacket_light: "A wind-blocking layer for mornings and evenings; skip styles with a hood cord.",
  coat_warm:
    "Take it off before buckling up, because padding compresses in a crash and leaves the harness loose.",
  bunting_fleece:
    "The one outer layer of the first six months: a thin one-piece with legs works with a stroller or car-seat harness; foot-bag styles without legs do not, and a padded one comes off before buckling up.",
  snowsuit:
    "Instead of the coat where snow lies for weeks: for stroller walks and snow play; never worn in a car seat.",
  rain_suit:
    "Recommended only for weather groups with more than 15 rainy days from 3 months on; air it out, as waterproof fabric traps heat.",
  stroller_footmuff:
    "One grows with the baby through the year; do not thread an add-on behind a car-seat harness.",
  car_poncho: "Goes over the buckled straps, never under them.",
  socks_nb: "Skip them on days in footed sleepers; a few matching pairs survive the dryer best.",
  socks: "One color and style saves sorting; check toes for loose threads.",
  socks_warm: "Wool or thick cotton over thin socks; hands and feet run cool, so judge warmth at the chest.",
  socks_grip:
    "Non-slip soles help on smooth floors when the baby pulls to stand; bare feet are better where it is warm.",
  booties_soft: "For warmth, not walking; snap-ankle styles stay on.",
  booties_winter: "Leave room to wiggle toes, because a tight boot makes feet colder.",
  shoes_soft_sole: "Babies do not need shoes before they walk; choose a flexible sole for outings.",
  sandals_soft: "Only for babies standing outdoors on warm ground; closed toes protect cruisers.",
  boots_rain: "Worth it only when the baby walks outdoors.",
  swimsuit: "Ask your pediatrician before swimming in the first months, and keep pool visits short and warm.",
  rash_guard:
    "Long-sleeve UPF cover comes before sunscreen; under 6 months stay out of direct sun altogether.",
  swim_diaper: "Fit must be snug at waist and legs; many pools require it over a disposable one.",
  swim_hat: "A neck flap and chin closure that releases easily are the useful parts.",
  swim_coverup: "Wrap up straight after the water, since babies cool quickly.",
  swim_warm_suit: "Only for regular lessons in a cool indoor pool.",
  water_shoes: "For hot sand or rough pool decks once the baby stands.",
  hat_cotton_nb: "For outdoors and the trip home; no hats indoors during sleep once home from the hospital.",
  hat_sun:
    "A brim that shades face, ears and neck is the main protection under 6 months, together with shade.",
  hat_warm: "Cover the ears outdoors; take it off indoors, in the car and for every sleep.",
  mittens_scratch_nb: "Fold-over cuffs and filed nails do the same job and leave hands free to explore.",
  mittens_warm: "Thumbless styles go on fastest; have a dry spare because babies chew them.",
  bib_drool: "A dry bib saves an outfit change; take every bib off before sleep.",
  bib_feeding:
    "From first solids at about 6 months; wipe-clean with a pocket, plus one sleeved bib if meals get wild.",
  burp_cloth: "The hardest-working cloth of the early months: expect four or more a day at first.",
  sunglasses: "Pick 97-100 percent UV protection and a soft strap; snow glare counts too.",
};

/** A catalogue item's name; for a custom item the typed one, or else its id. */
export function itemName(id: string, typed = id): string {
  return isOfCatalogue(id) ? ITEM_NAMES[id] : typed;
}

/** A catalogue item's notes; for a custom item the stored ones, if any. */
export function itemNotes(id: string, stored: string | null = null): string | null {
  return isOfCatalogue(id) ? ITEM_NOTES[id] : stored;
}

/** 'Bodysuit and Pants': the items that one can replace. */
export function togetherWords(names: readonly string[]): string {
  return names.join(" and ");
}

function isOfCatalogue(id: string): id is keyof typeof ITEM_NAMES {
  return Object.hasOwn(ITEM_NAMES, id);
}
