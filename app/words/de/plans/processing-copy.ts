// The two screens shown while a plan is being made.

export const PROCESSING_COPY = {
  title: "Dein Kleiderplan entsteht",
  stages: ["Vorbereiten", "Wetter ansehen", "Kleidung planen", "Fertig"],
  /** Screen reader text after a stage's name. */
  marks: { reached: ", erledigt", ahead: ", kommt noch" },
  lead: "Das dauert einen Moment. Du kannst die Seite schließen, wir machen weiter.",
  failedTitle: "Das hat nicht geklappt",
  failedText: "Bitte schick deine Antworten noch mal ab",
  redirecting: "Dein Plan wird geöffnet...",
  open: "Plan öffnen",
} as const;

export const TRANSITION_COPY = {
  title: "Dein Plan ist unterwegs",
  /** The processing stages of the two rows, counted from 1. */
  rows: [
    { stage: 2, label: "Wetter der Jahreszeiten ansehen" },
    { stage: 3, label: "Passende Kleidung zusammenstellen" },
  ],
  states: { waiting: "Kommt noch", working: "Läuft", done: "Fertig" },
  ready: "Deine Empfehlungen sind fertig!",
  goOn: "Empfehlungen ansehen",
  defaultWeather:
    "Für diese Gegend haben wir keine Wetterdaten bekommen und rechnen deshalb mit typischem Wetter.",
} as const;

/** 'Seattle, WA 98101 · Termin 1. Jan. 2027'. */
export function babyLine(place: string, day: string, isBorn: boolean): string {
  return `${place} · ${isBorn ? "geboren am" : "Termin"} ${day}`;
}

/** The heading of the transition screen. */
export function thanks(name: string | null): string {
  return name ? `Danke, ${name}!` : "Danke für deine Antworten!";
}
