// Why the bag holds so many, and what stays at home.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

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
  is: (pieces: number, isExact: boolean) =>
    `${pieces === 1 ? " es" : " son"} ${isExact ? "" : "más o menos "}${pieces}`,
  spare: (spare: number) => `, más ${spare} de repuesto`,
  activity: (activity: string) => `, más 1 para ${activity.toLowerCase()}`,
  bitter: (pieces: number) => `, más ${pieces} por el frío extremo`,
  total: (pieces: number) => `: ${pieces}`,
  enough: (quantity: number) =>
    quantity === 1
      ? ", pero basta con la de un guardarropa"
      : `, pero bastan las ${quantity} de un guardarropa`,
  newborn: (newborn: number, pack: number) =>
    `. ${newborn} de ellas en talla recién nacido, así que ${pack} en esta`,
  newbornAll: (pack: number) =>
    `. La talla recién nacido ya alcanza; ${pack} de esta por si le queda apretada`,
  formula: (quantity: number) => `Un guardarropa para este clima tiene ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (names: readonly string[]) => listed(names.map((name) => `1 ${name}`)),
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
