import { isNewbornItem } from "../growth/newborn-set.ts";
import type { AgeRange } from "../vocabulary.ts";
import { CATALOGUE, isWornIn } from "../wardrobe/catalogue.ts";
import type { ItemKey } from "../wardrobe/catalogue-table.ts";
import { isItemKey } from "../wardrobe/insulation-table.ts";
import { LAST_AGE_RANGE, SIZES } from "../wardrobe/size-table.ts";

/** Before this month a baby's usual drawer has no padded suit, which only bitter cold asks for then. */
const SUIT_FROM = 6;

/** The pieces that a baby of so many months may wear, for a family that has counted no drawer. */
export function usualDrawer(months: number): ItemKey[] {
  return usualDrawerOf(
    SIZES.find(({ lastMonth }) => months < lastMonth + 1)?.id ?? LAST_AGE_RANGE,
    months < 1,
  );
}

/** Newborn sizes leave the drawer when they are outgrown. A cap stretches, and there is no other light hat. */
export function leavesWhenOutgrown(key: string): boolean {
  return isNewbornItem(key) && key !== "hat_cotton_nb";
}

/** The catalogue's pieces for a size; newborn ones leave it when they are outgrown. */
export function usualDrawerOf(size: AgeRange, hasNewborn = true): ItemKey[] {
  const isYoung = (SIZES.find(({ id }) => id === size)?.lastMonth ?? SUIT_FROM) < SUIT_FROM;
  return CATALOGUE.filter(
    ({ key }) =>
      isWornIn(size, key) && !(key === "snowsuit" && isYoung) && (hasNewborn || !leavesWhenOutgrown(key)),
  )
    .map(({ key }) => key)
    .filter(isItemKey);
}
