// The parents' page of their gift list.
import { counted, plural } from "../counted.ts";

export const GIFTS_COPY = {
  title: "Liste de naissance",
  make: "Faire une liste de naissance",
  manage: "Liste de naissance",
  back: "Revenir à la liste d’achats",
  lead: "Donnez un seul lien à la famille et aux amis. Ils voient ce qu’il vous manque encore et le réservent\u00a0: rien n’est acheté deux fois. Pas besoin de compte.",
  listTitle: "Titre",
  suggestedTitle: "Pour notre bébé",
  titleHint: "Visible par toutes les personnes qui ont le lien.",
  link: "Lien vers votre liste de naissance",
  copy: "Copier le lien",
  copied: "Copié\u00a0!",
  notCopied: "La copie a échoué. Copiez-le à la main.",
  seeAsGiver: "Voir ce que voient vos proches",
  closedNote: "La liste est fermée. Le lien le dit à qui l’ouvre\u00a0; ce qui est réservé le reste.",
  overNote: "La liste s’est fermée parce que votre bébé a 15\u00a0mois. Ce qui est réservé le reste.",
  openAgain: "Rouvrir la liste",
  close: "Fermer la liste",
  move: "Obtenir un nouveau lien",
  moveHint: "L’ancien lien cesse aussitôt de marcher. Ce qui est réservé le reste.",
  nothing: "Rien n’est encore réservé",
  nothingText: "Envoyez le lien à la famille et aux amis. Vous verrez ici ce qui est en route.",
  surpriseText: (day: string | null) =>
    day === null
      ? "C’est une surprise\u00a0: vous verrez qui offre quoi quand vous indiquerez la date de naissance."
      : `C’est une surprise\u00a0: vous verrez qui offre quoi le ${day}.`,
  readersText: "Seules les personnes qui peuvent modifier ce plan voient qui offre quoi.",
  onlyOwnerMakes: "Ce plan n’a pas encore de liste de naissance. Son propriétaire peut en faire une.",
  byPerson: "Par personne",
  secretly: "En surprise",
  byItem: "Par article",
  coming: "En route",
  notOnList: "Sortis de la liste",
  notOnListText:
    "Votre plan ne les demande plus, ou vous les avez laissés de côté. Ils sont quand même en route.",
  waiting: "En attente de votre accord",
  approve: "Accepter",
  arrived: "Arrivé",
  allArrived: "Tout est arrivé",
  notArrived: "Annuler",
  thanked: "Merci dit",
  thank: "J’ai dit merci",
  notThanked: "Merci à dire",
  remove: "Retirer",
  byHand: "ajouté à la main",
  how: { buy: "l’achète", pass: "donne le sien", lend: "le prête" },
  text: "Copier en texte",
  csv: "Télécharger en CSV",
  print: "Imprimer",
  add: "Ajouter le cadeau de quelqu’un",
  addHint: "Pour les personnes qui vous disent de vive voix ce qu’elles offrent.",
  who: "De la part de",
  what: "Quoi",
  pieces: "Combien",
  ways: { buy: "Achète", pass: "Donne le sien", lend: "Prête" },
  way: "Comment",
  addIt: "L’ajouter",
  nothingToAdd: "Tout ce qui est sur la liste est réservé.",
  settings: "Ce que montre la liste",
  greeting: "Mot d’accueil",
  greetingHint: "Facultatif. Quelques mots en haut de la page.",
  sizes: "Tailles",
  levels: "Importance",
  place: "Dire où vous vivez (ville et région)",
  month: "Dire le mois de la date prévue",
  names: "Qui offre quoi",
  open: "Nous voyons qui offre quoi",
  surprise: "C’est une surprise",
  surpriseHint: "Jusqu’au jour J, vous voyez seulement combien est en route\u00a0: ni noms, ni messages.",
  revealOn: "Tout nous montrer le",
  revealHint: "Laissez vide pour le jour où vous indiquerez la date de naissance.",
  approves: "Nous demander avant d’ajouter un nom",
  save: "Enregistrer",
  saved: "Enregistré.",
  mails: "E-mails sur les nouveaux cadeaux",
  mailsOn: "Nous vous écrivons quand quelque chose est réservé, une fois par jour au plus.",
  mailsOff: "Nous ne vous écrivons pas quand quelque chose est réservé.",
  turnOn: "Activer les e-mails",
  turnOff: "Désactiver les e-mails",
  items: "Laisser des articles de côté",
  itemsHint: "Ce que vous laissez de côté reste dans votre plan. Vos proches ne le voient pas, c’est tout.",
  leaveOff: "Laisser de côté",
  putBack: "Remettre",
  leftOff: "laissé de côté",
  wishes: "Autres souhaits",
  wishesHint: "Tout ce qui n’est pas dans votre plan, comme un siège auto.",
  wish: "Ce qui vous ferait plaisir",
  wishLink: "Lien vers une boutique",
  wishLinkHint: "Facultatif. Collez-le depuis la boutique ou son appli.",
  whichLink: "Lequel\u00a0?",
  price: "Prix approximatif",
  priceHint: "Facultatif, par exemple «\u00a0environ 120\u00a0€\u00a0».",
  addWish: "Ajouter le souhait",
} as const;

/** 'Retirer : 2 pyjamas à pieds, 3–6 mois', for screen readers. */
export function labelOf(act: string, what: string): string {
  return `${act}\u00a0: ${what}`;
}

/** '9 cadeaux en route, de 4 personnes'; '9 cadeaux en route' in a surprise. */
export function comingWords(pieces: number, people: number | null): string {
  const things = `${counted(pieces, "cadeau", "cadeaux")} en route`;
  return people === null ? things : `${things}, de ${counted(people, "personne", "personnes")}`;
}

/** '6 en route pour 4 à prévoir', or '2 en route'. */
export function comingOf(coming: number, needed: number): string {
  return coming > needed ? `${coming} en route pour ${needed} à prévoir` : `${coming} en route`;
}

/** '1 arrivé sur 2' */
export function arrivedOf(arrived: number, pieces: number): string {
  return arrived === pieces
    ? GIFTS_COPY.arrived
    : `${arrived} ${plural(arrived, "arrivé", "arrivés")} sur ${pieces}`;
}

/** 'Il n’en reste qu’un sur la liste.' */
export function onlyLeft(left: number): string {
  if (left === 0) return "Il n’en reste plus sur la liste.";
  return left === 1 ? "Il n’en reste qu’un sur la liste." : `Il n’en reste que ${left} sur la liste.`;
}

export const GIFTS_CSV = [
  "De la part de",
  "Article",
  "Pièces",
  "Arrivées",
  "Comment",
  "Message",
  "Merci dit",
] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Article", "Pièces", "Arrivées"] as const;
