// The shopping list on the page, in the file, and as text for a chat; and the calendar file with a plan's sizes.

import { counted } from "~/words/de/counted.ts";
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import { inAttic } from "~/words/de/wardrobe/box-links-copy.ts";
import { essentialsToGet } from "~/words/de/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/de/wardrobe/item-words.ts";
import {
  AGE_RANGE_LABELS,
  ESSENTIALITY_LABELS,
  SIZE_LABELS,
  type Size,
} from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { Part } from "~/words/en/shopping/shopping-list-copy.ts";

export const SHOPPING_COPY = {
  title: "Einkaufsliste",
  scopes: "Größen",
  /** The button of the sheet with all of these. */
  tools: "Größen, Drucken und mehr",
  makeGifts: "Wunschliste anlegen",
  /** Once there is one. */
  gifts: "Wunschliste",
  print: "Drucken",
  copy: "Als Text kopieren",
  download: "CSV herunterladen",
  copied: "Kopiert!",
  notCopied: "Wir konnten die Liste nicht in die Zwischenablage kopieren.",
  noClipboard: "Dieser Browser erlaubt kein Kopieren in die Zwischenablage.",
  meter: "Wichtiges, das du hast",
  toGet: "Fehlt noch",
  laundry: "Wäsche",
  oneSize: "Einheitsgröße",
  noEssentials: "nichts Wichtiges",
  allReady: "Alles da",
  allReadyText: "Für diese Größe hast du alles. Freu dich über die volle Schublade.",
  /** Over what needs nothing more because a giver brings it. */
  coming: "Unterwegs",
  comingText: "Das bringt jemand mit: nicht mehr kaufen.",
  boxed: "Auf dem Dachboden",
  boxedText: "Davon hat ein größeres Kind noch welche: erst herausholen, dann kaufen.",
  /** Over heavy outerwear that is bought when it is cold. */
  waiting: "Noch nicht",
  waitingText: "Kauf das kurz vor der Kälte, in der Größe, die dann passt.",
  /** If the rest is reserved on the gift list. */
  allComingText: "Was du noch nicht hast, ist unterwegs: Es ist auf deiner Wunschliste reserviert.",
  allBoxedText: "Was du noch nicht hast, liegt auf dem Dachboden.",
  allElsewhereText: "Was du noch nicht hast, ist unterwegs oder liegt auf dem Dachboden.",
  allReadyYear: "Du hast alles für alle Größen. Freu dich über die volle Schublade.",
  /** If only nice-to-have items are left. */
  niceLeft: "Alles Wichtige und Empfohlene ist da",
  niceLeftText: "Übrig sind nur noch optionale Teile.",
  /** Replaces 'Alles da' if something couldn't be read. */
  restReady: "Alles andere ist da",
  openPlan: "Plan öffnen",
  retry: "Noch mal versuchen",
  withoutEssentiality: "Nicht eingestuft",
  hideNice: "Optionale Teile ausblenden",
} as const;

