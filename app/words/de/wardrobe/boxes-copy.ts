// Boxes of kept clothes: packing one, the page of all, and what another child can wear of them.

import { counted } from "~/words/de/counted.ts";
import { type Weather, weatherWords } from "~/words/de/weather/weather-copy.ts";
import type { Stay } from "~/words/en/wardrobe/boxes-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOXES_COPY = {
  title: "Kisten",
  headline: (boxes: number, pieces: number) =>
    `${counted(boxes, "Kiste", "Kisten")}, ${counted(pieces, "Teil", "Teile")}`,
  lead: "Was in einer Kiste liegt, zählt in diesem Plan nicht mit.",
  none: "Noch keine Kisten",
  noneText:
    "Heb zu klein gewordene Kleidung für ein weiteres Kind auf: Wähl sie unter „Zum Weitergeben“ aus, und druck ein Etikett für die Kiste.",
  pieces: (pieces: number) => counted(pieces, "Teil", "Teile"),
  empty: "Diese Kiste ist leer.",
  unpack: "Abgehaktes auspacken",
  unpackAll: (pieces: number) => (pieces === 1 ? "1 auspacken" : `Alle ${pieces} auspacken`),
  give: "Abgehaktes weitergeben",
  saving: "Wird gespeichert...",
  change: "Beschriftung oder Ort ändern",
  label: "Beschriftung",
  place: "Wo",
  placeHint: "Optional, zum Beispiel „Dachboden, linkes Regal“",
  save: "Speichern",
  print: "Etikett drucken",
  remove: "Kiste löschen",
} as const;

export const PACK_COPY = {
  ask: "Aufheben oder weitergeben?",
  lead: "Was du einpackst, zählt in diesem Plan nicht mehr mit, bis du es auspackst.",
  none: "Hier gibt es nichts einzupacken.",
  box: "In welche Kiste?",
  fresh: "Eine neue Kiste",
  pack: "Kiste packen",
  of: (pieces: number) => `von ${pieces}`,
  /** For screen readers. */
  count: (name: string) => `Wie viele: ${name}`,
  full: "Dieser Plan hat schon 60 Kisten, mehr gehen nicht. Pack die Teile in eine davon, oder leere und lösche zuerst eine.",
} as const;

export const OTHER_BOXES_COPY = {
  /** The headline of a plan without boxes of its own. */
  headline: (fits: number) =>
    fits === 0
      ? "Aus deinen Kisten passt nichts"
      : `${counted(fits, "Teil", "Teile")} aus deinen Kisten ${fits === 1 ? "passt" : "passen"}`,
  /** The title of another plan. */
  from: (title: string) => `Kisten aus „${title}“`,
  lead: "Was nach Größe und Jahreszeit passt, zu den Zeiten dieses Plans. Die Teile kommen aus der Kiste und zählen dann hier.",
  fit: (fits: number, pieces: number) =>
    fits === 1
      ? `1 von ${counted(pieces, "Teil", "Teilen")} passt`
      : `${fits} von ${counted(pieces, "Teil", "Teilen")} passen`,
  together: "Alle Kisten zusammen",
  /** Before an item's name: of the pieces needed, how many are in the box. */
  ofNeeded: (fits: number, needed: number) => `${fits} von ${needed}`,
  take: (pieces: number) => `${pieces} nehmen`,
  takeAll: (pieces: number) => `${pieces} für diesen Plan nehmen`,
  /** For screen readers, after the words of a button. */
  takeOf: (pieces: number, name: string) => `${pieces} nehmen: ${name}`,
} as const;

const SIZES = ["eine Größe", "zwei Größen", "drei Größen", "vier Größen"] as const;

/** 'zwei Größen zu früh', '2 mehr als nötig' */
export function stayWords({ kind, sizes = 1 }: Stay, pieces: number): string {
  const apart = SIZES[sizes - 1] ?? `${sizes} Größen`;
  switch (kind) {
    case "enough":
      return `${pieces} mehr als nötig`;
    case "over":
      return "schon zu klein";
    case "unneeded":
      return "wird nicht gebraucht";
    case "early":
      return `${apart} zu früh`;
    default:
      return `${apart} zu spät`;
  }
}

/** The label that a box is given at first: '3–6 M, kalt und verschneit und kühl'. */
export function proposedLabel(size: Size, weathers: readonly Weather[]): string {
  return weathers.length > 0 ? `${SIZE_LABELS[size]}, ${weatherWords(weathers)}` : SIZE_LABELS[size];
}
