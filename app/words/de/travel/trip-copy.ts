// Words on a trip's page: whom the bag is for, the bag, and what isn't clothing.

import { counted, decimal } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";
import { inWords } from "~/words/de/weather/weather-copy.ts";
import type { Age, Baby } from "~/words/en/travel/trip-copy.ts";
import { activityWords } from "./for-activity.ts";

/**
 * 'Auf dieser Reise ist dein Baby 4 Monate alt.' A trip that ends before the birth also says how long
 * before; a past trip says 'war'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  const on = `Auf dieser Reise ${isPast ? "war" : "ist"} dein Baby`;
  switch (baby.kind) {
    case "unborn":
      return `${on} noch nicht da: Der Geburtstermin ${isPast ? "war" : "ist"} ${afterTrip(baby.weeksBefore)}.`;
    case "arriving":
      return `${on} ${spanWords({ unit: "weeks", count: 0 }, baby.to)}.`;
    case "born":
      return `${on} ${spanWords(baby.from, baby.to)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'neugeboren', 'neugeboren bis 3 Wochen alt', '3 bis 5 Wochen alt', '4 Monate alt' */
function spanWords(from: Age, to: Age): string {
  if (isNewborn(to)) return "neugeboren";
  const last = `${ageWords(to)} alt`;
  if (isNewborn(from)) return `neugeboren bis ${last}`;
  if (from.unit !== to.unit) return `${ageWords(from)} bis ${last}`;
  return from.count === to.count ? last : `${from.count} bis ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function afterTrip(weeks: number): string {
  return weeks < 1 ? "wenige Tage danach" : `etwa ${counted(weeks, "Woche", "Wochen")} danach`;
}

export function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "Woche", "Wochen") : counted(count, "Monat", "Monate");
}

/** Why the bag holds so many, and what stays at home. */
export const BAG_COPY = {
  why: (pack: number) => `Warum ${pack}?`,
  one: (days: number) =>
    days <= 1 ? "Eins reicht für den Tag." : `Eins reicht für ${counted(days, "Tag", "Tage")}.`,
  oneBetweenWashes: (days: number) =>
    days === 1
      ? "Eins reicht für den Tag zwischen zwei Wäschen."
      : `Eins reicht für die ${days} Tage zwischen zwei Wäschen.`,
  whole: "So viele wie in deinem Plan.",
  use: (perDay: number, days: number) => `${decimal(perDay)} pro Tag × ${counted(days, "Tag", "Tage")}`,
  between: " zwischen zwei Wäschen",
  week: " (Vorrat für eine Woche)",
  is: (pieces: number, isExact: boolean) => (isExact ? ` macht ${pieces}` : ` macht knapp ${pieces}`),
  spare: (spare: number) => `, plus ${spare} Reserve`,
  activity: (activity: string) => `, plus 1 ${activityWords(activity)}`,
  bitter: (pieces: number) => `, plus ${pieces} für die strenge Kälte`,
  total: (pieces: number) => `: ${pieces}`,
  enough: (quantity: number) => `, aber mehr als ${quantity} braucht es auch zu Hause nicht`,
  newborn: (newborn: number, pack: number) =>
    `. Davon ${newborn} in der Größe für Neugeborene, also ${pack} in dieser`,
  newbornAll: (pack: number) =>
    `. Dafür reicht die Größe für Neugeborene; ${pack} in dieser, falls es eng wird`,
  formula: (quantity: number) => `Zu Hause wären es bei diesem Wetter ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (pieces: readonly string[]) => inWords(pieces, "and"),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `Ab ${from}, für ${counted(days, "Tag", "Tage")}, passt vielleicht ${SIZE_LABELS[size]} besser. Für die ganze Reise ist ${SIZE_LABELS[instead]} eingepackt.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Bis ${until}, für ${counted(days, "Tag", "Tage")}, passt vielleicht noch ${SIZE_LABELS[size]} besser. Für die ganze Reise ist ${SIZE_LABELS[instead]} eingepackt.`,
  laterPieces: (size: Size, pieces: string) =>
    `Falls die Ärmel zu kurz werden, nimm das hier in ${SIZE_LABELS[size]} mit: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `Falls die Ärmel noch zu lang sind, nimm das hier in ${SIZE_LABELS[size]} mit: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `Bleibt zu Hause, weil etwas anderes im Gepäck dasselbe kann: ${inWords(names, "and")}.`,
  weekOnly: "Das reicht für eine Woche. Für länger plane ein Waschbecken oder einen Waschsalon ein.",
} as const;

export const KIT_COPY = {
  title: "Was sonst noch mitmuss",
  names: {
    diapers: "Windeln",
    wipes: "Feuchttücher",
    changing: "Wickelunterlage und Wundcreme",
    feeding: "Alles zum Füttern",
    carrier: "Trage oder Kinderwagen",
    car_seat: "Kindersitz fürs Auto",
    sunscreen: "Sonnencreme",
    health: "Fieberthermometer und Medikamente",
    wet_bag: "Beutel für nasse Kleidung",
    documents: "Papiere",
  },
  facts: {
    feeding: "Fläschchen, Milchpulver, Milchpumpe oder Brei, je nachdem, was dein Baby braucht",
    sunscreen: "Mineralisch, für alles, was Schatten und Kleidung nicht abdecken",
    documents: "Krankenkassenkarte, Ausweis, und ein Reisepass, wenn es über eine Grenze geht",
  },
  /** '40 für 4 Tage, etwa 10 am Tag' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} für ${counted(days, "Tag", "Tage")}, etwa ${perDay} am Tag`,
  /** '70 für die erste Woche, etwa 10 am Tag; mehr vor Ort kaufen' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} für die erste Woche, etwa ${perDay} am Tag; mehr vor Ort kaufen`,
  wipes: (packs: number) => counted(packs, "Packung", "Packungen"),
  packed: (packed: number, things: number) => `${packed} von ${things} eingepackt`,
} as const;
