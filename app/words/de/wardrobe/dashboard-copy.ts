import type { Counted, Elsewhere } from "~/words/en/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PICKER_COPY = { title: "Wähle das Alter", back: "Zurück zu den Plänen" } as const;

/** A size on its card. */
export function pickerSize(size: Size): string {
  return SIZE_LABELS[size];
}

export const DASHBOARD_COPY = {
  plans: "Pläne",
  /** Added for screen readers to the short label of the back link. */
  backToList: "Zurück zu allen Plänen",
  babyName: "Name des Babys",
  location: "Wo das Baby wohnt",
  dueDate: "Geburtstermin",
  birthDate: "Geburtsdatum",
  clothes: "Kleidung",
  sizes: "Größen",
  laundry: "Wie oft du wäschst",
  show: "Zeigen",
  shop: "Wo kaufen?",
  itemsShown: (count: number) => (count === 1 ? "1 Artikel zu sehen" : `${count} Artikel zu sehen`),
  nothingShown: "Zu diesem Filter passt nichts.",
  showAll: "Alle Artikel zeigen",
  changedElsewhere: (count: number) =>
    count === 1
      ? "1 Artikel wurde auf einer anderen Seite geändert."
      : `${count} Artikel wurden auf einer anderen Seite geändert.`,
  weatherMissing: "Keine Wetterdaten",
  retry: "Noch mal versuchen",
  dataIssues: "Mit den Daten stimmt etwas nicht",
  dataIssuesCount: (count: number) =>
    count === 1
      ? "Bei 1 Artikel konnten wir die Mengen nicht lesen."
      : `Bei ${count} Artikeln konnten wir die Mengen nicht lesen.`,
  estimated: "Nach der Jahreszeit geschätzt: Für diese Zeit gibt es keine Wetterdaten.",
  shoppingList: "Einkaufsliste",
  more: "Mehr",
  close: "Schließen",
} as const;

/** The weather summary and its details. */
export const WEATHER_COPY = {
  title: (size: Size) => `Wetter für ${SIZE_LABELS[size]}`,
  group: (order: number) => `Wetterabschnitt ${order}: `,
  highAndLow: "Höchst- und Tiefstwert",
  length: "Dauer",
  rain: "Regen",
  snow: "Schnee",
  wind: "Wind",
} as const;

/** An item's row and its details. */
export const ROW_COPY = {
  newborn: "neugeboren",
  /** The name without '(Neugeborene)', which its mark already says. */
  withoutNewborn: (name: string) => name.replace(/ \(Neugeborene\)$/, ""),
  newbornKey: "Größe für Neugeborene, getragen etwa in den ersten 3–4 Wochen",
  ofNeeded: (needed: number) => `von ${needed}`,
  ready: "Du hast genug",
  skipped: "Weggelassen",
  isFor: "Wetter: ",
  /** Shown to people who move by keyboard. */
  keys: "Pfeiltasten: ↑ ↓ zu anderen Artikeln, ← → zu − und +.",
  reasons: "Warum so viele?",
  loadingReasons: "Wird geladen...",
  noReasons: "Um die Gründe zu sehen, brauchst du eine Verbindung.",
  skipSize: (ageRange: Size) => `In ${SIZE_LABELS[ageRange]} weglassen`,
  skipYear: "In allen Größen weglassen",
  putBack: "Zurückholen",
  niceToHave: (count: number) => `+ ${count} ${count === 1 ? "optionales" : "optionale"}`,
  notNeeded: (count: number) => `${count} nicht nötig`,
  skippedCount: (count: number) => `${count} weggelassen`,
} as const;

/** A plan's menu: its entries, and a quiet line below each. */
export const PLAN_MENU_COPY = {
  title: "Mehr zu diesem Plan",
  babyLine: "Größe, Geburt, deine Antworten",
  /** For readers, who see no more of the baby. */
  sizeLine: "Die Größe jetzt und die nächste",
  /** The page's title; its entry is shorter. */
  year: "Das Jahr auf einen Blick",
  yearEntry: "Das Jahr",
  yearLine: "Größen und Jahreszeiten, Monat für Monat",
  share: "Teilen",
  shareLine: "Zu zweit, mit der Familie oder mit Freunden",
  /** For people on somebody else's plan. */
  peopleLine: "Wer dabei ist, Wunschliste",
  changes: "Wer was geändert hat",
  changesLine: "Die letzten 50 Änderungen",
  routinesLine: "Von täglich bis wöchentlich",
  files: "Drucken und Dateien",
  filesLine: "Papier, Kalender, Tabelle",
  more: "Mehr",
  moreLine: "Reise, Hauptplan, löschen",
  moreLineOfEditor: "Reise, Hauptplan, verlassen",
  moreLineOfReader: "Hauptplan, verlassen",
  trip: "Reise planen",
  leave: "Plan verlassen",
  delete: "Plan löschen",
} as const;

