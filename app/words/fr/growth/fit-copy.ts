// "Will it fit in December?", and the answer; what is said of sizes that moved, and ways to the page about the baby's size.

import { counted } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";
import { degreesWords } from "~/words/fr/weather/weather-copy.ts";

export const FIT_COPY = {
  title: "Est-ce que ça lui ira\u00a0?",
  /** Before the list of months. */
  month: "À porter en",
  button: "Voir",
  pieces: "Ce qu’il vous faudra alors",
  /** Clothes that are too big fit later; those that are too small never do. */
  larger: "Si vous achetez à l’avance, prenez la plus grande.",
  /** On a gift list that asks for nothing in that size and weather. */
  nothing: "Rien sur cette liste ne correspond à cette période.",
} as const;

/** 'Décembre 2027 : 3–6M', 'Décembre 2027 : entre 3–6M et 6–9M'; sizes by their labels. */
export function fitWords(
  month: string,
  kind: "one" | "between" | "both",
  [size, other]: readonly [string, string?],
): string {
  const start = `${month.charAt(0).toUpperCase()}${month.slice(1)}`;
  switch (kind) {
    case "one":
      return `${start}\u00a0: ${size}`;
    case "between":
      return `${start}\u00a0: entre ${size} et ${other}`;
    case "both":
      return `${start}\u00a0: ${size} et ${other}, une de chaque`;
    default:
      return kind satisfies never;
  }
}

/** '3–6M', or with what shops print there '3–6M (EU 62/68)'. */
export function fitSize(label: string, printed: string | null): string {
  return printed === null ? label : `${label} (${printed})`;
}

/** 'Maximales vers 4 °C, minimales vers −3 °C, avec de la neige.' */
export function warmthWords(high: number, low: number, units: "f" | "c", hasSnow: boolean): string {
  const snow = hasSnow ? ", avec de la neige" : "";
  return `Maximales vers ${degreesWords(high, units)}, minimales vers ${degreesWords(low, units)}${snow}.`;
}

/** 'Pyjama à pieds (6)' */
export function fitPiece(name: string, pieces: number): string {
  return pieces > 1 ? `${name} (${pieces})` : name;
}

export const MOVED_COPY = {
  kept: "Vos quantités et vos notes restent avec leur taille.",
  sooner: "À acheter plus tôt\u00a0:",
  /** Of a size that has begun. */
  now: "Encore à trouver\u00a0:",
  dropped: "Devenu non nécessaire\u00a0:",
  undo: "Annuler",
  /** What Undo does, for screen readers. */
  undoLabel: "Annuler\u00a0: supprimer votre dernière indication sur la taille de votre bébé",
  dismiss: "Compris",
  dismissing: "Enregistrement...",
} as const;

/** '6–9M à partir du 10 mars, et non du 2 avr.'; `hasBegun`: that day isn't ahead anymore. */
export function movedSize(size: Size, to: string | null, from: string | null, hasBegun = false): string {
  if (to === null) return `${SIZE_LABELS[size]} n’est plus dans ce plan`;
  if (hasBegun)
    return from === null
      ? `${SIZE_LABELS[size]} est nouvelle dans ce plan, depuis le ${to}`
      : `${SIZE_LABELS[size]} depuis le ${to}, et non à partir du ${from}`;
  if (from === null) return `${SIZE_LABELS[size]} est nouvelle dans ce plan, à partir du ${to}`;
  return `${SIZE_LABELS[size]} à partir du ${to}, et non du ${from}`;
}

/** '3–6M Pyjama à pieds (4)' */
export function movedPieces(size: Size, name: string, pieces: number): string {
  return `${SIZE_LABELS[size]} ${name}${pieces > 1 ? ` (${pieces})` : ""}`;
}

/** 'et 3 autres articles' */
export function movedMore(items: number): string {
  return `et ${counted(items, "autre article", "autres articles")}`;
}

// What leads to the page about the baby's size: the quiet question on plan and list, and links.
export const SIZE_QUESTIONS = {
  /** Once, of a baby who was here when the plan was made. */
  first: "Quelle taille lui va en ce moment\u00a0?",
  birth: "Combien pesait votre bébé à la naissance\u00a0? Les tailles en dépendent.",
  checkup: "Une visite chez le médecin récemment\u00a0? Dites-nous le poids mesuré, et les tailles suivront.",
  /** Before coat, bunting, snowsuit, or boots are bought. */
  outerwear: "Il sera bientôt temps d’acheter pour le froid. Quelle taille lui va en ce moment\u00a0?",
} as const;

/** The ways to answer. */
export const SIZE_ASK_COPY = {
  weight: "Donner plutôt le dernier poids",
  yes: "L’ajouter",
  no: "Plus tard",
} as const;

/** Ways to the page. */
export const SIZE_LINK_COPY = { atBirth: "Ajouter le poids à la naissance" } as const;

export const LABEL_COPY = {
  size: "Taille sur l’étiquette",
  fit: "Comment le vêtement lui va",
  fits: { roomy: "Ample", good: "Bien", snug: "Un peu juste" },
};
