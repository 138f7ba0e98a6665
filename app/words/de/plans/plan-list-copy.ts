// Words of the list of plans: its header, its cards, and its screen reader announcements.

/** The offer of reminders, below the plans. */
export const REMINDER_OFFER = {
  text: "Möchtest du drei Wochen vor jeder neuen Größe eine E-Mail, mit allem, was noch fehlt?",
  yes: "Vor jeder Größe erinnern",
  no: "Nein, danke",
} as const;

export const LIST_COPY = {
  textsChanged: (day: string) => `Am ${day} geändert:`,
  /** Of a plan whose sizes are all outgrown. */
  allOver: "Dieser Plan endet mit seiner letzten Größe, du brauchst also nichts mehr.",
  title: "Deine Pläne",
  newQuiz: "Neuer Plan",
  emptyTitle: "Noch keine Pläne",
  emptyText: "Vier Fragen, dann hast du deinen ersten Plan!",
  emptyButton: "Zu den Fragen",
  viewDetails: "Ansehen",
  shoppingList: "Einkaufsliste",
  gifts: "Wunschliste",
  notReadyTitle: "Noch nicht fertig",
  created: (day: string) => `Angelegt am ${day}`,
  place: "Ort",
  dueDate: "Geburtstermin",
  born: "Geboren",
  watch: "Fortschritt ansehen",
  cloning: "Plan wird kopiert...",
  final: "Hauptplan",
  meter: "Wichtiges, das du hast",
  failed: (message: string) => `Fehler: ${message}`,
  unreadable: (error: string) => `Fehler beim Laden der Pläne: ${error}`,
} as const;

/** What is still possible once all attempts are used; the link goes between the first two. */
export const AT_LIMIT = {
  before: "Deine Pläne kannst du weiter öffnen. Ohne eine Planung zu verbrauchen, kannst du auch ",
  changeAnswers: (title: string) => `die Antworten von „${title}“ ändern`,
  after: " oder einen Plan kopieren, den jemand mit dir teilt.",
  /** If no plan is complete. */
  noPlan: "Einen Plan, den jemand mit dir teilt, kannst du weiterhin kopieren. Das verbraucht keine Planung.",
} as const;

/** Updates from other tabs and the server, one sentence each; `several` are announced as a count. */
export const LIST_CHANGES = {
  added: (title: string) => `${title} ist dazugekommen.`,
  ready: (title: string) => `${title} ist fertig.`,
  failed: (title: string) => `${title} hat nicht geklappt.`,
  renamed: (title: string) => `Ein Titel heißt jetzt ${title}.`,
  removed: (title: string) => `${title} wurde entfernt.`,
  several: (count: number) => `${count} Pläne haben sich geändert.`,
} as const;

/** Whose plan it is, for its members, and who else is on it; null for a plan without members. */
export function sharedText(plan: {
  ownerName: string | null;
  memberNames: readonly string[];
}): string | null {
  const { ownerName, memberNames } = plan;
  const names = new Intl.ListFormat("de-DE").format(memberNames);
  if (ownerName === null) return memberNames.length > 0 ? `Mit ${names}` : null;
  return `Mit dir geteilt von ${ownerName}${memberNames.length > 0 ? `, mit ${names}` : ""}`;
}

export const TITLE_COPY = {
  edit: (title: string) => `Titel ändern: ${title}`,
  label: "Titel",
  save: "Speichern",
  saving: "Wird gespeichert...",
  cancel: "Abbrechen",
  updated: "Titel geändert",
  required: "Titel fehlt",
} as const;
