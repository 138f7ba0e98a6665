// Labels of the product's closed sets, and short sentences about them. Imports no texts.
export type { Size } from "~/words/en/wardrobe/wardrobe-copy.ts";

export const SCENARIO_LABELS = {
  daily: "Chaque jour",
  every_2_3_days: "Tous les 2-3 jours",
  weekly_plus: "Chaque semaine",
} as const;

/** Sizes as printed on garments, for narrow places and within sentences. */
export const SIZE_LABELS = {
  "0-3m": "0–3M",
  "3-6m": "3–6M",
  "6-9m": "6–9M",
  "9-12m": "9–12M",
  "12-18m": "12–18M",
  "18-24m": "18–24M",
} as const;

export const AGE_RANGE_LABELS = {
  "0-3m": "Naissance à 3 mois",
  "3-6m": "3 à 6 mois",
  "6-9m": "6 à 9 mois",
  "9-12m": "9 à 12 mois",
  "12-18m": "12 à 18 mois",
  "18-24m": "18 à 24 mois",
} as const;

export const ITEM_CATEGORY_LABELS = {
  "Sleepwear & Bodysuits": "Pyjamas et bodys",
  "Tops & Layers": "Hauts et gilets",
  Bottoms: "Bas",
  "Blankets & Swaddles": "Gigoteuses et couvertures",
  Outerwear: "Pour sortir",
  Footwear: "Chaussettes et chaussures",
  Swim: "Bain",
  Accessories: "Accessoires",
  Other: "Autres",
  Uncategorized: "Sans catégorie",
} as const;

export const ESSENTIALITY_LABELS = {
  Essential: "Essentiel",
  Recommended: "Recommandé",
  "Nice-to-have": "Petit plus",
} as const;

export const GENDER_LABELS = { boy: "Garçon", girl: "Fille", neutral: "Mixte" } as const;

/** The badges on an attempt's card. */
export const STATUS_BADGE_LABELS = {
  completed: "Prêt",
  processing: "En cours",
  pending: "En attente",
  cloning: "Copie...",
  failed: "Échec",
  unknown: "Inconnu",
} as const;

export const NOT_NEEDED_IN_THIS_WEATHER = "Pas nécessaire par ce temps";

/** Why a size needs none of an item, where its weather isn't the reason. */
export const NONE_NEEDED = {
  skipped: "Pas nécessaire\u00a0: les tailles naissance sont probablement trop petites",
  few: "Pas nécessaire\u00a0: une ou deux autres pièces naissance suffisent",
  outgrown: "Pas nécessaire tant que les tailles naissance vont",
  brief: "Pas nécessaire pour si peu de semaines",
  rule: "Pas nécessaire dans ce plan",
} as const;

export const SIZE_UP_HINT =
  "Saison courte\u00a0: pensez à une taille au-dessus, pour que ça aille encore après.";

/** Why bitter cold raises an item's essentiality: 'Essentiel ici : la moyenne passe sous −7 °C.' */
export function bitterHint(level: string, temperature: string): string {
  return `${level} ici\u00a0: la moyenne passe sous ${temperature}.`;
}
