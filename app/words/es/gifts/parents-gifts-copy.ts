// The parents' page of their gift list; and, for the server only, like the names of items, what givers are told they bring.

import type { Named } from "~/words/en/gifts/parents-gifts-copy.ts";
import { counted } from "~/words/es/counted.ts";
import type { ITEM_NAMES } from "~/words/es/wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

export const GIFTS_COPY = {
  title: "Lista de regalos",
  make: "Crear una lista de regalos",
  manage: "Lista de regalos",
  lead: "Da un solo enlace a familia y amigos. Ven lo que aún necesitas y lo reservan, así nadie compra lo mismo dos veces. No necesitan una cuenta.",
  listTitle: "Título",
  suggestedTitle: (names: string | null) => `Regalos para ${names ?? "nuestro bebé"}`,
  titleHint: "Lo ven todos los que tengan el enlace.",
  link: "Enlace a tu lista de regalos",
  copy: "Copiar enlace",
  copied: "¡Copiado!",
  notCopied: "No se pudo copiar. Cópialo a mano.",
  seeAsGiver: "Vista previa de la lista",
  closedNote: "La lista está cerrada. Quien abra el enlace lo verá. Las reservas se conservan.",
  overNote: "La lista se cerró tres meses después de que terminara tu plan. Las reservas se conservan.",
  goOn: "Sigue hasta los 24 meses para volver a abrirla",
  openAgain: "Volver a abrir la lista",
  close: "Cerrar la lista",
  move: "Obtener un enlace nuevo",
  moveHint: "El enlace anterior deja de funcionar enseguida. Las reservas se conservan.",
  nothing: "Aún no hay nada reservado",
  nothingText: "Manda el enlace a familia y amigos. Aquí verás lo que viene en camino.",
  surpriseText: (day: string | null) =>
    day === null
      ? "Es sorpresa: verás quién trae qué cuando pongas la fecha de nacimiento."
      : `Es sorpresa: verás quién trae qué el ${day}.`,
  readersText: "Solo quienes pueden editar este plan ven quién trae qué.",
  onlyOwnerMakes: "Este plan aún no tiene lista de regalos. Puede hacerla quien creó el plan.",
  byPerson: "Por persona",
  secretly: "De sorpresa",
  byItem: "Por artículo",
  coming: "En camino",
  notOnList: "Ya no están en la lista",
  notOnListText: "Tu plan ya no los incluye, o los quitaste de la lista. Aun así vienen en camino.",
  waiting: "Falta tu visto bueno",
  approve: "Aprobar",
  arrived: "Llegó",
  allArrived: "Llegó todo",
  notArrived: "Deshacer",
  thanked: "Ya diste las gracias",
  thank: "Marcar: ya di las gracias",
  notThanked: "Falta dar las gracias",
  remove: "Quitar",
  /** Once a giver has marked it. */
  bought: "ya lo compró",
  byHand: "agregado a mano",
  how: { buy: "lo compra", pass: "pasa el suyo", lend: "lo presta" },
  text: "Copiar como texto",
  csv: "Descargar CSV",
  print: "Imprimir",
  add: "Agregar un regalo que te avisaron",
  addHint: "Para quien te dice en persona qué va a traer.",
  who: "De",
  what: "Qué",
  pieces: "Cuántos",
  ways: { buy: "Lo compra", pass: "Pasa el suyo", lend: "Lo presta" },
  way: "Cómo",
  addIt: "Agregarlo",
  nothingToAdd: "Todo lo de la lista está reservado.",
  settings: "Qué muestra la lista",
  greeting: "Saludo",
  greetingHint: "Opcional. Unas palabras al principio de la página, arriba de tu nombre.",
  sizes: "Tallas",
  levels: "Qué incluir",
  place: "Mostrar dónde vives (ciudad y estado)",
  month: "Mostrar el mes de la fecha de parto",
  names: "Quién trae qué",
  open: "Vemos quién trae qué",
  surprise: "Es sorpresa",
  surpriseHint: "Hasta ese día solo verás cuántos regalos vienen en camino: sin nombres ni mensajes.",
  revealOn: "Mostrarnos todo el",
  revealHint: "Si lo dejas vacío, será el día en que pongas la fecha de nacimiento.",
  approves: "Confirmar nosotros cada reserva",
  save: "Guardar",
  saved: "Guardado.",
  mails: "Correos sobre regalos nuevos",
  mailsOn: "Te mandamos un correo cuando reservan algo, una vez al día como máximo.",
  mailsOff: "No te mandamos correos cuando reservan algo.",
  turnOn: "Activar correos",
  turnOff: "Desactivar correos",
  items: "Poner estrellas o dejar prendas fuera",
  itemsHint:
    "Quien tiene el enlace ve primero lo que marques con estrella; puedes marcar hasta 12. Lo que dejes fuera sigue en tu plan, solo que no se ve.",
  star: "Estrella",
  toThank: "Por agradecer",
  wishAdded: "Listo, ya está en la lista.",
  leaveOff: "Dejar fuera",
  putBack: "Volver a incluir",
  leftOff: "fuera de la lista",
  wishes: "Otros deseos",
  wishesHint: "Lo que no está en tu plan, como una silla para el auto.",
  wish: "Qué te gustaría",
  wishLink: "Enlace a una tienda",
  wishLinkHint: "Opcional. Pégalo desde la tienda o su app.",
  whichLink: "¿Cuál?",
  price: "Cuánto cuesta, más o menos",
  priceHint: "Opcional, por ejemplo “unos $120”.",
  addWish: "Agregar el deseo",
} as const;

