// Changes to a plan as a whole: other answers, a birth, deletion.

export const ANSWERS_COPY = {
  title: "Antworten ändern",
  lead: "Wir berechnen deinen Plan mit diesen Antworten neu. Deine Mengen und Notizen bleiben erhalten, und es zählt nicht als neue Planung.",
  leadOfFailed:
    "Wir berechnen deinen Plan mit diesen Antworten neu. Es zählt nicht als neue Planung, und deine Mengen und Notizen bleiben erhalten.",
  datesHint:
    "Die Größen zählen ab dem Geburtstermin, dein Plan beginnt am Geburtsdatum. Ändere das Datum, das nicht stimmt.",
  gender: "Für wen kaufst du ein?",
  laundry: "Wie oft wäschst du?",
  save: "Plan neu berechnen",
  saving: "Wird gespeichert...",
  keep: "Antworten behalten",
  notReadyTitle: "Dieser Plan entsteht noch",
  notReady: "Du kannst die Antworten ändern, sobald er fertig ist.",
  unmadeCopy: "Diese Kopie ist nicht fertig geworden. Bitte versuch zuerst noch mal, sie zu kopieren.",
} as const;

export const DELETE_PLAN_COPY = {
  title: "Plan löschen",
  question: (title: string) => `„${title}“ löschen?`,
  lead: "Damit löschst du auch deine Mengen, Notizen, selbst hinzugefügten Artikel und Kisten. Freigabelinks gelten dann nicht mehr. Kopien, die andere gemacht haben, bleiben.",
  quota: "Die Planung bekommst du dadurch nicht zurück.",
  button: "Plan löschen",
  busy: "Wird gelöscht...",
  keep: "Behalten",
  deleted: (title: string) => `„${title}“ ist gelöscht.`,
  undo: "Rückgängig",
  undoing: "Wird zurückgeholt...",
  goneTitle: "Nichts zum Zurückholen",
  gone: "Einen gelöschten Plan kannst du etwa eine Minute lang zurückholen. Er ist entweder endgültig weg oder schon wieder in deiner Liste.",
  toList: "Alle Pläne ansehen",
} as const;

export const BIRTH_PAGE_COPY = {
  notReadyTitle: "Dieser Plan entsteht noch",
  notReady: "Du kannst das Geburtsdatum eintragen, sobald er fertig ist.",
} as const;
