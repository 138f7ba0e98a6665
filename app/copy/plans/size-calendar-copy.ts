// Words of the calendar file with a plan's sizes.
import { PRODUCT_NAME } from "../brand.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const SIZE_CALENDAR = {
  link: "Size calendar",
  /** What the file holds. */
  hint: "The day each size starts, with a reminder three weeks before",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Baby clothes: size ${SIZE_LABELS[size]} starts`,
  soon: (size: Size) => `Size ${SIZE_LABELS[size]} starts in 3 weeks`,
  details: (title: string, url: string) => `${title}. See what you still need: ${url}`,
} as const;
