// Names and notes of the catalogue's items, by clothing_name_id. Server only: a page gets just the texts of
// the items it shows.
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ITEM_NAMES = {
  bodysuit_short_sleeve_nb: "Body (pañalero) de manga corta (recién nacido)",
  bodysuit_short_sleeve: "Body (pañalero) de manga corta",
  bodysuit_long_sleeve_nb: "Body (pañalero) de manga larga (recién nacido)",
  bodysuit_long_sleeve: "Body (pañalero) de manga larga",
  bodysuit_sleeveless: "Body (pañalero) sin mangas",
  sleeper_footed_nb: "Mameluco con pies (recién nacido)",
  sleeper_footed: "Mameluco con pies",
  sleeper_fleece: "Mameluco polar con pies",
  gown_knotted_nb: "Bata de dormir (recién nacido)",
  pajama_short: "Pijama corta",
  pajama_two_piece: "Pijama ajustada de dos piezas",
  thermal_base_layer: "Conjunto térmico interior",
  kimono_top_nb: "Camiseta cruzada tipo kimono (recién nacido)",
  tee_short_sleeve: "Camiseta de manga corta",
  top_long_sleeve: "Camiseta de manga larga",
  romper_short: "Enterizo corto",
  romper_long: "Enterizo largo",
  cardigan: "Cárdigan",
  sweatshirt: "Sudadera",
  fleece_jacket_thin: "Chamarra polar delgada",
  vest_layer: "Chaleco acolchado o tejido",
  outfit_special: "Conjunto para ocasiones especiales",
  pants_footed_nb: "Pantalón con pies (recién nacido)",
  pants_soft: "Pantalón suave con elástico",
  leggings: "Leggings",
  joggers_lined: "Pantalón forrado o polar",
  shorts: "Shorts",
  bloomers: "Bombacho o cubrepañal",
  tights: "Mallas o calentadores para piernas",
  pants_crawling: "Pantalón de gateo con rodillas reforzadas",
  overalls: "Overol",
  swaddle_muslin: "Manta de muselina para envolver",
  swaddle_wrap_nb: "Manta envolvente con velcro (recién nacido)",
  sleep_suit_transition: "Traje de dormir de transición o saco con brazos libres",
  sleep_sack_tog_02: "Saco de dormir 0.2-0.3 TOG",
  sleep_sack_tog_05: "Saco de dormir 0.5 TOG",
  sleep_sack_tog_10: "Saco de dormir 1.0 TOG",
  sleep_sack_tog_25: "Saco de dormir 2.5 TOG",
  sleep_sack_tog_35: "Saco de dormir 3.5 TOG",
  blanket_receiving: "Cobija de recién nacido",
  blanket_stroller: "Cobija para carriola",
  jacket_light: "Chamarra ligera",
  coat_warm: "Abrigo grueso (solo para salir)",
  bunting_fleece: "Enterizo polar con capucha",
  snowsuit: "Traje de nieve",
  rain_suit: "Traje de lluvia",
  stroller_footmuff: "Saco para carriola",
  car_poncho: "Poncho para la silla del auto",
  socks_nb: "Calcetines de recién nacido (pares)",
  socks: "Calcetines (pares)",
  socks_warm: "Calcetines abrigadores (pares)",
  socks_grip: "Calcetines antideslizantes (pares)",
  booties_soft: "Botitas suaves",
  booties_winter: "Botitas térmicas",
  shoes_soft_sole: "Zapatos de suela blanda",
  sandals_soft: "Sandalias suaves",
  boots_rain: "Primeras botas de lluvia",
  swimsuit: "Traje de baño",
  rash_guard: "Traje de baño con protección UV",
  swim_diaper: "Pañal de agua reutilizable",
  swim_hat: "Sombrero de sol para el agua",
  swim_coverup: "Poncho de toalla con capucha",
  swim_warm_suit: "Traje de neopreno para bebé",
  water_shoes: "Zapatos para el agua",
  hat_cotton_nb: "Gorro de algodón (recién nacido)",
  hat_sun: "Sombrero para el sol",
  hat_warm: "Gorro abrigador tejido o polar",
  mittens_scratch_nb: "Mitones contra rasguños (recién nacido, pares)",
  mittens_warm: "Mitones abrigadores (pares)",
  bib_drool: "Babero para la baba",
  bib_feeding: "Babero para comer",
  burp_cloth: "Paño para eructar o de muselina",
  sunglasses: "Lentes de sol para bebé",
} as const;

