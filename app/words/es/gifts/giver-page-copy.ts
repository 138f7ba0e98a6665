// The pages that givers see.
import { type DEGREES, degreesWords } from "~/words/es/weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reservar",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `se espera para ${month}`,
  taken: "Ya está reservado",
  allTaken: "Ya está reservado todo lo de esta lista. ¡Gracias!",
  /** Over what the parents wish for most; `parents` is 'Ana y Sam', or null where nobody has said a name. */
  ideas: (parents: string | null) => `Ideas de ${parents ?? "los papás"}`,
  love: (parents: string) => `Con cariño, ${parents}`,
  ownWish: (parents: string | null) => `Un deseo de ${parents ?? "los papás"}`,
  readMore: "Leer todo",
  moreIdeas: (count: number) => `${count} ${count === 1 ? "idea" : "ideas"} más`,
  together: "Juntos",
  bundles: {
    outside: "Para salir sin frío",
    nights: "Para la noche",
    firstDays: "Los primeros días",
    rain: "Días de lluvia",
    sun: "Para el sol",
    swim: "Para la alberca",
    meals: "Para comer",
  },
  reserveAll: (count: number) => (count === 2 ? "Reservar los dos" : `Reservar los ${count}`),
  pickOne: "Elegir uno",
  everythingElse: "Todo lo demás, por tipo",
  otherWishes: "Otros deseos",
  leftOfKind: (left: number) => `${left} por reservar`,
  /** `what` is '4 Mamelucos con pies'; null where nothing is counted. */
  howMany: (what: string | null) => (what ? `¿Cómo saben que son ${what}?` : "¿Cómo saben cuántos?"),
  howManyText: (place: string | null) =>
    `Layette hace la cuenta con el clima de ${place ?? "donde viven"}, las lavadas y lo rápido que crecen los bebés.`,
  anotherBaby: "Ver los números para otro bebé",
  likely: (day: string | null) =>
    `Probablemente la talla para el invierno, pero aún no es seguro${day === null ? "" : `: se decide hacia el ${day}`}`,
  whereToBuy: "Dónde comprar",
  itsLink: "Verlo en la tienda",
  newTab: "se abre en una pestaña nueva",
  own: "Tus reservas",
  thankYou: (giver: string) => `Gracias, ${giver}`,
  bringIt: (parents: string | null) =>
    `Llévalo en tu próxima visita, o pregunta a ${parents ?? "los papás"} adónde mandarlo.`,
  missed: (what: string) => `Alguien te ganó con esto: ${what}.`,
  reservedForYou: "Quedó reservado a tu nombre.",
  close: "OK",
  undone: "Listo, cancelaste tu reserva. Ahora alguien más puede regalarlo.",
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

/** After the number: 'regalos aún hacen falta'. */
export function wishedWords(count: number): string {
  return count === 1 ? "regalo aún hace falta" : "regalos aún hacen falta";
}

/** After that: ', 3 vienen en camino', or nothing. */
export function onTheirWay(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", 1 viene en camino" : `, ${count} vienen en camino`;
}

/** 'Ana y Sam'; null for nobody. */
export function parentsWords(names: readonly string[]): string | null {
  return names.length > 0 ? new Intl.ListFormat("es-MX").format(names) : null;
}

/** 'Gorro abrigador y Mitones abrigadores, 6–9 meses': the pieces of a bundle. */
export function bundleWords(pieces: readonly string[], months: string | null): string {
  const words = new Intl.ListFormat("es-MX").format(pieces);
  return months === null ? words : `${words}, ${months}`;
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
  /** Of a bundle. */
  several: (count: number) => `Reservar ${count} regalos`,
  /** Beside a gift that somebody else has reserved in the meantime. */
  takenMeanwhile: "alguien lo acaba de reservar",
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
