// A trip's page: the answer, the baby's age, the weather, what to pack, and what the plan lacks.
import { at, counted, plural } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";
import { withArticle } from "./trips-copy.ts";

export const TRIP_COPY = {
  sizes: "Tailles de ce voyage",
  packed: "Dans la valise",
  /** Before a row's number. */
  packWord: "prendre",
  packedOf: (name: string) => `Dans la valise\u00a0: ${name}`,
  more: "Plus d’options",
  moreButton: "Plus",
  edit: "Modifier ce voyage",
  copy: "Copier en texte",
  copied: "Copié\u00a0!",
  notCopied: "Nous n’avons pas pu copier la liste.",
  print: "Imprimer",
  delete: "Supprimer ce voyage",
  close: "Fermer",
  waiting: "Nous l’enregistrerons quand vous serez de nouveau en ligne",
  grown: "Ce voyage dépasse les mois du plan\u00a0: voici les quantités de sa dernière taille.",
} as const;

export const TRIP_STATE_COPY = {
  workingTitle: "Votre liste de bagages se prépare",
  working:
    "Nous regardons la météo de ces jours-là et comptons ce qu’il faut à votre bébé. Cela prend un instant.",
  failedTitle: "Nous n’avons pas pu préparer ce voyage",
  failed: "Votre voyage est enregistré. Réessayez.",
  nothingTitle: "Rien à emporter pour l’instant",
  nothing: "La liste de bagages commence le jour de la naissance de votre bébé.",
  emptyTitle: "Rien à emporter",
  empty: "Votre plan ne demande rien dans cette taille et par ce temps.",
} as const;

/** The words around the large number. */
export const PACK_HEADLINE = {
  before: "Emportez",
  in: (words: string, place: string) => `${words} ${at(place)}`,
} as const;

/** The words after the large number: 'pièces pour 4 jours' */
export function packWords(pieces: number, days: number): string {
  return `${plural(pieces, "pièce", "pièces")} pour ${counted(days, "jour", "jours")}`;
}

/** '5 sur 23 dans la valise', or '5 sur 23 dans la valise, et 2 de plus' if non-essentials are packed too. */
export function packedWords(packed: number, pieces: number, others: number): string {
  const words = `${packed} sur ${pieces} dans la valise`;
  return others > 0 ? `${words}, et ${others} de plus` : words;
}

/** '62 avec les extras' */
export function withExtras(pieces: number): string {
  return `${pieces} avec les extras`;
}

export const EXTRAS_COPY = { title: "Extras", lead: "Articles recommandés et petits plus" } as const;

/** 'Un de plus pour le ski' */
export function moreFor(activity: string): string {
  return `Un de plus pour ${withArticle(activity)}`;
}

/** 'Pour le ski' */
export function forActivity(activity: string): string {
  return `Pour ${withArticle(activity)}`;
}

/** '0–3M · 3 jours' */
export function sizeTab(ageRange: Size, days: number): string {
  return `${SIZE_LABELS[ageRange]} · ${counted(days, "jour", "jours")}`;
}

/** For an item without a size that an earlier size of the trip already packs. */
export function packedWith(ageRange: Size): string {
  return `Avec la taille ${SIZE_LABELS[ageRange]}`;
}

export const TRIP_WEATHER_COPY = {
  certainty: { forecast: "Prévisions", typical: "Habituel à ces dates", estimated: "Estimé pour ces dates" },
  high: (degrees: string) => `maximale moyenne ${degrees}`,
  low: (degrees: string) => `Minimale moyenne ${degrees}`,
  rainDays: (days: number) =>
    days === 0 ? "pas de jour de pluie" : counted(days, "jour de pluie", "jours de pluie"),
  snowDays: (days: number) => counted(days, "jour de neige", "jours de neige"),
} as const;

/** Things to get before the trip. */
export const BEFORE_COPY = {
  title: "Avant de partir",
  answer: (essentials: number, extras: number, coming: number) => {
    if (essentials === 0 && extras === 0)
      return coming > 0 ? "Plus rien à trouver pour ce voyage." : "Vous avez tout pour ce voyage.";
    const more = counted(extras, "extra", "extras");
    if (essentials === 0)
      return coming > 0
        ? `Il vous manque encore ${more} pour ce voyage.`
        : `Vous avez tous les essentiels pour ce voyage. Il vous manque encore ${more}.`;
    const answer = `Avant de partir, il vous manque encore ${counted(essentials, "essentiel", "essentiels")}`;
    return extras > 0 ? `${answer} et ${more}.` : `${answer}.`;
  },
  coming: (pieces: number) =>
    pieces === 1
      ? "1 pièce pour ce voyage est en route, en cadeau."
      : `${pieces} pièces pour ce voyage sont en route, en cadeau.`,
  boxed: (pieces: number) =>
    pieces === 1
      ? "1 pièce pour ce voyage est au grenier."
      : `${pieces} pièces pour ce voyage sont au grenier.`,
  list: "Ce qu’il vous manque encore",
  facts: (toGet: number, needed: number) =>
    toGet < needed ? `${toGet} à trouver sur ${needed}` : `${toGet} à trouver`,
} as const;

export const COMPARISON_COPY = {
  title: "Ce que votre plan ne couvre pas",
  lead: (plan: string) => `Utile pour ce voyage, mais pas encore dans «\u00a0${plan}\u00a0».`,
  enough: "Rien de plus à prévoir\u00a0: tout est déjà dans votre plan.",
  oneDay: "Pour une seule journée, nous n’ajoutons rien à votre plan.",
  covered: (count: number) => counted(count, "article déjà dans votre plan", "articles déjà dans votre plan"),
  facts: (have: number, planned: number, needed: number) =>
    `chez vous ${have} · plan ${planned} · il en faut ${needed}`,
  add: (count: number) => `En ajouter ${count} au plan`,
  addAll: (count: number) =>
    count < 2 ? `Ajouter ${count} pièce à votre plan` : `Ajouter les ${count} pièces à votre plan`,
  added: (pieces: number) => `${counted(pieces, "ajouté", "ajoutés")} à votre plan`,
  addedAll: (items: number) =>
    items === 0
      ? "Tout est déjà dans votre plan."
      : `${counted(items, "article ajouté", "articles ajoutés")} à votre plan.`,
  undo: "Annuler",
  undone: (name: string) => `C’est retiré de votre plan\u00a0: ${name}.`,
  notUndone: "Impossible de le retirer de votre plan. Réessayez.",
  unreadable: "Impossible de comparer votre plan pour le moment.",
  openPlan: "Ouvrir le plan",
} as const;