export const ITEM_NOTES: Readonly<Record<keyof typeof ITEM_NAMES, string>> = {
  bodysuit_short_sleeve_nb:
    "Hasta que se caiga el cordón umbilical, elige los que abren de lado o tienen cuello amplio. Compra pocos: muchos bebés pasan de 4\u00a0kg (9\u00a0lb) en el primer mes.",
  bodysuit_short_sleeve: "La prenda de todos los días: sola con calor, y como primera capa de todo con frío.",
  bodysuit_long_sleeve_nb:
    "Los que se cruzan o abren de lado no tienen que pasar por la cabecita, que aún no se sostiene.",
  bodysuit_long_sleeve:
    "Una primera capa de manga larga abriga sin hacer bulto, así que también es segura bajo el arnés de la silla del auto.",
  bodysuit_sleeveless:
    "Úsalo solo en los días de mucho calor, o debajo de la ropa para que la camiseta no se salga.",
  sleeper_footed_nb:
    "Con un cierre de doble sentido cambias el pañal de noche sin destapar la parte de arriba.",
  sleeper_footed:
    "La mayoría de los recién nacidos vive en ellos, de día y de noche. Después de la talla 9 meses, elige ropa de dormir ajustada o resistente al fuego, como piden las normas de Estados Unidos.",
  sleeper_fleece:
    "Solo para cuartos fríos y salidas. No lo uses bajo un saco de dormir grueso: el exceso de calor aumenta el riesgo de muerte durante el sueño.",
  gown_knotted_nb:
    "Como abre por abajo, los cambios de noche son rápidos. No sirve para la silla del auto, porque el arnés necesita las piernas separadas.",
  pajama_short: "Bajo un saco de 0.5 TOG, la manga y la pierna cortas van bien en un cuarto cálido.",
  pajama_two_piece: "Quedan ajustadas a propósito, por seguridad contra el fuego: no compres una talla más.",
  thermal_base_layer:
    "Una capa delgada de lana o térmica abriga más que una sola prenda gruesa, y deja el arnés de la silla del auto bien ajustado.",
  kimono_top_nb:
    "Se amarra o abrocha de lado, así que nada roza el cordón umbilical en las primeras dos semanas.",
  tee_short_sleeve: "Va con pantalón suave cuando tu bebé ya se sienta y juega.",
  top_long_sleeve: "Los cuellos cruzados o elásticos se ponen más rápido que los rígidos.",
  romper_short:
    "Una sola prenda para los días cálidos. Revisa que las piernas se desabrochen para cambiar el pañal.",
  romper_long: "Una sola prenda sin pies deja espacio para crecer.",
  cardigan:
    "Abre por delante, así que se pone y se quita según la temperatura del cuarto. Evita los botones flojos.",
  sweatshirt: "Elígela sin cordón, y nunca dejes que tu bebé duerma con capucha.",
  fleece_jacket_thin:
    "El polar delgado es la capa abrigadora que todavía pasa la prueba del pellizco en la silla del auto.",
  vest_layer: "Abriga el pecho y deja libres los brazos. Quítalo antes de abrochar la silla del auto.",
  outfit_special: "Con uno basta: se usa pocas veces antes de que deje de quedarle, y lo regalan mucho.",
  pants_footed_nb: "Con los pies incluidos no hacen falta los calcetines, que los recién nacidos se quitan.",
  pants_soft: "La cintura elástica queda sobre el pañal sin marcar la pancita.",
  leggings: "Son tan delgados que caben debajo del pantalón en los días fríos.",
  joggers_lined:
    "Un pantalón abrigador para los paseos. Mejor una capa interior debajo que un pantalón más grueso.",
  shorts: "El algodón ligero mantiene frescas las piernas. Al sol directo, cúbrelas o busca sombra.",
  bloomers: "Solo hacen falta debajo de vestidos o enterizos cortos.",
  tights: "Los calentadores abrigan las piernas al cambiar el pañal, y debajo del pantalón al salir.",
  pants_crawling:
    "Las rodillas dobles duran más cuando empieza el gateo, por lo general entre los 6 y los 10 meses.",
  overalls: "Busca broches en las piernas. Con tirantes ajustables, uno dura más tiempo.",
  swaddle_muslin:
    "Deja de envolver a la primera señal de que se voltea, muchas veces entre los 2 y los 4 meses. Deja sueltas las caderas, y nunca dejes una cobija suelta en la cuna.",
  swaddle_wrap_nb:
    "Dos de estas pueden reemplazar dos de las de muselina, y de noche se cierran más rápido. Elige la talla por peso, y deja de usarlas a la primera señal de que se voltea.",
  sleep_suit_transition:
    "Es el paso entre la manta envolvente y el saco de dormir para bebés que duermen boca arriba. Respeta los límites de la etiqueta, deja libres los brazos en cuanto se voltee, y evita todo lo que lleve peso.",
  sleep_sack_tog_02:
    "Para cuartos a unos 24\u00a0°C (75\u00a0°F) o más. Elige la talla por peso: un cuello demasiado amplio es un peligro.",
  sleep_sack_tog_05:
    "Para cuartos de 23 a 26\u00a0°C (74 a 78\u00a0°F). Para saber si tiene calor o frío, toca el pecho o la nuca, no las manos.",
  sleep_sack_tog_10:
    "Para cuartos de 21 a 23\u00a0°C (69 a 73\u00a0°F), como en muchas casas con calefacción o aire acondicionado también de noche.",
  sleep_sack_tog_25:
    "Para cuartos de 16 a 20\u00a0°C (61 a 68\u00a0°F), como muchos que se enfrían de noche. Debajo, viste a tu bebé con menos que bajo un saco delgado.",
  sleep_sack_tog_35:
    "Solo para cuartos a unos 14\u00a0°C (57\u00a0°F) o menos. Casi siempre es mejor calentar un poco el cuarto.",
  blanket_receiving:
    "Para sacar el aire, estar boca abajo y envolver mientras no duerme. Nada de cobijas sueltas en la cuna antes de los 12 meses.",
  blanket_stroller:
    "Ponla sobre el arnés ya abrochado, lejos de la cara, y quítala en interiores y en autos calientes.",
  jacket_light: "Una capa contra el viento para mañanas y tardes. Evita las que tienen cordón en la capucha.",
  coat_warm: "Quítalo antes de abrochar: en un choque el relleno se aplasta y el arnés queda flojo.",
  bunting_fleece:
    "La única capa exterior de los primeros seis meses. Uno delgado, de una pieza y con piernas, sirve con el arnés de la carriola o de la silla del auto. Los de saco sin piernas no sirven, y uno acolchado se quita antes de abrochar.",
  snowsuit:
    "Desde los 6 meses, en lugar del abrigo donde la nieve dura semanas. Antes, sobre el enterizo polar cuando el frío es extremo. Para pasear en carriola y jugar en la nieve, nunca en la silla del auto.",
  rain_suit:
    "Solo se recomienda con más de 15 días de lluvia, a partir de los 3 meses. Ventílalo: la tela impermeable guarda el calor.",
  stroller_footmuff: "Uno sirve todo el año. No pongas uno añadido detrás del arnés de la silla del auto.",
  car_poncho: "Va sobre las correas ya abrochadas, nunca debajo.",
  socks_nb:
    "No hacen falta los días de mameluco con pies. Si todos los pares son iguales, no importa perder un calcetín.",
  socks: "Un solo color y modelo te ahorra buscar pares. Revisa que no haya hilos sueltos en la punta.",
  socks_warm:
    "De lana o algodón grueso, sobre calcetines delgados. Las manos y los pies siempre están más fríos: toca el pecho para saber si tiene frío.",
  socks_grip:
    "La suela antideslizante ayuda en pisos lisos cuando tu bebé empieza a ponerse de pie. Si hace calor, mejor descalzo.",
  booties_soft: "Para abrigar, no para caminar. Las que se abrochan en el tobillo no se caen.",
  booties_winter: "Deja espacio para mover los dedos: una bota apretada enfría más los pies.",
  shoes_soft_sole: "Antes de caminar no hacen falta zapatos. Para las salidas, elige una suela flexible.",
  sandals_soft:
    "Solo para bebés que ya se ponen de pie afuera, sobre un piso cálido. La punta cerrada protege a quienes caminan agarrándose.",
  boots_rain: "Solo valen la pena cuando tu bebé ya camina afuera.",
  swimsuit:
    "En los primeros meses, pregunta a tu pediatra antes de meter a tu bebé al agua. Que los ratos en la alberca sean cortos y con agua tibia.",
  rash_guard:
    "Antes que el protector solar va la ropa UPF de manga larga. Antes de los 6 meses, nada de sol directo.",
  swim_diaper:
    "Debe quedar ajustado en la cintura y las piernas. Muchas albercas lo piden encima de uno desechable.",
  swim_hat: "Lo útil: que cubra la nuca y que el broche de la barbilla se suelte con facilidad.",
  swim_coverup: "Arropa a tu bebé en cuanto salga del agua: se enfría rápido.",
  swim_warm_suit: "Solo para clases frecuentes en una alberca techada de agua fresca.",
  water_shoes: "Para la arena caliente o el piso áspero de la alberca, cuando tu bebé ya se pone de pie.",
  hat_cotton_nb: "Para salir y para el viaje a casa. Ya en casa, sin gorro en interiores ni para dormir.",
  hat_sun:
    "Antes de los 6 meses, la sombra y un ala que cubra cara, orejas y cuello son la mejor protección.",
  hat_warm: "Cubre las orejas al salir. Quítalo en interiores, en el auto y siempre para dormir.",
  mittens_scratch_nb:
    "Los puños que se doblan y las uñas limadas hacen lo mismo y dejan las manos libres para explorar.",
  mittens_warm: "Los que no tienen pulgar se ponen más rápido. Lleva un par seco de repuesto: se los chupan.",
  bib_drool: "Un babero seco te ahorra un cambio de ropa. Quita siempre el babero antes de dormir.",
  bib_feeding:
    "Para los primeros alimentos, a los 6 meses más o menos: uno que se limpie fácil y tenga bolsillo, y otro con mangas si comer se vuelve una fiesta.",
  burp_cloth: "Lo que más vas a usar en los primeros meses. Al principio, cuenta con cuatro o más al día.",
  sunglasses:
    "Elígelos con protección UV de 97 a 100 por ciento y correa suave. El reflejo de la nieve también cuenta.",
};

