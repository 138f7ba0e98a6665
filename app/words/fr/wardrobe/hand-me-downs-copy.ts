// Adding a whole bag of clothes, and passing clothes on.

import { counted, of } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const HAND_ME_DOWNS_COPY = {
  add: "Ajouter à la garde-robe",
  intro: "Vêtements récupérés, cadeaux ou tiroir\u00a0: écrivez une fois, enregistrez une fois.",
  size: "C’est quelle taille\u00a0?",
  sizeOf: (size: string) => `Sans taille, c’est ${size}`,
  text: "Une chose ou tout un sac\u00a0:",
  textHint: "2 bodys naissance, 3 pyjamas 3 mois, combinaison pilote 6-9 mois",
  read: "Voir ma liste",
  inBox: "Votre liste",
  left: "Nous n’avons pas pu tout compter. Le reste est encore dans le cadre.",
  filled: "Vérifiez votre liste, puis ajoutez-la.",
  youNeed: (pieces: number) => `il vous en faut ${pieces}`,
  enough: "vous en avez assez",
  niceToHave: "petit plus",
  notNeeded: "vous n’en avez pas besoin",
  howMany: "combien\u00a0?",
  own: "nouveau · votre article",
  asked:
    "De quoi s’agit-il, combien y en a-t-il, et de quelle taille\u00a0? Changez-le ci-dessus, ou ajoutez-le comme votre article.",
  tooLong: "C’est trop long pour un article. Raccourcissez-le ci-dessus.",
  byHand: "Compter à la main",
  pieces: (pieces: number) => counted(pieces, "pièce", "pièces"),
  kinds: (items: number) => counted(items, "article", "articles"),
  details: "Plus de détails",
  saving: "Ajout...",
  added: (pieces: number) => `Ajouté\u00a0: ${counted(pieces, "pièce", "pièces")}.`,
  done: "Terminé",
  loading: "Ouverture de votre garde-robe…",
  oneMore: (name: string) => `Un de plus\u00a0: ${name}`,
  oneLess: (name: string) => `Un de moins\u00a0: ${name}`,
  inBag: (name: string) => `Dans le sac\u00a0: ${name}`,
  undo: "Annuler",
  undoing: "Annulation...",
  toPassOn: "Voir ce que vous pouvez transmettre",
  kept: "Nous enregistrerons ce sac quand vous serez de nouveau en ligne.",
  discard: "Abandonner",
  discardOf: (bag: string) => `Abandonner\u00a0: ${bag}`,
  waiting: (pieces: number, hasList: boolean) =>
    [...(pieces > 0 ? [counted(pieces, "pièce", "pièces")] : []), ...(hasList ? ["une liste"] : [])].join(
      " et ",
    ),
} as const;

export const PASS_ON_COPY = {
  title: "À transmettre",
  intro: "Les tailles devenues trop petites, et ce que vous avez en trop.",
  none: "Rien à transmettre pour l’instant.",
  noneText:
    "Quand une taille est devenue trop petite, ou que vous avez trop d’un article, vous le trouverez ici.",
  oneSize: "Taille unique",
  passOn: "Transmettre les articles cochés",
  passingOn: "Enregistrement...",
  all: (pieces: number) => (pieces < 2 ? "Transmettre la pièce" : `Transmettre les ${pieces} pièces`),
  passedOn: (pieces: number) => `Transmis\u00a0: ${counted(pieces, "pièce", "pièces")}.`,
  youHave: (owned: number, needed: number) => `Vous en avez ${owned}, il en faut ${needed}`,
} as const;

/** 'Ajouter 21' */
export function addWords(pieces: number): string {
  return pieces === 0 ? "Ajouter" : `Ajouter ${pieces}`;
}

/** 'Vous en avez 2 sur 6' */
export function haveOf(owned: number, needed: number): string {
  return needed > 0 ? `Vous en avez ${owned} sur ${needed}` : owned > 0 ? `Vous en avez ${owned}` : "";
}

/** '3–6 mois' */
function inMonths(size: Size): string {
  return SIZE_LABELS[size].replace("M", " mois");
}

/** 'Ce sac couvre 14 essentiels sur 31 en 3–6 mois.' */
export function covers(covered: number, essentials: number, size: Size): string {
  return essentials === 0
    ? `Ajouté en ${inMonths(size)}, où il ne reste aucun essentiel à trouver.`
    : `Ce sac couvre ${counted(covered, "essentiel", "essentiels")} sur ${essentials} à trouver en ${inMonths(size)}.`;
}

/** 'Il y en a assez : Pyjama à pieds, Pantalon souple.' */
export function enoughNow(names: readonly string[]): string {
  return `Il y en a assez\u00a0: ${names.join(", ")}.`;
}

/** 'En trop : 7 × Chapeau de soleil (4 à transmettre).' */
export function tooMany(items: readonly { name: string; owned: number; extra: number }[]): string {
  return `En trop\u00a0: ${items.map(({ name, owned, extra }) => `${owned} × ${name} (${extra} à transmettre)`).join(", ")}.`;
}

/** 'Couvre 14 essentiels sur 31' */
export function coversWords(covered: number, essentials: number): string {
  return `Couvre ${counted(covered, "essentiel", "essentiels")} sur ${essentials} à trouver`;
}

/** 'Ajouter à la garde-robe de Mia' */
export function addTo(title: string | null, names: string | null): string {
  if (title) return `Ajouter à «\u00a0${title}\u00a0»`;
  return names ? `Ajouter à la garde-robe ${of(names)}` : HAND_ME_DOWNS_COPY.add;
}

// The links to the pages about bags of clothes, apart from those pages' own texts.
export const HAND_ME_DOWNS_LINKS = {
  bag: "Ajouter des vêtements récupérés",
  passOn: "À transmettre",
} as const;
