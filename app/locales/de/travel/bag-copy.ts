// Why the bag holds so many, and what stays at home.
import { counted, decimal } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";
import { activityWords } from "./for-activity.ts";

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
  is: (pieces: number, isExact: boolean) => (isExact ? ` macht ${pieces}` : ` macht etwa ${pieces}`),
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
  pieces: (names: readonly string[]) => listed(names.map((name) => `1 ${name}`)),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `Ab ${from}, für ${counted(days, "Tag", "Tage")}, passt vielleicht ${SIZE_LABELS[size]} besser. Für die ganze Reise ist ${SIZE_LABELS[instead]} eingepackt.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Bis ${until}, für ${counted(days, "Tag", "Tage")}, passt vielleicht noch ${SIZE_LABELS[size]} besser. Für die ganze Reise ist ${SIZE_LABELS[instead]} eingepackt.`,
  laterPieces: (size: Size, pieces: string) =>
    `Falls die Ärmel zu kurz werden, nimm das hier in ${SIZE_LABELS[size]} mit: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `Falls die Ärmel noch zu lang sind, nimm das hier in ${SIZE_LABELS[size]} mit: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `Bleibt zu Hause, weil etwas anderes im Gepäck dasselbe kann: ${listed(names)}.`,
  weekOnly: "Das reicht für eine Woche. Für länger plane ein Waschbecken oder einen Waschsalon ein.",
} as const;

/** 'a', 'a und b', 'a, b und c' */
function listed(words: readonly string[]): string {
  return new Intl.ListFormat("de-DE").format(words);
}
