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
  save: "Packliste neu machen",
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
  text: "Die Packliste beginnt mit dem Plan für dein Baby: Er kennt die Größe und deinen Waschrhythmus. Das sind vier Fragen, etwa 30 Sekunden.",
  button: "Zu den Fragen",
  plans: "Meine Pläne ansehen",
} as const;
