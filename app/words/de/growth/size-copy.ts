// The page on which parents tell what fits, and how it words estimated days. Clothes are the subject of every text.

import { counted, decimal, ended } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";

/** Sizes as they are called here, also those that plans don't have. */
export const CHART_LABELS = { preemie: "Frühchen", newborn: "Neugeborene", ...SIZE_LABELS } as const;

export const SIZE_PAGE_COPY = {
  title: "Größe deines Babys",
  titleOfSeveral: "Größen deiner Babys",
  babyOf: (number: number) => `Baby ${number}`,
  follows: (baby: number, leader: number) =>
    `Baby ${baby} richtet sich nach Baby ${leader}, bis du etwas anderes sagst.`,
  /** What fits now. */
  now: (size: string) => `Jetzt passt: ${size}`,
  first: (size: string) => `Am Anfang: ${size}`,
  outgrown: (size: string) => `Wohl schon zu klein: ${size}`,
  later: "Danach",
  calendarHint:
    "Diese Daten richten sich nach dem Kalender, aber eine Größe kann bis zu 3 Wochen früher oder später passen. Trag ein Gewicht oder ein Etikett ein, dann richtet sich dein Plan nach deinem Baby.",
  fromDueDate: "Die Größen zählen ab dem Geburtstermin.",
  unknown: "noch zu weit weg",
  moved: "Was sich geändert hat",
} as const;

export const FACT_FORM_COPY = {
  tell: "Was kannst du uns sagen?",
  change: "Angabe ändern",
  way: "Woher die Angabe kommt",
  ways: { checkup: "Von der Untersuchung", label: "Vom Etikett" },
  weightQuestion: "Wie viel hat dein Baby bei der letzten U-Untersuchung gewogen?",
  labelQuestion: "Welche Größe steht in der Kleidung, die jetzt passt?",
  weight: { lb: "Pfund (lb)", kg: "Kilogramm" },
  ounces: "Unzen (oz)",
  weightUnit: "Einheit des Gewichts",
  weightUnits: { lb: "lb · oz", kg: "kg" },
  lengthFold: "Auch die Länge eintragen",
  length: { in: "Zoll", cm: "Zentimeter" },
  lengthUnit: "Einheit der Länge",
  lengthUnits: { in: "in", cm: "cm" },
  /** After four months. */
  lengthHint: "Freiwillig. Ab etwa 4 Monaten werden die Zeitpunkte damit genauer.",
  day: "Wann war das?",
  days: {
    today: "Heute",
    birth: "Bei der Geburt",
    week: "Vor 1 Woche",
    month: "Vor einem Monat",
    other: "Anderer Tag",
  },
  date: "Datum",
  /** What was said before. */
  sexSaid: (answer: string) => `Junge oder Mädchen? ${answer}`,
  sex: "Junge oder Mädchen?",
  sexHint:
    "Bei Jungen und Mädchen wechseln die Größen zu etwas anderen Zeiten. Mit dem Stil deines Plans hat das nichts zu tun.",
  sexes: { boy: "Junge", girl: "Mädchen", unsaid: "Möchte ich nicht sagen" },
  baby: "Welches Baby?",
  babyOf: (number: number) => `Baby ${number}`,
  save: "Speichern",
  saving: "Wird gespeichert...",
  keep: "So lassen",
  note: "Nur für Kleidung. Fragen zum Wachstum gehören in eure Kinderarztpraxis.",
  /** A baby who isn't here yet, as far as the plan knows. */
  unborn: "Ist dein Baby schon da?",
  unbornLink: "Trag zuerst das Geburtsdatum ein",
} as const;

/** A figure that is probably a typing error. */
export const DOUBT_COPY = {
  question: (readings: string) => `Meinst du ${readings}?`,
  choose: "Meinst du eins davon?",
  yes: (reading: string) => `Ja, ${reading}`,
  asTyped: (typed: string) => `Du hast ${typed} eingegeben.`,
  keep: "So lassen, wie ich es eingegeben habe",
  keepHint: "Wir behalten es in deiner Liste, aber dein Plan ändert sich dadurch nicht.",
} as const;

