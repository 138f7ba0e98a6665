// What shops print on clothes of each size of the charts; domain/wardrobe/shop-sizes.ts says it for the sizes of plans.
import { shopSize } from "../wardrobe/shop-sizes.ts";
import type { ShopSystem } from "../wardrobe/size-table.ts";
import { CHART_SIZES, type ChartSize } from "./size-charts.ts";

/** In the US and Canada, and where we don't know: the last month that a size is made for. */
const LETTERS = ["P", "NB", "3M", "6M", "9M", "12M", "18M", "24M"] as const;

type Printed = Readonly<Partial<Record<ChartSize, string>>>;

/** Where the charts' sizes are finer than those of plans, or go beyond them. */
const ELSEWHERE: Readonly<Record<ShopSystem, Printed>> = {
  EU: { preemie: "44", newborn: "50/56", "0-3m": "62", "12-18m": "86", "18-24m": "92" },
  UK: { preemie: "Tiny", newborn: "NB", "12-18m": "12–18", "18-24m": "18–24" },
  JP: { preemie: "40–50", newborn: "50", "12-18m": "80", "18-24m": "90" },
  CN: {},
  AU: { preemie: "00000", newborn: "0000", "12-18m": "1", "18-24m": "2" },
};

/** 'EU 68', or '6M' in the US: the size on labels in a country (two letters); null where shops print none that we know. */
export function printedSize(country: string, size: ChartSize): string | null {
  const [system] = shopSize(country, "0-3m")?.split(" ") ?? [];
  if (!isSystem(system)) return LETTERS[CHART_SIZES.indexOf(size)] ?? null;
  const own = ELSEWHERE[system][size];
  if (own !== undefined) return `${system} ${own}`;
  switch (size) {
    case "0-3m":
    case "3-6m":
    case "6-9m":
    case "9-12m":
      return shopSize(country, size);
    default:
      return null;
  }
}

function isSystem(text: string | undefined): text is ShopSystem {
  return text !== undefined && Object.hasOwn(ELSEWHERE, text);
}
