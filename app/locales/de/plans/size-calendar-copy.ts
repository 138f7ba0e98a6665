// Words of the calendar file with a plan's sizes.
import { PRODUCT_NAME } from "../brand.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const SIZE_CALENDAR = {
  link: "Größenkalender",
  /** What the file holds. */
  hint: "Der Tag, an dem jede Größe beginnt, mit einer Erinnerung drei Wochen vorher",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Babykleidung: Größe ${SIZE_LABELS[size]} beginnt`,
  soon: (size: Size) => `Größe ${SIZE_LABELS[size]} beginnt in 3 Wochen`,
  details: (title: string, url: string) => `${title}. Was noch fehlt: ${url}`,
} as const;
