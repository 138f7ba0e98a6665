// Words on a trip's page: whom the bag is for, the bag, and what isn't clothing.

import type { Age, Baby } from "~/words/en/travel/trip-copy.ts";
import { counted, decimal, listed } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";
import { withArticle } from "./trips-copy.ts";

/**
 * 'Pendant ce voyage, votre bébé aura 4 mois.' A trip that ends before the birth also says how long
 * before; a past trip says 'avait'.
 */
export function babyWords(baby: Baby, isPast: boolean): string {
  switch (baby.kind) {
    case "unborn":
      return onTheWay(beforeBirth(baby.weeksBefore), isPast);
    case "arriving":
      return `Pendant ce voyage, votre bébé ${spanWords({ unit: "weeks", count: 0 }, baby.to, isPast)}.`;
    case "born":
      return `Pendant ce voyage, votre bébé ${spanWords(baby.from, baby.to, isPast)}.`;
    default:
      return baby satisfies never;
  }
}

/** 'sera un nouveau-né', 'passera de la naissance à 3 semaines', 'aura de 3 à 5 semaines', 'aura 4 mois' */
function spanWords(from: Age, to: Age, isPast: boolean): string {
  if (isNewborn(to)) return `${isPast ? "était" : "sera"} un nouveau-né`;
  const last = ageWords(to);
  if (isNewborn(from)) return `${isPast ? "est passé" : "passera"} de la naissance à ${last}`;
  const has = isPast ? "avait" : "aura";
  if (from.unit !== to.unit) return `${has} de ${ageWords(from)} à ${last}`;
  return from.count === to.count ? `${has} ${last}` : `${has} de ${from.count} à ${last}`;
}

function isNewborn({ unit, count }: Age): boolean {
  return unit === "weeks" && count === 0;
}

function onTheWay(when: string, isPast: boolean): string {
  return isPast
    ? `Pendant ce voyage, votre bébé n’était pas encore là\u00a0: il était prévu ${when}.`
    : `Pendant ce voyage, votre bébé ne sera pas encore là\u00a0: il est prévu ${when}.`;
}

function beforeBirth(weeks: number): string {
  return weeks < 1
    ? "quelques jours plus tard"
    : `environ ${counted(weeks, "semaine", "semaines")} plus tard`;
}

export function ageWords({ unit, count }: Age): string {
  return unit === "weeks" ? counted(count, "semaine", "semaines") : `${count} mois`;
}

/** Why the bag holds so many, and what stays at home. */
export const BAG_COPY = {
  why: (pack: number) => `Pourquoi ${pack}\u00a0?`,
  one: (days: number) =>
    days <= 1 ? "Un seul suffit pour la journée." : `Un seul suffit pour ${counted(days, "jour", "jours")}.`,
  oneBetweenWashes: (days: number) =>
    days === 1
      ? "Un seul suffit pour le jour entre deux lessives."
      : `Un seul suffit pour les ${days} jours entre deux lessives.`,
  whole: "Autant que dans votre plan.",
  use: (perDay: number, days: number) => `${decimal(perDay)} par jour × ${counted(days, "jour", "jours")}`,
  between: " entre deux lessives",
  week: ", de quoi tenir une semaine",
  is: (pieces: number, isExact: boolean) => (isExact ? `, soit ${pieces}` : `, soit presque ${pieces}`),
  spare: (spare: number) => `, plus ${spare} de rechange`,
  activity: (activity: string) => `, plus 1 pour ${withArticle(activity)}`,
  bitter: (pieces: number) => `, plus ${pieces} pour le grand froid`,
  total: (pieces: number) => `\u00a0: ${pieces}`,
  enough: (quantity: number) =>
    `, mais chez vous, ${quantity} ${quantity === 1 ? "suffirait" : "suffiraient"} aussi`,
  newborn: (newborn: number, pack: number) =>
    `. Dont ${newborn} en taille naissance, il en reste donc ${pack} dans celle-ci`,
  newbornAll: (pack: number) =>
    `. La taille naissance suffit déjà\u00a0; ${pack} dans celle-ci, au cas où elle devient juste`,
  formula: (quantity: number) => `À la maison, il en faudrait ${quantity} par ce temps.`,
  /** What to take of a size that stays at home. */
  pieces: (pieces: readonly string[]) => listed(pieces),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `À partir du ${from}, pendant ${counted(days, "jour", "jours")}, ${SIZE_LABELS[size]} ira peut-être mieux. Pour tout le voyage, on emporte ${SIZE_LABELS[instead]}.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Jusqu’au ${until}, pendant ${counted(days, "jour", "jours")}, ${SIZE_LABELS[size]} ira peut-être encore mieux. Pour tout le voyage, on emporte ${SIZE_LABELS[instead]}.`,
  laterPieces: (size: Size, pieces: string) =>
    `Au cas où les manches deviennent courtes, prenez en ${SIZE_LABELS[size]}\u00a0: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `Au cas où les manches sont trop longues, prenez en ${SIZE_LABELS[size]}\u00a0: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `À laisser à la maison, car autre chose dans la valise sert à la même chose\u00a0: ${listed(names)}.`,
  weekOnly: "C’est de quoi tenir une semaine. Au-delà, prévoyez un lavabo ou une laverie.",
} as const;

export const KIT_COPY = {
  title: "À emporter aussi",
  names: {
    diapers: "Couches",
    wipes: "Lingettes",
    changing: "Matelas à langer et crème pour le change",
    feeding: "De quoi manger",
    carrier: "Porte-bébé ou poussette",
    car_seat: "Siège auto",
    sunscreen: "Crème solaire",
    health: "Thermomètre et médicaments",
    wet_bag: "Sac pour les vêtements mouillés",
    documents: "Papiers",
  },
  facts: {
    feeding: "Biberons, lait, tire-lait ou petits pots, selon ce qu’il faut à votre bébé",
    sunscreen: "Minérale, pour ce que l’ombre et les vêtements ne couvrent pas",
    documents: "Carte d’assurance maladie, pièce d’identité, et passeport pour passer une frontière",
  },
  /** '40 pour 4 jours, environ 10 par jour' */
  diapers: (pieces: number, perDay: number, days: number) =>
    `${pieces} pour ${counted(days, "jour", "jours")}, environ ${perDay} par jour`,
  /** '70 pour la première semaine, environ 10 par jour ; le reste s’achète sur place' */
  diapersOfAWeek: (pieces: number, perDay: number) =>
    `${pieces} pour la première semaine, environ ${perDay} par jour\u00a0; le reste s’achète sur place`,
  wipes: (packs: number) => counted(packs, "paquet", "paquets"),
  packed: (packed: number, things: number) => `${packed} sur ${things} dans la valise`,
} as const;
