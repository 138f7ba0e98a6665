// How an estimated day is worded, and what is said of the sizes around it.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `desde el ${day}, más o menos`,
  from: (day: string) => `hacia el ${day}`,
  about: (day: string, weeks: number) =>
    `hacia el ${day}, ${counted(weeks, "semana", "semanas")} más o menos`,
  between: (month: string, other: string) =>
    month === other ? `en algún momento de ${month}` : `en algún momento entre ${month} y ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${month.slice(0, 3)}–${other.slice(0, 3)}`,
} as const;

export const SIZE_LINE = {
  /** '6–9m hacia el 10 mar, 3 semanas más o menos' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Bebé 1', 'Bebés 1 y 3'. */
  who: (babies: readonly number[]) =>
    babies.length > 1
      ? `Bebés ${babies.slice(0, -1).join(", ")} y ${babies.at(-1)}`
      : `Bebé ${babies.join()}`,
  /** 'Bebé 1: 6–9m hacia el 10 mar'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}: ahora ${SIZE_LABELS[size]}`,
  /** For the last size of the year. */
  now: (size: Size) => `Ahora le queda ${SIZE_LABELS[size]}`,
  buyBy: (essentials: string, rest: string) =>
    `Compra los básicos a más tardar el ${essentials} y lo demás el ${rest}.`,
  buyNow: (rest: string) => `Compra los básicos ahora y lo demás a más tardar el ${rest}.`,
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) =>
    `Las tallas de recién nacido le quedan hasta cerca del ${day}: compra un juego completo.`,
  part: (day: string) =>
    `Las tallas de recién nacido le quedan hasta cerca del ${day}: basta un juego pequeño.`,
  few: (day: string) =>
    `Las tallas de recién nacido le quedan, como mucho, hasta cerca del ${day}: bastan una o dos piezas. No les quites las etiquetas.`,
  none: (size: Size, day: string) =>
    `Es probable que no use las tallas de recién nacido: ${SIZE_LABELS[size]} le queda desde el ${day}.`,
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Las tallas de prematuro le quedan hasta cerca del ${day}: compra ${pieces} de las piezas de recién nacido en talla de prematuro.`
      : `Las tallas de prematuro le quedan hasta cerca del ${day}.`,
} as const;
