export const HERO = {
  title: "Baby\u00adkleidung ohne Stress planen",
  lead: "Dein Einkaufszettel fürs erste Jahr: abgestimmt auf das Klima bei dir, das Wachstum deines Babys und deinen Waschrhythmus.",
  start: "Kostenlos loslegen",
  how: "So funk\u00adtioniert’s",
  formNote: "Sieh gleich, wie viel dein Baby zum Anziehen braucht. Ohne Konto.",
  note: "Dein eigener Plan kostet nichts. Vier kurze Fragen, etwa 30 Sekunden.",
} as const;

/** The pair of numbers beside the form. */
export const PAIR = {
  title: (month: string) => `Dasselbe ${month}-Baby braucht:`,
  notNeeded: "nicht nötig",
} as const;

/** Where the babies of the example live. */
export const EXAMPLE_PLACE_NAMES = {
  minneapolis: "Minneapolis, MN",
  miami: "Miami, FL",
  munich: "München",
  lasPalmas: "Las Palmas",
} as const;

export const PREVIEW = {
  title: "Ein Baby, zwei ganz andere Schubladen",
  mark: "Beispiel",
  age: "Die ersten drei Monate",
  items: "Einiges vom Wichtigsten",
  essential: "Wichtig",
  needed: "Nötige Teile: ",
  notNeeded: "Nicht nötig",
  why: "Warum",
  whole: "Ganzen Plan ansehen",
  credit: "Berechnet wie jeder andere Plan.",
} as const;

/** What both previews have in common. */
export function previewLead(dueDay: string): string {
  return `Geburtstermin ${dueDay}, Wäsche alle 2–3 Tage. Nur der Ort ist ein anderer. So unterschiedlich sieht dann die Schublade aus.`;
}

export const HOW_IT_WORKS = {
  id: "how-it-works",
  title: "So funk\u00adtioniert’s",
  start: "Zu den Fragen",
  steps: [
    {
      title: "Erzähl uns vom Baby",
      text: "Geburtstermin, Ort und Waschrhythmus. Das dauert etwa 30 Sekunden.",
    },
    {
      title: "Wir sehen uns das Wetter an",
      text: "Wetterdaten aus mehreren Jahren zeigen, wie warm, nass oder verschneit jeder Monat bei dir wird.",
    },
    {
      title: "Du bekommst einen Plan für jedes Alter",
      text: "Wie viel von jedem Artikel, von neugeboren bis zwölf Monate, und warum.",
    },
  ],
} as const;

export const FEATURES = {
  title: "Genau genug, und keine Schublade zu viel",
  guide: "Welcher Schlafsack für welches Zimmer? Zum Ratgeber",
  weather: {
    title: "Passt zu Wetter und Wäsche",
    text: "Die Mengen richten sich nach dem Wetter an deinem Wohnort und danach, wie oft du wäschst. Keine Liste von der Stange.",
  },
  parents: {
    title: "Von Eltern für Eltern",
    text: "Andere Eltern können ihren Plan und ihre Notizen als Link mit dir teilen. Sieh dir beides an, kopier den Plan und mach ihn zu deinem.",
  },
  enough: {
    title: "Nicht zu viel kaufen",
    text: "Zu jeder Menge erfährst du den Grund. So weißt du, wann du genug hast.",
  },
  travel: {
    title: "Gut gepackt auf Reisen",
    text: "Eine Packliste für Ort und Zeit deiner Reise, in der Größe, die dein Baby dann trägt.",
  },
} as const;

export const CLOSING = {
  title: "Eine Sorge weniger",
  text: "Beantworte vier Fragen, und du weißt genau, was dein Baby im ersten Jahr braucht.",
  start: "Jetzt loslegen",
} as const;
