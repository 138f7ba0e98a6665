// How an estimated day is worded, and what is said of the sizes around it.
import { counted, ended, listed } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

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
