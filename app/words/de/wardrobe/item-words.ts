// Words around an item: how many of it, when its sizes are worn, and the forms of a parent's own.

import { counted } from "~/words/de/counted.ts";
import type { Held } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ADD_ITEM_COPY = {
  title: "Eigenen Artikel hinzufügen",
  lead: "Er kommt nur zu dieser Größe. Die Anzahl hängt nicht davon ab, wie oft du wäschst.",
  name: "Name des Artikels",
  category: "Kategorie",
  chooseCategory: "Kategorie wählen",
  essentiality: "Wie wichtig",
  pieces: "Wie viele bei welchem Wetter",
  piecesHint: "Jeweils 0 bis 20. Leer heißt 0.",
  notes: "Notizen",
  notesHint: "Freiwillig",
  add: "Artikel hinzufügen",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `zu ${category}`,
  adding: "Wird hinzugefügt...",
  cancel: "Abbrechen",
  signedOut:
    "Du bist abgemeldet. Melde dich in einem neuen Tab wieder an, komm dann hierher zurück und füge den Artikel hinzu.",
  signIn: "Anmelden (neuer Tab)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Artikel ändern",
  lead: "Die Anzahl hängt nicht davon ab, wie oft du wäschst. Deine Menge und deine Notiz bleiben.",
  save: "Speichern",
  saving: "Wird gespeichert...",
  edit: "Ändern",
  remove: "Entfernen",
  undo: "Rückgängig",
  signedOut:
    "Du bist abgemeldet. Melde dich in einem neuen Tab wieder an, komm dann hierher zurück und speichere den Artikel.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Wichtig",
  Recommended: "Empfohlen",
  "Nice-to-have": "Optional",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `„${name}“ ist jetzt in deinem Plan.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `„${name}“ ist gespeichert.`;
}

/** The toast after removing an item, followed by 'Rückgängig'. */
export function itemRemovedText(name: string): string {
  return `„${name}“ ist entfernt.`;
}

export const COUNT_COPY = {
  have: "Du hast",
  listLabel: (name: string) => `Du hast: ${name}`,
  /** `shown` is the button's text: '2', or '2 von 4'. */
  valueLabel: (name: string, shown: number | string) => `Du hast ${shown}: ${name}. Zahl wählen`,
  oneLess: (name: string) => `Eins weniger: ${name}`,
  oneMore: (name: string) => `Eins mehr: ${name}`,
  search: "Zahl suchen...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "Auf dieser Seite steht es noch, und wir versuchen es weiter.",
  waitingAfterFailure: "Noch nicht gespeichert. Neuer Versuch...",
  noNumber: "Keine passende Zahl gefunden.",
  noList: "Diese Liste braucht eine Verbindung. − und + gehen trotzdem.",
  keep: (count: number) => `Bei ${count} lassen`,
  close: "Schließen",
  saving: "Wird gespeichert...",
  saved: "Gespeichert",
  waiting: "Wir speichern das, sobald du wieder online bist",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `Nicht gespeichert${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What someone else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, gerade eben` : `${name} hat gerade die Notiz geändert`,
  otherPage: "Auf einer anderen Seite",
  over: (count: number) => `statt ${count}`,
  noteBack: "Deine zurückholen",
  undo: "Rückgängig",
  savedCount: (name: string, count: number) => `${name}: ${count}. Gespeichert.`,
} as const;

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "zu klein",
  now: "jetzt",
  next: "bald",
  later: null,
  none: null,
} as const;

/** The worn size while the next one leads, and pieces that aren't asked for anymore. */
export const ENDING_COPY = {
  /** Before the headline: 'Danach 6–9 M: 36 wichtige Teile fehlen noch' */
  next: (size: Size) => `Danach ${SIZE_LABELS[size]}:`,
  /** '3–6 M passt bis etwa 20. Dez.' */
  fits: (size: Size, day: string) => `${SIZE_LABELS[size]} passt bis etwa ${day}`,
  /** After it: '4 wichtige Teile brauchst du vielleicht noch' */
  still: (essentials: number) =>
    `${essentials} ${essentials === 1 ? "wichtiges Teil" : "wichtige Teile"} brauchst du vielleicht noch`,
  none: "du brauchst nichts mehr",
  /** The headline of a size that ends within two weeks. */
  nothing: (size: Size) => `In ${SIZE_LABELS[size]} brauchst du nichts mehr`,
  /** On a row. */
  brief: "Bald zu klein: mehr brauchst du nicht",
} as const;

export function heldWords(held: Held): string {
  if (held.kind === "over") return "Die Kälte ist fast vorbei: mehr brauchst du nicht";
  return held.kind === "waits"
    ? `Entscheide um den ${held.day}`
    : `Für diesen Winter ${SIZE_LABELS[held.size]} nehmen`;
}

/** One tap that brings every essential of a size to the number needed. */
export const ENOUGH_COPY = {
  have: "Wir haben genug in dieser Größe",
  done: (size: Size) => `Jetzt hast du alles Wichtige für ${SIZE_LABELS[size]}`,
  /** In place of the button, without scripts. */
  undoOf: (size: Size) => `Rückgängig: genug in ${SIZE_LABELS[size]}`,
} as const;

export function undoneWords(taken: { back: number; of: number } | undefined, way: "off" | "on"): string {
  const { back, of } = taken ?? { back: 0, of: 0 };
  const pieces = back < of ? `${back} von ${counted(of, "Teil", "Teilen")}` : counted(back, "Teil", "Teile");
  const did = `${back === 1 ? "zählt" : "zählen"} ${way === "off" ? "nicht mehr" : "wieder"} mit`;
  return `Rückgängig gemacht: ${pieces} ${did}.`;
}

/** The size that is still worn, as a sentence of an email. */
export function endingSentence(size: Size, day: string, essentials: number): string {
  const still = essentials > 0 ? ENDING_COPY.still(essentials) : ENDING_COPY.none;
  return `${ENDING_COPY.fits(size, day)}: ${still}.`;
}

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: (isSecond: boolean) =>
    isSecond ? "Zwei Jahre sind geschafft!" : "Das erste Jahr ist geschafft!",
  yearOverNote: "Dieser Plan endet mit seiner letzten Größe",
  nothingCounted: "In dieser Größe hast du keine Teile eingetragen.",
  others: (items: number) => `+ ${items} ${items === 1 ? "weiterer" : "weitere"} Artikel`,
  open: (size: Size) => `${SIZE_LABELS[size]} öffnen`,
} as const;

/** 'Aus Größe 0–3 M ist dein Baby herausgewachsen' */
export function sizeIsOver(size: Size): string {
  return `Aus Größe ${SIZE_LABELS[size]} ist dein Baby herausgewachsen`;
}

/** '41 Teile zum Weitergeben' */
export function toPassOn(pieces: number): string {
  return pieces === 0
    ? "nichts zum Weitergeben"
    : `${pieces} ${pieces === 1 ? "Teil" : "Teile"} zum Weitergeben`;
}
