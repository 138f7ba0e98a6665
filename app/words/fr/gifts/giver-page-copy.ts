// The pages that givers see.
import { plural } from "~/words/fr/counted.ts";
import { type DEGREES, degreesWords } from "~/words/fr/weather/weather-copy.ts";

export const GIVER_COPY = {
  reserve: "Réserver",
  /** Below the title of a list that shows where or when. */
  dueIn: (month: string) => `arrivée prévue en ${month}`,
  taken: "Déjà réservé",
  allTaken: "Tout ce qui est sur cette liste est réservé. Merci\u00a0!",
  /** Over what the parents wish for most; `parents` is 'Ana et Sam', or null where nobody has said a name. */
  ideas: (parents: string | null) => (parents ? `Les idées de ${parents}` : "Les idées des parents"),
  love: (parents: string) => `Avec toute notre affection, ${parents}`,
  ownWish: (parents: string | null) => (parents ? `Un souhait de ${parents}` : "Un souhait des parents"),
  readMore: "Tout lire",
  moreIdeas: (count: number) => `${count} ${plural(count, "autre idée", "autres idées")}`,
  together: "Ensemble",
  bundles: {
    outside: "Au chaud dehors",
    nights: "Pour la nuit",
    firstDays: "Les premiers jours",
    rain: "Jours de pluie",
    sun: "Au soleil",
    swim: "À la piscine",
    meals: "Les repas",
  },
  reserveAll: (count: number) => (count === 2 ? "Réserver les deux" : `Réserver les ${count}`),
  pickOne: "En choisir un",
  everythingElse: "Tout le reste, par type",
  otherWishes: "Autres souhaits",
  leftOfKind: (left: number) => `${left} à offrir`,
  /** `what` is '4 pyjamas'; null where nothing is counted. */
  howMany: (what: string | null) =>
    what
      ? `Comment savent-ils qu’il en faut autant\u00a0: ${what}\u00a0?`
      : "Comment savent-ils combien il en faut\u00a0?",
  howManyText: (place: string | null) =>
    `Layette compte d’après la météo ${place ? `à ${place}` : "là où ils vivent"}, les lessives et la vitesse à laquelle les bébés grandissent.`,
  anotherBaby: "Voir les chiffres pour un autre bébé",
  likely: (day: string | null) =>
    `Sans doute la taille pour l’hiver, mais ce n’est pas encore sûr${day === null ? "" : `\u00a0: décision vers le ${day}`}`,
  whereToBuy: "Où acheter",
  itsLink: "Voir en boutique",
  newTab: "s’ouvre dans un nouvel onglet",
  own: "Vos réservations",
  thankYou: (giver: string) => `Merci, ${giver}`,
  bringIt: (parents: string | null) =>
    `Apportez-le lors de votre prochaine visite, ou demandez ${parents ? `à ${parents}` : "aux parents"} où l’envoyer.`,
  missed: (what: string) => `Quelqu’un d’autre a été plus rapide pour ceci\u00a0: ${what}.`,
  reservedForYou: "C’est réservé pour vous.",
  close: "OK",
  undone: "C’est annulé. Quelqu’un d’autre peut l’offrir.",
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

/** After the number: 'cadeaux manquent encore'. */
export function wishedWords(count: number): string {
  return plural(count, "cadeau manque encore", "cadeaux manquent encore");
}

/** After that: ', 3 sont en route', or nothing. */
export function onTheirWay(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", 1 est en route" : `, ${count} sont en route`;
}

/** 'Ana et Sam'; null for nobody. */
export function parentsWords(names: readonly string[]): string | null {
  return names.length > 0 ? new Intl.ListFormat("fr-FR").format(names) : null;
}

/** 'Bonnet chaud et Moufles chaudes, 6–9 mois': the pieces of a bundle. */
export function bundleWords(pieces: readonly string[], months: string | null): string {
  const words = new Intl.ListFormat("fr-FR").format(pieces);
  return months === null ? words : `${words}, ${months}`;
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
  /** Of a bundle. */
  several: (count: number) => `Réserver ${count} cadeaux`,
  /** Beside a gift that somebody else has reserved in the meantime. */
  takenMeanwhile: "quelqu’un vient de le réserver",
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
