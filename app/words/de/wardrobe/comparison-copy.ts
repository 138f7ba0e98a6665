// The comparison of laundry routines. In running text, a routine is 'wöchentliche Wäsche', not 'Wöchentlich'.

import { counted } from "~/words/de/counted.ts";
import type { More } from "~/words/en/wardrobe/comparison-copy.ts";
import { essentialsWord } from "./dashboard-copy.ts";

const ROUTINES = {
  daily: "tägliche Wäsche",
  every_2_3_days: "Wäsche alle 2–3 Tage",
  weekly_plus: "wöchentliche Wäsche",
} as const;

/** After 'bei' and 'zu'. */
const DATIVE = {
  daily: "täglicher Wäsche",
  every_2_3_days: "Wäsche alle 2–3 Tage",
  weekly_plus: "wöchentlicher Wäsche",
} as const;

type Routine = keyof typeof ROUTINES;

export const COMPARISON_COPY = {
  /** Of a plan whose sizes are all outgrown. */
  nothing: "In diesem Plan kommen keine Größen mehr, es gibt also nichts mehr zu vergleichen.",
  back: "Zurück zu den Empfehlungen",
  plans: "Zurück zu allen Plänen",
  sizes: "Größen",
  routines: "Waschrhythmen",
  missingId: "Die ID der Planung fehlt. Bitte versuch es noch mal.",
  failed: "Wir konnten den Vergleich nicht laden. Bitte versuch es noch mal.",
  /** Only for ids in the valid form. */
  notFound: (id: string) => `Wir finden keine Planung mit der ID ${id}.`,
  chooseOne: "Bitte wähle einen der drei Waschrhythmen.",
  same: "Gleich viel, egal wie oft du wäschst",
  current: "Dein Rhythmus",
  use: "Wählen",
  routineOf: (scenario: Routine) => `Wählen: ${ROUTINES[scenario]}`,
  inAll: (pieces: number) => `${pieces} insgesamt`,
  ofAll: (pieces: number) => `von ${pieces}`,
  chartTitle: "Teile je Größe und Waschrhythmus",
  bySize: "Nach Größe",
  countsLead: "Wichtiges von allen Teilen.",
  byCategory: "Nach Kategorie",
  everyItem: "Jeder Artikel",
  everyItemLead: "Wie viele du bei jedem Rhythmus brauchst. Was von deinem abweicht, ist markiert.",
  size: "Größe",
  category: "Kategorie",
  item: "Artikel",
  key: { essentials: "Wichtiges", rest: "Alles andere" },
  unneeded: (items: number) =>
    `${counted(items, "Artikel ist", "Artikel sind")} bei keinem Waschrhythmus nötig.`,
  setAside: (items: number) =>
    items === 1
      ? "1 Artikel zählt in den Größen nicht mit, in denen du ihn weglässt."
      : `${items} Artikel zählen in den Größen nicht mit, in denen du sie weglässt.`,
  leftOut: (names: string) =>
    `Wir konnten nicht laden, wie viele du davon brauchst, deshalb zählen sie nicht mit: ${names}.`,
  withoutRules: (names: string) =>
    `Das konnten wir nicht neu berechnen, deshalb vergleichen wir die Mengen aus deinem Plan: ${names}.`,
} as const;

/** The headline after its number: 'wichtige Teile mehr bei wöchentlicher Wäsche'. */
export function moreWords(more: More, scenario: Routine): string {
  const isOfEssentials = more.essentials !== 0;
  const count = isOfEssentials ? more.essentials : more.all;
  const words = (isOfEssentials ? essentialsWord : piecesWord)(Math.abs(count));
  return `${words} ${count > 0 ? "mehr" : "weniger"} bei ${DATIVE[scenario]}`;
}

/** The line below it: '41 mehr insgesamt als bei Wäsche alle 2–3 Tage'. */
export function comparedWith(more: More | null, current: Routine): string {
  const hasAll = more && more.essentials !== 0 && more.all !== 0;
  return hasAll
    ? `${signedWords(more.all)} insgesamt als bei ${DATIVE[current]}`
    : `Im Vergleich zu ${DATIVE[current]}`;
}

/** '31 mehr', '8 weniger', 'gleich viele'. */
export function signedWords(more: number): string {
  if (more === 0) return "gleich viele";
  return `${Math.abs(more)} ${more > 0 ? "mehr" : "weniger"}`;
}

/** '+31', '−8' with a real minus sign. */
export function signed(more: number): string {
  return more > 0 ? `+${more}` : `−${Math.abs(more)}`;
}

/** One bar of the chart, for screen readers. */
export function barWords(label: string, { essentials, all }: More): string {
  return `${label} ${essentials} ${essentials === 1 ? "wichtiges" : "wichtige"} von ${counted(all, "Teil", "Teilen")}`;
}

function piecesWord(count: number): string {
  return count === 1 ? "Teil" : "Teile";
}
