// Notice of numbers that newer rules, or another room at night, have changed.

export const NUMBERS_COPY = {
  title: "Vos quantités ont été mises à jour",
  text: "Nous comptons mieux qu’avant. Vos propres quantités et notes n’ont pas changé.",
  byRoom:
    "Les gigoteuses suivent maintenant la température de la chambre de bébé la nuit. Vos propres quantités et notes n’ont pas changé.",
  summary: (count: number) =>
    count < 2 ? "Voir le changement de cette taille" : `Voir les ${count} changements de cette taille`,
  line: (name: string, before: number, after: number) => `${name}\u00a0: ${before} → ${after}`,
  dismiss: "Compris",
  dismissing: "Enregistrement...",
} as const;