export const FACT_LIST_COPY = {
  title: "Was du uns gesagt hast",
  unused: "Wie eingegeben gespeichert und für die Größen nicht benutzt",
  beforeBirth: "Vor dem Geburtsdatum und für die Größen nicht benutzt",
  edit: "Ändern",
  editOf: (fact: string) => `Ändern: ${fact}`,
  delete: "Löschen",
  deleteOf: (fact: string) => `Löschen: ${fact}`,
  deleting: "Wird gelöscht...",
  deleteAll: "Alles löschen",
  deleteAllQuestion:
    "Alles löschen, was du uns zur Größe deines Babys gesagt hast? Dein Plan richtet sich dann wieder nach dem Kalender.",
  deleteAllYes: "Ja, alles löschen",
} as const;

export const SIZE_SAVED_COPY = {
  saved: (fact: string) => `Gespeichert: ${fact}`,
  unused: (fact: string) => `Wie eingegeben gespeichert: ${fact}. Dein Plan ändert sich dadurch nicht.`,
  updating: "Dein Plan wird aktualisiert",
  updated: "Dein Plan ist auf dem neuesten Stand.",
  toPlan: "Zum Plan",
} as const;

/** Told without a network, and sent later. */
export const KEPT_FACTS_COPY = {
  kept: "Wir speichern das, sobald du wieder online bist.",
  discard: "Verwerfen",
  discardOf: (fact: string) => `Verwerfen: ${fact}`,
} as const;

/** A weight as parents write it: '5,1 kg'. */
export function weightWords({
  unit,
  value,
  ounces,
}: {
  unit: "lb" | "kg";
  value: number;
  ounces: number;
}): string {
  if (unit === "kg") return `${decimal(value)} kg`;
  if (value === 0) return `${decimal(ounces)} oz`;
  return ounces === 0 ? `${decimal(value)} lb` : `${decimal(value)} lb ${decimal(ounces)} oz`;
}

/** '59,5 cm' */
export function lengthWords(value: number, unit: "in" | "cm"): string {
  return `${decimal(value)} ${unit}`;
}

/** A label, and how the clothes with it fit. */
export function labelWords(size: keyof typeof CHART_LABELS, fit: "roomy" | "good" | "snug"): string {
  const label = CHART_LABELS[size];
  return fit === "good"
    ? `${label}: passt`
    : fit === "roomy"
      ? `${label}: noch weit`
      : `${label}: wird knapp`;
}

/** A fact with its day. */
export function factOnDay(fact: string, day: string): string {
  return `${fact}, ${day}`;
}

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `seit etwa ${day}`,
  from: (day: string) => `ab etwa ${day}`,
  about: (day: string, weeks: number) => `ab etwa ${day}, plus/minus ${counted(weeks, "Woche", "Wochen")}`,
  between: (month: string, other: string) =>
    month === other ? `irgendwann im ${month}` : `irgendwann zwischen ${month} und ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${month.slice(0, 3)}–${other.slice(0, 3)}`,
} as const;

export const SIZE_LINE = {
  /** '6–9 M ab etwa 10. März, plus/minus 3 Wochen' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Baby 1', 'Baby 1 und 3'. */
  who: (babies: readonly number[]) => `Baby ${new Intl.ListFormat("de-DE").format(babies.map(String))}`,
  /** 'Baby 1: 6–9 M ab etwa 10. März'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}: ${SIZE_LABELS[size]} passt jetzt`,
  /** For the last size of the year. */
  now: (size: Size) => `${SIZE_LABELS[size]} passt jetzt`,
  buyBy: (essentials: string, rest: string) =>
    ended(`Kauf das Wichtige bis ${essentials}, den Rest bis ${rest}`),
  buyNow: (rest: string) => ended(`Kauf das Wichtige jetzt, den Rest bis ${rest}`),
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) => `Größen für Neugeborene passen bis etwa ${day}: Ein ganzer Satz lohnt sich.`,
  part: (day: string) => `Größen für Neugeborene passen bis etwa ${day}: Ein kleiner Satz reicht.`,
  enough: (day: string) => `Größen für Neugeborene passen bis etwa ${day}: Mehr brauchst du nicht.`,
  few: (day: string) =>
    `Größen für Neugeborene passen höchstens bis etwa ${day}: Ein oder zwei Teile reichen. Lass die Etiketten dran.`,
  none: (size: Size, day: string, hasBegun: boolean) =>
    ended(
      `Dein Baby überspringt wahrscheinlich die Größen für Neugeborene: ${SIZE_LABELS[size]} passt ${hasBegun ? "seit" : "ab"} ${day}`,
    ),
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Frühchengrößen passen bis etwa ${day}: Kauf ${pieces} der Teile für Neugeborene in Frühchengröße.`
      : ended(`Frühchengrößen passen bis etwa ${day}`),
} as const;
