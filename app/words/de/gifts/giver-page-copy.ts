// The pages that givers see.
import { type DEGREES, degreesWords } from "~/words/de/weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Reservieren",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `kommt im ${month}`,
  taken: "Schon vergeben",
  allTaken: "Alles auf dieser Liste ist schon vergeben. Danke!",
  /** Over what the parents wish for most; `parents` is 'Ana und Sam', or null where nobody has said a name. */
  ideas: (parents: string | null) => `Ideen von ${parents ?? "den Eltern"}`,
  love: (parents: string) => `Alles Liebe, ${parents}`,
  ownWish: (parents: string | null) => `Ein Wunsch von ${parents ?? "den Eltern"}`,
  readMore: "Ganz lesen",
  moreIdeas: (count: number) => `Noch ${count} ${count === 1 ? "Idee" : "Ideen"}`,
  together: "Zusammen",
  bundles: {
    outside: "Warm nach draußen",
    nights: "Nächte",
    firstDays: "Die ersten Tage",
    rain: "Regentage",
    sun: "In der Sonne",
    swim: "Im Schwimmbad",
    meals: "Beim Essen",
  },
  reserveAll: (count: number) => (count === 2 ? "Beides reservieren" : `Alle ${count} reservieren`),
  pickOne: "Einzeln wählen",
  everythingElse: "Alles andere, nach Art",
  otherWishes: "Andere Wünsche",
  leftOfKind: (left: number) => `noch ${left}`,
  /** `what` is '4 Schlafstrampler'; null where nothing is counted. */
  howMany: (what: string | null) =>
    what ? `Woher wissen sie, dass es ${what} sind?` : "Woher wissen sie, wie viele?",
  howManyText: (place: string | null) =>
    `Layette rechnet mit dem Wetter ${place ? `in ${place}` : "an ihrem Ort"}, mit der Wäsche und damit, wie schnell Babys wachsen.`,
  anotherBaby: "Zahlen für ein anderes Baby ansehen",
  likely: (day: string | null) =>
    `Wahrscheinlich die Größe für den Winter, aber noch nicht sicher${day === null ? "" : `: Entscheidung um den ${day}`}`,
  whereToBuy: "Wo kaufen?",
  itsLink: "Im Shop ansehen",
  newTab: "öffnet sich in einem neuen Tab",
  own: "Deine Reservierungen",
  thankYou: (giver: string) => `Danke, ${giver}`,
  bringIt: (parents: string | null) =>
    `Bring es beim nächsten Besuch mit, oder frag ${parents ?? "die Eltern"}, wohin du es schicken kannst.`,
  missed: (what: string) => `Hier war jemand anderes schneller: ${what}.`,
  reservedForYou: "Für dich reserviert.",
  close: "OK",
  undone: "Storniert. Jetzt kann es jemand anderes mitbringen.",
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

/** After the number: 'Geschenke fehlen noch'. */
export function wishedWords(count: number): string {
  return count === 1 ? "Geschenk fehlt noch" : "Geschenke fehlen noch";
}

/** After that: ', 3 sind unterwegs', or nothing. */
export function onTheirWay(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", 1 ist unterwegs" : `, ${count} sind unterwegs`;
}

/** 'Ana und Sam'; null for nobody. */
export function parentsWords(names: readonly string[]): string | null {
  return names.length > 0 ? new Intl.ListFormat("de-DE").format(names) : null;
}

/** 'Warme Mütze und Warme Fäustlinge, 6–9 Monate': the pieces of a bundle. */
export function bundleWords(pieces: readonly string[], months: string | null): string {
  const words = new Intl.ListFormat("de-DE").format(pieces);
  return months === null ? words : `${words}, ${months}`;
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
  /** Of a bundle. */
  several: (count: number) => `${count} Geschenke reservieren`,
  /** Beside a gift that somebody else has reserved in the meantime. */
  takenMeanwhile: "hat gerade jemand anderes reserviert",
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
