// Pieces of the catalogue that a parent's own item may be as warm as, so that Today dresses with it (E36). A module of its own, because
// only the form that asks for it and Today need it.
import { ITEM_CATEGORY } from "../ids.ts";
import type { ItemCategory } from "../vocabulary.ts";
import type { ItemKey } from "./catalogue-table.ts";

/**
 * The catalogue's pieces that an own item may be as warm as, by category: one for each kind of warmth that Today dresses with. No
 * sleep sack and no swaddle is among them, because Today would then put a baby to sleep in whatever a family calls as warm as one.
 */
export const WARM_AS = [
  {
    category: ITEM_CATEGORY.sleepwear,
    keys: ["bodysuit_short_sleeve", "bodysuit_long_sleeve", "sleeper_footed"],
  },
  { category: ITEM_CATEGORY.tops, keys: ["romper_short", "cardigan", "fleece_jacket_thin"] },
  { category: ITEM_CATEGORY.bottoms, keys: ["pants_soft", "joggers_lined", "shorts"] },
  { category: ITEM_CATEGORY.blankets, keys: ["blanket_stroller"] },
  { category: ITEM_CATEGORY.outerwear, keys: ["jacket_light", "coat_warm", "bunting_fleece", "snowsuit"] },
  { category: ITEM_CATEGORY.accessories, keys: ["hat_warm"] },
] as const satisfies readonly { category: ItemCategory; keys: readonly ItemKey[] }[];

export type WarmAs = (typeof WARM_AS)[number]["keys"][number];

/** The same without their categories. */
export const WARM_AS_KEYS: readonly WarmAs[] = WARM_AS.flatMap(({ keys }) => keys);

/** The offered piece with this key; null for any other text. */
export function offeredWarmth(key: string | null | undefined): WarmAs | null {
  return WARM_AS_KEYS.find((offered) => offered === key) ?? null;
}
