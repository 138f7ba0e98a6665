import type { Counted, Elsewhere } from "~/words/en/wardrobe/dashboard-copy.ts";
import { counted, plural } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const PICKER_COPY = { title: "Choisissez l’âge", back: "Revenir aux plans" } as const;

/** A size on its card, with a hyphen. */
export function pickerSize(size: Size): string {
  return size;
}

export const DASHBOARD_COPY = {
  plans: "Plans",
  /** Added for screen readers to the short label of the back link. */
  backToList: "Revenir à mes plans",
  babyName: "Prénom du bébé",
  location: "Où vit bébé",
  dueDate: "Date prévue",
  birthDate: "Date de naissance",
  clothes: "Vêtements",
  sizes: "Tailles",
  laundry: "Rythme de lessive",
  show: "Afficher",
  shop: "Où acheter",
  itemsShown: (count: number) => counted(count, "article affiché", "articles affichés"),
  nothingShown: "Rien ne correspond à ce filtre.",
  showAll: "Afficher tous les articles",
  changedElsewhere: (count: number) =>
    `${counted(count, "article a été modifié", "articles ont été modifiés")} sur une autre page.`,
  weatherMissing: "Pas de données météo",
  retry: "Réessayer",
  dataIssues: "Problème avec les données",
  dataIssuesCount: (count: number) =>
    `Nous n’avons pas pu lire les quantités de ${counted(count, "article", "articles")}.`,
  estimated: "Estimé d’après la saison\u00a0: il n’y a pas de relevés météo pour cette période.",
  shoppingList: "Liste d’achats",
  more: "Plus",
  close: "Fermer",
} as const;

/** The weather summary and its details. */
export const WEATHER_COPY = {
  title: (size: Size) => `La météo pour la taille ${SIZE_LABELS[size]}`,
  group: (order: number) => `Période ${order}\u00a0: `,
  highAndLow: "Maximale et minimale",
  length: "Durée",
  rain: "Pluie",
  snow: "Neige",
  wind: "Vent",
} as const;

/** An item's row and its details. */
export const ROW_COPY = {
  newborn: "naissance",
  /** The name without '(naissance)', which its mark already says. */
  withoutNewborn: (name: string) => name.replace(/ \(naissance\)$/, ""),
  newbornKey: "Taille naissance, portée les 3 à 4 premières semaines environ",
  ofNeeded: (needed: number) => `sur ${needed}`,
  ready: "Vous en avez assez",
  skipped: "Écarté",
  isFor: "Par temps\u00a0: ",
  /** Shown to people who move by keyboard. */
  keys: "Flèches\u00a0: ↑ ↓ pour les autres articles, ← → pour − et +.",
  reasons: "Pourquoi cette quantité\u00a0?",
  loadingReasons: "Chargement...",
  noReasons: "Il faut une connexion pour voir pourquoi.",
  skipSize: (ageRange: Size) => `Écarter pour ${SIZE_LABELS[ageRange]}`,
  skipYear: "Écarter partout",
  putBack: "Remettre",
  niceToHave: (count: number) => `+ ${counted(count, "petit plus", "petits plus")}`,
  notNeeded: (count: number) => `${count} ${plural(count, "non nécessaire", "non nécessaires")}`,
  skippedCount: (count: number) => `${count} ${plural(count, "écarté", "écartés")}`,
} as const;

/** A plan's menu: its entries, and a quiet line below each. */
export const PLAN_MENU_COPY = {
  title: "Plus d’options",
  babyLine: "Taille, naissance, vos réponses",
  /** For readers, who see no more of the baby. */
  sizeLine: "La taille en cours et la suivante",
  /** The page's title; its entry is shorter. */
  year: "L’année en un coup d’œil",
  yearEntry: "L’année",
  yearLine: "Tailles et saisons, mois par mois",
  share: "Partager",
  shareLine: "À deux, en famille ou entre amis",
  /** For people on somebody else's plan. */
  peopleLine: "Qui participe, liste de naissance",
  changes: "Qui a modifié quoi",
  changesLine: "Les 50 dernières modifications",
  routinesLine: "De chaque jour à chaque semaine",
  files: "Imprimer et fichiers",
  filesLine: "Papier, calendrier, tableur",
  more: "Plus",
  moreLine: "Un voyage, plan final, supprimer",
  moreLineOfEditor: "Un voyage, plan final, quitter",
  moreLineOfReader: "Plan final, quitter",
  trip: "Préparer un voyage",
  leave: "Quitter ce plan",
  delete: "Supprimer ce plan",
} as const;

