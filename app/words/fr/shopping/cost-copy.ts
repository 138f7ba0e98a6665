import { counted } from "~/words/fr/counted.ts";

export const COST_COPY = {
  title: "Coût",
  /** Amounts come as the language writes them: '410 €'. */
  fromTo: (low: string, high: string) => `Environ ${low} à ${high}`,
  about: (amount: string) => `Environ ${amount}`,
  withSecondHand: (range: string, amount: string) => `${range}\u00a0; d’occasion, environ ${amount}`,
  range: (low: string, high: string) => `${low} à ${high}`,
  secondHand: (amount: string) => `d’occasion ${amount}`,
  nothing: "Il ne reste rien à acheter",
  lead: "Les pièces essentielles et recommandées que vous n’avez pas encore et que personne ne vous offre.",
  bySize: "Par taille",
  byGroup: "Par genre",
  groups: {
    tops: "Bodies et hauts",
    sleepers: "Pyjamas",
    rompers: "Combinaisons et salopettes",
    pants: "Pantalons et leggings",
    knits: "Tricots et polaires",
    base: "Ensembles thermiques",
    sacks: "Gigoteuses",
    blankets: "Couvertures et chancelières",
    outerwear: "Vêtements d’extérieur",
    feet: "Chaussettes et chaussures",
    swim: "Affaires de bain",
    hats: "Bonnets et moufles",
    cloths: "Bavoirs et langes",
    own: "Vos propres articles",
  },
  noPrice: "pas encore de prix",
  pieces: (count: number) => counted(count, "pièce", "pièces"),
  source: (month: string) => `Prix de ${month}, d’après la liste de l’exploitant`,
  notes:
    "Les montants sont arrondis à 10, de l’économique au haut de gamme. Votre propre prix compte pour les deux, et pour l’occasion.",
  oneSize: "Les pièces sans taille comptent dans chaque taille, mais une seule fois en tout.",
  unpriced: (count: number) =>
    count === 1
      ? "1 pièce de vos propres articles n’a pas de prix et ne compte donc pas."
      : `${count} pièces de vos propres articles n’ont pas de prix et ne comptent donc pas.`,
  other: (theirs: string, now: string) =>
    `Vos propres prix en ${theirs} ne comptent pas, car les prix sont ici en ${now}.`,
  own: (name: string, currency: string) => `Votre prix pour ${name}, en ${currency}`,
  yours: (price: string, currency: string) => `votre prix ${price} ${currency}`,
  ownHint: (currency: string) =>
    `Votre prix pour une pièce, en ${currency}. Laissez vide pour garder le prix de l’exploitant.`,
  save: "Enregistrer les prix",
  saving: "Enregistrement...",
  list: "Ouvrir la liste",
  noSheet: (country: string) => `Il n’y a pas de prix actuels pour ce pays\u00a0: ${country}.`,
} as const;
