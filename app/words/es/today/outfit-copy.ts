// The words of an outfit: short names of its pieces, the sentence that joins them, notes, and stay words. Nouns stand without an
// article, as on a list of things to put on.
import { inWords } from "~/words/es/weather/weather-copy.ts";

export const PIECE_WORDS = {
  bodysuit_short_sleeve: "body de manga corta",
  bodysuit_long_sleeve: "body de manga larga",
  bodysuit_sleeveless: "body sin mangas",
  sleeper_footed: "mameluco con pies",
  sleeper_fleece: "mameluco polar",
  gown_knotted: "bata de dormir",
  pajama_short: "pijama corta",
  pajama_two_piece: "pijama de dos piezas",
  thermal_base_layer: "conjunto térmico",
  kimono_top: "camiseta cruzada",
  tee_short_sleeve: "camiseta",
  top_long_sleeve: "camiseta de manga larga",
  romper_short: "enterizo corto",
  romper_long: "enterizo largo",
  cardigan: "cárdigan",
  sweatshirt: "sudadera",
  fleece_jacket_thin: "chamarra polar",
  vest_layer: "chaleco",
  pants_footed: "pantalón con pies",
  pants_soft: "pantalón",
  leggings: "leggings",
  joggers_lined: "pantalón forrado",
  shorts: "shorts",
  pants_crawling: "pantalón de gateo",
  overalls: "overol",
  swaddle_muslin: "manta de muselina",
  swaddle_wrap: "manta envolvente",
  sleep_suit_transition: "traje de transición",
  sleep_sack_tog_02: "saco de dormir de 0.2\u00a0TOG",
  sleep_sack_tog_05: "saco de dormir de 0.5\u00a0TOG",
  sleep_sack_tog_10: "saco de dormir de 1.0\u00a0TOG",
  sleep_sack_tog_25: "saco de dormir de 2.5\u00a0TOG",
  sleep_sack_tog_35: "saco de dormir de 3.5\u00a0TOG",
  blanket_stroller: "cobija para carriola",
  jacket_light: "chamarra ligera",
  coat_warm: "abrigo",
  bunting_fleece: "enterizo polar con capucha",
  snowsuit: "traje de nieve",
  rain_suit: "traje de lluvia",
  stroller_footmuff: "saco para carriola",
  car_poncho: "poncho para el auto",
  socks: "calcetines",
  socks_warm: "calcetines abrigadores",
  socks_grip: "calcetines antideslizantes",
  booties_soft: "botitas",
  booties_winter: "botitas térmicas",
  shoes_soft_sole: "zapatos de suela blanda",
  sandals_soft: "sandalias",
  boots_rain: "botas de lluvia",
  hat_cotton: "gorro de algodón",
  hat_sun: "sombrero para el sol",
  hat_warm: "gorro abrigador",
  mittens_warm: "mitones",
  sunglasses: "lentes de sol",
} as const;

