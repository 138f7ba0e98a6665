// The page on which parents tell what fits, and how it words estimated days. Clothes are the subject of every text.

import { counted, decimal, ended, listed } from "~/words/fr/counted.ts";
import { SIZE_LABELS, type Size } from "~/words/fr/wardrobe/wardrobe-copy.ts";

/** Sizes as they are called here, also those that plans don't have. */
export const CHART_LABELS = { preemie: "Préma", newborn: "Naissance", ...SIZE_LABELS } as const;

export const SIZE_PAGE_COPY = {
  title: "La taille de bébé",
  titleOfSeveral: "Les tailles de vos bébés",
  babyOf: (number: number) => `Bébé ${number}`,
  follows: (baby: number, leader: number) =>
    `Le bébé ${baby} suit le bébé ${leader}, sauf indication contraire de votre part.`,
  /** What fits now. */
  now: (size: string) => `La taille ${size} va en ce moment`,
  first: (size: string) => `On commence en taille ${size}`,
  outgrown: (size: string) => `La taille ${size} est sans doute devenue trop petite`,
  later: "Ensuite",
  calendarHint:
    "Ces dates suivent le calendrier, mais une taille peut commencer jusqu’à 3\u00a0semaines plus tôt ou plus tard. Ajoutez un poids ou une étiquette, et votre plan s’adaptera à votre bébé.",
  fromDueDate: "Les tailles se comptent à partir de la date prévue.",
  unknown: "trop tôt pour le dire",
  moved: "Ce qui a changé",
} as const;

export const FACT_FORM_COPY = {
  tell: "Que pouvez-vous nous dire\u00a0?",
  change: "Modifier vos informations",
  way: "Source de l’information",
  ways: { checkup: "Visite médicale", label: "Étiquette d’un vêtement" },
  weightQuestion: "Quel était le poids à la dernière visite\u00a0?",
  labelQuestion: "Quelle taille est indiquée sur les vêtements qui lui vont en ce moment\u00a0?",
  weight: { lb: "Livres", kg: "Kilos" },
  ounces: "Onces",
  weightUnit: "Unité du poids",
  weightUnits: { lb: "lb · oz", kg: "kg" },
  lengthFold: "Ajouter aussi la longueur",
  length: { in: "Pouces", cm: "Centimètres" },
  lengthUnit: "Unité de la longueur",
  lengthUnits: { in: "in", cm: "cm" },
  /** After four months. */
  lengthHint: "Facultatif. À partir de 4\u00a0mois environ, les dates sont plus précises.",
  day: "C’était quand\u00a0?",
  days: {
    today: "Aujourd’hui",
    birth: "À la naissance",
    week: "Il y a 1 semaine",
    month: "Il y a un mois",
    other: "Un autre jour",
  },
  date: "Date",
  /** What was said before. */
  sexSaid: (answer: string) => `Garçon ou fille\u00a0? ${answer}`,
  sex: "Garçon ou fille\u00a0?",
  sexHint:
    "Les garçons et les filles ne changent pas de taille tout à fait au même moment. Cela ne change rien au style choisi pour votre plan.",
  sexes: { boy: "Garçon", girl: "Fille", unsaid: "Je préfère ne pas répondre" },
  baby: "Quel bébé\u00a0?",
  babyOf: (number: number) => `Bébé ${number}`,
  save: "Enregistrer",
  saving: "Enregistrement...",
  keep: "Garder comme avant",
  note: "Seulement pour les vêtements. Pour toute question sur la croissance, parlez-en à votre médecin.",
  /** A baby who isn't here yet, as far as the plan knows. */
  unborn: "Bébé est là\u00a0?",
  unbornLink: "Indiquez d’abord la date de naissance",
} as const;

/** A figure that is probably a typing error. */
export const DOUBT_COPY = {
  question: (readings: string) => `Vouliez-vous dire ${readings}\u00a0?`,
  choose: "Vouliez-vous dire l’une de ces valeurs\u00a0?",
  yes: (reading: string) => `Oui, ${reading}`,
  asTyped: (typed: string) => `Vous avez saisi ${typed}.`,
  keep: "Garder comme je l’ai saisi",
  keepHint: "Nous le gardons dans votre liste, mais cela ne changera pas votre plan.",
} as const;

export const FACT_LIST_COPY = {
  title: "Ce que vous nous avez dit",
  unused: "Gardé tel quel, et pas utilisé pour les tailles",
  beforeBirth: "Avant la date de naissance, et pas utilisé pour les tailles",
  edit: "Modifier",
  editOf: (fact: string) => `Modifier ${fact}`,
  delete: "Supprimer",
  deleteOf: (fact: string) => `Supprimer ${fact}`,
  deleting: "Suppression...",
  deleteAll: "Tout supprimer",
  deleteAllQuestion:
    "Supprimer tout ce que vous nous avez dit sur la taille de votre bébé\u00a0? Votre plan suivra à nouveau le calendrier.",
  deleteAllYes: "Oui, tout supprimer",
} as const;

