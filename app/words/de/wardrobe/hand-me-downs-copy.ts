// Adding a whole bag of clothes, and passing clothes on.

import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  add: "Kleidung eintragen",
  intro: "Geerbtes, Geschenke oder eine Schublade: einmal schreiben, einmal speichern.",
  size: "Welche Größe?",
  sizeOf: (size: string) => `Ohne Größe heißt: ${size}`,
  text: "Ein Teil oder eine ganze Tüte:",
  textHint: "2 Bodys 50/56, 3 Strampler 56/62, Schneeanzug 6–9 M",
  read: "Liste zeigen",
  inBox: "Deine Liste",
  left: "Wir konnten nicht alles zählen. Der Rest steht noch im Feld.",
  filled: "Prüf deine Liste und trag sie dann ein.",
  youNeed: (pieces: number) => `du brauchst ${pieces}`,
  enough: "du hast genug",
  niceToHave: "optional",
  notNeeded: "du brauchst keine",
  howMany: "wie viele?",
  own: "neu · eigener Artikel",
  asked: "Was ist das, wie viele, und welche Größe? Ändere es oben oder trag es als eigenen Artikel ein.",
  tooLong: "Das ist zu lang für einen Artikel. Bitte kürz es oben.",
  byHand: "Von Hand zählen",
  pieces: (pieces: number) => counted(pieces, "Stück", "Stück"),
  kinds: (items: number) => counted(items, "Artikel", "Artikel"),
  details: "Mehr Angaben",
  saving: "Wird eingetragen...",
  added: (pieces: number) => `Eingetragen: ${counted(pieces, "Teil", "Teile")}.`,
  done: "Fertig",
  loading: "Dein Plan wird geöffnet…",
  oneMore: (name: string) => `Eins mehr: ${name}`,
  oneLess: (name: string) => `Eins weniger: ${name}`,
  inBag: (name: string) => `In der Tüte: ${name}`,
  undo: "Rückgängig",
  undoing: "Einen Moment...",
  toPassOn: "Ansehen, was du weitergeben kannst",
  kept: "Wir speichern diese Tüte, sobald du wieder online bist.",
  discard: "Verwerfen",
  discardOf: (bag: string) => `Verwerfen: ${bag}`,
  waiting: (pieces: number, hasList: boolean) =>
    [...(pieces > 0 ? [counted(pieces, "Teil", "Teile")] : []), ...(hasList ? ["eine Liste"] : [])].join(
      " und ",
    ),
} as const;

export const PASS_ON_COPY = {
  title: "Zum Weitergeben",
  intro: "Zu klein gewordene Größen und alles, was du zu viel hast.",
  none: "Gerade gibt es nichts weiterzugeben.",
  noneText:
    "Wenn dein Baby aus einer Größe herausgewachsen ist oder du von etwas zu viel hast, findest du es hier.",
  oneSize: "Einheitsgröße",
  passOn: "Abgehaktes weitergeben",
  passingOn: "Wird gespeichert...",
  all: (pieces: number) => (pieces === 1 ? "1 weitergeben" : `Alle ${pieces} weitergeben`),
  passedOn: (pieces: number) => `Weitergegeben: ${counted(pieces, "Teil", "Teile")}.`,
  youHave: (owned: number, needed: number) => `Du hast ${owned} und brauchst ${needed}`,
} as const;

/** '21 eintragen' */
export function addWords(pieces: number): string {
  return pieces === 0 ? "Eintragen" : `${pieces} eintragen`;
}

/** 'Du hast 2 von 6' */
export function haveOf(owned: number, needed: number): string {
  return needed > 0 ? `Du hast ${owned} von ${needed}` : owned > 0 ? `Du hast ${owned}` : "";
}

/** '3–6 Monate' */
function inMonths(size: Size): string {
  return SIZE_LABELS[size].replace("\u00a0M", " Monate");
}

/** 'Diese Tüte deckt 14 von 31 wichtigen Teilen für 3–6 Monate ab.' */
export function covers(covered: number, essentials: number, size: Size): string {
  return essentials === 0
    ? `Eingetragen für ${inMonths(size)}. Da fehlt nichts Wichtiges mehr.`
    : `Diese Tüte deckt ${covered} von ${counted(essentials, "noch fehlenden wichtigen Teil", "noch fehlenden wichtigen Teilen")} für ${inMonths(size)} ab.`;
}

/** 'Davon hast du jetzt genug: Schlafstrampler, Weiche Schlupfhose.' */
export function enoughNow(names: readonly string[]): string {
  return `Davon hast du jetzt genug: ${names.join(", ")}.`;
}

/** 'Zu viel: 7 × Sonnenhut (4 weitergeben).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `Zu viel: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (${extra} weitergeben)`).join(", ")}.`;
}

/** 'Deckt 14 von 31 wichtigen Teilen ab' */
export function coversWords(covered: number, essentials: number): string {
  return `Deckt ${covered} von ${counted(essentials, "noch fehlenden wichtigen Teil", "noch fehlenden wichtigen Teilen")} ab`;
}

/** 'Kleidung für Mia eintragen' */
export function addTo(title: string | null, names: string | null): string {
  if (title) return `In „${title}“ eintragen`;
  return names ? `Kleidung für ${names} eintragen` : HAND_ME_DOWNS_COPY.add;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = { bag: "Geerbte Kleidung eintragen", passOn: "Zum Weitergeben" } as const;
