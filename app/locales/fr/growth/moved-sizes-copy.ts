// What is said of sizes that moved, and of the next one.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const MOVED_COPY = {
  kept: "Vos quantités et vos notes restent avec leur taille.",
  sooner: "À acheter plus tôt\u00a0:",
  /** Of a size that has begun. */
  now: "Encore à trouver\u00a0:",
  dropped: "Devenu inutile\u00a0:",
  undo: "Annuler",
  /** What Undo does, for screen readers. */
  undoLabel: "Annuler\u00a0: supprimer la dernière chose que vous avez dite sur la taille de votre bébé",
  dismiss: "Compris",
  dismissing: "Enregistrement…",
} as const;

/** '6–9M à partir du 10 mars, et non du 2 avr.'; `hasBegun`: that day isn't ahead anymore. */
export function movedSize(size: Size, to: string | null, from: string | null, hasBegun = false): string {
  if (to === null) return `${SIZE_LABELS[size]} n’est plus dans ce plan`;
  if (hasBegun)
    return from === null
      ? `${SIZE_LABELS[size]} est nouvelle dans ce plan, depuis le ${to}`
      : `${SIZE_LABELS[size]} depuis le ${to}, et non à partir du ${from}`;
  if (from === null) return `${SIZE_LABELS[size]} est nouvelle dans ce plan, à partir du ${to}`;
  return `${SIZE_LABELS[size]} à partir du ${to}, et non du ${from}`;
}

/** '3–6M Pyjama à pieds (4)' */
export function movedPieces(size: Size, name: string, pieces: number): string {
  return `${SIZE_LABELS[size]} ${name}${pieces > 1 ? ` (${pieces})` : ""}`;
}

/** 'et 3 autres articles' */
export function movedMore(items: number): string {
  return `et ${counted(items, "autre article", "autres articles")}`;
}
