// What shops print on clothes of each size of the charts; domain/wardrobe/shop-sizes.ts says it for the sizes of plans.
import { AGE_RANGES, type AgeRange } from "../vocabulary.ts";
import { shopSize } from "../wardrobe/shop-sizes.ts";
import { FIRST_AGE_RANGE, type ShopSystem } from "../wardrobe/size-table.ts";
import { CHART_SIZES, type ChartSize } from "./size-charts.ts";

/** In the US and Canada, and where we don't know: the last month that a size is made for. */
const LETTERS = ["P", "NB", "3M", "6M", "9M", "12M", "18M", "24M"] as const;

type BesidePlans = Exclude<ChartSize, AgeRange>;

/** The charts' sizes that plans don't have. */
const ELSEWHERE: Readonly<Record<ShopSystem, Readonly<Partial<Record<BesidePlans, string>>>>> = {
  EU: { preemie: "44", newborn: "50/56" },
  UK: { preemie: "Tiny", newborn: "NB" },
  JP: { preemie: "40–50", newborn: "50" },
  CN: {},
  AU: { preemie: "00000", newborn: "0000" },
};

/** Where the newborn size has a number of its own, the first size of plans is the one after it. */
const AFTER_NEWBORN: Readonly<Partial<Record<ShopSystem, string>>> = { EU: "62" };

/** 'EU 68', or '6M' in the US: the size on labels in a country (two letters); null where shops print none that we know. */
export function printedSize(country: string, size: ChartSize): string | null {
  const [system] = shopSize(country, FIRST_AGE_RANGE)?.split(" ") ?? [];
  if (!isSystem(system)) return LETTERS[CHART_SIZES.indexOf(size)] ?? null;
  const after = size === FIRST_AGE_RANGE && AFTER_NEWBORN[system];
  if (after) return `${system} ${after}`;
  if (isOfPlans(size)) return shopSize(country, size);
  const own = ELSEWHERE[system][size];
  return own === undefined ? null : `${system} ${own}`;
}

function isOfPlans(size: ChartSize): size is AgeRange {
  return AGE_RANGES.some((ageRange) => ageRange === size);
}

function isSystem(text: string | undefined): text is ShopSystem {
  return text !== undefined && Object.hasOwn(ELSEWHERE, text);
}
