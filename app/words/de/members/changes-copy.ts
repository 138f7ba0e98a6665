// What changed in a plan, a line an act.

import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS } from "~/words/de/wardrobe/wardrobe-copy.ts";
import type { Facts } from "~/words/en/members/changes-copy.ts";

export const CHANGES_COPY = {
  title: "Wer was geändert hat",
  lead: "Die letzten 50 Änderungen an diesem Plan. Was viele Zahlen auf einmal geändert hat, kannst du einen Tag lang rückgängig machen.",
  none: "In letzter Zeit hat sich nichts geändert.",
  you: "Du",
  someone: "Eine Person, die nicht mehr dabei ist",
  before: (note: string) => `Vorher: „${note}“`,
  putBack: "Notiz zurückholen",
  /** Of many counts that were changed at once. */
  undo: "Das rückgängig machen",
};

const itemWords = ({ name = "Ein Artikel", size }: Facts) => (size ? `${name}, ${SIZE_LABELS[size]}` : name);

function countWords(facts: Facts): string {
  const { before, after } = facts;
  const was =
    before === null || before === undefined || `${before}` === `${after}` ? "" : `, vorher ${before}`;
  return `${itemWords(facts)}: ${after ?? 0}${was}`;
}

function noteWords(facts: Facts): string {
  return facts.after
    ? `Notiz zu ${itemWords(facts)}: „${facts.after}“`
    : `Notiz entfernt: ${itemWords(facts)}`;
}

const pieces = (count: Facts["after"]) => counted(Number(count ?? 0), "Teil", "Teile");

/** Of an undo: how many came back, which earlier releases didn't keep. */
const backOf = ({ after }: Facts) => (after === undefined ? "" : ` (${pieces(after)})`);

/** Code of an act (domain/members/plan-acts) → its sentence. */
export const ACT_WORDS = {
  count: countWords,
  note: noteWords,
  skip: (facts: Facts) => `Weggelassen: ${itemWords(facts)}`,
  "put-back": (facts: Facts) => `Zurückgeholt: ${itemWords(facts)}`,
  "item-added": ({ name, trip }: Facts) =>
    name || !trip
      ? `Hinzugefügt: ${name ?? "ein Artikel"}`
      : `Artikel hinzugefügt für die Reise nach ${trip}`,
  "item-changed": (facts: Facts) => `Geändert: ${itemWords(facts)}`,
  "item-removed": (facts: Facts) => `Entfernt: ${itemWords(facts)}`,
  "item-restored": (facts: Facts) => `Wiederhergestellt: ${itemWords(facts)}`,
  "trip-planned": ({ trip }: Facts) => `Reise geplant: ${trip}`,
  "trip-changed": ({ trip }: Facts) => `Reise geändert: ${trip}`,
  "trip-deleted": ({ trip }: Facts) => `Reise gelöscht: ${trip}`,
  "trip-restored": ({ trip }: Facts) => `Reise wiederhergestellt: ${trip}`,
  "trip-ticked": ({ trip }: Facts) => `Eingepackt für die Reise: ${trip}`,
  bag: ({ after }: Facts) => `Tüte eingetragen: ${pieces(after)}`,
  "bag-undone": (facts: Facts) => `Tüte wieder herausgenommen${backOf(facts)}`,
  "passed-on": ({ after }: Facts) => `Weitergegeben: ${pieces(after)}`,
  "passed-on-undone": (facts: Facts) => `Weitergeben rückgängig gemacht${backOf(facts)}`,
  boxed: ({ after }: Facts) => `In eine Kiste gepackt: ${pieces(after)}`,
  unboxed: ({ after }: Facts) => `Ausgepackt: ${pieces(after)}`,
  "box-used": ({ after }: Facts) => `Aus den Kisten eines anderen Plans geholt: ${pieces(after)}`,
  "box-taken": ({ after }: Facts) => `Für einen anderen Plan aus einer Kiste geholt: ${pieces(after)}`,
  "box-given": ({ after }: Facts) => `Aus einer Kiste weitergegeben: ${pieces(after)}`,
  "box-undone": (facts: Facts) => `Kisten: Umpacken rückgängig gemacht${backOf(facts)}`,
  box: () => "Eine Kiste geändert",
  enough: ({ size, after }: Facts) =>
    `Alles Wichtige${size ? ` in ${SIZE_LABELS[size]}` : ""} gezählt: ${pieces(after)}`,
  "enough-undone": (facts: Facts) =>
    `Rückgängig gemacht: alles Wichtige${facts.size ? ` in ${SIZE_LABELS[facts.size]}` : ""} gezählt${backOf(facts)}`,
  "gift-arrived": () => "Geschenke als angekommen abgehakt",
  "gift-list": () => "Wunschliste geändert",
  "helper-link": () => "Link für Kita und Großeltern geändert",
  "day-care": () => "Kita-Liste geändert",
  "own-prices": () => "Eigene Preise geändert",
  "calendar-link": () => "Kalenderlink geändert",
  title: ({ after }: Facts) => `Der Plan heißt jetzt „${after}“`,
  names: () => "Namen des Babys geändert",
  answers: () => "Antworten des Plans geändert",
  birth: () => "Geburtsdatum geändert",
  months: ({ after }: Facts) =>
    after === 24 ? "Plan bis 24 Monate fortgesetzt" : "Plan auf das erste Jahr begrenzt",
  size: () => "Angaben zur Größe des Babys geändert",
};
