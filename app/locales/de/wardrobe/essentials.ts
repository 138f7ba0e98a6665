// The plan's answer in words: how many essentials there are, and how many are still to get.
import { counted } from "../counted.ts";

const ALL_ESSENTIALS_READY = "Du hast alles Wichtige";
/** The same while some of them are reserved by givers and haven't arrived. */
export const REST_IS_COMING = "Der Rest ist unterwegs";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = {
  needed: "Nötige Teile",
} as const;

/** After the large number: 'wichtige Teile'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "wichtiges Teil" : "wichtige Teile";
}

/** After the large number: 'wichtige Teile fehlen noch'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} ${remaining === 1 ? "fehlt" : "fehlen"} noch`;
}

/** That no essential is left to get. */
export function noneToGet(coming = 0): string {
  return coming > 0 ? REST_IS_COMING : ALL_ESSENTIALS_READY;
}

/** '48 wichtige Teile fehlen noch', or that none are left. */
export function essentialsToGet(remaining: number, coming?: number): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(coming);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "empfohlen und noch offen",
  "Nice-to-have": "optional und noch offen",
  pieces: (count: number) => (count === 1 ? "Teil fehlt noch" : "Teile fehlen noch"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Du hast alles Empfohlene",
  "Nice-to-have": "Du hast alles Optionale",
  pieces: "Du hast alle Teile",
} as const;

type Counted = Parameters<typeof import("~/copy/wardrobe/essentials.ts").readyWords>[0];

/** 'Du hast 7 von 50', or '48 wichtige Teile: 20 da · 6 unterwegs · 22 fehlen'. */
export function readyWords({ ready, needed, remaining, coming }: Counted, of = essentialsWord): string {
  return coming
    ? `${needed} ${of(needed)}: ${ready} da · ${coming} unterwegs · ${counted(remaining, "fehlt", "fehlen")}`
    : `Du hast ${ready} von ${needed}`;
}

/** Of what isn't only essentials. */
export function piecesWord(count: number): string {
  return count === 1 ? "Teil" : "Teile";
}

/** '83 insgesamt': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} insgesamt`;
}

/** Why the sizes don't add up to the year's number; null if they do. `names` are the items without a size. */
export function whySumsDiffer(
  sizes: readonly number[],
  year: number,
  names: readonly string[],
): string | null {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === year) return null;
  const which = names.length > 0 ? ` (${names.join(", ")})` : "";
  return `${sizes.join(" + ")} macht ${sum} und nicht ${year}, weil Artikel in Einheitsgröße${which} im Jahr nur einmal zählen.`;
}
