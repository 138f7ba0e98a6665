// The plan's answer in words: how many essentials there are, and how many are still to get.
import { plural } from "../counted.ts";

const ALL_ESSENTIALS_READY = "Vous avez tous les essentiels";
/** The same while some of them are reserved by givers and haven't arrived. */
export const REST_IS_COMING = "Le reste est en route";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = {
  needed: "Pièces à prévoir",
} as const;

/** After the large number: 'essentiels'. */
export function essentialsWord(count: number): string {
  return plural(count, "essentiel", "essentiels");
}

/** After the large number: 'essentiels à trouver'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} à trouver`;
}

/** That no essential is left to get. */
export function noneToGet(coming = 0): string {
  return coming > 0 ? REST_IS_COMING : ALL_ESSENTIALS_READY;
}

/** '48 essentiels à trouver', or that none are left. */
export function essentialsToGet(remaining: number, coming?: number): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(coming);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "à trouver, parmi le recommandé",
  "Nice-to-have": "à trouver, parmi les petits plus",
  pieces: (count: number) => `${piecesWord(count)} à trouver`,
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Vous avez tout ce qui est recommandé",
  "Nice-to-have": "Vous avez tous les petits plus",
  pieces: "Vous avez toutes les pièces",
} as const;

type Counted = Parameters<typeof import("~/copy/wardrobe/essentials.ts").readyWords>[0];

/** 'Vous en avez 7 sur 50', or '48 essentiels : 20 chez vous · 6 en route · 22 à trouver'. */
export function readyWords({ ready, needed, remaining, coming }: Counted, of = essentialsWord): string {
  return coming
    ? `${needed} ${of(needed)}\u00a0: ${ready} chez vous · ${coming} en route · ${remaining} à trouver`
    : `Vous en avez ${ready} sur ${needed}`;
}

/** Of what isn't only essentials. */
export function piecesWord(count: number): string {
  return plural(count, "pièce", "pièces");
}

/** '83 en tout': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} en tout`;
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
  return `${sizes.join(" + ")} font ${sum}, et non ${year}, car les articles en taille unique${which} ne sont comptés qu’une fois pour l’année.`;
}
