// A country's price sheet, as an administrator would have kept it today.
import { storedSheet } from "../../support/price-sheets.ts";
import type { Site } from "./site.ts";

/** Of these prices; those of `tests/support/price-sheets.ts` by default. */
export async function newPriceSheet(
  server: Pick<Site["server"], "ask">,
  country: string,
  currency: string,
  prices = storedSheet(),
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await server.ask(
    `insert or replace into price_sheets (country, currency, priced_on, prices, updated_at)
    values (?, ?, ?, ?, 1)`,
    country,
    currency,
    day,
    prices,
  );
}
