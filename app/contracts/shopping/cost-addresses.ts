// The address of a plan's cost, and the names of the fields for prices.
import { href } from "react-router";
import type { PriceGroup } from "../../domain/shopping/price-groups.ts";
import type { ShoppingScope } from "../../domain/shopping/shopping-list.ts";
import type { LaundryScenario } from "../../domain/vocabulary.ts";

/** The page of a list's cost: of a size or of the year; `scenario` if it isn't the plan's own. */
export function costPath(planId: string, scope: ShoppingScope, scenario: LaundryScenario | null): string {
  const query = new URLSearchParams({ for: scope, ...(scenario && { scenario }) });
  return `${href("/dashboards/:onboardingId/cost", { onboardingId: planId })}?${query}`;
}

/** The start of an own price's field name. */
export const PRICE_FIELD = "price-";

/** The name of the field for an own price. */
export function priceField(nameId: string): string {
  return `${PRICE_FIELD}${nameId}`;
}

/** The start of a sheet's field names. */
export const SHEET_FIELD = "sheet-";

export const SHEET_COLUMNS = ["budget", "premium", "share"] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** The name of a sheet's field. */
export function sheetField(column: SheetColumn, group: PriceGroup): string {
  return `${SHEET_FIELD}${column}-${group}`;
}
