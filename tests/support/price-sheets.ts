// Price sheets whose figures are invented.
import { sheetField } from "~/contracts/shopping/cost-addresses.ts";
import { packSheet } from "~/contracts/shopping/stored-prices.ts";
import { PRICE_GROUPS, type PriceGroup } from "~/domain/shopping/price-groups.ts";
import type { GroupPrice } from "~/domain/shopping/prices.ts";

/** A piece for 5 or 20, second-hand for 2.50. */
const GROUP_PRICE: GroupPrice = { budget: 500, premium: 2000, share: 50 };

/** The same price for all groups but `others`. */
export function sheetPrices(
  others: Partial<Record<PriceGroup, GroupPrice>> = {},
): Record<PriceGroup, GroupPrice> {
  const all = PRICE_GROUPS.map((group) => [group, GROUP_PRICE] as const);
  return { ...(Object.fromEntries(all) as Record<PriceGroup, GroupPrice>), ...others };
}

/** The column of such a sheet. */
export function storedSheet(others: Partial<Record<PriceGroup, GroupPrice>> = {}): string {
  return packSheet(sheetPrices(others));
}

/** The administrators' form for such a sheet, with the prices of a day. */
export function sheetFields(
  country: string,
  { currency = "EUR", pricedOn = new Date().toISOString().slice(0, 10) } = {},
): Record<string, string> {
  const prices = PRICE_GROUPS.flatMap((group) => [
    [sheetField("budget", group), "5"],
    [sheetField("premium", group), "20"],
    [sheetField("share", group), "50"],
  ]);
  return { intent: "save", country, currency, pricedOn, ...Object.fromEntries(prices) };
}
