// Notice of numbers that newer rules, or another room at night, have changed.

/** What has changed them. */
export const CHANGED_BY = {
  rules: "Wir rechnen jetzt genauer. Was du selbst eingetragen hast, ist geblieben.",
  room: "Die Schlafsäcke richten sich jetzt danach, wie warm es nachts im Zimmer deines Babys ist. Was du selbst eingetragen hast, ist geblieben.",
} as const;

export const NUMBERS_COPY = {
  title: "Neue Mengen in deinem Plan",
  summary: (count: number) =>
    count === 1 ? "1 Änderung in dieser Größe ansehen" : `${count} Änderungen in dieser Größe ansehen`,
  line: (name: string, before: number, after: number) => `${name}: ${before} → ${after}`,
  dismiss: "Alles klar",
  dismissing: "Wird gespeichert...",
} as const;
