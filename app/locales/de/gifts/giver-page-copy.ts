// The pages that givers see.
import { type DEGREES, degreesWords } from "../weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reservieren",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `kommt im ${month}`,
  taken: "Schon vergeben",
  allTaken: "Alles auf dieser Liste ist schon vergeben. Danke!",
  sections: {
    Essential: "Das Wichtigste",
    wish: "Weitere Wünsche",
    Recommended: "Empfohlen",
    "Nice-to-have": "Optional",
    other: "Andere Artikel",
  },
  whereToBuy: "Wo kaufen?",
  itsLink: "Im Shop ansehen",
  newTab: "öffnet sich in einem neuen Tab",
  own: "Deine Reservierungen",
  reservedForYou: "Für dich reserviert.",
  close: "OK",
  undone: "Storniert. Jetzt kann es jemand anderes mitbringen.",
  changed: "Geändert.",
  undo: "Reservierung stornieren",
  pieces: "Wie viele",
  change: "Ändern",
  bought: "Hab ich gekauft",
  notBought: "Hab ich noch nicht gekauft",
  isBought: "Gekauft",
  waiting: "Die Eltern müssen noch zustimmen",
  offList: "Steht nicht mehr auf der Liste. Wenn du es schon hast, frag die Eltern.",
  gone: "Diese Wunschliste ist umgezogen oder geschlossen",
  goneHint: "Frag die Eltern nach dem neuen Link.",
  madeWith: "Erstellt mit Layette, dem Kleiderplan fürs erste Babyjahr.",
} as const;

/** After the large number: 'Wünsche sind noch offen'. */
export function wishedWords(count: number): string {
  return count === 1 ? "Wunsch ist noch offen" : "Wünsche sind noch offen";
}

/** 'noch 2 von 5' */
export function leftWords(left: number, wished: number): string {
  return wished === 1 ? "1 gewünscht" : `noch ${left} von ${wished}`;
}

/** '1 von 2 ist angekommen' */
export function arrivedWords(arrived: number, pieces: number): string {
  if (arrived === pieces) return "Ist angekommen. Danke!";
  return `${arrived} von ${pieces} ${arrived === 1 ? "ist" : "sind"} angekommen`;
}

/** 'Für Tage um 2 °C.' */
export function aroundWords(degrees: number, units: keyof typeof DEGREES): string {
  return `Für Tage um ${degreesWords(degrees, units)}.`;
}

export const RESERVE_COPY = {
  title: (what: string) => `Reservieren: ${what}`,
  name: "Dein Name",
  nameHint: "Damit die Eltern wissen, von wem es ist. Wer sonst noch schenkt, sieht ihn nie.",
  nameHintSurprise:
    "Diese Liste ist eine Überraschung: Die Eltern sehen deinen Namen erst nach der Geburt. Wer sonst noch schenkt, sieht ihn nie.",
  pieces: "Wie viele",
  how: "Wie besorgst du es?",
  ways: { buy: "Ich kaufe es", pass: "Ich gebe unseres weiter", lend: "Ich leihe es euch" },
  message: "Ein paar Worte an die Eltern",
  optional: "Freiwillig.",
  email: "E-Mail",
  emailHint: "Freiwillig. Wir schicken dir eine einzige E-Mail, mit einem Link zum Stornieren.",
  approves: "Die Eltern bestätigen jede Reservierung. Bis dahin bleibt es für dich reserviert.",
  send: "Reservieren",
  /** Fewer are left than were asked for. */
  onlyLeft: (left: number) => (left === 1 ? "Nur noch 1 ist übrig." : `Nur noch ${left} sind übrig.`),
} as const;

export const UNDO_GIFT_COPY = {
  title: "Reservierung stornieren?",
  lead: (what: string, list: string) => `Auf „${list}“ hast du reserviert: ${what}.`,
  send: "Reservierung stornieren",
  done: "Reservierung storniert",
  gone: "Diese Reservierung gibt es nicht mehr",
  goneHint: "Vielleicht wurde sie schon storniert.",
} as const;
