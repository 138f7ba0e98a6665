// The page of today's outfit.
import { monthWords } from "../day-words.ts";

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
  fromDrawer: "Aus deiner Schublade.",
  usualDrawer: "Aus der üblichen Schublade, weil in dieser Größe von deiner zu wenig gezählt ist.",
  count: "Meine Schublade zählen",
  show: "Zeigen, was dein Baby anzieht",
  save: "Speichern",
  noWeather: "Das Wetter dieses Plans lässt sich gerade nicht lesen. Drinnen und Heute Nacht gehen ohne.",
  unread: "Neu: Noch keine Fachperson hat diese Vorschläge gelesen.",
} as const;

export const SITUATION_LABELS = {
  stroller: "Kinderwagen",
  asleep: "Schlaf im Kinderwagen",
  indoors: "Drinnen",
  night: "Heute Nacht",
} as const;

export const WHEN_LABELS = {
  now: "Jetzt",
  morning: "Morgens, 7–10",
  midday: "Mittags, 10–14",
  afternoon: "Nachmittags, 14–18",
  evening: "Abends, 18–21",
} as const;

export function tomorrowWords(label: string): string {
  return `Morgen: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

export const ROOM_COPY = {
  indoors: { ask: "Wie warm ist das Zimmer?", label: "Zimmer" },
  night: {
    ask: "Wie kalt wird das Schlafzimmer gegen Morgen?",
    label: "Schlafzimmer, wenn es am kältesten ist",
  },
} as const;

export function usualWeatherWords(degrees: string, hour: number): string {
  return `Etwa ${degrees} um ${hour} Uhr.`;
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
