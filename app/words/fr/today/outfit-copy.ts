// The words of an outfit: short names of its pieces, the sentence that joins them, notes, and stay words. Nouns stand without an
// article, as on a list of things to put on, so that nothing is elided.
import { inWords } from "~/words/fr/weather/weather-copy.ts";

export const PIECE_WORDS = {
  bodysuit_short_sleeve: "body manches courtes",
  bodysuit_long_sleeve: "body manches longues",
  bodysuit_sleeveless: "body sans manches",
  sleeper_footed: "pyjama à pieds",
  sleeper_fleece: "pyjama en polaire",
  gown_knotted: "chemise de nuit",
  pajama_short: "pyjama court",
  pajama_two_piece: "pyjama deux pièces",
  thermal_base_layer: "ensemble thermique",
  kimono_top: "brassière cache-cœur",
  tee_short_sleeve: "T-shirt",
  top_long_sleeve: "T-shirt manches longues",
  romper_short: "barboteuse",
  romper_long: "combinaison longue",
  cardigan: "gilet",
  sweatshirt: "sweat",
  fleece_jacket_thin: "veste polaire",
  vest_layer: "gilet sans manches",
  pants_footed: "pantalon à pieds",
  pants_soft: "pantalon",
  leggings: "legging",
  joggers_lined: "pantalon doublé",
  shorts: "short",
  pants_crawling: "pantalon renforcé",
  overalls: "salopette",
  swaddle_muslin: "lange d’emmaillotage",
  swaddle_wrap: "couverture d’emmaillotage",
  sleep_suit_transition: "combinaison de transition",
  sleep_sack_tog_02: "gigoteuse TOG\u00a00,2",
  sleep_sack_tog_05: "gigoteuse TOG\u00a00,5",
  sleep_sack_tog_10: "gigoteuse TOG\u00a01",
  sleep_sack_tog_25: "gigoteuse TOG\u00a02,5",
  sleep_sack_tog_35: "gigoteuse TOG\u00a03,5",
  blanket_stroller: "couverture de poussette",
  jacket_light: "veste légère",
  coat_warm: "manteau",
  bunting_fleece: "combinaison polaire",
  snowsuit: "combinaison de neige",
  rain_suit: "combinaison de pluie",
  stroller_footmuff: "chancelière",
  car_poncho: "poncho pour siège auto",
  socks: "chaussettes",
  socks_warm: "chaussettes chaudes",
  socks_grip: "chaussettes antidérapantes",
  booties_soft: "chaussons",
  booties_winter: "chaussons fourrés",
  shoes_soft_sole: "chaussures souples",
  sandals_soft: "sandales",
  boots_rain: "bottes de pluie",
  hat_cotton: "bonnet en coton",
  hat_sun: "chapeau de soleil",
  hat_warm: "bonnet chaud",
  mittens_warm: "moufles",
  sunglasses: "lunettes de soleil",
} as const;

