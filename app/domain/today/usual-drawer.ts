import { CATALOGUE } from "../wardrobe/catalogue.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { isItemKey } from "../wardrobe/insulation-table.ts";
import { LAST_AGE_RANGE, SIZES } from "../wardrobe/size-table.ts";

/**
 * All that a baby of so many months may wear, where nobody has counted a drawer: the catalogue's pieces for the size, without the
 * padded suit that only bitter cold asks for before six months.
 */
export function usualDrawer(months: number): ItemKey[] {
  const size = SIZES.find(({ lastMonth }) => months < lastMonth + 1)?.id ?? LAST_AGE_RANGE;
  return CATALOGUE.filter(({ key, uses }) => uses[size] > 0 && !(key === "snowsuit" && months < 6))
    .map(({ key }) => key)
    .filter(isItemKey);
}
