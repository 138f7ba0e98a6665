import { counted } from "~/words/de/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/de/wardrobe/wardrobe-copy.ts";

export const CARE_COPY = {
  title: "Kita-Liste",
  headline: (pieces: number) => `${counted(pieces, "Teil", "Teile")} für die Kita`,
  sizes: "Größe",
  wear: "Zum Anziehen",
  sets: { spare: "Wechselkleidung", outdoor: "Für draußen", sleep: "Zum Schlafen", sun: "Für die Sonne" },
  take: "Mitgeben",
  there: "Jetzt dort",
  notListed: (name: string) => `${name} (nicht auf deiner Liste)`,
  /** Names a piece's field for screen readers. */
  takeOf: (name: string) => `Mitgeben: ${name}`,
  thereOf: (name: string) => `Jetzt dort: ${name}`,
  thereHint:
    "Was jetzt dort ist, schlägt Heute nicht vor. Wenn du die Liste speicherst, steht auf deiner Einkaufsliste, was in deinem Plan fehlt.",
  weekly: "Kommt jede Woche zum Waschen nach Hause",
  sunscreen: "Sonnencreme, mit dem Formular deiner Kita",
  shade: "Unter 6 Monaten: Schatten statt Sonnencreme",
  more: "Eigene Zeilen",
  moreHint: "Windeln, ein Schnuller, Medikamente mit Formular",
  next: (size: Size, day: string, isLikely: boolean) =>
    `Nächste Größe: ${SIZE_LABELS[size]} ab ${isLikely ? "etwa " : ""}${day}`,
  left: (size: Size, pieces: number) =>
    `Noch dort in ${SIZE_LABELS[size]}: ${counted(pieces, "Teil", "Teile")}`,
  save: "Liste speichern",
  saving: "Wird gespeichert ...",
  reset: "Zurück zur üblichen Liste",
  labels: "Namensetiketten drucken",
} as const;

export const NAME_LABELS_COPY = {
  title: "Namensetiketten",
  lead: "Schreib einen Namen und druck das Blatt aus. Der Name bleibt in diesem Browser: Er wird nicht gesendet und nicht gespeichert.",
  name: "Name",
  size: "Größe der Etiketten",
  sizes: { small: "Klein, für Kleidung", medium: "Mittel, für Fläschchen", large: "Groß, für Taschen" },
  paper: "Papier",
  papers: { letter: "Letter", a4: "A4" },
  print: "Etiketten drucken",
  byHand:
    "Ohne Skripte sind die Etiketten leer. Druck sie mit deinem Browser und schreib den Namen von Hand.",
} as const;
