export const QUIZ_COPY = {
  title: "Vier Fragen zur Babykleidung",
  lead: "Vier schnelle Fragen, etwa 30 Sekunden. Dann sehen wir uns fünf Jahre Wetter bei dir an und berechnen, was dein Baby braucht.",
  start: "Los geht’s",
  blocked: "Tarif wechseln",
  back: "Zurück zum Plan",
  next: "Weiter",
  previous: "Zurück",
  submit: "Plan erstellen",
  submitting: "Plan entsteht...",
  submissionError: "Das hat nicht geklappt",
  editInQuiz: "In den Fragen ändern",
} as const;

/** 'Ort: 55401' or 'Ort: München, Germany', followed by the link to change it. */
export function usingPlace(place: string): string {
  return `Ort: ${place}`;
}

/** 'Schritt 2 von 4 · 50 %'. */
export function stepOf(number: number, steps: number): string {
  return `Schritt ${number} von ${steps} · ${Math.round((number / steps) * 100)}\u00a0%`;
}

export const EXPECTATIONS = [
  {
    title: "Ort und Wetter",
    text: "Dein Wohnort sagt uns, wie warm, nass oder verschneit jeder Monat meist ist.",
  },
  { title: "Geburtstermin", text: "Er sagt uns, welche Größe dein Baby in welcher Jahreszeit trägt." },
  { title: "Waschrhythmus", text: "Je seltener du wäschst, desto mehr frische Kleidung brauchst du." },
] as const;

export const QUESTIONS = {
  zipcode: "Wie lautet deine US-Postleitzahl?",
  city: "In welcher Stadt wohnst du?",
  dueDate: "Wann soll dein Baby kommen?",
  genderPreference: "Für wen kaufst du ein?",
  laundryScenario: "Wie oft wäschst du?",
} as const;

export const QUESTION_HINTS = {
  zipcode: "Wo dein Baby das erste Jahr verbringt.",
  dueDate: "Schon da? Wähle das Geburtsdatum.",
  genderPreference: "Das ändert nur die Einkaufslinks, nicht die Mengen.",
  laundryScenario: "Nichts ändert die Mengen so sehr wie dein Waschrhythmus.",
} as const;

export const FIELD_COPY = {
  zipcode: { label: "US-Postleitzahl", format: "Fünf Ziffern", example: "55401" },
  dueDate: { label: "Geburtstermin", bornLabel: "Geburtsdatum" },
} as const;

/** The chosen day in words, with what it means if it is past. */
export const CHOSEN_DAY_COPY = {
  due: (day: string) => `Geburtstermin: ${day}`,
  born: (day: string) => `Geboren: ${day}`,
  notBorn: "Noch nicht da? Wähle heute oder einen späteren Tag.",
} as const;

/** Added to a calendar day's accessible name. */
export const CALENDAR_COPY = { today: "Heute", selected: "ausgewählt" } as const;

export const GENDER_HINTS = {
  boy: "Einkaufslinks für Jungen zuerst",
  girl: "Einkaufslinks für Mädchen zuerst",
  neutral: "Einkaufslinks für jedes Baby",
} as const;

export const LAUNDRY_HINTS = {
  daily: "Fast jeden Tag eine kleine Maschine",
  every_2_3_days: "Zwei- oder dreimal in der Woche",
  weekly_plus: "Einmal in der Woche oder seltener",
} as const;

export const SUMMARY_COPY = {
  title: "Deine Antworten bis jetzt",
  labels: {
    zipcode: "US-Postleitzahl",
    dueDate: "Geburtstermin",
    born: "Geboren",
    genderPreference: "Kleidung",
  },
  edit: "Ändern",
} as const;

/** The page shown when a profile couldn't be created. */
export const PROFILE_PROBLEM_COPY = { title: "Das Konto gibt es schon", signOut: "Jetzt abmelden" } as const;

/** The city search, which replaces the ZIP code outside the US. */
export const CITY_COPY = {
  toCity: "Nicht in den USA? Such deine Stadt",
  toZip: "In den USA? Verwende die US-Postleitzahl",
  label: "Stadt",
  example: "München",
  search: "Suchen",
  hint: "Auf Englisch oder so, wie man sie vor Ort schreibt, mit oder ohne Akzente.",
  matches: "Gefundene Städte",
  inUs: "Das liegt in den USA, wo Pläne von einer US-Postleitzahl ausgehen. Wähl die Stadt aus, um ihre zu verwenden.",
  none: "Nichts gefunden. Versuch es mit dem englischen Namen oder einer größeren Stadt in der Nähe.",
  title: "Such deine Stadt",
  summary: "Stadt",
} as const;

/** Announced to screen readers when the list opens; '#' stands for a number that a script fills in. */
export function citiesFound(count: number | "#"): string {
  return count === 1 ? "1 Stadt gefunden" : `${count} Städte gefunden`;
}
