import { counted } from "~/words/de/counted.ts";

export const COST_COPY = {
  title: "Kosten",
  /** Amounts come as the language writes them: '410 €'. */
  fromTo: (low: string, high: string) => `Etwa ${low} bis ${high}`,
  about: (amount: string) => `Etwa ${amount}`,
  withSecondHand: (range: string, amount: string) => `${range}; gebraucht etwa ${amount}`,
  range: (low: string, high: string) => `${low} bis ${high}`,
  secondHand: (amount: string) => `gebraucht ${amount}`,
  nothing: "Es gibt nichts mehr zu kaufen",
  lead: "Wichtige und empfohlene Teile, die du noch nicht hast und die dir niemand schenkt.",
  bySize: "Nach Größe",
  byGroup: "Nach Art",
  groups: {
    tops: "Bodys und Oberteile",
    sleepers: "Schlafstrampler und Schlafanzüge",
    rompers: "Strampler und Latzhosen",
    pants: "Hosen und Leggings",
    knits: "Strick und Fleece",
    base: "Thermo-Unterwäsche",
    sacks: "Schlafsäcke",
    blankets: "Decken und Fußsäcke",
    outerwear: "Jacken und Schneeanzüge",
    feet: "Socken und Schuhe",
    swim: "Schwimmsachen",
    hats: "Mützen und Fäustlinge",
    cloths: "Lätzchen und Tücher",
    own: "Deine eigenen Artikel",
  },
  noPrice: "noch ohne Preis",
  pieces: (count: number) => counted(count, "Teil", "Teile"),
  /** 'Preise vom Nov. 2026, aus der Liste des Betreibers' */
  source: (month: string) => `Preise vom ${month}, aus der Liste des Betreibers`,
  notes:
    "Beträge sind auf 10 gerundet, von günstig bis hochwertig. Dein eigener Preis zählt für beides, und auch für gebraucht.",
  oneSize: "Teile ohne Größe zählen in jeder Größe, insgesamt aber nur einmal.",
  unpriced: (count: number) =>
    count === 1
      ? "1 Teil deiner eigenen Artikel hat keinen Preis und zählt deshalb nicht."
      : `${count} Teile deiner eigenen Artikel haben keinen Preis und zählen deshalb nicht.`,
  other: (theirs: string, now: string) =>
    `Deine eigenen Preise in ${theirs} zählen nicht, denn die Preise hier sind in ${now}.`,
  own: (name: string, currency: string) => `Dein Preis für ${name}, in ${currency}`,
  yours: (price: string, currency: string) => `dein Preis ${price} ${currency}`,
  ownHint: (currency: string) =>
    `Dein Preis für ein Teil, in ${currency}. Lass das Feld leer, dann gilt der Preis des Betreibers.`,
  save: "Preise speichern",
  saving: "Wird gespeichert ...",
  list: "Liste öffnen",
  noSheet: (country: string) => `Für dieses Land gibt es keine aktuellen Preise: ${country}.`,
} as const;
