// The plan's answer in words: how many essentials there are, and how many are still to get.

const ALL_ESSENTIALS_READY = "Ya tienes todos los básicos";
/** The same while some of them are reserved by givers and haven't arrived. */
export const REST_IS_COMING = "Lo demás viene en camino";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = {
  needed: "Piezas que hacen falta",
} as const;

/** After the large number: 'básicos'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "básico" : "básicos";
}

/** After the large number: 'básicos por conseguir'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} por conseguir`;
}

/** That no essential is left to get. */
export function noneToGet(coming = 0): string {
  return coming > 0 ? REST_IS_COMING : ALL_ESSENTIALS_READY;
}

/** '48 básicos por conseguir', or that none are left. */
export function essentialsToGet(remaining: number, coming?: number): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(coming);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "por conseguir de lo recomendado",
  "Nice-to-have": "por conseguir de lo opcional",
  pieces: (count: number) => (count === 1 ? "pieza por conseguir" : "piezas por conseguir"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Ya tienes todo lo recomendado",
  "Nice-to-have": "Ya tienes todo lo opcional",
  pieces: "Ya tienes todas las piezas",
} as const;

interface Counted {
  ready: number;
  needed: number;
  remaining: number;
  coming?: number;
}

/** 'Tienes 7 de 50', or '48 básicos: tienes 20 · 6 en camino · 22 por conseguir'. */
export function readyWords({ ready, needed, remaining, coming }: Counted, of = essentialsWord): string {
  return coming
    ? `${needed} ${of(needed)}: tienes ${ready} · ${coming} en camino · ${remaining} por conseguir`
    : `Tienes ${ready} de ${needed}`;
}

/** Of what isn't only essentials. */
export function piecesWord(count: number): string {
  return count === 1 ? "pieza" : "piezas";
}

/** '83 en total': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} en total`;
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
  return `${sizes.join(" + ")} suman ${sum} y no ${year}, porque las prendas de talla única${which} se cuentan una sola vez en el año.`;
}
