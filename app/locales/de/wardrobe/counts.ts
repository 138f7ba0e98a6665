// What a parent has: an item's count, its list of numbers, and whether a change is saved.

export const COUNT_COPY = {
  have: "Du hast",
  listLabel: (name: string) => `Du hast: ${name}`,
  /** `shown` is the button's text: '2', or '2 von 4'. */
  valueLabel: (name: string, shown: number | string) => `Du hast ${shown}: ${name}. Zahl wählen`,
  oneLess: (name: string) => `Eins weniger: ${name}`,
  oneMore: (name: string) => `Eins mehr: ${name}`,
  search: "Zahl suchen...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "Auf dieser Seite steht es noch, und wir versuchen es weiter.",
  waitingAfterFailure: "Noch nicht gespeichert. Neuer Versuch…",
  noNumber: "Diese Zahl gibt es nicht.",
  noList: "Diese Liste braucht eine Verbindung. − und + gehen trotzdem.",
  keep: (count: number) => `Bei ${count} lassen`,
  close: "Schließen",
  saving: "Wird gespeichert…",
  saved: "Gespeichert",
  waiting: "Wir speichern das, sobald du wieder online bist",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `Nicht gespeichert${value === null ? "" : `: ${value}`}. ${reason}`,
  /** What someone else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}: ${count}, gerade eben` : `${name} hat gerade die Notiz geändert`,
  otherPage: "Auf einer anderen Seite",
  over: (count: number) => `statt ${count}`,
  noteBack: "Deine zurückholen",
  undo: "Rückgängig",
  savedCount: (name: string, count: number) => `${name}: ${count}. Gespeichert.`,
} as const;
