// What givers are told they bring: "2 pyjamas à pieds, 3–6 mois". Names of the catalogue's items for more than one, by
// clothing_name_id. Server only, like the names.
import type { ITEM_NAMES } from "../wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

type NameId = keyof typeof ITEM_NAMES;

/** One is the item's name, or "paire de ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "bodys manches courtes (naissance)",
  bodysuit_short_sleeve: "bodys manches courtes",
  bodysuit_long_sleeve_nb: "bodys manches longues (naissance)",
  bodysuit_long_sleeve: "bodys manches longues",
  bodysuit_sleeveless: "bodys sans manches",
  sleeper_footed_nb: "pyjamas à pieds (naissance)",
  sleeper_footed: "pyjamas à pieds",
  sleeper_fleece: "pyjamas à pieds en polaire",
  gown_knotted_nb: "chemises de nuit (naissance)",
  pajama_short: "pyjamas courts",
  pajama_two_piece: "pyjamas deux pièces ajustés",
  thermal_base_layer: "ensembles thermiques",
  kimono_top_nb: "brassières cache-cœur (naissance)",
  tee_short_sleeve: "T-shirts manches courtes",
  top_long_sleeve: "T-shirts manches longues",
  romper_short: "barboteuses",
  romper_long: "combinaisons longues",
  cardigan: "gilets",
  sweatshirt: "sweats",
  fleece_jacket_thin: "vestes polaires fines",
  vest_layer: "gilets sans manches",
  outfit_special: "tenues de cérémonie",
  pants_footed_nb: "pantalons à pieds (naissance)",
  pants_soft: "pantalons souples",
  leggings: "leggings",
  joggers_lined: "pantalons doublés ou polaires",
  shorts: "shorts",
  bloomers: "bloomers ou cache-couches",
  tights: "paires de collants ou de jambières",
  pants_crawling: "pantalons à genoux renforcés",
  overalls: "salopettes",
  swaddle_muslin: "langes d’emmaillotage",
  swaddle_wrap_nb: "couvertures d’emmaillotage à scratch (naissance)",
  sleep_suit_transition: "combinaisons ou gigoteuses de transition",
  sleep_sack_tog_02: "gigoteuses TOG 0,2-0,3",
  sleep_sack_tog_05: "gigoteuses TOG 0,5",
  sleep_sack_tog_10: "gigoteuses TOG 1",
  sleep_sack_tog_25: "gigoteuses TOG 2,5",
  sleep_sack_tog_35: "gigoteuses TOG 3,5",
  blanket_receiving: "couvertures de naissance",
  blanket_stroller: "couvertures de poussette",
  jacket_light: "vestes légères",
  coat_warm: "manteaux chauds (dehors seulement)",
  bunting_fleece: "combinaisons polaires ou pilotes",
  snowsuit: "combinaisons de neige",
  rain_suit: "combinaisons de pluie",
  stroller_footmuff: "chancelières",
  car_poncho: "ponchos pour siège auto",
  socks_nb: "paires de chaussettes naissance",
  socks: "paires de chaussettes",
  socks_warm: "paires de chaussettes chaudes",
  socks_grip: "paires de chaussettes antidérapantes",
  booties_soft: "paires de chaussons souples",
  booties_winter: "paires de chaussons fourrés",
  shoes_soft_sole: "paires de chaussures à semelle souple",
  sandals_soft: "paires de sandales souples",
  boots_rain: "paires de premières bottes de pluie",
  swimsuit: "maillots de bain",
  rash_guard: "combinaisons anti-UV",
  swim_diaper: "couches de bain lavables",
  swim_hat: "chapeaux de bain anti-UV",
  swim_coverup: "ponchos de bain à capuche",
  swim_warm_suit: "combinaisons néoprène",
  water_shoes: "paires de chaussures de plage",
  hat_cotton_nb: "bonnets en coton (naissance)",
  hat_sun: "chapeaux de soleil",
  hat_warm: "bonnets chauds, tricot ou polaire",
  mittens_scratch_nb: "paires de moufles anti-griffures (naissance)",
  mittens_warm: "paires de moufles chaudes",
  bib_drool: "bavoirs bandana",
  bib_feeding: "bavoirs de repas",
  burp_cloth: "petits langes en mousseline",
  sunglasses: "paires de lunettes de soleil bébé",
} as const satisfies Readonly<Record<NameId, string>>;

const PAIRS = /^paires de /;

type Named = Parameters<typeof import("~/copy/gifts/gift-names.ts").countedName>[0];

/** '2 pyjamas à pieds', '1 pyjama à pieds', '2 × Siège auto', 'Siège auto' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "paire de ") : small(name)}`;
}

/** 'pyjama à pieds', 'T-shirt manches courtes' */
function small(name: string): string {
  return name.startsWith("T-") ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** '2 pyjamas à pieds, 3–6 mois' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 mois' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("M", " mois");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}