/** The notice if an age range has no weather groups; null for the whole year. */
export function weatherMissingText(ageRange: Size | null): string {
  return ageRange === null
    ? "Impossible de charger la météo de ce plan."
    : `Impossible de charger la météo de la taille ${SIZE_LABELS[ageRange]}.`;
}

/** The error page's text for an unreadable plan. */
export function unreadableText(error: string): string {
  return `Impossible de charger les données\u00a0: ${error}`;
}

export const NOTE_COPY = {
  label: "Votre note",
  placeholder: "Tailles, marques, qui vous en prête un…",
  save: "Enregistrer la note",
  more: "Plus",
  less: "Moins",
} as const;

export const FILTER_COPY = { label: "Importance", all: "Tout" } as const;

export const CATEGORY_COPY = {
  /** Counts essentials, like the headline. 'Vous avez' is left to screen readers. */
  have: "Vous avez",
  of: (have: number, needed: number) => `${have} sur ${needed}`,
} as const;

const ALL_ESSENTIALS_READY = "Vous avez tous les essentiels";
/** The same while some of them are reserved by givers and haven't arrived. */
const REST_IS_COMING = "Le reste est en route";
/** While an older child has left them. */
const REST_IN_ATTIC = "Le reste est au grenier";

/** Beside the numbers that anyone may see. */
export const GUEST_COPY = { needed: "Pièces à prévoir" } as const;

/** After the large number: 'essentiels'. */
export function essentialsWord(count: number): string {
  return plural(count, "essentiel", "essentiels");
}

/** After the large number: 'essentiels à trouver'. */
export function toGetWords(remaining: number): string {
  return `${essentialsWord(remaining)} à trouver`;
}

/** That no essential is left to get. */
export function noneToGet({ coming, boxed }: Elsewhere = {}): string {
  if (coming) return REST_IS_COMING;
  return boxed ? REST_IN_ATTIC : ALL_ESSENTIALS_READY;
}

/** '48 essentiels à trouver', or that none are left. */
export function essentialsToGet(remaining: number, rest?: Elsewhere): string {
  return remaining > 0 ? `${remaining} ${toGetWords(remaining)}` : noneToGet(rest);
}

/** After the large number, if something other than the essentials was chosen; for one and for many. */
export const OTHERS_TO_GET = {
  Recommended: "recommandés à trouver",
  "Nice-to-have": "à trouver, parmi les petits plus",
  pieces: (count: number) => `${plural(count, "pièce", "pièces")} à trouver`,
} as const;

/** The same, once none are left. */
export const OTHERS_READY = {
  Recommended: "Vous avez tout ce qui est recommandé",
  "Nice-to-have": "Vous avez tous les petits plus",
  pieces: "Vous avez toutes les pièces",
} as const;

/** 'Vous en avez 7 sur 50', or 'Vous en avez 4 sur 40, et 1 est en route, et 10 sont au grenier'. */
export function readyWords({ ready, needed, coming = 0, boxed = 0 }: Counted): string {
  const rest = [
    coming > 0 && `${coming} ${plural(coming, "est", "sont")} en route`,
    boxed > 0 && `${boxed} ${plural(boxed, "est", "sont")} au grenier`,
  ];
  return [`Vous en avez ${ready} sur ${needed}`, ...rest].filter(Boolean).join(", et ");
}

/** '83 en tout': the essentials plus what is recommended or nice to have. */
export function inAll(pieces: number): string {
  return `${pieces} en tout`;
}

/** Opens the reason below. */
export const WHY_SUMS_DIFFER = "Pourquoi la somme des tailles est-elle différente\u00a0?";

/** Why the sizes don't add up to the year's number; null if they do. `names` are the items without a size. */
export function whySumsDiffer(
  sizes: readonly number[],
  year: number,
  names: readonly string[],
): string | null {
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum === year) return null;
  const which = names.length > 0 ? ` (${names.join(", ")})` : "";
  return `${sizes.join(" + ")} font ${sum}, et non ${year}, car les articles en taille unique${which} ne sont comptés qu’une fois.`;
}
