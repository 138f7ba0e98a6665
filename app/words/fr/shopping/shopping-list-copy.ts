// The shopping list on the page, in the file, and as text for a chat; and the calendar file with a plan's sizes.

import type { Part } from "~/words/en/shopping/shopping-list-copy.ts";
import { counted, plural } from "~/words/fr/counted.ts";
import { PRODUCT_NAME } from "~/words/fr/layout.ts";
import { inAttic } from "~/words/fr/wardrobe/box-links-copy.ts";
import { essentialsToGet } from "~/words/fr/wardrobe/dashboard-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/fr/wardrobe/item-words.ts";
import {
  AGE_RANGE_LABELS,
  ESSENTIALITY_LABELS,
  SIZE_LABELS,
  type Size,
} from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const SHOPPING_COPY = {
  title: "Liste d’achats",
  scopes: "Tailles",
  /** The button of the sheet with all of these. */
  tools: "Tailles, impression et plus",
  makeGifts: "Créer une liste de naissance",
  /** Once there is one. */
  gifts: "Liste de naissance",
  print: "Imprimer",
  copy: "Copier en texte",
  download: "Télécharger en CSV",
  copied: "Copié\u00a0!",
  notCopied: "Nous n’avons pas pu copier la liste.",
  noClipboard: "Ce navigateur ne permet pas de copier.",
  meter: "Essentiels que vous avez",
  toGet: "À trouver",
  laundry: "Lessive",
  oneSize: "taille unique",
  noEssentials: "aucun essentiel",
  allReady: "Tout est prêt",
  allReadyText: "Vous avez tout pour cette taille. Profitez du tiroir bien rempli.",
  /** Over what needs nothing more because a giver brings it. */
  coming: "En route",
  comingText: "Un proche vous l’apporte\u00a0: pas besoin de l’acheter.",
  boxed: "Au grenier",
  boxedText: "L’aîné vous les a laissées\u00a0: sortez-les avant d’acheter.",
  /** Over heavy outerwear that is bought when it is cold. */
  waiting: "Pas encore",
  waitingText: "À acheter juste avant le froid, dans la taille qui lui ira alors.",
  /** If the rest is reserved on the gift list. */
  allComingText:
    "Ce que vous n’avez pas encore est en route\u00a0: c’est réservé sur votre liste de naissance.",
  allBoxedText: "Ce que vous n’avez pas encore est au grenier.",
  allElsewhereText: "Ce que vous n’avez pas encore est en route ou au grenier.",
  allReadyYear: "Vous avez tout dans toutes les tailles. Profitez du tiroir bien rempli.",
  /** If only nice-to-have items are left. */
  niceLeft: "Vous avez tous les essentiels et tous les articles recommandés",
  niceLeftText: "Il ne reste que les petits plus.",
  /** Replaces 'Tout est prêt' if something couldn't be read. */
  restReady: "Vous avez tout le reste",
  openPlan: "Ouvrir le plan",
  retry: "Réessayer",
  withoutEssentiality: "Non classé",
  hideNice: "Masquer les petits plus",
} as const;

