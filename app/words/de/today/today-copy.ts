// The page of today's outfit.

import { monthWords } from "~/words/de/day-words.ts";
import { PRODUCT_NAME } from "~/words/de/layout.ts";
import type { OutAndBack, WetWords } from "~/words/en/today/today-copy.ts";

export const TODAY_COPY = {
  title: "Heute",
  goingHome: "Nach Hause",
  where: "Wo",
  when: "Wann",
  tonight: "Heute Nacht",
  tomorrowMorning: "Morgen früh",
  why: "Warum das?",
  how: "Wie wir rechnen",
  wished: "Nicht in deiner Schublade",
  notListed: "Nicht auf deiner Liste",
  addToList: "Auf die Einkaufsliste",
  onList: "Steht auf deiner Einkaufsliste",
  inPlan: "In deinem Plan",
  countIt: "Zählen, falls vorhanden",
  overStraps: "Über die Gurte",
  take: "Einpacken",
  rainCover: "Regenschutz",
  doubted: "Die Vorhersage liegt weit außerhalb von allem, was es hier je gab, deshalb zählt sie nicht",
  umbrella: "ein Regenschirm",
  changes: "Unterwegs",
  asleep: "Schläft",
  calm: "Windstill",
  here: "Das Wetter nehmen, wo ich bin",
  isHere: "Das Wetter, wo du bist, nur für diesen Besuch.",
  noneHere: "Für deinen Ort gibt es gerade keine Vorhersage. Das ist das übliche Wetter des Plans.",
  notFound: "Dein Gerät sagt nicht, wo es ist",
  fromDrawer: "Aus deiner Schublade, soweit sie reicht.",
  fromPlan:
    "Aus dem, was dein Plan vorsieht, weil in dieser Größe von deiner Schublade zu wenig gezählt ist.",
  usualDrawer: "Aus der üblichen Schublade, weil in dieser Größe von deiner zu wenig gezählt ist.",
  count: "Meine Schublade zählen",
  notCounted: "noch nicht gezählt",
  nothingLeft: "Es ist nichts zum Anziehen da: Nimm Übersprungenes zurück oder zähl mehr",
  show: "Zeigen, was dein Baby anzieht",
  save: "Speichern",
  noWeather: "Das Wetter dieses Plans lässt sich gerade nicht lesen. Drinnen und Heute Nacht gehen ohne.",
  unread: "Neu: Noch keine Fachperson hat diese Vorschläge gelesen.",
  notToday: "Heute nicht",
  inWash: "In der Wäsche",
  putBack: "Zurücklegen",
  allInWash:
    "Alles zum Anziehen ist in der Wäsche. Leg ein Teil zurück, dann steht hier wieder ein Vorschlag.",
  cold: "Kalt",
  sweaty: "Verschwitzt",
  yes: "Ja",
  no: "Nein",
  backToUsual: "Wieder wie üblich",
  otherOutfits: "Wärmer, leichter oder anders",
  send: "An Kita oder Großeltern schicken",
  dayCare: "Kita-Liste",
  notice: "Jeden Morgen eine Nachricht bekommen",
  both: "Beide:",
  allThree: "Alle drei:",
  family: "Heute für alle Kinder",
  noneYet: "„Heute“ beginnt 14 Tage vor dem Geburtstermin.",
} as const;

export const WITHOUT_COPY = {
  next: (sizes: string) => `Inzwischen passt ${sizes}. Dieser Plan endet mit der Größe davor.`,
  end: `${PRODUCT_NAME} endet mit 24 Monaten.`,
  in: "Bis zum errechneten Termin lieber drinnen: Frühgeborene und kleine Neugeborene gehen später raus.",
  small: "Bis 2,5 kg lieber drinnen: Kleine Neugeborene gehen später raus.",
};

export const ON_TRIP_COPY = {
  atHome: "Zu Hause",
  onTrip: "Auf der Reise",
  days: "Durchschnitt der Reise, keine Stundenvorhersage",
  bag: "Aus dem, was für die Reise eingepackt ist, soweit es reicht.",
  list: "Aus der Packliste der Reise, weil auf ihr zu wenig abgehakt ist.",
  toList: "Zur Packliste",
} as const;

export function onTripWords(place: string, day: string): string {
  return `Auf deiner Reise nach ${place} bis ${day}`;
}

export function besideTripWords(place: string, day: string): string {
  return `Deine Reise nach ${place} dauert bis ${day}`;
}

export function backToWords(place: string): string {
  return `Zurück zu ${place}`;
}

export const SITUATION_LABELS = {
  walking: "Zu Fuß",
  stroller: "Kinderwagen",
  carrier: "Trage",
  car: "Auto",
  ground: "Auf dem Boden",
  indoors: "Drinnen",
  night: "Heute Nacht",
} as const;

export const IN_SITUATION = {
  walking: "Zu Fuß",
  stroller: "Im Kinderwagen",
  asleep: "Schläft im Kinderwagen",
  carrier: "In der Trage",
  car: "Im Auto",
  ground: "Auf dem Boden",
} as const;

export const WHEN_LABELS = {
  now: "Jetzt",
  morning: "Morgens, 7–10",
  midday: "Mittags, 10–14",
  afternoon: "Nachmittags, 14–18",
  evening: "Abends, 18–21",
} as const;

