// The question for the piece of the catalogue that a parent's own item is as warm as.

export const WARM_AS_COPY = {
  label: "Aussi chaud que",
  hint: "Facultatif. La page Aujourd’hui le compte alors comme ce vêtement.",
  none: "Aucun de ceux-ci",
} as const;

/** Some items of the catalogue, by the names that item-copy.ts gives all of them, because browsers don't load those. */
export const WARM_AS_LABELS = {
  bodysuit_short_sleeve: "Body manches courtes",
  bodysuit_long_sleeve: "Body manches longues",
  sleeper_footed: "Pyjama à pieds",
  romper_short: "Barboteuse",
  cardigan: "Gilet",
  fleece_jacket_thin: "Veste polaire fine",
  pants_soft: "Pantalon souple",
  joggers_lined: "Pantalon doublé ou polaire",
  shorts: "Short",
  blanket_stroller: "Couverture de poussette",
  jacket_light: "Veste légère",
  coat_warm: "Manteau chaud (dehors seulement)",
  bunting_fleece: "Combinaison polaire ou pilote",
  snowsuit: "Combinaison de neige",
  hat_warm: "Bonnet chaud, tricot ou polaire",
} as const;
