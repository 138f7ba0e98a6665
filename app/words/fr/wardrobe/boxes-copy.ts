// Boxes of kept clothes: packing one, the page of all, and what another child can wear of them.
import type { Stay } from "~/words/en/wardrobe/boxes-copy.ts";
import { counted } from "~/words/fr/counted.ts";
import { type Weather, weatherWords } from "~/words/fr/weather/weather-copy.ts";
import { SIZE_LABELS, type Size } from "./wardrobe-copy.ts";

export const BOXES_COPY = {
  title: "Cartons",
  headline: (boxes: number, pieces: number) =>
    `${counted(boxes, "carton", "cartons")}, ${counted(pieces, "pièce", "pièces")}`,
  lead: "Ce qui est dans un carton n’entre pas dans les quantités de ce plan.",
  none: "Pas encore de carton",
  noneText:
    "Gardez les vêtements devenus trop petits pour un autre enfant\u00a0: choisissez-les dans «\u00a0À transmettre\u00a0» et imprimez une étiquette pour le carton.",
  pieces: (pieces: number) => counted(pieces, "pièce", "pièces"),
  empty: "Ce carton est vide.",
  unpack: "Sortir les articles cochés",
  unpackAll: (pieces: number) => (pieces < 2 ? "Sortir la pièce" : `Sortir les ${pieces} pièces`),
  give: "Transmettre les articles cochés",
  saving: "Enregistrement...",
  change: "Modifier l’étiquette ou l’endroit",
  label: "Étiquette",
  place: "Où",
  placeHint: "Facultatif, par exemple «\u00a0grenier, étagère de gauche\u00a0»",
  save: "Enregistrer",
  print: "Imprimer l’étiquette",
  remove: "Supprimer le carton",
} as const;

export const PACK_COPY = {
  ask: "Garder ou transmettre\u00a0?",
  lead: "Ce que vous rangez quitte les quantités de ce plan jusqu’à ce que vous le sortiez du carton.",
  none: "Il n’y a rien à ranger ici.",
  box: "Dans quel carton\u00a0?",
  fresh: "Un nouveau carton",
  pack: "Ranger dans le carton",
  of: (pieces: number) => `sur ${pieces}`,
  /** For screen readers. */
  count: (name: string) => `Combien\u00a0: ${name}`,
  full: "Ce plan a déjà 60\u00a0cartons, le maximum. Utilisez l’un d’eux, ou videz-en un et supprimez-le d’abord.",
} as const;

export const OTHER_BOXES_COPY = {
  /** The headline of a plan without boxes of its own. */
  headline: (fits: number) =>
    fits === 0
      ? "Rien ne convient dans vos cartons"
      : `${counted(fits, "pièce", "pièces")} de vos cartons ${fits === 1 ? "convient" : "conviennent"}`,
  /** The title of another plan. */
  from: (title: string) => `Cartons de «\u00a0${title}\u00a0»`,
  lead: "Ce qui convient selon la taille et la saison, aux dates de ce plan. Les pièces quittent le carton et comptent ici.",
  fit: (fits: number, pieces: number) =>
    fits < 2
      ? `${fits} sur ${counted(pieces, "pièce", "pièces")} convient`
      : `${fits} sur ${counted(pieces, "pièce", "pièces")} conviennent`,
  together: "Tous les cartons ensemble",
  /** Before an item's name: of the pieces needed, how many are in the box. */
  ofNeeded: (fits: number, needed: number) => `${fits} sur ${needed}`,
  take: (pieces: number) => `Prendre ${pieces}`,
  takeAll: (pieces: number) => `Prendre ${pieces} pour ce plan`,
  /** For screen readers, after the words of a button. */
  takeOf: (pieces: number, name: string) => `Prendre ${pieces}\u00a0: ${name}`,
} as const;

const SIZES = ["une taille", "deux tailles", "trois tailles", "quatre tailles"] as const;

/** 'deux tailles trop tôt', '2 de trop' */
export function stayWords({ kind, sizes = 1 }: Stay, pieces: number): string {
  const apart = SIZES[sizes - 1] ?? `${sizes} tailles`;
  switch (kind) {
    case "enough":
      return `${pieces} de trop`;
    case "over":
      return "déjà trop petit";
    case "unneeded":
      return "pas nécessaire";
    case "early":
      return `${apart} trop tôt`;
    default:
      return `${apart} trop tard`;
  }
}

/** The label that a box is given at first: '3–6 M, froid et neigeux, frais'. */
export function proposedLabel(size: Size, weathers: readonly Weather[]): string {
  return weathers.length > 0 ? `${SIZE_LABELS[size]}, ${weatherWords(weathers)}` : SIZE_LABELS[size];
}
