// The list of trips, its cards, and the actions on a whole trip.

import { counted } from "~/words/de/counted.ts";

export const ACTIVITY_LABELS = {
  beach: "Strand",
  hiking: "Wandern",
  swimming: "Schwimmen",
  sightseeing: "Stadtbummel",
  skiing: "Skifahren",
} as const;

export const TRIPS_COPY = {
  title: "Meine Reisen",
  create: "Neue Reise",
  emptyTitle: "Noch keine Reisen",
  emptyText:
    "Sag uns, wohin und wann. Wir rechnen aus, was in den Koffer gehört, in der Größe, die dein Baby dann trägt.",
  emptyButton: "Erste Reise planen",
  upcoming: "Kommende Reisen",
  past: "Frühere Reisen",
  activities: "Was ihr vorhabt",
  shortTrip: "Kurze Reise",
  viewDetails: "Ansehen",
  working: "Packliste entsteht...",
  tryAgain: "Noch mal versuchen",
  tryingAgain: "Neuer Versuch...",
  unreadable: "Wir konnten deine Reisen nicht laden. Bitte versuch es noch mal.",
} as const;

export const DELETE_TRIP_COPY = {
  title: "Reise löschen",
  question: (destination: string) => `Reise nach ${destination} löschen?`,
  lead: "Damit löschst du auch die Packliste. Was du dafür in deinem Plan ergänzt hast, bleibt dort.",
  button: "Reise löschen",
  busy: "Wird gelöscht...",
  keep: "Behalten",
  deleted: (destination: string) => `Deine Reise nach ${destination} ist gelöscht.`,
  undo: "Rückgängig",
  undoing: "Wird zurückgeholt...",
  goneTitle: "Nichts zum Zurückholen",
  gone: "Eine gelöschte Reise kannst du etwa eine Minute lang zurückholen. Sie ist entweder endgültig weg oder schon wieder in deiner Liste.",
} as const;

export const TRIP_NOT_FOUND_COPY = {
  title: "Reise nicht gefunden",
  text: "Diese Reise gibt es nicht, oder du hast keinen Zugriff darauf.",
  back: "Zurück zu den Reisen",
} as const;

/** '4 Tage' */
export function daysWords(days: number): string {
  return counted(days, "Tag", "Tage");
}

/** Announced when the list changes by itself. */
export const TRIP_CHANGES = {
  ready: (destination: string) => `Deine Reise nach ${destination} ist fertig geplant.`,
  failed: (destination: string) => `Deine Reise nach ${destination} ließ sich nicht planen.`,
} as const;

export const TRIP_FORM_COPY = {
  title: "Reise planen",
  editTitle: "Reise ändern",
  lead: "Was in den Koffer gehört, in der Größe, die dein Baby dann trägt.",
  editLead: "Wir machen die Packliste neu. Was abgehakt ist und weiter gebraucht wird, bleibt abgehakt.",
  startDate: "Abreise",
  endDate: "Rückkehr",
  calendar: "Im Kalender wählen",
  laundry: "Wäsche auf der Reise",
  activities: "Was ihr vorhabt",
  activitiesHint: "Freiwillig. Schwimmen, Wandern und Skifahren brauchen mehr Teile.",
  plan: "Nach diesem Plan",
  notes: "Notizen",
  addNotes: "Notiz hinzufügen",
  notesHint: "Flugzeiten, wer den Kinderwagen mitbringt...",
  submit: "Packliste erstellen",
  save: "Packliste aktualisieren",
  busy: "Wird gespeichert...",
  cancel: "Abbrechen",
} as const;

export const TRIP_LAUNDRY = {
  daily: "Täglich",
  every_2_3_days: "Alle 2–3 Tage",
  weekly_plus: "Wöchentlich oder gar nicht",
} as const;

export const DESTINATION_COPY = {
  label: "Wohin?",
  example: "Hamburg, Denver oder eine US-Postleitzahl",
  search: "Suchen",
  matches: "Gefundene Orte",
  none: "Nichts gefunden. Versuch es mit dem englischen Namen oder einer größeren Stadt in der Nähe.",
  found: (count: number) => (count === 1 ? "1 Ort gefunden" : `${count} Orte gefunden`),
} as const;

export const NO_PLAN_COPY = {
  title: "Zuerst der Plan für dein Baby",
  text: "Die Packliste richtet sich nach dem Plan für dein Baby, mit Größe und Waschrhythmus. Das sind vier Fragen, etwa 30 Sekunden.",
  button: "Zu den Fragen",
  plans: "Meine Pläne ansehen",
} as const;
