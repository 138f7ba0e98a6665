// Sizes as people write them from labels: months, heights in centimeters, zeros, "NB". size-table.ts says what shops print.
import type { AgeRange } from "../vocabulary.ts";
import { shopSystemOf } from "./shop-sizes.ts";
import { FIRST_AGE_RANGE, type ShopSystem, SIZES } from "./size-table.ts";

/** A label, read. */
export interface LabelSize {
  ageRange: AgeRange;
  isNewborn: boolean;
}

/** Heights that shops print for newborns only, and zeros. */
const NEWBORN_LABELS: ReadonlySet<string> = new Set(["50", "50/56", "0000"]);

/**
 * The size for months on a label: a range, or one number, which is the last month that the garment is made for. Null beyond the
 * sizes of plans.
 */
export function sizeOfMonths(last: number): LabelSize | null {
  const size = SIZES.find(({ lastMonth }) => last <= lastMonth + 1);
  return size ? { ageRange: size.id, isNewborn: last === 0 } : null;
}

/** The size of a newborn. */
export const NEWBORN_SIZE: LabelSize = { ageRange: FIRST_AGE_RANGE, isNewborn: true };

/**
 * The size for a label without a unit, such as '62', '56/62', or '00', as shops of the country print it; elsewhere than where
 * labels are heights, heights are read as in Europe. Null for any other text.
 */
export function sizeOfPrint(country: string, print: string): LabelSize | null {
  if (NEWBORN_LABELS.has(print)) return NEWBORN_SIZE;
  const own = shopSystemOf(country);
  const system: ShopSystem = /^0+$/.test(print) ? "AU" : own === "JP" || own === "CN" ? own : "EU";
  const exact = SIZES.find(({ shops }) => shops[system] === print);
  const size = exact ?? SIZES.find(({ shops }) => numbersIn(shops[system]).includes(print));
  return size ? { ageRange: size.id, isNewborn: false } : null;
}

/** Whether labels in a country are heights in centimeters, so that a bare number may be one. */
export function hasHeights(country: string): boolean {
  return ["EU", "JP", "CN"].some((system) => system === shopSystemOf(country));
}

function numbersIn(print: string): string[] {
  return print.split(/[/–]/);
}
