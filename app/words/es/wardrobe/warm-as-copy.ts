// The question for the piece of the catalogue that a parent's own item is as warm as.

export const WARM_AS_COPY = {
  label: "Abriga tanto como",
  hint: "Opcional. Así, Hoy la cuenta como esa prenda.",
  none: "Ninguna de estas",
} as const;

/** Some items of the catalogue, by the names that item-copy.ts gives all of them, because browsers don't load those. */
export const WARM_AS_LABELS = {
  bodysuit_short_sleeve: "Body (pañalero) de manga corta",
  bodysuit_long_sleeve: "Body (pañalero) de manga larga",
  sleeper_footed: "Mameluco con pies",
  romper_short: "Enterizo corto",
  cardigan: "Cárdigan",
  fleece_jacket_thin: "Chamarra polar delgada",
  pants_soft: "Pantalón suave con elástico",
  joggers_lined: "Pantalón forrado o polar",
  shorts: "Shorts",
  blanket_stroller: "Cobija para carriola",
  jacket_light: "Chamarra ligera",
  coat_warm: "Abrigo grueso (solo para salir)",
  bunting_fleece: "Enterizo polar con capucha",
  snowsuit: "Traje de nieve",
  hat_warm: "Gorro abrigador tejido o polar",
} as const;
