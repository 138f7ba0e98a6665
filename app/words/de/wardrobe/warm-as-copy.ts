// The question for the piece of the catalogue that a parent's own item is as warm as.

export const WARM_AS_COPY = {
  label: "So warm wie",
  hint: "Freiwillig. „Heute“ zählt es dann wie dieses Stück.",
  none: "Keins davon",
} as const;

/** Some items of the catalogue, by the names that item-copy.ts gives all of them, because browsers don't load those. */
export const WARM_AS_LABELS = {
  bodysuit_short_sleeve: "Kurzarmbody",
  bodysuit_long_sleeve: "Langarmbody",
  sleeper_footed: "Schlafstrampler",
  romper_short: "Kurzer Strampler",
  cardigan: "Strickjacke",
  fleece_jacket_thin: "Dünne Fleecejacke",
  pants_soft: "Weiche Schlupfhose",
  joggers_lined: "Gefütterte Hose oder Fleecehose",
  shorts: "Shorts",
  blanket_stroller: "Kinderwagendecke",
  jacket_light: "Übergangsjacke",
  coat_warm: "Winterjacke (nur draußen)",
  bunting_fleece: "Fleece-Overall",
  snowsuit: "Schneeanzug",
  hat_warm: "Warme Strick- oder Fleecemütze",
} as const;
