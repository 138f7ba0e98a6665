// The parents' page of their gift list; and, for the server only, like the names of items, what givers are told they bring.

import type { Named } from "~/words/en/gifts/parents-gifts-copy.ts";
import { counted, plural } from "~/words/fr/counted.ts";
import type { ITEM_NAMES } from "~/words/fr/wardrobe/item-copy.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

export const GIFTS_COPY = {
  title: "Liste de naissance",
  make: "Créer une liste de naissance",
  manage: "Liste de naissance",
  lead: "Donnez un seul lien à la famille et aux amis. Ils voient ce qu’il vous manque encore et le réservent\u00a0: rien n’est acheté deux fois. Pas besoin de compte.",
  listTitle: "Titre",
  suggestedTitle: (names: string | null) => `Pour ${names ?? "notre bébé"}`,
  titleHint: "Visible par toutes les personnes qui ont le lien.",
  link: "Lien vers votre liste de naissance",
  copy: "Copier le lien",
  copied: "Copié\u00a0!",
  notCopied: "La copie a échoué. Copiez-le à la main.",
  seeAsGiver: "Aperçu de la liste",
  closedNote:
    "La liste est fermée, et c’est indiqué aux personnes qui ouvrent le lien. Les réservations sont conservées.",
  overNote: "La liste s’est fermée trois mois après la fin de votre plan. Les réservations sont conservées.",
  goOn: "Continuer jusqu’à 24\u00a0mois pour la rouvrir",
  openAgain: "Rouvrir la liste",
  close: "Fermer la liste",
  move: "Obtenir un nouveau lien",
  moveHint: "L’ancien lien ne fonctionnera plus. Les réservations sont conservées.",
  nothing: "Rien n’est encore réservé",
  nothingText: "Envoyez le lien à la famille et aux amis. Vous verrez ici ce qui est en route.",
  surpriseText: (day: string | null) =>
    day === null
      ? "C’est une surprise\u00a0: vous verrez qui offre quoi quand vous indiquerez la date de naissance."
      : `C’est une surprise\u00a0: vous verrez qui offre quoi le ${day}.`,
  readersText: "Seules les personnes qui peuvent modifier ce plan voient qui offre quoi.",
  onlyOwnerMakes: "Ce plan n’a pas encore de liste de naissance. Son propriétaire peut en créer une.",
  byPerson: "Par personne",
  secretly: "En surprise",
  byItem: "Par article",
  coming: "En route",
  notOnList: "Sortis de la liste",
  notOnListText:
    "Votre plan ne les comprend plus, ou vous les avez retirés de la liste. Ils sont quand même en route.",
  waiting: "En attente de votre accord",
  approve: "Accepter",
  arrived: "Arrivé",
  allArrived: "Tout est arrivé",
  notArrived: "Annuler",
  thanked: "Déjà remercié",
  thank: "J’ai dit merci",
  notThanked: "Remerciements à faire",
  remove: "Retirer",
  /** Once a giver has marked it. */
  bought: "déjà acheté",
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
  greetingHint: "Facultatif. Quelques mots en haut de la page, au-dessus de votre prénom.",
  sizes: "Tailles",
  levels: "À inclure",
  place: "Afficher où vous vivez (ville et région)",
  month: "Afficher le mois de la date prévue",
  names: "Qui offre quoi",
  open: "Nous voyons qui offre quoi",
  surprise: "C’est une surprise",
  surpriseHint:
    "Jusqu’au jour J, vous verrez seulement combien de cadeaux sont en route\u00a0: ni noms, ni messages.",
  revealOn: "Tout nous montrer le",
  revealHint: "Si vous ne mettez rien, ce sera le jour où vous indiquerez la date de naissance.",
  approves: "Valider nous-mêmes chaque réservation",
  save: "Enregistrer",
  saved: "Enregistré.",
  mails: "E-mails sur les nouveaux cadeaux",
  mailsOn: "Nous vous écrivons quand quelque chose est réservé, une fois par jour au plus.",
  mailsOff: "Nous ne vous écrivons pas quand quelque chose est réservé.",
  turnOn: "Activer les e-mails",
  turnOff: "Désactiver les e-mails",
  items: "Mettre des étoiles ou laisser des articles de côté",
  itemsHint:
    "Les personnes qui ont le lien voient d’abord ce qui a une étoile, jusqu’à 12. Ce que vous laissez de côté reste dans votre plan\u00a0: elles ne le voient pas, c’est tout.",
  star: "Étoile",
  toThank: "À remercier",
  wishAdded: "C’est ajouté à la liste.",
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
  "Déjà remercié",
] as const;
/** Of a surprise. */
export const SURPRISE_CSV = ["Article", "Pièces", "Arrivées"] as const;

type NameId = keyof typeof ITEM_NAMES;

