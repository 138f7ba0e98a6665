// "Will it fit in December?", and the answer; what is said of sizes that moved, and ways to the page about the baby's size.

import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import { degreesWords } from "~/words/de/weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Passt das?",
  /** Before the list of months. */
  month: "Passt es im",
  button: "Nachsehen",
  pieces: "Das brauchst du dann",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Wenn du auf Vorrat kaufst, nimm die größere.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Auf dieser Liste ist nichts für diese Zeit.",
} as const;

/** 'Dezember 2027: 3–6 M', 'Dezember 2027: zwischen 3–6 M und 6–9 M'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  switch (kind) {
    case "one":
      return `${month}: ${size}`;
    case "between":
      return `${month}: zwischen ${size} und ${other}`;
    case "both":
      return `${month}: ${size} und ${other}, für jedes Baby eine`;
    default:
      return kind satisfies never;
  }
}

/** '3–6 M', or with what shops print there '3–6 M (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Am Tag um −1 °C, nachts um −9 °C, mit Schnee.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", mit Schnee" : "";
  return `Am Tag um ${degreesWords(high, units)}, nachts um ${degreesWords(low, units)}${snow}.`;
}

/** 'Schlafstrampler (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}

export const MOVED_COPY = {
  kept: "Deine Mengen und Notizen bleiben bei ihren Größen.",
  sooner: "Früher kaufen:",
  /** Of a size that has begun. */
  now: "Noch zu besorgen:",
  dropped: "Nicht mehr nötig:",
  undo: "Rückgängig",
  /** What Undo does, for screen readers. */
  undoLabel: "Rückgängig: deine letzte Angabe zur Größe deines Babys löschen",
  dismiss: "Alles klar",
  dismissing: "Wird gespeichert...",
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

// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_QUESTIONS = {
  /** Once, of a baby who was here when the plan was made. */
  first: "Was passt jetzt?",
  birth: "Was hat dein Baby bei der Geburt gewogen? Danach richten sich die Größen.",
  checkup:
    "Wart ihr gerade bei einer U-Untersuchung? Trag das neue Gewicht ein, dann passen wir die Größen an.",
  /** Before coat, bunting, snowsuit, or boots are bought. */
  outerwear: "Bald kaufst du für die Kälte ein. Was passt jetzt?",
} as const;

/** The ways to answer. */
export const SIZE_ASK_COPY = {
  weight: "Lieber das letzte Gewicht eintragen",
  yes: "Eintragen",
  no: "Jetzt nicht",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = { atBirth: "Gewicht bei der Geburt eintragen" } as const;

export const LABEL_COPY = {
  size: "Größe auf dem Etikett",
  fit: "Wie es sitzt",
  fits: { roomy: "Weit", good: "Gut", snug: "Wird knapp" },
};