/** Actions on a line. `name` is the item's, for screen readers. */
export const LINE_COPY = {
  hint: "Hak ab, was du hast. Tipp auf den Pfeil für mehr.",
  have: "Hab ich",
  /** Somebody else on the plan has ticked it off. */
  haveBy: (name: string) => `${name} hat es`,
  others: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} hakt gerade auch ab.`
      : `${new Intl.ListFormat("de").format(names)} haken gerade auch ab.`,
  haveOf: (name: string) => `Hab ich: ${name}`,
  size: (size: Size, count: number) => `${SIZE_LABELS[size]}: ${count}`,
  haveSizeOf: (name: string, size: Size, count: number) => `Hab ich: ${name}, ${SIZE_LABELS[size]}: ${count}`,
  more: (name: string) => `Mehr: ${name}`,
  skipped: "Weggelassen",
  /** In the list of all sizes, an item is skipped in every size. */
  skip: (scope: Size | "year") =>
    scope === "year" ? "In allen Größen weglassen" : `In ${SIZE_LABELS[scope]} weglassen`,
  openRow: "Menge, Notiz und Gründe",
  undo: "Rückgängig",
  undoOf: (name: string) => `Rückgängig: ${name}`,
  waiting: "Wir speichern das, sobald du wieder online bist",
} as const;

/** The link to what the list leaves out: '13 optionale Teile zeigen'. */
export function showNice(remaining: number): string {
  return `${counted(remaining, "optionales Teil", "optionale Teile")} zeigen`;
}

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "Alle Größen" } as const;

/** Short labels for narrow places. */
export const SHORT_SCOPE_LABELS = { ...SIZE_LABELS, year: "Alle" } as const;

export const CSV_COLUMNS = [
  "Größe",
  "Wie wichtig",
  "Kategorie",
  "Artikel",
  "Nötig",
  "Hast du",
  "Unterwegs",
  "Auf dem Dachboden",
  "Fehlt noch",
  "Entscheiden um den",
] as const;

/** A size in the file, '3 bis 6 Monate': spreadsheets make a date of "3-6". */
export function csvSize(size: Size): string {
  return AGE_RANGE_LABELS[size];
}

/** '33 Teile fehlen noch' */
export function piecesToGo(remaining: number): string {
  return `${counted(remaining, "Teil fehlt", "Teile fehlen")} noch`;
}

/** 'Du hast 2 von 6', and what is coming and in the attic; `needed` is without those. */
export function youHave({ owned, needed, coming = 0, boxed = 0, givers = [] }: Part): string {
  const words = `Du hast ${owned} von ${needed + coming + boxed}`;
  const elsewhere = [
    ...(coming > 0 ? [comingFrom(coming, givers)] : []),
    ...(boxed > 0 ? [inAttic(boxed)] : []),
  ];
  return [words, ...elsewhere].join(" · ");
}

/** More names than these don't fit a row. */
const MOST_NAMES = 3;

/** '2 unterwegs von Ruth und Ben'; '3 unterwegs' where the viewer may see no name. */
export function comingFrom(pieces: number, givers: readonly string[]): string {
  if (givers.length === 0) return `${pieces} unterwegs`;
  const others = givers.length - MOST_NAMES;
  const shown = others > 0 ? [...givers.slice(0, MOST_NAMES), `${others} weiteren`] : givers;
  return `${pieces} unterwegs von ${new Intl.ListFormat("de-DE").format(shown)}`;
}

/** Announced when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `Liste aktualisiert: ${essentialsToGet(remaining)}`;
}

/** The notice for items with unreadable quantities. */
export function notInList(names: readonly string[]): string {
  return `Wir konnten bei ${counted(names.length, "Artikel", "Artikeln")} nicht laden, wie viele du brauchst. Auf dieser Liste ${names.length === 1 ? "fehlt er" : "fehlen sie"} deshalb: ${names.join(", ")}.`;
}

/** The notice for items with unreadable owned counts. */
export function countedAsNone(names: readonly string[]): string {
  return `Wir konnten bei ${counted(names.length, "Artikel", "Artikeln")} nicht laden, wie viele du hast. Deshalb steht dort 0: ${names.join(", ")}.`;
}

/** The label of an essentiality, or of having none. */
export function essentialityLabel(essentiality: keyof typeof ESSENTIALITY_LABELS | null): string {
  return essentiality ? ESSENTIALITY_LABELS[essentiality] : SHOPPING_COPY.withoutEssentiality;
}

export const SIZE_CALENDAR = {
  link: "Größenkalender",
  /** What the file holds. */
  hint: "Der Tag, an dem jede Größe beginnt, mit einer Erinnerung drei Wochen vorher",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Babykleidung: Größe ${SIZE_LABELS[size]} beginnt`,
  soon: (size: Size) => `Größe ${SIZE_LABELS[size]} beginnt in 3 Wochen`,
  details: (title: string, url: string) => `${title}. Was noch fehlt: ${url}`,
} as const;

/** Shown instead of the list to someone without a finished plan. */
export const NO_LIST_COPY = {
  title: "Noch keine Einkaufsliste",
  text: "Deine Liste kommt mit deinem Plan. Beantworte vier Fragen, dann rechnen wir aus, was du kaufen musst.",
  toQuiz: "Plan anfangen",
  coming: "Deine Liste ist hier, sobald dein Plan fertig ist.",
  toPlans: "Zurück zu meinen Plänen",
} as const;

export const FILE_NAMES = {
  sizes: "layette-groessen.ics",
  gifts: "layette-geschenke.csv",
  shoppingList: (scope: string) => `layette-einkaufsliste-${scope}.csv`,
  ownData: (day: string) => `layette-daten-${day}.json`,
} as const;

/** The same with the plan's title, as most browsers save them. */
export const TITLED_FILES = {
  sizes: (title: string) => `${title}, Größen.ics`,
  gifts: (title: string) => `${title}, Geschenke.csv`,
  shoppingList: (title: string, scope: string) =>
    scope === "year" ? `${title}, Einkaufsliste aller Größen.csv` : `${title}, Einkaufsliste ${scope}.csv`,
} as const;

/** '0–3 M: zu klein' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}: ${SIZE_TIME_LABELS.over}`;
}

/** 'Zu klein gewordene Größen: 0–3 M, 3–6 M', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = sizes.length === 1 ? "Zu klein gewordene Größe" : "Zu klein gewordene Größen";
  return `${words}: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}
