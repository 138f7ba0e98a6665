// Words of the calendar file with a plan's sizes.
import { PRODUCT_NAME } from "../brand.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const SIZE_CALENDAR = {
  link: "Calendario de tallas",
  /** What the file holds. */
  hint: "El día en que empieza cada talla, con un aviso tres semanas antes",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Ropa de bebé: empieza la talla ${SIZE_LABELS[size]}`,
  soon: (size: Size) => `La talla ${SIZE_LABELS[size]} empieza en 3 semanas`,
  details: (title: string, url: string) => `${title}. Mira lo que aún te falta: ${url}`,
} as const;