/** 'Mameluco con pies, enterizo polar con capucha, gorro abrigador y cobija para carriola' */
export function outfitSentence(pieces: readonly string[]): string {
  const said = inWords(pieces, "and") || "solo el pañal";
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export const STAY_TEXTS = {
  check: "Revisa seguido",
  shade_short: "A la sombra, poco rato y con tomas frecuentes",
  short: "Poco rato",
  errands: "Solo lo indispensable",
  stay_in_heat: "Mejor adentro, donde esté fresco",
  stay_in_cold: "Mejor adentro",
} as const;

export const SHORT_TEXTS = {
  outdoors: "No abriga bastante para este frío: quedaos en casa o salid solo un momento",
  carrier: "Por sí solo no abriga bastante: tu abrigo va por encima de los dos",
  car: "Todavía no abriga bastante: calienta antes el coche",
  room: "No abriga bastante para esta habitación: caliéntala antes",
} as const;

export function notThereWords(pieces: string, isBag: boolean): string {
  return isBag ? `Aún sin guardar en la maleta: ${pieces}` : `Aún sin contar: ${pieces}`;
}

export function usualDrawerWords(isBag: boolean): string {
  return isBag
    ? "Hay muy poco en la maleta para esto, así que sale del cajón usual"
    : "Hay muy poco contado para esto, así que sale del cajón usual";
}

export const NOTE_TEXTS = {
  shade_first: "Quédense a la sombra.",
  shade: "Mejor a la sombra.",
  canopy_up: "Capota abierta, también cuando el sol está bajo.",
  thin_sleeves: "Mangas y piernas largas y delgadas protegen del sol.",
  sunscreen_bare_skin: "Protector solar en la piel que queda descubierta.",
  rain_cover_vented: "La cubierta para lluvia, solo mientras llueve y con la ventilación abierta.",
  cover_over_both: "Con lluvia, un paraguas o un impermeable sobre los dos.",
  wind_layer_outside: "Ponle encima algo que corte el viento.",
  nothing_at_the_neck: "Nada en el cuello que pueda engancharse: ni bufanda ni cordones en la capucha.",
  nothing_padded_under_straps: "Nada acolchado debajo de las correas: lo acolchado se pone al bajar.",
  off_when_warm: "Lo que va sobre las correas se quita cuando el auto está tibio.",
  buckles_hot: "Toca primero las hebillas: se calientan mucho.",
  carrier_is_a_layer: "El portabebés cuenta como una capa.",
  two_bodies_warm: "Dos cuerpos se dan calor: poca ropa y descansos.",
  open_up_indoors: "Al entrar se abre, también en una tienda o en el tren.",
  never_drape_the_stroller: "Nunca cubras la capota: debajo se calienta mucho.",
  coat_over_both: "Tu propio abrigo va sobre los dos.",
  drawer_too_light: "Es menos de lo que pide este frío: sal solo un momento.",
  drawer_too_warm: "Abriga un poco de más: ábrelo.",
  warm_the_room: "Primero calienta un poco la habitación.",
  cool_the_room: "Si puedes, primero refresca la habitación.",
  feel_the_neck: "Toca la nuca: tibia y seca está bien.",
  room_temperature_counts: "Cuenta la habitación, en lo más frío de la madrugada, y no el clima.",
  nothing_loose: "Nada suelto ni con peso en la cuna, y sin cobija.",
  head_bare: "Sin gorro para dormir adentro.",
  stop_swaddle_when_rolling: "Deja de envolver a tu bebé en cuanto empiece a girarse.",
  follow_the_label: "El TOG cambia con la marca: sigue la etiqueta.",
} as const;

export const WHY_TEXTS = {
  stroller:
    "En la carriola un bebé casi no se mueve: calcula más o menos una capa más de lo que tú llevas al caminar.",
  stroller_asleep: "Un bebé dormido produce menos calor, así que cuenta como si hiciera un poco más de frío.",
  carrier:
    "En el portabebés tú le das calor por delante, y el portabebés es otra capa: más o menos la mitad que en la carriola.",
  play: "Un bebé que gatea produce más calor que uno sentado: hace falta menos.",
  walk: "Un bebé que ya camina produce más calor que uno sentado: hace falta menos.",
  car: "Las correas deben quedar ajustadas, así que debajo solo van capas delgadas. La silla cuenta como una capa.",
  indoors: "Adentro cuenta la temperatura de la habitación, no el clima.",
  night:
    "De noche se cuenta en TOG, como dice en los sacos de dormir, según la temperatura de la habitación.",
} as const;

export const OUTFIT_COPY = {
  /** The reason on a warm day, when a layer more would be too much. */
  warmWhy: "Con este calor un bebé no necesita más que tú: una capa delgada, o menos.",
  accuracy: "A un cárdigan, cuando mucho, de la mayoría de las tablas publicadas; cada bebé es distinto.",
  advice:
    "Consejos generales, no médicos. Si tu bebé nació antes de tiempo, está enfermo o tiene fiebre, pregunta en su consulta de pediatría.",
} as const;

export function barsWords(asked: { bars: number; clo: number }, worn: { bars: number; clo: number }): string {
  return `Se necesitan ${asked.bars} de 5 barras de abrigo (${asked.clo.toFixed(1)}\u00a0clo) y esto da ${worn.bars} (${worn.clo.toFixed(1)}\u00a0clo).`;
}
