// What a parent has: an item's count, its list of numbers, and whether a change is saved.

export const COUNT_COPY = {
  have: "Vous avez",
  listLabel: (name: string) => `Vous avez\u00a0: ${name}`,
  /** `shown` is the button's text: '2', or '2 sur 4'. */
  valueLabel: (name: string, shown: number | string) =>
    `Vous en avez ${shown}\u00a0: ${name}. Choisissez un nombre`,
  oneLess: (name: string) => `Un de moins\u00a0: ${name}`,
  oneMore: (name: string) => `Un de plus\u00a0: ${name}`,
  search: "Chercher un nombre...",
  /** Beside a change that the server failed to save. */
  keepsTrying: "C’est encore sur cette page, et nous continuons d’essayer.",
  waitingAfterFailure: "Pas encore enregistré. Nouvel essai…",
  noNumber: "Aucun nombre trouvé.",
  noList: "Cette liste demande une connexion. Vous pouvez quand même utiliser − et +.",
  keep: (count: number) => `Garder ${count}`,
  close: "Fermer",
  saving: "Enregistrement…",
  saved: "Enregistré",
  waiting: "Nous l’enregistrerons quand vous serez de nouveau en ligne",
  /** What was entered, if it is no longer on the screen, and why it wasn't saved. */
  refused: (value: string | number | null, reason: string) =>
    `Pas enregistré${value === null ? "" : `\u00a0: ${value}`}. ${reason}`,
  /** What someone else on the plan has just changed: the count, or (null) the note. */
  by: (name: string, count: string | null) =>
    count ? `${name}\u00a0: ${count}, à l’instant` : `${name} vient de changer la note`,
  otherPage: "Sur une autre page",
  over: (count: number) => `au lieu de ${count}`,
  noteBack: "Remettre la vôtre",
  undo: "Annuler",
  savedCount: (name: string, count: number) => `${name}\u00a0: ${count}. Enregistré.`,
} as const;
