// The pages that givers see.
import { type DEGREES, degreesWords } from "../weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reservar",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `se espera para ${month}`,
  taken: "Ya está reservado",
  allTaken: "Ya está reservado todo lo de esta lista. ¡Gracias!",
  sections: {
    Essential: "Básicos",
    wish: "Otros deseos",
    Recommended: "Recomendados",
    "Nice-to-have": "Opcionales",
    other: "Otras prendas",
  },
  whereToBuy: "Dónde comprar",
  itsLink: "Verlo en la tienda",
  newTab: "se abre en una pestaña nueva",
  own: "Tus reservas",
  reservedForYou: "Quedó reservado a tu nombre.",
  close: "OK",
  undone: "Listo, cancelaste tu reserva. Ahora alguien más puede regalarlo.",
  changed: "Listo, quedó cambiado.",
  undo: "Cancelar reserva",
  pieces: "Cuántos",
  change: "Cambiar",
  bought: "Ya lo compré",
  notBought: "Aún no lo compro",
  isBought: "Comprado",
  waiting: "Falta el visto bueno de los papás",
  offList: "Ya no está en la lista. Si ya lo tienes, pregunta a los papás.",
  gone: "Esta lista de regalos se movió o se cerró",
  goneHint: "Pide a los papás el enlace que usan ahora.",
  madeWith: "Hecha con Layette, que planea la ropa del bebé para su primer año.",
} as const;

/** After the large number: 'regalos que aún hacen falta'. */
export function wishedWords(count: number): string {
  return count === 1 ? "regalo que aún hace falta" : "regalos que aún hacen falta";
}

/** '2 de 5 por reservar' */
export function leftWords(left: number, wished: number): string {
  return wished === 1 ? "1 por reservar" : `${left} de ${wished} por reservar`;
}

/** 'Llegó 1 de 2' */
export function arrivedWords(arrived: number, pieces: number): string {
  if (arrived === pieces) return "Ya llegó. ¡Gracias!";
  return `${arrived === 1 ? "Llegó" : "Llegaron"} ${arrived} de ${pieces}`;
}

/** 'Para días de unos 35°F.' */
export function aroundWords(degrees: number, units: keyof typeof DEGREES): string {
  return `Para días de unos ${degreesWords(degrees, units)}.`;
}

export const RESERVE_COPY = {
  title: (what: string) => `Reservar: ${what}`,
  name: "Tu nombre",
  nameHint: "Para que los papás sepan de quién es. Las demás personas no lo verán.",
  nameHintSurprise:
    "Esta lista es sorpresa: los papás verán tu nombre después del nacimiento. Las demás personas no lo verán nunca.",
  pieces: "Cuántos",
  how: "¿Cómo lo vas a conseguir?",
  ways: { buy: "Lo voy a comprar", pass: "Les paso el nuestro", lend: "Se lo presto" },
  message: "Un mensaje para los papás",
  optional: "Opcional.",
  email: "Correo",
  emailHint: "Opcional. Te mandaremos un solo correo con un enlace para cancelar la reserva, y nada más.",
  approves: "Los papás confirman cada reserva. Mientras tanto, queda a tu nombre.",
  send: "Reservar",
  /** Fewer are left than were asked for. */
  onlyLeft: (left: number) => (left === 1 ? "Solo queda 1." : `Solo quedan ${left}.`),
} as const;

export const UNDO_GIFT_COPY = {
  title: "¿Cancelar tu reserva?",
  lead: (what: string, list: string) => `Reservaste ${what} en “${list}”.`,
  send: "Cancelar mi reserva",
  done: "Reserva cancelada",
  gone: "Esa reserva ya no está",
  goneHint: "Es posible que ya se haya cancelado.",
} as const;
