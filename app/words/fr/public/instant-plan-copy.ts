// The instant plan: the page of a place and a month, and the form that leads to it.
import type { Age } from "~/words/en/public/instant-plan-copy.ts";
import { at, counted, of, plural } from "~/words/fr/counted.ts";
import { essentialsWord } from "~/words/fr/wardrobe/dashboard-copy.ts";

export const PLAN_FORM_COPY = {
  title: "Où et quand\u00a0?",
  place: "Code postal américain",
  month: "Mois prévu",
  /** The two groups of months. */
  due: "À naître",
  born: "Déjà né",
  alreadyHere: "Déjà là\u00a0? Choisissez le mois de naissance",
  button: "Voir les quantités",
  another: "Un autre lieu ou un autre mois",
} as const;

export const PLAN_COPY = {
  sizes: "Taille",
  laundryTitle: "Lessive",
  save: "Enregistrer ce plan",
  saveHint: "C’est gratuit. Nous gardons ces réponses\u00a0; ajoutez seulement la date prévue exacte.",
  take: "En faire mon plan",
  takeHint: "Nous gardons ces réponses\u00a0; ajoutez seulement la date prévue exacte.",
  share: "Partager",
  copied: "Lien copié",
  print: "Imprimer",
  reasons: "Pourquoi cette quantité\u00a0?",
  noPlan: "Nous n’avons pas de plan pour cela",
} as const;

/** In place of the hints above, once the baby is here. */
export const BORN_HINTS = {
  saveHint: "C’est gratuit. Nous gardons ces réponses\u00a0; ajoutez seulement la date de naissance exacte.",
  takeHint: "Nous gardons ces réponses\u00a0; ajoutez seulement la date de naissance exacte.",
} as const;

/** How often laundry is done. */
export const LAUNDRY_WORDS = {
  daily: "une lessive par jour",
  every_2_3_days: "une lessive tous les 2 ou 3 jours",
  weekly_plus: "une lessive par semaine",
} as const;

/** How long a size is worn, at the start of a sentence. */
const SIZE_WORDS = {
  "0-3m": "Pour les trois premiers mois",
  "3-6m": "De 3 à 6 mois",
  "6-9m": "De 6 à 9 mois",
  "9-12m": "De 9 à 12 mois",
} as const;

/**
 * The words after the number: 'essentiels pour un bébé de février à Minneapolis, MN', or 'pour un bébé de juin, 5 mois maintenant,
 * à Minneapolis, MN'.
 */
export function babyWords(count: number, month: string, place: string, age: Age | null = null): string {
  const now = age ? `, ${ageWords(age)},` : "";
  return `${essentialsWord(count)} pour ${babyOf(month)}${now} ${at(place)}`;
}

function ageWords({ months, weeks }: Age): string {
  if (months > 0) return `${months} mois maintenant`;
  return weeks > 0 ? `${counted(weeks, "semaine", "semaines")} maintenant` : "tout juste né";
}

/** 'un bébé de février', 'un bébé d’avril' */
function babyOf(month: string): string {
  return `un bébé ${of(month)}`;
}

/** 'Pour les trois premiers mois (EU 56/62), prévu vers le 15 février, avec une lessive tous les 2 ou 3 jours' */
export function sizeLine(
  size: keyof typeof SIZE_WORDS,
  shopSize: string | null,
  laundry: keyof typeof LAUNDRY_WORDS,
  day: string,
  isBorn = false,
): string {
  return `${SIZE_WORDS[size]}${inBrackets(shopSize)}, ${isBorn ? "né" : "prévu"} vers le ${day}, avec ${LAUNDRY_WORDS[laundry]}`;
}

function inBrackets(shopSize: string | null): string {
  return shopSize === null ? "" : ` (${shopSize})`;
}

/** '134 essentiels pour l’année' */
export function yearLine(count: number): string {
  return `${counted(count, "essentiel", "essentiels")} pour l’année`;
}

/** The same once a size is over: '94 essentiels pour le reste de l’année' */
export function restLine(count: number): string {
  return `${counted(count, "essentiel", "essentiels")} pour le reste de l’année`;
}

/** '35 autres pièces, recommandées ou petits plus' */
export function othersLine(pieces: number): string {
  return `${counted(pieces, "autre pièce", "autres pièces")}, ${plural(pieces, "recommandée ou petit plus", "recommandées ou petits plus")}`;
}

/** A plan's title for search engines and shared links. */
export function planTitle(count: number, month: string, place: string, age: Age | null = null): string {
  return `${count} ${babyWords(count, month, place, age)}`;
}

export function planDescription(month: string, place: string, year: number): string {
  return `Les essentiels pour ${babyOf(month)} ${at(place)}, taille par taille, chacun avec son explication\u00a0: ${year} pour la première année, d’après le climat de l’endroit.`;
}

/** 'Nous ne trouvons pas le code postal américain 00000.' */
export function unknownZip(zipcode: string): string {
  return `Nous ne trouvons pas le code postal américain ${zipcode}. Vérifiez-le ou essayez-en un proche.`;
}

/** For a month outside the offered range. */
export function monthOutside(first: string, last: string): string {
  return `Choisissez un mois entre ${first} et ${last}.`;
}

/** The lines below the number in a plan's picture: of the size that it opens at, as shops at the place print it. */
export function pictureLines(month: string, place: string, shopSize: string | null): string[] {
  return [`pour ${babyOf(month)}${inBrackets(shopSize)}`, at(place)];
}

/** A place that has no other name: 'code postal 55499'. */
export function zipArea(zipcode: string): string {
  return `code postal ${zipcode}`;
}
