// A trip's page: the answer, the baby's age, the weather, what to pack, and what the plan lacks.
import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import { activityWords } from "./for-activity.ts";

export const TRIP_COPY = {
  sizes: "Größen dieser Reise",
  packed: "Eingepackt",
  /** Before a row's number. */
  packWord: "nimm",
  packedOf: (name: string) => `Eingepackt: ${name}`,
  more: "Mehr zu dieser Reise",
  moreButton: "Mehr",
  edit: "Reise ändern",
  copy: "Als Text kopieren",
  copied: "Kopiert!",
  notCopied: "Wir konnten die Liste nicht in die Zwischenablage kopieren.",
  print: "Drucken",
  delete: "Reise löschen",
  close: "Schließen",
  waiting: "Wir speichern das, sobald du wieder online bist",
  grown: "Diese Reise liegt nach den Monaten des Plans, deshalb zeigen wir die Mengen seiner letzten Größe.",
} as const;

export const TRIP_STATE_COPY = {
  workingTitle: "Deine Packliste entsteht",
  working:
    "Wir sehen uns das Wetter für diese Tage an und zählen, was dein Baby braucht. Das dauert einen Moment.",
  failedTitle: "Das hat nicht geklappt",
  failed: "Deine Reise ist gespeichert. Bitte versuch es noch mal.",
  nothingTitle: "Noch nichts einzupacken",
  nothing: "Die Packliste beginnt mit dem Tag, an dem dein Baby zur Welt kommt.",
  emptyTitle: "Nichts einzupacken",
  empty: "In dieser Größe und bei diesem Wetter sieht dein Plan nichts vor.",
} as const;

/** The words around the large number. */
export const PACK_HEADLINE = {
  before: "Du brauchst",
  in: (words: string, place: string) => `${words} in ${place}`,
} as const;

/** The words after the large number: 'Teile für 4 Tage' */
export function packWords(pieces: number, days: number): string {
  return `${pieces === 1 ? "Teil" : "Teile"} für ${counted(days, "Tag", "Tage")}`;
}

/** '5 von 23 eingepackt', or '5 von 23 eingepackt, dazu 2 weitere' if non-essentials are packed too. */
export function packedWords(packed: number, pieces: number, others: number): string {
  const words = `${packed} von ${pieces} eingepackt`;
  return others > 0 ? `${words}, dazu ${counted(others, "weiteres", "weitere")}` : words;
}

/** '62 mit Extras' */
export function withExtras(pieces: number): string {
  return `${pieces} mit Extras`;
}

export const EXTRAS_COPY = { title: "Extras", lead: "Empfohlen und optional" } as const;

/** 'Eins mehr fürs Skifahren' */
export function moreFor(activity: string): string {
  return `Eins mehr ${activityWords(activity)}`;
}

/** 'Fürs Skifahren' */
export function forActivity(activity: string): string {
  const words = activityWords(activity);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** '0–3 M · 3 Tage' */
export function sizeTab(ageRange: Size, days: number): string {
  return `${SIZE_LABELS[ageRange]} · ${counted(days, "Tag", "Tage")}`;
}

/** For an item without a size that an earlier size of the trip already packs. */
export function packedWith(ageRange: Size): string {
  return `Bei ${SIZE_LABELS[ageRange]} schon dabei`;
}

export const TRIP_WEATHER_COPY = {
  certainty: {
    forecast: "Vorhersage",
    typical: "Typisch für diese Tage",
    estimated: "Geschätzt für diese Tage",
  },
  high: (degrees: string) => `am Tag im Schnitt ${degrees}`,
  low: (degrees: string) => `Nachts im Schnitt ${degrees}`,
  rainDays: (days: number) => (days === 0 ? "keine Regentage" : counted(days, "Regentag", "Regentage")),
  snowDays: (days: number) => counted(days, "Schneetag", "Schneetage"),
} as const;

/** Things to get before the trip. */
export const BEFORE_COPY = {
  title: "Vor der Reise",
  answer: (essentials: number, extras: number, coming: number) => {
    if (essentials === 0 && extras === 0)
      return coming > 0 ? "Für diese Reise ist nichts mehr zu besorgen." : "Für diese Reise hast du alles.";
    const more = counted(extras, "Extra", "Extras");
    if (essentials === 0)
      return coming > 0
        ? `Für diese Reise ${lack(extras)} noch ${more}.`
        : `Für diese Reise hast du alles Wichtige. Es ${lack(extras)} noch ${more}.`;
    const missing = counted(essentials, "wichtiges Teil", "wichtige Teile");
    return extras > 0
      ? `Vor der Reise fehlen noch ${missing} und ${more}.`
      : `Vor der Reise ${lack(essentials)} noch ${missing}.`;
  },
  coming: (pieces: number) =>
    pieces === 1
      ? "1 Teil dafür ist als Geschenk unterwegs."
      : `${pieces} Teile dafür sind als Geschenke unterwegs.`,
  boxed: (pieces: number) =>
    pieces === 1
      ? "1 Teil dafür liegt auf dem Dachboden."
      : `${pieces} Teile dafür liegen auf dem Dachboden.`,
  list: "Was noch fehlt",
  facts: (toGet: number, needed: number) =>
    toGet < needed ? `${toGet} von ${needed} besorgen` : `${toGet} besorgen`,
} as const;

function lack(count: number): string {
  return count === 1 ? "fehlt" : "fehlen";
}

export const COMPARISON_COPY = {
  title: "Was in deinem Plan fehlt",
  lead: (plan: string) => `Für diese Reise nötig, aber noch nicht in „${plan}“.`,
  enough: "Nichts weiter zu planen: Alles hier steht schon in deinem Plan.",
  oneDay: "Für einen einzelnen Tag kommt nichts zu deinem Plan dazu.",
  covered: (count: number) => `${counted(count, "Artikel ist", "Artikel sind")} schon in deinem Plan`,
  facts: (have: number, planned: number, needed: number) =>
    `da: ${have} · im Plan: ${planned} · nötig: ${needed}`,
  add: (count: number) => `${count} in den Plan`,
  addAll: (count: number) => (count === 1 ? "1 Teil in den Plan" : `Alle ${count} Teile in den Plan`),
  added: (pieces: number) => `${pieces} im Plan ergänzt`,
  addedAll: (items: number) =>
    items === 0 ? "Alles steht schon in deinem Plan." : `${items} Artikel in deinem Plan ergänzt.`,
  undo: "Rückgängig",
  undone: (name: string) => `Wieder aus deinem Plan entfernt: ${name}.`,
  notUndone: "Wir konnten das nicht aus deinem Plan entfernen. Bitte versuch es noch mal.",
  unreadable: "Wir können gerade nicht mit deinem Plan vergleichen.",
  openPlan: "Plan öffnen",
} as const;
