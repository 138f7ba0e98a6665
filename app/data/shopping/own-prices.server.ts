// The prices of a plan's pieces: the sheet of its country, and the parents' own prices.
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { pageQuery } from "~/data/page-reader.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import {
  clothingList,
  userClothingItems as items,
  ownPrices as own,
  userOnboardingData as plans,
  priceSheets as sheets,
} from "~/data/schema.ts";
import type { IsoDay } from "~/domain/calendar.ts";

const pricesForViewer = pageQuery(["viewerId", "planId"], (db, { viewerId, planId }) =>
  db
    .select({
      // Aliased, because a batch merges columns of the same name.
      currency: sql<string | null>`${sheets.currency}`.as("sheet_currency"),
      pricedOn: sheets.pricedOn,
      prices: sql<string | null>`${sheets.prices}`.as("sheet_prices"),
      ownCurrency: sql<string | null>`${own.currency}`.as("own_currency"),
      ownPrices: sql<string | null>`${own.prices}`.as("own_prices"),
    })
    .from(plans)
    .leftJoin(sheets, eq(sheets.country, PLACE_COLUMNS.country))
    .leftJoin(own, eq(own.onboardingId, plans.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "read")),
);

/** The prices of a plan that the viewer may read: one row, with nulls where there is no sheet and no own price. */
export function selectPricesForViewer(db: Database, viewerId: string, planId: string) {
  return pricesForViewer(db, { viewerId, planId });
}

interface PricesToKeep {
  planId: string;
  /** That the prices were typed in. */
  currency: string;
  /** By name id; null takes one away. Items that the plan doesn't have are skipped. */
  prices: Readonly<Record<string, number | null>>;
  /** The earliest day of a sheet that is shown. */
  oldest: IsoDay;
  now: number;
}

/**
 * Keeps own prices beside those that there are in the same currency, in place of those in another, and counts the plan's version up. Null, with
 * nothing written, unless the viewer may edit the plan, it is complete, and its country has a sheet of that currency.
 */
export async function saveOwnPrices(
  db: Database,
  viewerId: string,
  { planId, currency, prices, oldest, now }: PricesToKeep,
): Promise<PlanRow | null> {
  const isPriced: SQL = sql`exists (select 1 from ${sheets} where ${and(
    eq(sheets.country, PLACE_COLUMNS.country),
    eq(sheets.currency, currency),
    gte(sheets.pricedOn, oldest),
  )})`;
  const isOpen = and(isCompletePlanOpenTo(viewerId, planId, "edit"), isPriced);
  const ofPlan = sql`(select json_group_object(typed.key, typed.value) from json_each(${JSON.stringify(prices)}) as typed
    where exists (select 1 from ${items} join ${clothingList} on ${clothingList.clothingId} = ${items.clothingId}
      where ${items.onboardingId} = ${planId} and ${clothingList.clothingNameId} = typed.key))`;
  const [, [changed]] = await db.batch([
    db.run(sql`
      insert into ${own} (onboarding_id, currency, prices, updated_at)
      select ${plans.onboardingId}, ${currency}, json_patch('{}', ${ofPlan}), ${now} from ${plans} where ${isOpen}
      on conflict (onboarding_id) do update set currency = excluded.currency, updated_at = excluded.updated_at,
        prices = json_patch(iif(${own.currency} = excluded.currency and json_valid(${own.prices}), ${own.prices}, '{}'), ${ofPlan})`),
    db.update(plans).set(nextVersion(plans)).where(isOpen).returning(),
  ]);
  return changed ?? null;
}