/** The notice if an age range has no weather groups; null for the whole year. */
export function weatherMissingText(ageRange: Size | null): string {
  return ageRange === null
    ? "Wir konnten das Wetter dieses Plans nicht laden."
    : `Wir konnten das Wetter für Größe ${SIZE_LABELS[ageRange]} nicht laden.`;
}

/** The error page's text for an unreadable plan. */
export function unreadableText(error: string): string {
  return `Fehler beim Laden der Daten: ${error}`;
}

export const NOTE_COPY = {
  label: "Deine Notiz",
  placeholder: "Größen, Marken, wer dir eins leiht…",
  save: "Notiz speichern",
  more: "Mehr",
  less: "Weniger",
} as const;

export const FILTER_COPY = { label: "Wie wichtig", all: "Alles" } as const;

export const CATEGORY_COPY = {
  /** Counts essentials, like the headline. 'Du hast' is left to screen readers. */
  have: "Du hast",
  of: (have: number, needed: number) => `${have} von ${needed}`,
} as const;

const ALL_ESSENTIALS_READY = "Du hast alles Wichtige";
/** The same while some of them are reserved by givers and haven't arrived. */
const REST_IS_COMING = "Der Rest ist unterwegs";
/** While an older child has left them. */
const REST_IN_ATTIC = "Der Rest liegt auf dem Dachboden";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = { needed: "Nötige Teile" } as const;

/** After the large number: 'wichtige Teile'. */
export function essentialsWord(count: number): string {
  return count === 1 ? "wichtiges Teil" : "wichtige Teile";
}

/** After the large number: 'wichtige Teile fehlen noch'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} ${remaining === 1 ? "fehlt" : "fehlen"} noch`;
}

/** That no essential is left to get. */
export function noneToGet({ coming, boxed }: Elsewhere = {}): string {
  if (coming) return REST_IS_COMING;
  return boxed ? REST_IN_ATTIC : ALL_ESSENTIALS_READY;
}

/** '48 wichtige Teile fehlen noch', or that none are left. */
export function essentialsToGet(remaining: number, rest?: Elsewhere): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(rest);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "empfohlen und noch offen",
  "Nice-to-have": "optional und noch offen",
  pieces: (count: number) => (count === 1 ? "Teil fehlt noch" : "Teile fehlen noch"),
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Du hast alles Empfohlene",
  "Nice-to-have": "Du hast alles Optionale",
  pieces: "Du hast alle Teile",
} as const;

/** 'Du hast 7 von 50', or 'Du hast 4 von 40, und 1 ist unterwegs, und 10 liegen auf dem Dachboden'. */
export function readyWords({ ready, needed, coming = 0, boxed = 0 }: Counted): string {
  const rest = [
    coming > 0 && `${coming} ${coming === 1 ? "ist" : "sind"} unterwegs`,
    boxed > 0 && `${boxed} ${boxed === 1 ? "liegt" : "liegen"} auf dem Dachboden`,
  ];
  return [`Du hast ${ready} von ${needed}`, ...rest].filter(Boolean).join(", und ");
}

/** '83 insgesamt': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} insgesamt`;
}

/** Opens the reason below. */
export const WHY_SUMS_DIFFER = "Warum ergeben die Größen eine andere Summe?";

/** Why the sizes don't add up to the year's number; null if they do. `names` are the items without a size. */
export function whySumsDiffer(
  sizes: readonly number[],
  year: number,
  names: readonly string[],
): string | null {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === year) return null;
  const which = names.length > 0 ? ` (${names.join(", ")})` : "";
  return `${sizes.join(" + ")} macht ${sum} und nicht ${year}, weil Artikel in Einheitsgröße${which} nur einmal zählen.`;
}