/** For more than one, by clothing_name_id; one is the item's name, or "paire de ..." where these say pairs. */
const MANY = {
  bodysuit_short_sleeve_nb: "bodys manches courtes (naissance)",
  bodysuit_short_sleeve: "bodys manches courtes",
  bodysuit_long_sleeve_nb: "bodys manches longues (naissance)",
  bodysuit_long_sleeve: "bodys manches longues",
  bodysuit_sleeveless: "bodys sans manches",
  sleeper_footed_nb: "pyjamas à pieds (naissance)",
  sleeper_footed: "pyjamas à pieds",
  sleeper_fleece: "pyjamas à pieds en polaire",
  gown_knotted_nb: "chemises de nuit (naissance)",
  pajama_short: "pyjamas courts",
  pajama_two_piece: "pyjamas deux pièces ajustés",
  thermal_base_layer: "ensembles thermiques",
  kimono_top_nb: "brassières cache-cœur (naissance)",
  tee_short_sleeve: "T-shirts manches courtes",
  top_long_sleeve: "T-shirts manches longues",
  romper_short: "barboteuses",
  romper_long: "combinaisons longues",
  cardigan: "gilets",
  sweatshirt: "sweats",
  fleece_jacket_thin: "vestes polaires fines",
  vest_layer: "gilets sans manches",
  outfit_special: "tenues de cérémonie",
  pants_footed_nb: "pantalons à pieds (naissance)",
  pants_soft: "pantalons souples",
  leggings: "leggings",
  joggers_lined: "pantalons doublés ou polaires",
  shorts: "shorts",
  bloomers: "bloomers ou cache-couches",
  tights: "paires de collants ou de jambières",
  pants_crawling: "pantalons à genoux renforcés",
  overalls: "salopettes",
  swaddle_muslin: "langes d’emmaillotage",
  swaddle_wrap_nb: "couvertures d’emmaillotage à scratch (naissance)",
  sleep_suit_transition: "combinaisons ou gigoteuses de transition",
  sleep_sack_tog_02: "gigoteuses TOG 0,2-0,3",
  sleep_sack_tog_05: "gigoteuses TOG 0,5",
  sleep_sack_tog_10: "gigoteuses TOG 1",
  sleep_sack_tog_25: "gigoteuses TOG 2,5",
  sleep_sack_tog_35: "gigoteuses TOG 3,5",
  blanket_receiving: "couvertures de naissance",
  blanket_stroller: "couvertures de poussette",
  jacket_light: "vestes légères",
  coat_warm: "manteaux chauds (dehors seulement)",
  bunting_fleece: "combinaisons polaires ou pilotes",
  snowsuit: "combinaisons de neige",
  rain_suit: "combinaisons de pluie",
  stroller_footmuff: "chancelières",
  car_poncho: "ponchos pour siège auto",
  socks_nb: "paires de chaussettes naissance",
  socks: "paires de chaussettes",
  socks_warm: "paires de chaussettes chaudes",
  socks_grip: "paires de chaussettes antidérapantes",
  booties_soft: "paires de chaussons souples",
  booties_winter: "paires de chaussons fourrés",
  shoes_soft_sole: "paires de chaussures à semelle souple",
  sandals_soft: "paires de sandales souples",
  boots_rain: "paires de premières bottes de pluie",
  swimsuit: "maillots de bain",
  rash_guard: "combinaisons anti-UV",
  swim_diaper: "couches de bain lavables",
  swim_hat: "chapeaux de bain anti-UV",
  swim_coverup: "ponchos de bain à capuche",
  swim_warm_suit: "combinaisons néoprène",
  water_shoes: "paires de chaussures de plage",
  hat_cotton_nb: "bonnets en coton (naissance)",
  hat_sun: "chapeaux de soleil",
  hat_warm: "bonnets chauds, tricot ou polaire",
  mittens_scratch_nb: "paires de moufles anti-griffures (naissance)",
  mittens_warm: "paires de moufles chaudes",
  bib_drool: "bavoirs bandana",
  bib_feeding: "bavoirs de repas",
  burp_cloth: "petits langes en mousseline",
  sunglasses: "paires de lunettes de soleil bébé",
} as const satisfies Readonly<Record<NameId, string>>;

const PAIRS = /^paires de /;

/** '2 pyjamas à pieds', '1 pyjama à pieds', '2 × Siège auto', 'Siège auto' */
export function countedName({ nameId, name }: Named, pieces: number): string {
  const many = manyOf(nameId);
  if (many === null) return pieces === 1 ? name : `${pieces} × ${name}`;
  if (pieces !== 1) return `${pieces} ${many}`;
  return `1 ${PAIRS.test(many) ? many.replace(PAIRS, "paire de ") : small(name)}`;
}

/** 'pyjama à pieds', 'T-shirt manches courtes' */
function small(name: string): string {
  return name.startsWith("T-") ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

export function nameInSentence({ nameId, name }: Named): string {
  return manyOf(nameId) === null ? name : small(name);
}

export function oneInSentence(named: Named): string {
  return manyOf(named.nameId) === null ? `1 ${named.name}` : countedName(named, 1);
}

export function someInSentence(named: Named, pieces: number): string {
  return countedName(named, pieces);
}

/** '2 pyjamas à pieds, 3–6 mois' */
export function giftWords(named: Named & { size: Size | null }, pieces: number): string {
  const counted = countedName(named, pieces);
  return named.size === null ? counted : `${counted}, ${monthsOfSize(named.size)}`;
}

/** '3–6 mois' */
export function monthsOfSize(size: Size): string {
  return SIZE_LABELS[size].replace("M", " mois");
}

function manyOf(nameId: string | null): string | null {
  return nameId !== null && nameId in MANY ? MANY[nameId as NameId] : null;
}
