// What is said of sizes that moved, and of the next one.
import { counted } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const MOVED_COPY = {
  kept: "Deine Zahlen und Notizen bleiben bei ihren Größen.",
  sooner: "Früher kaufen:",
  /** Of a size that has begun. */
  now: "Noch zu besorgen:",
  dropped: "Nicht mehr nötig:",
  undo: "Rückgängig",
  /** What Undo does, for screen readers. */
  undoLabel: "Rückgängig: deine letzte Angabe zur Größe deines Babys löschen",
  dismiss: "Alles klar",
  dismissing: "Wird gespeichert…",
} as const;

/** '6–9 M ab 10. März statt 2. Apr.'; `hasBegun`: that day isn't ahead anymore. */
export function movedSize(size: Size, to: string | null, from: string | null, hasBegun = false): string {
  if (to === null) return `${SIZE_LABELS[size]} ist nicht mehr in diesem Plan`;
  if (hasBegun)
    return from === null
      ? `${SIZE_LABELS[size]} ist neu in diesem Plan, seit ${to}`
      : `${SIZE_LABELS[size]} schon seit ${to}, nicht erst ab ${from}`;
  if (from === null) return `${SIZE_LABELS[size]} ist neu in diesem Plan, ab ${to}`;
  return `${SIZE_LABELS[size]} ab ${to} statt ${from}`;
}

/** '3–6 M Schlafstrampler (4)' */
export function movedPieces(size: Size, name: string, pieces: number): string {
  return `${SIZE_LABELS[size]} ${name}${pieces > 1 ? ` (${pieces})` : ""}`;
}

/** 'und 3 weitere Artikel' */
export function movedMore(items: number): string {
  return `und ${counted(items, "weiterer Artikel", "weitere Artikel")}`;
}
