// The plan's answer in words: how many essentials there are, and how many are still to get.

const ALL_ESSENTIALS_READY = "You have all the essentials";
/** The same while some of them are reserved by givers and haven't arrived. */
export const REST_IS_COMING = "The rest is coming";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = {
  needed: "Pieces needed",
} as const;

/** After the large number: 'essentials'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "essential" : "essentials";
}

/** After the large number: 'essentials to go'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} to go`;
}

/** That no essential is left to get. */
export function noneToGet(coming = 0): string {
  return coming > 0 ? REST_IS_COMING : ALL_ESSENTIALS_READY;
}

/** '48 essentials to go', or that none are left. */
export function essentialsToGet(remaining: number, coming?: number): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(coming);
}

/** After the large number, if something other than the essentials was chosen. */
export const OTHERS_TO_GET = {
  Recommended: "recommended to go",
  "Nice-to-have": "nice to have",
  pieces: (count: number) => (count === 1 ? "piece to go" : "pieces to go"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "You have all the recommended pieces",
  "Nice-to-have": "You have all the nice-to-have pieces",
  pieces: "You have all the pieces",
} as const;

interface Counted {
  ready: number;
  needed: number;
  remaining: number;
  coming?: number;
}

/** 'You have 7 of 50', or '48 essentials: 20 ready · 6 coming · 22 to get'. */
export function readyWords({ ready, needed, remaining, coming }: Counted, of = essentialsWord): string {
  return coming
    ? `${needed} ${of(needed)}: ${ready} ready · ${coming} coming · ${remaining} to get`
    : `You have ${ready} of ${needed}`;
}

/** Of what isn't only essentials. */
export function piecesWord(count: number): string {
  return count === 1 ? "piece" : "pieces";
}

/** '83 in all': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} in all`;
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
  return `${sizes.join(" + ")} is ${sum}, not ${year}, because one-size items${which} are counted once for the year.`;
}
