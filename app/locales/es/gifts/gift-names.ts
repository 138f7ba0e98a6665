// What givers are told they bring: "2 mamelucos con pies, 3–6 meses". Names of the catalogue's items for more than one, by
// clothing_name_id. Server only, like the names.
import type { ITEM_NAMES } from "../wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

type NameId = keyof typeof ITEM_NAMES;

/** One is the item's name, or "par de ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "bodies de manga corta (recién nacido)",
  bodysuit_short_sleeve: "bodies de manga corta",
  bodysuit_long_sleeve_nb: "bodies de manga larga (recién nacido)",
  bodysuit_long_sleeve: "bodies de manga larga",
  bodysuit_sleeveless: "bodies sin mangas",
  sleeper_footed_nb: "mamelucos con pies (recién nacido)",
  sleeper_footed: "mamelucos con pies",
  sleeper_fleece: "mamelucos polares con pies",
  gown_knotted_nb: "batas de dormir (recién nacido)",
  pajama_short: "pijamas cortas",
  pajama_two_piece: "pijamas ajustadas de dos piezas",
  thermal_base_layer: "conjuntos térmicos interiores",
  kimono_top_nb: "camisetas cruzadas tipo kimono (recién nacido)",
  tee_short_sleeve: "camisetas de manga corta",
  top_long_sleeve: "camisetas de manga larga",
  romper_short: "enterizos cortos",
  romper_long: "enterizos largos",
  cardigan: "cárdigans",
  sweatshirt: "sudaderas",
  fleece_jacket_thin: "chamarras polares delgadas",
  vest_layer: "chalecos acolchados o tejidos",
  outfit_special: "conjuntos para ocasiones especiales",
  pants_footed_nb: "pantalones con pies (recién nacido)",
  pants_soft: "pantalones suaves con elástico",
  leggings: "pares de leggings",
  joggers_lined: "pantalones forrados o polares",
  shorts: "pares de shorts",
  bloomers: "bombachos o cubrepañales",
  tights: "pares de medias o calentadores",
  pants_crawling: "pantalones de gateo con rodillas reforzadas",
  overalls: "overoles",
  swaddle_muslin: "mantas de muselina para envolver",
  swaddle_wrap_nb: "envolturas con velcro (recién nacido)",
  sleep_suit_transition: "trajes de dormir de transición o sacos con brazos libres",
  sleep_sack_tog_02: "sacos de dormir 0.2-0.3 TOG",
  sleep_sack_tog_05: "sacos de dormir 0.5 TOG",
  sleep_sack_tog_10: "sacos de dormir 1.0 TOG",
  sleep_sack_tog_25: "sacos de dormir 2.5 TOG",
  sleep_sack_tog_35: "sacos de dormir 3.5 TOG",
  blanket_receiving: "cobijas de recién nacido",
  blanket_stroller: "cobijas para carriola",
  jacket_light: "chamarras ligeras",
  coat_warm: "abrigos gruesos (solo para salir)",
  bunting_fleece: "sacos polares o trajes para carriola",
  snowsuit: "trajes de nieve",
  rain_suit: "trajes de lluvia",
  stroller_footmuff: "sacos para carriola",
  car_poncho: "ponchos para la silla del auto",
  socks_nb: "pares de calcetines de recién nacido",
  socks: "pares de calcetines",
  socks_warm: "pares de calcetines abrigadores",
  socks_grip: "pares de calcetines antideslizantes",
  booties_soft: "pares de botitas suaves",
  booties_winter: "pares de botitas térmicas",
  shoes_soft_sole: "pares de zapatos de suela blanda",
  sandals_soft: "pares de sandalias suaves",
  boots_rain: "pares de primeras botas de lluvia",
  swimsuit: "trajes de baño",
  rash_guard: "conjuntos con camiseta de baño UPF",
  swim_diaper: "pañales de agua reutilizables",
  swim_hat: "sombreros de sol para el agua",
  swim_coverup: "ponchos de toalla con capucha",
  swim_warm_suit: "trajes de neopreno para bebé",
  water_shoes: "pares de zapatos para el agua",
  hat_cotton_nb: "gorros de algodón (recién nacido)",
  hat_sun: "sombreros para el sol",
  hat_warm: "gorros abrigadores tejidos o polares",
  mittens_scratch_nb: "pares de mitones contra rasguños (recién nacido)",
  mittens_warm: "pares de mitones abrigadores",
  bib_drool: "baberos para la baba",
  bib_feeding: "baberos para comer",
  burp_cloth: "paños para eructar o de muselina",
  sunglasses: "pares de lentes de sol para bebé",
} as const satisfies Readonly<Record<NameId, string>>;

const PAIRS = /^pares de /;

interface Named {
  /** Null for a wish and for anything that isn't the catalogue's. */
  nameId: string | null;
  name: string;
}

/** '2 mamelucos con pies', '1 mameluco con pies', '2 × Silla para el auto', 'Silla para el auto' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "par de ") : `${name.charAt(0).toLowerCase()}${name.slice(1)}`}`;
}

/** '2 mamelucos con pies, 3–6 meses' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 meses' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("m", " meses");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}
