// Things to pack that aren't clothes.
import { counted } from "../counted.ts";

export const KIT_COPY = {
  title: "Außer Kleidung",
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
