// The question for the piece of the catalogue that a parent's own item is as warm as.

export const WARM_AS_COPY = {
  label: "As warm as",
  hint: "Optional. Today then counts it as that piece.",
  none: "None of these",
} as const;

/** Some items of the catalogue, by the names that item-copy.ts gives all of them, because browsers don't load those. */
export const WARM_AS_LABELS = {
  bodysuit_short_sleeve: "Short-Sleeve Bodysuit",
  bodysuit_long_sleeve: "Long-Sleeve Bodysuit",
  sleeper_footed: "Footed Sleeper",
  romper_short: "Short Romper",
  cardigan: "Cardigan",
  fleece_jacket_thin: "Thin Fleece Jacket",
  pants_soft: "Soft Pull-On Pants",
  joggers_lined: "Lined or Fleece Pants",
  shorts: "Shorts",
  blanket_stroller: "Stroller Blanket",
  jacket_light: "Light Jacket",
  coat_warm: "Warm Coat (Outdoors Only)",
  bunting_fleece: "Fleece Bunting or Pram Suit",
  snowsuit: "Snowsuit",
  hat_warm: "Warm Knit or Fleece Hat",
} as const;