/** Actions on a line. `name` is the item's, for screen readers. */
export const LINE_COPY = {
  hint: "Cochez ce que vous avez. Touchez la flèche pour en voir plus.",
  have: "Vous l’avez",
  /** Somebody else on the plan has ticked it off. */
  haveBy: (name: string) => `${name} l’a`,
  others: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} coche aussi en ce moment.`
      : `${new Intl.ListFormat("fr").format(names)} cochent aussi en ce moment.`,
  haveOf: (name: string) => `Vous avez\u00a0: ${name}`,
  size: (size: Size, count: number) => `${SIZE_LABELS[size]}\u00a0: ${count}`,
  haveSizeOf: (name: string, size: Size, count: number) =>
    `Vous avez\u00a0: ${name}, ${SIZE_LABELS[size]}\u00a0: ${count}`,
  more: (name: string) => `Plus\u00a0: ${name}`,
  skipped: "Écarté",
  /** In the list of all sizes, an item is skipped in every size. */
  skip: (scope: Size | "year") =>
    scope === "year" ? "Écarter partout" : `Écarter pour ${SIZE_LABELS[scope]}`,
  openRow: "Quantité, note et raisons",
  undo: "Annuler",
  undoOf: (name: string) => `Annuler\u00a0: ${name}`,
  waiting: "Nous l’enregistrerons quand vous serez de nouveau en ligne",
} as const;

/** The link to what the list leaves out: 'Afficher 13 petits plus'. */
export function showNice(remaining: number): string {
  return `Afficher ${counted(remaining, "petit plus", "petits plus")}`;
}

export const SCOPE_LABELS = { ...AGE_RANGE_LABELS, year: "Toutes les tailles" } as const;

/** Short labels for narrow places. */
export const SHORT_SCOPE_LABELS = { ...SIZE_LABELS, year: "Toutes" } as const;

export const CSV_COLUMNS = [
  "Taille",
  "Importance",
  "Catégorie",
  "Article",
  "Il en faut",
  "Vous avez",
  "En route",
  "Au grenier",
  "À trouver",
  "À décider vers le",
] as const;

/** A size in the file, '3 à 6 mois': spreadsheets make a date of "3-6". */
export function csvSize(size: Size): string {
  return AGE_RANGE_LABELS[size];
}

/** '33 pièces à trouver' */
export function piecesToGo(remaining: number): string {
  return `${counted(remaining, "pièce", "pièces")} à trouver`;
}

/** 'Vous en avez 2 sur 6', and what is coming and in the attic; `needed` is without those. */
export function youHave({ owned, needed, coming = 0, boxed = 0, givers = [] }: Part): string {
  const words = `Vous en avez ${owned} sur ${needed + coming + boxed}`;
  const elsewhere = [
    ...(coming > 0 ? [comingFrom(coming, givers)] : []),
    ...(boxed > 0 ? [inAttic(boxed)] : []),
  ];
  return [words, ...elsewhere].join(" · ");
}

/** More names than these don't fit a row. */
const MOST_NAMES = 3;

/** '2 en route, de la part de Ruth et Ben'; '3 en route' where the viewer may see no name. */
export function comingFrom(pieces: number, givers: readonly string[]): string {
  if (givers.length === 0) return `${pieces} en route`;
  const others = givers.length - MOST_NAMES;
  const shown =
    others > 0
      ? [...givers.slice(0, MOST_NAMES), plural(others, `${others} autre`, `${others} autres`)]
      : givers;
  return `${pieces} en route, de la part de ${new Intl.ListFormat("fr-FR").format(shown)}`;
}

/** Announced when the list has changed by itself. */
export function listUpdated(remaining: number): string {
  return `Liste mise à jour\u00a0: ${essentialsToGet(remaining)}`;
}

/** The notice for items with unreadable quantities. */
export function notInList(names: readonly string[]): string {
  const items = counted(names.length, "article", "articles");
  return `Nous n’avons pas pu charger combien il en faut pour ${items}, donc cette liste ne ${plural(names.length, "le", "les")} contient pas\u00a0: ${names.join(", ")}.`;
}

/** The notice for items with unreadable owned counts. */
export function countedAsNone(names: readonly string[]): string {
  const items = counted(names.length, "article", "articles");
  return `Nous n’avons pas pu charger ce que vous avez pour ${items}, la quantité affichée est donc 0\u00a0: ${names.join(", ")}.`;
}

/** The label of an essentiality, or of having none. */
export function essentialityLabel(essentiality: keyof typeof ESSENTIALITY_LABELS | null): string {
  return essentiality ? ESSENTIALITY_LABELS[essentiality] : SHOPPING_COPY.withoutEssentiality;
}

export const SIZE_CALENDAR = {
  link: "Calendrier des tailles",
  /** What the file holds. */
  hint: "Le jour où commence chaque taille, avec un rappel trois semaines avant",
  name: (title: string) => `${PRODUCT_NAME}\u00a0: ${title}`,
  begins: (size: Size) => `Vêtements de bébé\u00a0: début de la taille ${SIZE_LABELS[size]}`,
  soon: (size: Size) => `La taille ${SIZE_LABELS[size]} commence dans 3\u00a0semaines`,
  details: (title: string, url: string) => `${title}. Ce qu’il vous manque encore\u00a0: ${url}`,
} as const;

/** Shown instead of the list to someone without a finished plan. */
export const NO_LIST_COPY = {
  title: "Pas encore de liste d’achats",
  text: "Votre liste vient avec votre plan. Répondez à quatre questions, et nous calculons quoi acheter.",
  toQuiz: "Commencer votre plan",
  coming: "Votre liste sera ici dès que votre plan sera prêt.",
  toPlans: "Revenir à mes plans",
} as const;

export const FILE_NAMES = {
  sizes: "layette-tailles.ics",
  gifts: "layette-cadeaux.csv",
  shoppingList: (scope: string) => `layette-liste-achats-${scope}.csv`,
  ownData: (day: string) => `layette-donnees-${day}.json`,
} as const;

/** The same with the plan's title, as most browsers save them. */
export const TITLED_FILES = {
  sizes: (title: string) => `${title}, tailles.ics`,
  gifts: (title: string) => `${title}, cadeaux.csv`,
  shoppingList: (title: string, scope: string) =>
    scope === "year"
      ? `${title}, liste d’achats de toutes les tailles.csv`
      : `${title}, liste d’achats ${scope}.csv`,
} as const;

/** '0–3M : trop petite' */
export function sizeOver(size: Size): string {
  return `${SIZE_LABELS[size]}\u00a0: ${SIZE_TIME_LABELS.over}`;
}

/** 'Tailles devenues trop petites : 0–3M, 3–6M', for the list as text. */
export function sizesAreOver(sizes: readonly Size[]): string {
  const words = plural(sizes.length, "Taille devenue trop petite", "Tailles devenues trop petites");
  return `${words}\u00a0: ${sizes.map((size) => SIZE_LABELS[size]).join(", ")}`;
}
