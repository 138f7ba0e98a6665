// The parents' page of their gift list.
import { counted } from "../counted.ts";

export const GIFTS_COPY = {
  title: "Lista de regalos",
  make: "Hacer una lista de regalos",
  manage: "Lista de regalos",
  back: "Volver a la lista de compras",
  lead: "Da un solo enlace a familia y amigos. Ven lo que aún necesitas y lo apartan, así nadie compra lo mismo dos veces. No necesitan una cuenta.",
  listTitle: "Título",
  suggestedTitle: "Regalos para nuestro bebé",
  titleHint: "Lo ven todos los que tengan el enlace.",
  link: "Enlace a tu lista de regalos",
  copy: "Copiar enlace",
  copied: "¡Copiado!",
  notCopied: "No se pudo copiar. Cópialo a mano.",
  seeAsGiver: "Ver lo que ven quienes regalan",
  closedNote: "La lista está cerrada. Quien abra el enlace lo verá; lo apartado sigue apartado.",
  overNote: "La lista se cerró porque tu bebé cumplió 15 meses. Lo apartado sigue apartado.",
  openAgain: "Volver a abrir la lista",
  close: "Cerrar la lista",
  move: "Obtener un enlace nuevo",
  moveHint: "El enlace anterior deja de funcionar enseguida. Lo apartado sigue apartado.",
  nothing: "Aún no hay nada apartado",
  nothingText: "Manda el enlace a familia y amigos. Aquí verás lo que viene en camino.",
  surpriseText: (day: string | null) =>
    day === null
      ? "Es sorpresa: verás quién trae qué cuando pongas la fecha de nacimiento."
      : `Es sorpresa: verás quién trae qué el ${day}.`,
  readersText: "Solo quienes pueden editar este plan ven quién trae qué.",
  onlyOwnerMakes: "Este plan aún no tiene lista de regalos. Puede hacerla quien creó el plan.",
  byPerson: "Por persona",
  secretly: "De sorpresa",
  byItem: "Por prenda",
  coming: "En camino",
  notOnList: "Ya no están en la lista",
  notOnListText: "Tu plan ya no los pide, o los dejaste fuera. Aun así vienen en camino.",
  waiting: "Falta tu visto bueno",
  approve: "Aprobar",
  arrived: "Llegó",
  allArrived: "Llegó todo",
  notArrived: "Deshacer",
  thanked: "Ya diste las gracias",
  thank: "Marcar: ya di las gracias",
  notThanked: "Aún no doy las gracias",
  remove: "Quitar",
  byHand: "agregado a mano",
  how: { buy: "lo compra", pass: "pasa el suyo", lend: "lo presta" },
  text: "Copiar como texto",
  csv: "Descargar CSV",
  print: "Imprimir",
  add: "Agregar un regalo de alguien",
  addHint: "Para quien te dice en persona qué va a traer.",
  who: "De",
  what: "Qué",
  pieces: "Cuántos",
  ways: { buy: "Lo compra", pass: "Pasa el suyo", lend: "Lo presta" },
  way: "Cómo",
  addIt: "Agregarlo",
  nothingToAdd: "Todo lo de la lista está apartado.",
  settings: "Qué muestra la lista",
  greeting: "Saludo",
  greetingHint: "Opcional. Unas palabras al principio de la página.",
  sizes: "Tallas",
  levels: "Cuánto",
  place: "Decir dónde vives (ciudad y estado)",
  month: "Decir el mes de la fecha de parto",
  names: "Quién trae qué",
  open: "Vemos quién trae qué",
  surprise: "Es sorpresa",
  surpriseHint: "Hasta ese día solo ves cuánto viene en camino: sin nombres ni mensajes.",
  revealOn: "Mostrarnos todo el",
  revealHint: "Si lo dejas vacío, será el día en que pongas la fecha de nacimiento.",
  approves: "Preguntarnos antes de agregar un nombre",
  save: "Guardar",
  saved: "Guardado.",
  mails: "Correos sobre regalos nuevos",
  mailsOn: "Te mandamos un correo cuando apartan algo, una vez al día como máximo.",
  mailsOff: "No te mandamos correos cuando apartan algo.",
  turnOn: "Activar correos",
  turnOff: "Desactivar correos",
  items: "Dejar prendas fuera",
  itemsHint: "Lo que dejas fuera sigue en tu plan. Solo que quienes regalan no lo ven.",
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
