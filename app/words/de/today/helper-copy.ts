// Today for helpers: the page of a link, and the parents' page of their links.

export const HELPER_COPY = {
  title: "Kleidung für heute",
  tomorrow: "Morgen",
  later: "Später",
  goodToKnow: "Gut zu wissen",
  copyText: "Als Text kopieren",
  copied: "Kopiert!",
  notCopied: "Das Kopieren hat nicht geklappt. Bitte kopier es von Hand.",
  asText: "Alles als Text",
  allInWash: "Alles zum Anziehen ist in der Wäsche.",
  noWeather: "Das Wetter ist gerade nicht abrufbar. Bitte versuch es in ein paar Minuten noch einmal.",
  gone: "Dieser Link ist abgelaufen",
  goneHint: "Links enden nach 90 Tagen oder wenn die Familie sie schließt. Bitte frag nach einem neuen.",
} as const;

export function clothesWords(name: string): string {
  return name ? `Kleidung für ${name}` : "Kleidung fürs Baby";
}

export function helperDayWords(title: string, day: string): string {
  return `${title}, ${day}`;
}

export const HELPERS_COPY = {
  title: "Für Kita und Großeltern",
  lead: "Die Kleidung für heute und morgen, für alle ohne Konto.",
  readText: "Lesen",
  links: "Links",
  shows:
    "Die Seite zeigt Kleidung und Wetter, und ob ihr verreist seid. Ort, Geburtstermin, Anzahlen und Notizen stehen nicht darauf, und ein Name nur, wenn du einen einträgst.",
  helper: "Für wen ist der Link?",
  usualHelper: "Kita",
  unnamed: "Ohne Namen",
  name: "Vorname auf der Seite (freiwillig)",
  make: "Link erstellen",
  copyLink: "Link kopieren",
  until: (day: string) => `Gilt bis ${day}`,
  ended: (day: string) => `Abgelaufen am ${day}`,
  showsName: (name: string) => `Zeigt „${name}“`,
  see: "Seite ansehen",
  madeBy: (name: string) => `Angelegt von ${name}`,
  hidden: "Den Link selbst sehen nur, wer ihn angelegt hat, und wem der Plan gehört.",
  lost: "Dieser Link lässt sich nicht mehr öffnen. Leg bitte einen neuen an.",
  renew: "Um 90 Tage verlängern",
  close: "Link schließen",
  full: "Ein Plan hat höchstens fünf Links. Schließ einen, um einen neuen zu erstellen.",
} as const;
