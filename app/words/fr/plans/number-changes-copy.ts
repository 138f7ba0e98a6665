// Notice of numbers that newer rules, or another room at night, have changed.

/** What has changed them. */
export const CHANGED_BY = {
  rules: "Nous comptons mieux qu’avant. Vos quantités et vos notes n’ont pas changé.",
  room: "Les gigoteuses suivent la température de la chambre la nuit. Vos quantités et vos notes n’ont pas changé.",
} as const;

export const NUMBERS_COPY = {
  title: "Vos quantités ont été mises à jour",
  summary: (count: number) =>
    count < 2 ? "Voir le changement de cette taille" : `Voir les ${count} changements de cette taille`,
  line: (name: string, before: number, after: number) => `${name}\u00a0: ${before} → ${after}`,
  dismiss: "Compris",
  dismissing: "Enregistrement...",
} as const;
