// Price sheets, which administrators keep by country.
import type { SheetToSave } from "~/contracts/shopping/price-forms.ts";
import { packSheet } from "~/contracts/shopping/stored-prices.ts";
import { deleteSheet, saveSheet } from "~/data/shopping/price-sheets.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import type { Needs } from "~/usecases/needs.ts";

/** Keeps a country's sheet; plans of the country are priced by it at once. False without the role. Throws if D1 fails. */
export async function savePriceSheet(
  { db, now }: Needs<"db" | "now">,
  userId: string,
  { country, currency, pricedOn, prices }: SheetToSave,
): Promise<boolean> {
  const sheet = { country, currency, pricedOn, prices: packSheet(prices), updatedAt: now };
  const isSaved = await saveSheet(db, userId, sheet);
  if (isSaved) securityLog("price_sheet_changed", { userId, country, change: "saved" });
  return isSaved;
}

/** Removes a country's sheet: its plans have no cost anymore. False without the role or the sheet. Throws if D1 fails. */
export async function removePriceSheet(
  { db }: Needs<"db">,
  userId: string,
  country: string,
): Promise<boolean> {
  const isGone = await deleteSheet(db, userId, country);
  if (isGone) securityLog("price_sheet_changed", { userId, country, change: "removed" });
  return isGone;
}
