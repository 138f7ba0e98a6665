// The page that a share link opens.
import type { Essentials } from "~/words/en/sharing/replication-copy.ts";
import { at } from "~/words/fr/counted.ts";
import { essentialsWord, toGetWords } from "~/words/fr/wardrobe/dashboard-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

/** After the number: 'essentiels à trouver', or 'essentiels' of a link that shows everything. */
function neededWords({ essentials, isToGet }: Essentials): string {
  return isToGet ? toGetWords(essentials) : essentialsWord(essentials);
}

/** '31 essentiels à trouver' */
export function essentialsOf(of: Essentials): string {
  if (of.isToGet && of.essentials === 0) return REPLICATION_COPY.hasAll;
  return `${of.essentials} ${neededWords(of)}`;
}

/** The words after the large number: 'essentiels à trouver pour 0–3M à Minneapolis, MN'. */
export function essentialsFor(of: Essentials, ageRange: Size, place: string): string {
  return `${neededWords(of)} pour ${SIZE_LABELS[ageRange]} ${at(place)}`;
}

export const REPLICATION_COPY = {
  title: "Un plan de garde-robe partagé avec vous",
  lead: "Combien d’articles de chaque sorte il faut à ce bébé, taille par taille, selon le climat de l’endroit et le rythme de lessive de la famille.",
  /** If the link shows what is still to get. */
  leadToGet:
    "Ce qu’il manque encore à ce bébé, taille par taille, selon le climat de l’endroit et le rythme de lessive de la famille.",
  /** Of a size for which nothing essential is still to get. */
  hasAll: "Ils ont tous les essentiels",
  /** The same of all sizes. */
  hasEverything: "Ils ont tous les essentiels dans toutes les tailles",
  restOfYear: "Votre copie couvre toutes les tailles, y compris les articles recommandés et les petits plus.",
  factsTitle: "À propos de ce plan",
  facts: {
    place: "Lieu",
    dueDate: "Date prévue",
    clothes: "Vêtements",
    laundry: "Lessive",
    notes: "Notes personnelles",
    sharer: "Partagé par",
  },
  notesIncluded: "Incluses",
  notesExcluded: "Non incluses",
  ownLink: "C’est votre propre plan. En garder une copie vous en donnerait un deuxième.",
  claimHint:
    "La copie n’est qu’à vous. Vous pouvez la modifier, et elle ne compte pas comme un questionnaire.",
  claim: "Garder une copie",
  claiming: "Copie...",
  signInHint:
    "Créez un compte ou connectez-vous pour garder une copie. C’est gratuit, et vous reviendrez juste ici.",
  logIn: "Se connecter",
  signUp: "Créer un compte",
  toHome: "Aller à l’accueil",
  invalidTitle: "Pas d’accès, ou lien non valide",
  invalidHint: "Demandez-en un nouveau à la personne qui vous l’a envoyé.",
  titleFromFriend: "Copie d’un plan partagé",
  titleFromSelf: "Copie de mon plan",
} as const;