export const SHORT_WHENS = {
  now: "Jetzt",
  morning: "7–10 Uhr",
  midday: "10–14 Uhr",
  afternoon: "14–18 Uhr",
  evening: "18–21 Uhr",
} as const;

export function shortTomorrowWords(label: string): string {
  return `Morgen ${label}`;
}

export function tomorrowWords(label: string): string {
  return `Morgen: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const OWN_TIMES_COPY = {
  title: "Deine eigenen Zeiten",
  lead: "Wann geht ihr meist los, und wann kommt ihr zurück? Heute öffnet sich mit diesen Zeiten. Sie gelten nur für dich und diesen Plan.",
  weekday: "Unter der Woche",
  weekend: "Am Wochenende",
  out: "Los",
  back: "Zurück",
} as const;

function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60);
  return minute % 60 === 0 ? `${hour}` : `${hour}:${String(minute % 60).padStart(2, "0")}`;
}

export function ownTimeWords({ out, back }: OutAndBack): string {
  return `Unterwegs ${timeWords(out)} bis ${timeWords(back)} Uhr`;
}

export function shortOwnTimeWords({ out, back }: OutAndBack): string {
  return `${timeWords(out)}–${timeWords(back)} Uhr`;
}

export const ROOM_COPY = {
  indoors: { ask: "Wie warm ist das Zimmer?", label: "Zimmer" },
  night: {
    ask: "Wie kalt wird das Schlafzimmer gegen Morgen?",
    label: "Schlafzimmer, wenn es am kältesten ist",
  },
} as const;

function hourWords(hour: number): string {
  return `${hour} Uhr`;
}

export function usualWeatherWords(degrees: string, hour: number): string {
  return `Etwa ${degrees} um ${hourWords(hour)}.`;
}

export function forecastWords(degrees: string, hour: number, wet: WetWords | null): string {
  const kind = wet?.kind === "snow" ? "Schnee" : "Regen";
  const water = wet && (wet.from === null ? `, bei ${kind}` : `, ${kind} ab ${hourWords(wet.from)}`);
  return `${degrees} um ${hourWords(hour)}${water ?? ""}.`;
}

export function turnWords(turn: "up" | "down", degrees: string, hour: number): string {
  return `${turn === "up" ? "bis zu" : "nur noch"} ${degrees} gegen ${hourWords(hour)}`;
}

export function feelsWords(degrees: string): string {
  return `gefühlt ${degrees}`;
}

export function windWords(force: "light" | "windy" | "strong", speed: string): string {
  const words = { light: "leichter Wind", windy: `windig (${speed})`, strong: `starker Wind (${speed})` };
  return words[force];
}

export function speedWords(whole: number, units: "f" | "c"): string {
  return `${whole} ${units === "f" ? "mph" : "km/h"}`;
}

export function sunWords(band: "moderate" | "high" | "very high", index: number): string {
  const words = { moderate: "etwas Sonne", high: "starke Sonne", "very high": "sehr starke Sonne" };
  return `${words[band]} (UV ${index})`;
}

export function movesWords(off: string, on: string): string {
  return [...(off ? [`${off} weg`] : []), ...(on ? [`${on} dazu`] : [])].join(", ");
}

export function changeAtWords(hour: number, off: string, on: string): string {
  return `Gegen ${hourWords(hour)}: ${movesWords(off, on)}.`;
}

export const WEAR_LABELS = {
  warmer: "Wärmer",
  lighter: "Leichter",
  swap1: "Tauschen",
  swap2: "Tauschen",
} as const;

/** 'Kurzarmbody und Hose weg, dafür Schlafstrampler'; after "statt" the adjectives of pieces would take another ending. */
export function insteadWords(on: string, off: string): string {
  return `${off} weg, dafür ${on}`;
}

export function asOfWords({ hour, minute }: { hour: number; minute: number }, isYesterday: boolean): string {
  return `Stand ${isYesterday ? "gestern " : ""}${hour}:${String(minute).padStart(2, "0")} Uhr`;
}

export function feltWords(air: string, felt: string, of: "wind" | "humidity", hasHood: boolean): string {
  const cause = of === "wind" ? "bei diesem Wind" : "bei dieser Feuchte";
  const hood = of === "wind" && hasHood ? "; das Verdeck hält die Hälfte davon ab" : "";
  return `${air} fühlen sich ${cause} wie ${felt} an${hood}.`;
}

export function roomWords(degrees: string): string {
  return `${degrees} im Zimmer.`;
}

export function usualForWords(day: string): string {
  const date = Number(day.slice(8));
  const part = date <= 10 ? "Anfang" : date <= 20 ? "Mitte" : "Ende";
  return `Üblich ${part} ${monthWords(day, "name")}, keine Vorhersage`;
}

export function haveWords(count: number): string {
  return `${count} da`;
}

export function moreWords(count: number): string {
  return `${count} weitere`;
}

export function sizesWords(sizes: readonly string[]): string {
  return sizes.join(" und ");
}

export const STEP_OFFERS = {
  warmer: "Zwei Wochen lang eine Stufe wärmer anziehen?",
  lighter: "Zwei Wochen lang eine Stufe leichter anziehen?",
  usual: "Wieder wie üblich anziehen?",
} as const;

export function stepUntilWords(isWarmer: boolean, day: string): string {
  return isWarmer ? `Eine Stufe wärmer bis ${day}` : `Eine Stufe leichter bis ${day}`;
}