/** An item's notes from 12 months on, where the ones above are about a baby who doesn't walk yet. */
const SECOND_YEAR_NOTES: Readonly<Partial<Record<keyof typeof ITEM_NAMES, string>>> = {
  sleeper_footed:
    "Elige ropa de dormir ajustada o resistente al fuego, como piden las normas de Estados Unidos. La suela antideslizante ayuda cuando tu bebé ya camina.",
  snowsuit:
    "Para jugar en la nieve, con espacio para la capa térmica y un polar delgado debajo. Nunca en la silla del auto.",
  socks_grip: "La suela antideslizante ayuda en pisos lisos. Si hace calor, mejor descalzo.",
  shoes_soft_sole:
    "Para caminar afuera, con suela flexible. Un par queda chico en unos tres meses: compra el segundo cuando el primero empiece a apretar.",
  swimsuit: "Que los ratos en la alberca sean cortos y con agua tibia: los niños pequeños se enfrían rápido.",
  hat_sun: "Elige un ala que cubra cara, orejas y cuello, y que el sombrero no se caiga al correr.",
  bib_feeding:
    "Uno que se limpie fácil y tenga bolsillo, y otro con mangas para cuando tu bebé coma por su cuenta.",
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

/** 'Body y Pantalón': the items that one can replace. */
export function togetherWords(names: readonly string[]): string {
  return names.join(" y ");
}

function isOfCatalogue(id: string): id is keyof typeof ITEM_NAMES {
  return Object.hasOwn(ITEM_NAMES, id);
}

/** Below a row, and beside its reasons. */
export const ADVICE_COPY = {
  insteadOf: (names: string) => `O puedes omitir: ${names} (lo uno reemplaza a lo otro)`,
  /** For pieces that also serve a stretch of weather at the edge of the size beside theirs. */
  coveredWeeks: {
    first: (size: Size) => `las primeras semanas de ${SIZE_LABELS[size]}`,
    last: (size: Size) => `las últimas semanas de ${SIZE_LABELS[size]}`,
  },
  covers: (weeks: readonly string[]) => `También cubre ${weeks.join(" y ")}`,
  coveredBy: (size: Size) => `La talla ${SIZE_LABELS[size]} cubre estas semanas`,
  /** For weather after newborn sizes. */
  outgrownBy: "Para entonces ya no le quedan las tallas de recién nacido",
  sizeUp: "Temporada corta: una talla más",
  forCare: (pieces: number) => `${pieces} más para la guardería`,
  /** Beside the number of rain suits, which is one for each wet stretch. */
  rainSuit: {
    warm: "Con lluvia cálida basta una cubierta ligera",
    same: "El mismo sirve para todas las semanas lluviosas",
  },
} as const;
