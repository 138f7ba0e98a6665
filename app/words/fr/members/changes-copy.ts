// What changed in a plan, a line an act.
import type { Facts } from "~/words/en/members/changes-copy.ts";
import { counted } from "~/words/fr/counted.ts";
import { SIZE_LABELS } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const CHANGES_COPY = {
  title: "Qui a modifié quoi",
  lead: "Les 50 derniers changements de ce plan. Pendant un jour, vous pouvez annuler ce qui a changé plusieurs quantités d’un coup.",
  none: "Rien n’a changé ces derniers temps.",
  you: "Vous",
  someone: "Quelqu’un qui est parti",
  before: (note: string) => `Avant\u00a0: «\u00a0${note}\u00a0»`,
  putBack: "Remettre cette note",
  /** Of many counts that were changed at once. */
  undo: "Annuler cela",
};

const itemWords = ({ name = "Un article", size }: Facts) => (size ? `${name}, ${SIZE_LABELS[size]}` : name);

function countWords(facts: Facts): string {
  const { before, after } = facts;
  const was =
    before === null || before === undefined || `${before}` === `${after}` ? "" : `, avant ${before}`;
  return `${itemWords(facts)}\u00a0: ${after ?? 0}${was}`;
}

function noteWords(facts: Facts): string {
  return facts.after
    ? `Note sur ${itemWords(facts)}\u00a0: «\u00a0${facts.after}\u00a0»`
    : `Note retirée\u00a0: ${itemWords(facts)}`;
}

const pieces = (count: Facts["after"]) => counted(Number(count ?? 0), "pièce", "pièces");

/** Of an undo: how many came back, which earlier releases didn't keep. */
const backOf = ({ after }: Facts) => (after === undefined ? "" : ` (${pieces(after)})`);

/** Code of an act (domain/members/plan-acts) → its sentence. */
export const ACT_WORDS = {
  count: countWords,
  note: noteWords,
  skip: (facts: Facts) => `Écarté\u00a0: ${itemWords(facts)}`,
  "put-back": (facts: Facts) => `Remis\u00a0: ${itemWords(facts)}`,
  "item-added": ({ name, trip }: Facts) =>
    name || !trip ? `Ajouté\u00a0: ${name ?? "un article"}` : `Articles ajoutés pour ${trip}`,
  "item-changed": (facts: Facts) => `Modifié\u00a0: ${itemWords(facts)}`,
  "item-removed": (facts: Facts) => `Retiré\u00a0: ${itemWords(facts)}`,
  "item-restored": (facts: Facts) => `Récupéré\u00a0: ${itemWords(facts)}`,
  "trip-planned": ({ trip }: Facts) => `Voyage préparé\u00a0: ${trip}`,
  "trip-changed": ({ trip }: Facts) => `Voyage modifié\u00a0: ${trip}`,
  "trip-deleted": ({ trip }: Facts) => `Voyage supprimé\u00a0: ${trip}`,
  "trip-restored": ({ trip }: Facts) => `Voyage récupéré\u00a0: ${trip}`,
  "trip-ticked": ({ trip }: Facts) => `Affaires cochées pour ${trip}`,
  bag: ({ after }: Facts) => `Sac ajouté\u00a0: ${pieces(after)}`,
  "bag-undone": (facts: Facts) => `Ajout d’un sac annulé${backOf(facts)}`,
  "passed-on": ({ after }: Facts) => `Transmis\u00a0: ${pieces(after)}`,
  "passed-on-undone": (facts: Facts) => `Transmission annulée${backOf(facts)}`,
  boxed: ({ after }: Facts) => `Rangé dans un carton\u00a0: ${pieces(after)}`,
  unboxed: ({ after }: Facts) => `Sorti d’un carton\u00a0: ${pieces(after)}`,
  "box-used": ({ after }: Facts) => `Pris dans les cartons d’un autre plan\u00a0: ${pieces(after)}`,
  "box-taken": ({ after }: Facts) => `Pris dans un carton pour un autre plan\u00a0: ${pieces(after)}`,
  "box-given": ({ after }: Facts) => `Transmis depuis un carton\u00a0: ${pieces(after)}`,
  "box-undone": (facts: Facts) => `Mouvement de cartons annulé${backOf(facts)}`,
  box: () => "Carton modifié",
  enough: ({ size, after }: Facts) =>
    `Tous les essentiels comptés${size ? ` en ${SIZE_LABELS[size]}` : ""}\u00a0: ${pieces(after)}`,
  "enough-undone": (facts: Facts) =>
    `Annulé\u00a0: tous les essentiels comptés${facts.size ? ` en ${SIZE_LABELS[facts.size]}` : ""}${backOf(facts)}`,
  "gift-arrived": () => "Cadeaux cochés comme arrivés",
  "gift-list": () => "Liste de naissance modifiée",
  "helper-link": () => "Lien pour la crèche ou les grands-parents modifié",
  "day-care": () => "Liste pour la crèche modifiée",
  "own-prices": () => "Prix personnels modifiés",
  "calendar-link": () => "Lien d’agenda modifié",
  title: ({ after }: Facts) => `Nouveau titre du plan\u00a0: «\u00a0${after}\u00a0»`,
  names: () => "Prénom du bébé changé",
  answers: () => "Réponses du plan modifiées",
  birth: () => "Date de naissance modifiée",
  months: ({ after }: Facts) =>
    after === 24 ? "Plan prolongé jusqu’à 24 mois" : "Plan limité à la première année",
  size: () => "Taille de bébé mise à jour",
};
