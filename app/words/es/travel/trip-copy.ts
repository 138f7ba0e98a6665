// Words on a trip's page: whom the bag is for, the bag, and what isn't clothing.

import type { Age, Baby } from "~/words/en/travel/trip-copy.ts";
import { counted } from "~/words/es/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/es/wardrobe/wardrobe-copy.ts";

/**
 * 'Durante este viaje, tu bebé tendrá 4 meses.' A trip that ends before the birth also says how long
 * before; a past trip says 'tenía'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return onTheWay(beforeBirth(baby.weeksBefore), isPast);
    case "arriving":
      return `Durante este viaje, tu bebé ${spanWords({ unit: "weeks", count: 0 }, baby.to, isPast)}.`;
    case "born":
      return `Durante este viaje, tu bebé ${spanWords(baby.from, baby.to, isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'será un recién nacido', 'pasará de recién nacido a tener 3 semanas', 'tendrá de 3 a 5 semanas', 'tendrá 4 meses' */
function spanWords(from: Age, to: Age, isPast: boolean): string {
  if (isNewborn(to)) return `${isPast ? "era" : "será"} un recién nacido`;
  const last = ageWords(to);
  if (isNewborn(from)) return `${isPast ? "pasó" : "pasará"} de recién nacido a tener ${last}`;
  const has = isPast ? "tenía" : "tendrá";
  if (from.unit !== to.unit) return `${has} de ${ageWords(from)} a ${last}`;
  return from.count === to.count ? `${has} ${last}` : `${has} de ${from.count} a ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function onTheWay(when: string, isPast: boolean): string {
  const [is, due] = isPast ? ["seguía", "esperaba"] : ["seguirá", "espera"];
  return `Durante este viaje, tu bebé ${is} en camino: se ${due} ${when}.`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1 ? "pocos días después" : `cerca de ${counted(weeks, "semana", "semanas")} después`;
}

export function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "semana", "semanas") : counted(count, "mes", "meses");
}

/** Why the bag holds so many, and what stays at home. */
export const BAG_COPY = {
  why: (pack: number) => `¿Por qué ${pack}?`,
  one: (days: number) =>
    days <= 1 ? "Con una basta para el día." : `Con una basta para ${counted(days, "día", "días")}.`,
  oneBetweenWashes: (days: number) =>
    days === 1
      ? "Con una basta para el día entre lavados."
      : `Con una basta para los ${days} días entre lavados.`,
  whole: "Las mismas que en tu plan.",
  use: (perDay: number, days: number) => `${perDay} al día × ${counted(days, "día", "días")}`,
  between: " entre lavados",
  week: ", para una semana",
  is: (pieces: number, isExact: boolean) => (isExact ? ` da ${pieces}` : ` da casi ${pieces}`),
  spare: (spare: number) => `, más ${spare} de repuesto`,
  activity: (activity: string) => `, más 1 para ${activity.toLowerCase()}`,
  bitter: (pieces: number) => `, más ${pieces} por el frío extremo`,
  total: (pieces: number) => `: ${pieces}`,
  enough: (quantity: number) =>
    `, pero en casa tampoco ${quantity === 1 ? "haría" : "harían"} falta más de ${quantity}`,
  newborn: (newborn: number, pack: number) =>
    `. ${newborn} de ellas en talla recién nacido, así que ${pack} en esta`,
  newbornAll: (pack: number) =>
    `. La talla recién nacido ya alcanza; ${pack} de esta por si le queda apretada`,
  formula: (quantity: number) =>
    `En casa, con este clima, ${quantity === 1 ? "sería" : "serían"} ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (pieces: readonly string[]) => listed(pieces),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `A partir del ${from}, durante ${counted(days, "día", "días")}, quizá le quede mejor ${SIZE_LABELS[size]}. Para todo el viaje va ${SIZE_LABELS[instead]}.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Hasta el ${until}, durante ${counted(days, "día", "días")}, quizá todavía le quede mejor ${SIZE_LABELS[size]}. Para todo el viaje va ${SIZE_LABELS[instead]}.`,
  laterPieces: (size: Size, pieces: string) =>
    `Por si las mangas le quedan cortas, lleva esto en ${SIZE_LABELS[size]}: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `Por si las mangas le quedan largas, lleva esto en ${SIZE_LABELS[size]}: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `Se queda en casa porque algo del equipaje sirve para lo mismo: ${listed(names)}.`,
  weekOnly: "Esto alcanza para una semana. Si el viaje es más largo, cuenta con un lavabo o una lavandería.",
} as const;

/** 'a', 'a y b', 'a, b y c' */
function listed(words: readonly string[]): string {
  return new Intl.ListFormat("es-MX").format(words);
}

export const KIT_COPY = {
  title: "Otras cosas para llevar",
  names: {
    diapers: "Pañales",
    wipes: "Toallitas húmedas",
    changing: "Cambiador portátil y crema para rozaduras",
    feeding: "Todo para su alimentación",
    carrier: "Portabebés o carriola",
    car_seat: "Silla para el auto",
    sunscreen: "Protector solar",
    health: "Termómetro y medicinas",
    wet_bag: "Bolsa para ropa mojada",
    documents: "Documentos",
  },
  facts: {
    feeding: "Biberones, fórmula, extractor o papillas, lo que tu bebé necesite",
    sunscreen: "Mineral, para lo que no cubren la sombra y la ropa",
    documents: "Tarjeta del seguro, identificación y pasaporte si cruzas una frontera",
  },
  /** '40 para 4 días, unos 10 al día' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} para ${counted(days, "día", "días")}, ${about(perDay)} al día`,
  /** '70 para la primera semana, unos 10 al día; al llegar compra más' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} para la primera semana, ${about(perDay)} al día; al llegar compra más`,
  wipes: (packs: number) => counted(packs, "paquete", "paquetes"),
  packed: (packed: number, things: number) => `${packed} de ${things} en la maleta`,
} as const;

/** Of diapers. */
function about(count: number): string {
  return count === 1 ? "más o menos 1" : `unos ${count}`;
}