export const SIZE_SAVED_COPY = {
  saved: (fact: string) => `Enregistré\u00a0: ${fact}`,
  unused: (fact: string) => `Gardé tel quel\u00a0: ${fact}. Cela ne change pas votre plan.`,
  updating: "Mise à jour de votre plan",
  updated: "Votre plan est à jour.",
  toPlan: "Voir votre plan",
} as const;

/** Told without a network, and sent later. */
export const KEPT_FACTS_COPY = {
  kept: "Nous l’enregistrerons quand vous serez de nouveau en ligne.",
  discard: "Abandonner",
  discardOf: (fact: string) => `Abandonner ${fact}`,
} as const;

/** A weight as parents write it: '5,1 kg'. */
export function weightWords({
  unit,
  value,
  ounces,
}: {
  unit: "lb" | "kg";
  value: number;
  ounces: number;
}): string {
  if (unit === "kg") return `${decimal(value)}\u00a0kg`;
  if (value === 0) return `${decimal(ounces)}\u00a0oz`;
  return ounces === 0 ? `${decimal(value)}\u00a0lb` : `${decimal(value)}\u00a0lb ${decimal(ounces)}\u00a0oz`;
}

/** '59,5 cm' */
export function lengthWords(value: number, unit: "in" | "cm"): string {
  return `${decimal(value)}\u00a0${unit}`;
}

/** A label, and how the clothes with it fit: '3–6M : va bien'. */
export function labelWords(size: keyof typeof CHART_LABELS, fit: "roomy" | "good" | "snug"): string {
  const label = CHART_LABELS[size];
  return fit === "good"
    ? `${label}\u00a0: va bien`
    : fit === "roomy"
      ? `${label}\u00a0: ample`
      : `${label}\u00a0: un peu juste`;
}

/** A fact with its day. */
export function factOnDay(fact: string, day: string): string {
  return `${fact}, ${day}`;
}

/** How sure a day is. Days and months come as words. */
export const OUTLOOK_COPY = {
  begun: (day: string) => `depuis le ${day} environ`,
  from: (day: string) => `vers le ${day}`,
  about: (day: string, weeks: number) => `vers le ${day}, à ${counted(weeks, "semaine", "semaines")} près`,
  between: (month: string, other: string) =>
    month === other ? `courant ${month}` : `entre ${month} et ${other}`,
  /** On a size's tab. */
  aboutMark: (day: string) => `~${day}`,
  betweenMark: (month: string, other: string) => `${shortMonth(month)}–${shortMonth(other)}`,
} as const;

/** 'avr'; of four letters where three don't tell months apart or don't read well: 'juin', 'juil'. */
function shortMonth(month: string): string {
  return /^(?:janv|févr|mars|juin|juil|août|sept)/.exec(month)?.[0] ?? month.slice(0, 3);
}

export const SIZE_LINE = {
  /** '6–9M vers le 10 mars, à 3 semaines près' */
  next: (size: Size, words: string) => `${SIZE_LABELS[size]} ${words}`,
  /** 'Bébé 1', 'Bébés 1 et 3'. */
  who: (babies: readonly number[]) =>
    `${babies.length > 1 ? "Bébés" : "Bébé"} ${listed(babies.map((baby) => `${baby}`))}`,
  /** 'Bébé 1 : 6–9M vers le 10 mars'; without the size where the one before has it too. */
  nextOf: (who: string, size: Size | null, words: string) =>
    `${who}\u00a0: ${[size && SIZE_LABELS[size], words].filter(Boolean).join(" ")}`,
  nowOf: (who: string, size: Size) => `${who}\u00a0: ${SIZE_LABELS[size]} en ce moment`,
  /** For the last size of the year. */
  now: (size: Size) => `${SIZE_LABELS[size]} lui va en ce moment`,
  buyBy: (essentials: string, rest: string) =>
    ended(`Achetez les essentiels d’ici le ${essentials}, le reste d’ici le ${rest}`),
  buyNow: (rest: string) => ended(`Achetez les essentiels dès maintenant, le reste d’ici le ${rest}`),
  /** Of newborn and preemie sizes, with the day on which that is over. */
  whole: (day: string) =>
    `Les tailles naissance vont jusqu’au ${day} environ\u00a0: prévoyez un jeu complet.`,
  part: (day: string) => `Les tailles naissance vont jusqu’au ${day} environ\u00a0: un petit jeu suffit.`,
  enough: (day: string) =>
    `Les tailles naissance vont jusqu’au ${day} environ\u00a0: plus besoin d’en acheter.`,
  few: (day: string) =>
    `Les tailles naissance vont au plus tard jusqu’au ${day} environ\u00a0: une ou deux pièces suffisent. Laissez les étiquettes.`,
  none: (size: Size, day: string, hasBegun: boolean) =>
    ended(
      `Les tailles naissance ne serviront probablement pas\u00a0: ${SIZE_LABELS[size]} va ${hasBegun ? "depuis" : "dès"} le ${day}`,
    ),
  /** `pieces` is null where the plan's numbers aren't shown. */
  preemie: (day: string, pieces: number | null) =>
    pieces
      ? `Les tailles préma vont jusqu’au ${day} environ\u00a0: prenez ${pieces} des pièces naissance en taille préma.`
      : `Les tailles préma vont jusqu’au ${day} environ.`,
} as const;
