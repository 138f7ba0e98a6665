// Words around an item: how many of it, when its sizes are worn, and the forms of a parent's own.

import type { Held } from "~/words/en/wardrobe/item-words.ts";
import { counted } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const ADD_ITEM_COPY = {
  title: "Ajouter un article",
  lead: "Nous l’ajoutons à cette taille seulement. La quantité ne dépend pas de vos lessives.",
  name: "Nom de l’article",
  category: "Catégorie",
  chooseCategory: "Choisissez une catégorie",
  essentiality: "Importance",
  pieces: "Combien, selon la météo",
  piecesHint: "De 0 à 20 pour chacun. Laissez vide pour 0.",
  notes: "Notes",
  notesHint: "Facultatif",
  add: "Ajouter un article",
  /** Added to a category's button for screen readers. */
  to: (category: string) => `dans «\u00a0${category}\u00a0»`,
  adding: "Ajout...",
  cancel: "Annuler",
  signedOut:
    "Votre session a pris fin. Reconnectez-vous dans un nouvel onglet, puis revenez ici pour ajouter l’article.",
  signIn: "Se connecter (nouvel onglet)",
} as const;

export const EDIT_ITEM_COPY = {
  title: "Modifier l’article",
  lead: "La quantité ne dépend pas de vos lessives. Nous gardons votre quantité et votre note.",
  save: "Enregistrer",
  saving: "Enregistrement...",
  edit: "Modifier",
  remove: "Retirer",
  undo: "Annuler",
  signedOut:
    "Votre session a pris fin. Reconnectez-vous dans un nouvel onglet, puis revenez ici pour enregistrer l’article.",
} as const;

export const ADD_ITEM_ESSENTIALITIES = {
  Essential: "Essentiel",
  Recommended: "Recommandé",
  "Nice-to-have": "Petit plus",
} as const;

/** The toast after adding an item. */
export function itemAddedText(name: string): string {
  return `«\u00a0${name}\u00a0» est dans votre plan.`;
}

/** The toast after editing an item. */
export function itemSavedText(name: string): string {
  return `«\u00a0${name}\u00a0»\u00a0: c’est enregistré.`;
}

/** The toast after removing an item, followed by 'Annuler'. */
export function itemRemovedText(name: string): string {
  return `«\u00a0${name}\u00a0» n’est plus dans le plan.`;
}

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
  waitingAfterFailure: "Pas encore enregistré. Nouvel essai...",
  noNumber: "Aucun nombre trouvé.",
  noList: "Cette liste demande une connexion. Vous pouvez quand même utiliser − et +.",
  keep: (count: number) => `Garder ${count}`,
  close: "Fermer",
  saving: "Enregistrement...",
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

/** Shown beside a size; sizes after the next one need no label, and those that a plan doesn't have aren't shown. */
export const SIZE_TIME_LABELS = {
  over: "trop petite",
  now: "en cours",
  next: "à venir",
  later: null,
  none: null,
} as const;

/** The worn size while the next one leads, and pieces that aren't asked for anymore. */
export const ENDING_COPY = {
  /** Before the headline: 'Ensuite 6–9M : 36 essentiels à trouver' */
  next: (size: Size) => `Ensuite ${SIZE_LABELS[size]}\u00a0:`,
  /** '3–6M lui va jusqu’au 20 déc. environ' */
  fits: (size: Size, day: string) => `${SIZE_LABELS[size]} lui va jusqu’au ${day} environ`,
  /** After it: '4 essentiels dont vous aurez peut-être encore besoin' */
  still: (essentials: number) =>
    `${counted(essentials, "essentiel", "essentiels")} dont vous aurez peut-être encore besoin`,
  none: "il ne manque plus rien",
  /** The headline of a size that ends within two weeks. */
  nothing: (size: Size) => `Plus rien à trouver en ${SIZE_LABELS[size]}`,
  /** On a row. */
  brief: "Bientôt trop petit\u00a0: plus besoin d’en acheter",
} as const;

export function heldWords(held: Held): string {
  if (held.kind === "over") return "Le froid est presque fini\u00a0: plus besoin d’en acheter";
  return held.kind === "waits"
    ? `À décider vers le ${held.day}`
    : `Pour cet hiver, prenez ${SIZE_LABELS[held.size]}`;
}

/** One tap that brings every essential of a size to the number needed. */
export const ENOUGH_COPY = {
  have: "Nous avons assez de cette taille",
  done: (size: Size) => `Vous avez maintenant tous les essentiels en ${SIZE_LABELS[size]}`,
  /** In place of the button, without scripts. */
  undoOf: (size: Size) => `Annuler\u00a0: assez de ${SIZE_LABELS[size]}`,
} as const;

export function undoneWords(taken: { back: number; of: number } | undefined, way: "off" | "on"): string {
  const { back, of } = taken ?? { back: 0, of: 0 };
  const pieces = `${counted(back, "pièce", "pièces")}${back < of ? ` sur ${of}` : ""}`;
  return `C’est annulé\u00a0: ${pieces} ${way === "off" ? "en moins" : "de retour"} dans vos quantités.`;
}

/** The size that is still worn, as a sentence of an email. */
export function endingSentence(size: Size, day: string, essentials: number): string {
  const still = essentials > 0 ? ENDING_COPY.still(essentials) : ENDING_COPY.none;
  return `${ENDING_COPY.fits(size, day)}\u00a0: ${still}.`;
}

export const OVER_COPY = {
  /** Shown once a plan's whole year is over. */
  yearOver: (isSecond: boolean) =>
    `Et voilà, la ${isSecond ? "deuxième" : "première"} année est passée\u00a0!`,
  yearOverNote: "Ce plan s’arrête à sa dernière taille",
  nothingCounted: "Vous n’avez compté aucune pièce dans cette taille.",
  others: (items: number) => `+ ${counted(items, "autre article", "autres articles")}`,
  open: (size: Size) => `Ouvrir ${SIZE_LABELS[size]}`,
} as const;

/** 'La taille 0–3M est devenue trop petite' */
export function sizeIsOver(size: Size): string {
  return `La taille ${SIZE_LABELS[size]} est devenue ${SIZE_TIME_LABELS.over}`;
}

/** '41 pièces à transmettre' */
export function toPassOn(pieces: number): string {
  return pieces === 0 ? "rien à transmettre" : `${counted(pieces, "pièce", "pièces")} à transmettre`;
}
