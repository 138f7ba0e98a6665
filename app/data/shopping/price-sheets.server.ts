// Price sheets, one for each country. Each statement that changes one checks the role itself, so that a user who has just lost
// it can't change anything.
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { priceSheets as sheets } from "~/data/schema.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { mayManage } from "./managed-links.server.ts";

/** All sheets, by country; there are no more than countries. */
export function selectSheets(db: Database) {
  return db.select().from(sheets).orderBy(asc(sheets.country));
}

interface SheetToStore {
  country: string;
  currency: string;
  pricedOn: IsoDay;
  /** Packed by contracts/shopping/stored-prices. */
  prices: string;
  updatedAt: number;
}

/** Keeps a country's sheet in place of the one before; false without the role. */
export async function saveSheet(db: Database, userId: string, sheet: SheetToStore): Promise<boolean> {
  const { country, currency, pricedOn, prices, updatedAt } = sheet;
  const saved = await db.all(sql`
    insert into ${sheets} (country, currency, priced_on, prices, updated_at)
    select ${country}, ${currency}, ${pricedOn}, ${prices}, ${updatedAt} where ${mayManage(userId)}
    on conflict (country) do update set currency = excluded.currency, priced_on = excluded.priced_on,
      prices = excluded.prices, updated_at = excluded.updated_at
    returning country`);
  return saved.length > 0;
}

/** Removes a country's sheet; false without the role, and for a country without a sheet. */
export async function deleteSheet(db: Database, userId: string, country: string): Promise<boolean> {
  const gone = await db
    .delete(sheets)
    .where(and(eq(sheets.country, country), mayManage(userId)))
    .returning({ country: sheets.country });
  return gone.length > 0;
}