/** 'Quitar: 2 mamelucos con pies, 3–6 meses', for screen readers. */
export function labelOf(act: string, what: string): string {
  return `${act}: ${what}`;
}

/** '9 cosas vienen en camino de parte de 4 personas'; '9 cosas vienen en camino' in a surprise. */
export function comingWords(pieces: number, people: number | null): string {
  const things = `${counted(pieces, "cosa viene", "cosas vienen")} en camino`;
  return people === null ? things : `${things} de parte de ${counted(people, "persona", "personas")}`;
}

/** '6 en camino, hacen falta 4', or '2 en camino'. */
export function comingOf(coming: number, needed: number): string {
  if (coming <= needed) return `${coming} en camino`;
  return `${coming} en camino, ${needed === 1 ? "hace falta" : "hacen falta"} ${needed}`;
}

/** 'Llegó 1 de 2' */
export function arrivedOf(arrived: number, pieces: number): string {
  if (arrived === pieces) return GIFTS_COPY.arrived;
  return `${arrived === 1 ? "Llegó" : "Llegaron"} ${arrived} de ${pieces}`;
}

/** 'Solo queda 1 en la lista.' */
export function onlyLeft(left: number): string {
  if (left === 0) return "Ya no queda ninguno en la lista.";
  return left === 1 ? "Solo queda 1 en la lista." : `Solo quedan ${left} en la lista.`;
}

export const GIFTS_CSV = [
  "De",
  "Prenda",
  "Piezas",
  "Llegaron",
  "Cómo",
  "Mensaje",
  "Ya di las gracias",
] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Prenda", "Piezas", "Llegaron"] as const;

type NameId = keyof typeof ITEM_NAMES;

/** For more than one, by clothing_name_id; one is the item's name, or "par de ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "bodies (pañaleros) de manga corta (recién nacido)",
  bodysuit_short_sleeve: "bodies (pañaleros) de manga corta",
  bodysuit_long_sleeve_nb: "bodies (pañaleros) de manga larga (recién nacido)",
  bodysuit_long_sleeve: "bodies (pañaleros) de manga larga",
  bodysuit_sleeveless: "bodies (pañaleros) sin mangas",
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
  tights: "mallas o calentadores para piernas",
  pants_crawling: "pantalones de gateo con rodillas reforzadas",
  overalls: "overoles",
  swaddle_muslin: "mantas de muselina para envolver",
  swaddle_wrap_nb: "mantas envolventes con velcro (recién nacido)",
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
  bunting_fleece: "enterizos polares con capucha",
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
  rash_guard: "trajes de baño con protección UV",
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

/** '2 mamelucos con pies', '1 mameluco con pies', '2 × Silla para el auto', 'Silla para el auto' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "par de ") : small(name)}`;
}

/** 'mameluco con pies' */
function small(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function nameInSentence({ nameId, name }: Named): string {
  return manyOf(nameId) === null ? name : small(name);
}

export function oneInSentence(named: Named): string {
  return manyOf(named.nameId) === null ? `1 ${named.name}` : countedName(named, 1);
}

export function someInSentence(named: Named, pieces: number): string {
  return countedName(named, pieces);
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