/** 'Pyjama à pieds, combinaison polaire, bonnet chaud et couverture de poussette' */
export function outfitSentence(pieces: readonly string[]): string {
  const said = inWords(pieces, "and") || "juste une couche";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const STAY_TEXTS = {
  check: "Vérifiez souvent",
  shade_short: "À l’ombre, peu de temps, et à boire souvent",
  short: "Peu de temps",
  errands: "Seulement le strict nécessaire",
  stay_in_heat: "Restez au frais, à l’intérieur",
  stay_in_cold: "Restez à l’intérieur",
} as const;

export const SHORT_TEXTS = {
  outdoors: "Pas assez chaud pour ce froid\u00a0: restez à l’intérieur, ou ne sortez qu’un moment",
  carrier: "Pas assez chaud tout seul\u00a0: votre manteau passe par-dessus vous deux",
  car: "Pas encore assez chaud\u00a0: chauffez d’abord la voiture",
  room: "Pas assez chaud pour cette chambre\u00a0: chauffez-la d’abord",
} as const;

export function notThereWords(pieces: string, isBag: boolean): string {
  return isBag ? `Pas encore dans la valise\u00a0: ${pieces}` : `Pas encore compté\u00a0: ${pieces}`;
}

export function usualDrawerWords(isBag: boolean): string {
  return isBag
    ? "Trop peu de vêtements sont dans la valise pour cela, donc du tiroir habituel"
    : "Trop peu de vêtements sont comptés pour cela, donc du tiroir habituel";
}

export const NOTE_TEXTS = {
  shade_first: "Restez à l’ombre.",
  shade: "Plutôt à l’ombre.",
  canopy_up: "Capote dépliée, même quand le soleil est bas.",
  thin_sleeves: "Des manches et des jambes longues et fines protègent du soleil.",
  sunscreen_bare_skin: "De la crème solaire sur la peau qui reste découverte.",
  rain_cover_vented: "La housse de pluie ne sert que sous la pluie, aérations ouvertes.",
  cover_over_both: "Sous la pluie, un parapluie, ou une protection par-dessus vous deux.",
  wind_layer_outside: "Ajoutez par-dessus quelque chose qui coupe le vent.",
  nothing_at_the_neck: "Rien autour du cou qui puisse s’accrocher\u00a0: ni écharpe, ni cordon de capuche.",
  nothing_padded_under_straps:
    "Rien de rembourré sous le harnais\u00a0: ce qui est rembourré se met après le trajet.",
  off_when_warm: "Ce qui est posé sur le harnais s’enlève dès que la voiture est chaude.",
  buckles_hot: "Touchez d’abord les boucles\u00a0: elles deviennent brûlantes.",
  carrier_is_a_layer: "Le porte-bébé compte comme une épaisseur.",
  two_bodies_warm: "Deux corps se réchauffent\u00a0: une tenue légère, et des pauses.",
  open_up_indoors: "À l’intérieur, on ouvre, aussi dans un magasin ou dans le train.",
  never_drape_the_stroller: "Ne couvrez jamais la capote\u00a0: il fait vite très chaud dessous.",
  coat_over_both: "Votre propre manteau par-dessus vous deux.",
  drawer_too_light: "C’est moins que ce que demande ce froid\u00a0: ne sortez qu’un moment.",
  drawer_too_warm: "C’est un peu trop chaud\u00a0: ouvrez.",
  warm_the_room: "Réchauffez d’abord un peu la chambre.",
  cool_the_room: "Si possible, rafraîchissez d’abord la chambre.",
  feel_the_neck: "Touchez la nuque\u00a0: tiède et sèche, c’est bien.",
  room_temperature_counts: "C’est la chambre qui compte, au plus froid du petit matin, et non la météo.",
  nothing_loose: "Rien de libre ni de lesté dans le lit, et pas de couverture.",
  head_bare: "Pas de bonnet pour dormir à l’intérieur.",
  stop_swaddle_when_rolling: "Plus d’emmaillotage dès que bébé commence à se retourner.",
  follow_the_label: "Le TOG varie d’une marque à l’autre\u00a0: suivez l’étiquette.",
} as const;

export const WHY_TEXTS = {
  stroller:
    "Dans une poussette, un bébé bouge peu\u00a0: comptez à peu près une épaisseur de plus que vous en marchant.",
  stroller_asleep: "Un bébé qui dort produit moins de chaleur\u00a0: on compte un peu plus froid.",
  carrier:
    "Dans le porte-bébé, vous réchauffez bébé par devant, et le porte-bébé est lui-même une épaisseur\u00a0: à peu près la moitié de ce qu’il faut en poussette.",
  play: "Un bébé qui rampe produit plus de chaleur qu’un bébé assis\u00a0: il en faut moins.",
  walk: "Un enfant qui marche produit plus de chaleur qu’un enfant assis\u00a0: il en faut moins.",
  car: "Le harnais doit être bien serré\u00a0: dessous, seulement des épaisseurs fines. Le siège compte lui-même comme une épaisseur.",
  indoors: "À l’intérieur, c’est la température de la pièce qui compte, et non la météo.",
  night: "La nuit se compte en TOG, comme sur les gigoteuses, selon la température de la chambre.",
} as const;

export const OUTFIT_COPY = {
  /** The reason on a warm day, when a layer more would be too much. */
  warmWhy: "Par cette chaleur, bébé n’a pas besoin de plus que vous\u00a0: une épaisseur fine, ou moins.",
  accuracy: "À un gilet près, comme la plupart des tableaux publiés\u00a0; chaque bébé est différent.",
  advice:
    "Conseils généraux, non médicaux. Pour un bébé prématuré, malade ou fiévreux, demandez à votre médecin.",
} as const;

export function barsWords(asked: { bars: number; clo: number }, worn: { bars: number; clo: number }): string {
  return `Il faut ${asked.bars}\u00a0${asked.bars === 1 ? "barre" : "barres"} de chaleur sur 5 (${clo(asked.clo)}), cette tenue en donne ${worn.bars} (${clo(worn.clo)}).`;
}

function clo(figure: number): string {
  return `${figure.toFixed(1).replace(".", ",")}\u00a0clo`;
}
