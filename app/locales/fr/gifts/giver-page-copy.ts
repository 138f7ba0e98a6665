// The pages that givers see.
import { plural } from "../counted.ts";
import { type DEGREES, degreesWords } from "../weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Réserver",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `arrivée prévue en ${month}`,
  taken: "Déjà réservé",
  allTaken: "Tout ce qui est sur cette liste est réservé. Merci\u00a0!",
  sections: {
    Essential: "Essentiels",
    wish: "Autres souhaits",
    Recommended: "Recommandés",
    "Nice-to-have": "Petits plus",
    other: "Autres articles",
  },
  whereToBuy: "Où acheter",
  itsLink: "Voir en boutique",
  newTab: "s’ouvre dans un nouvel onglet",
  own: "Vos réservations",
  reservedForYou: "C’est réservé pour vous.",
  close: "OK",
  undone: "C’est annulé. Quelqu’un d’autre peut l’offrir.",
  changed: "C’est modifié.",
  undo: "Annuler la réservation",
  pieces: "Combien",
  change: "Modifier",
  bought: "Je l’ai acheté",
  notBought: "Pas encore acheté",
  isBought: "Acheté",
  waiting: "En attente de l’accord des parents",
  offList: "Ce n’est plus sur la liste. Si vous l’avez déjà, voyez avec les parents.",
  gone: "Cette liste de naissance a changé d’adresse ou a été fermée",
  goneHint: "Demandez aux parents leur nouveau lien.",
  madeWith: "Créée avec Layette, qui planifie la garde-robe de bébé pour la première année.",
} as const;

/** After the large number: 'cadeaux encore souhaités'. */
export function wishedWords(count: number): string {
  return plural(count, "cadeau encore souhaité", "cadeaux encore souhaités");
}

/** '2 sur 5 à offrir' */
export function leftWords(left: number, wished: number): string {
  return wished === 1 ? "1 à offrir" : `${left} sur ${wished} à offrir`;
}

/** '1 sur 2 est arrivé' */
export function arrivedWords(arrived: number, pieces: number): string {
  if (arrived === pieces) return "C’est arrivé. Merci\u00a0!";
  return `${arrived} sur ${pieces} ${plural(arrived, "est arrivé", "sont arrivés")}`;
}

/** 'Pour des journées autour de 2 °C.' */
export function aroundWords(degrees: number, units: keyof typeof DEGREES): string {
  return `Pour des journées autour de ${degreesWords(degrees, units)}.`;
}

export const RESERVE_COPY = {
  title: (what: string) => `Réserver\u00a0: ${what}`,
  name: "Votre nom",
  nameHint: "Pour que les parents sachent de qui cela vient. Les autres proches ne le voient jamais.",
  nameHintSurprise:
    "Cette liste est une surprise\u00a0: les parents verront votre nom après la naissance. Les autres proches, jamais.",
  pieces: "Combien",
  how: "Comment allez-vous l’offrir\u00a0?",
  ways: { buy: "Je l’achète", pass: "Je donne le nôtre", lend: "Je le prête" },
  message: "Un mot pour les parents",
  optional: "Facultatif.",
  email: "E-mail",
  emailHint: "Facultatif. Nous vous enverrons un seul e-mail, avec un lien pour annuler, et rien d’autre.",
  approves: "Les parents confirment chaque réservation. En attendant, c’est gardé pour vous.",
  send: "Réserver",
  /** Fewer are left than were asked for. */
  onlyLeft: (left: number) => (left === 1 ? "Il n’en reste qu’un." : `Il n’en reste que ${left}.`),
} as const;

export const UNDO_GIFT_COPY = {
  title: "Annuler votre réservation\u00a0?",
  lead: (what: string, list: string) => `Vous avez réservé ${what} sur «\u00a0${list}\u00a0».`,
  send: "Annuler ma réservation",
  done: "C’est annulé",
  gone: "Cette réservation n’existe plus",
  goneHint: "Elle a peut-être déjà été annulée.",
} as const;
