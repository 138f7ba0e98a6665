// Words of the calendar file with a plan's sizes.
import { PRODUCT_NAME } from "../brand.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const SIZE_CALENDAR = {
  link: "Calendrier des tailles",
  /** What the file holds. */
  hint: "Le jour où commence chaque taille, avec un rappel trois semaines avant",
  name: (title: string) => `${PRODUCT_NAME}\u00a0: ${title}`,
  begins: (size: Size) => `Vêtements de bébé\u00a0: début de la taille ${SIZE_LABELS[size]}`,
  soon: (size: Size) => `La taille ${SIZE_LABELS[size]} commence dans 3\u00a0semaines`,
  details: (title: string, url: string) => `${title}. Ce qu’il vous manque encore\u00a0: ${url}`,
} as const;
