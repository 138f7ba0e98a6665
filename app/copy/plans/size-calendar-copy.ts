// Words of the calendar file with a plan's sizes.
import { PRODUCT_NAME } from "../brand.ts";
import { SIZE_LABELS, type Size } from "../wardrobe/wardrobe-copy.ts";

export const SIZE_CALENDAR = {
  link: "Add to calendar",
  hint: "When each size begins, with a reminder three weeks before.",
  name: (title: string) => `${PRODUCT_NAME}: ${title}`,
  begins: (size: Size) => `Baby clothes: size ${SIZE_LABELS[size]} begins`,
  soon: (size: Size) => `Size ${SIZE_LABELS[size]} begins in 3 weeks`,
  details: (title: string, url: string) => `${title}. See what is still to get: ${url}`,
} as const;
