// Why the bag holds so many, and what stays at home.
import { counted, decimal, listed } from "../counted.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";
import { withArticle } from "./trips-copy.ts";

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
  is: (pieces: number, isExact: boolean) => (isExact ? `, soit ${pieces}` : `, soit environ ${pieces}`),
  spare: (spare: number) => `, plus ${spare} de rechange`,
  activity: (activity: string) => `, plus 1 pour ${withArticle(activity)}`,
  bitter: (pieces: number) => `, plus ${pieces} pour le grand froid`,
  total: (pieces: number) => `\u00a0: ${pieces}`,
  enough: (quantity: number) =>
    quantity === 1
      ? ", mais celui d’une garde-robe suffit"
      : `, mais les ${quantity} d’une garde-robe suffisent`,
  newborn: (newborn: number, pack: number) =>
    `. Dont ${newborn} en taille naissance, il en reste donc ${pack} dans celle-ci`,
  newbornAll: (pack: number) =>
    `. La taille naissance suffit déjà\u00a0; ${pack} dans celle-ci, au cas où elle devient juste`,
  formula: (quantity: number) => `Une garde-robe pour ce temps en compte ${quantity}.`,
  /** What to take of a size that stays at home. */
  pieces: (names: readonly string[]) => listed(names.map((name) => `1 ${name}`)),
  laterSize: (size: Size, from: string, days: number, instead: Size) =>
    `À partir du ${from}, pendant ${counted(days, "jour", "jours")}, ${SIZE_LABELS[size]} ira peut-être mieux. Pour tout le voyage, on emporte ${SIZE_LABELS[instead]}.`,
  earlierSize: (size: Size, until: string, days: number, instead: Size) =>
    `Jusqu’au ${until}, pendant ${counted(days, "jour", "jours")}, ${SIZE_LABELS[size]} ira peut-être encore mieux. Pour tout le voyage, on emporte ${SIZE_LABELS[instead]}.`,
  laterPieces: (size: Size, pieces: string) =>
    `Au cas où les manches deviennent courtes, prenez en ${SIZE_LABELS[size]}\u00a0: ${pieces}.`,
  earlierPieces: (size: Size, pieces: string) =>
    `Au cas où les manches sont trop longues, prenez en ${SIZE_LABELS[size]}\u00a0: ${pieces}.`,
  replaced: (names: readonly string[]) =>
    `À laisser à la maison, car autre chose dans la valise fait le même travail\u00a0: ${listed(names)}.`,
  weekOnly: "C’est de quoi tenir une semaine. Au-delà, prévoyez un lavabo ou une laverie.",
} as const;
