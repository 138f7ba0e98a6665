// Links for helpers, and the plan behind one as far as its page needs it: no name, no note, and none of the family's own words.
import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isCompletePlanOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import { WAS_SMALL } from "~/data/plans/plans.server.ts";
import {
  clothingList,
  hourlyForecasts as forecasts,
  userClothingItems as items,
  helperLinks as links,
  userOnboardingData as plans,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { isLinkOf, isOfMaker, type LinkOfPlan, shownTo } from "~/data/sharing/made-links.server.ts";
import { DAY_CARE } from "~/data/today/day-care-lists.server.ts";
import { cellAt, WEATHER_AT } from "~/data/weather/hourly-forecasts.server.ts";
import { MOST_HELPER_LINKS } from "~/domain/today/helper-link.ts";

/** A plan's links, oldest first, for whoever may edit it. */
export function selectHelperLinks(db: Database, viewerId: string, planId: string) {
  return db
    .select({
      id: links.id,
      label: links.helper,
      shownName: links.shownName,
      expiresAt: links.expiresAt,
      ...shownTo(viewerId, "helper"),
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "edit"))
    .orderBy(asc(links.createdAt), asc(links.id));
}

export type HelperLinkRow = Awaited<ReturnType<typeof selectHelperLinks>>[number];

interface NewHelperLink {
  id: string;
  helper: string;
  shownName: string;
  tokenHash: string;
  sealedToken: string;
  expiresAt: number;
  now: number;
}

/**
 * Gives a helper a link to a complete plan that the viewer may edit. A helper who has one of theirs keeps its address, with the new
 * name and end. Null, with nothing written, for any other plan, one that has its most links, and a helper who has another's link.
 */
export async function saveHelperLink(
  db: Database,
  viewerId: string,
  planId: string,
  { id, helper, shownName, tokenHash, sealedToken, expiresAt, now }: NewHelperLink,
): Promise<{ id: string } | null> {
  const ofPlan = sql`(select count(*) from ${links} where ${links.onboardingId} = ${planId})`;
  const isKnown = sql`exists (select 1 from ${links}
    where ${links.onboardingId} = ${planId} and ${links.helper} = ${helper})`;
  const [saved] = await db.all<{ id: string }>(sql`
    insert into ${links} (id, onboarding_id, user_id, helper, shown_name, token_hash, sealed_token, expires_at, created_at)
    select ${id}, ${plans.onboardingId}, ${viewerId}, ${helper}, ${shownName}, ${tokenHash}, ${sealedToken}, ${expiresAt}, ${now}
    from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "edit")}
      and (${ofPlan} < ${MOST_HELPER_LINKS} or ${isKnown})
    on conflict (onboarding_id, helper) do update
      set shown_name = excluded.shown_name, expires_at = excluded.expires_at where ${isOfMaker(viewerId, planId, "helper")}
    returning id`);
  return saved ?? null;
}

/** Lets a link work until then. False, with nothing written, unless the viewer may edit its plan. */
export async function renewHelperLink(
  db: Database,
  viewerId: string,
  link: LinkOfPlan,
  expiresAt: number,
): Promise<boolean> {
  const renewed = await db
    .update(links)
    .set({ expiresAt })
    .where(isLinkOf(viewerId, link, "helper"))
    .returning({ id: links.id });
  return renewed.length > 0;
}

/** Deletes links that ended before then. */
export function deleteEndedHelperLinks(db: Database, endedBefore: number) {
  return db.delete(links).where(lte(links.expiresAt, endedBefore));
}

/** The plan behind a link that works, with the place's weather; no row if it's unknown, closed, or ended, or the plan is deleted. */
export function selectPlanOfHelper(db: Database, tokenHashes: readonly string[], now: number) {
  return db
    .select({
      shownName: links.shownName,
      country: PLACE_COLUMNS.country,
      expectedDueDate: plans.expectedDueDate,
      babyBornOn: plans.babyBornOn,
      babies: plans.babies,
      plannedMonths: plans.plannedMonths,
      plannedSizes: plans.plannedSizes,
      wasSmall: WAS_SMALL,
      monthCards: plans.monthCards,
      todayMarks: plans.todayMarks,
      dayCare: DAY_CARE,
      place: plans.place,
      ...WEATHER_AT,
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .leftJoin(forecasts, eq(forecasts.cell, cellAt(plans.place)))
    .where(and(isBehind(tokenHashes, now), isNull(plans.deletedAt)));
}

/** Its pieces by the catalogue's names, own items as those that they are as warm as; notes aren't read. */
export function selectItemsOfHelper(db: Database, tokenHashes: readonly string[], now: number) {
  const plan = sql`(select ${links.onboardingId} from ${links} where ${isBehind(tokenHashes, now)})`;
  return db
    .select({
      dashboardItemId: items.dashboardItemId,
      clothingId: items.clothingId,
      clothingNameId: clothingList.clothingNameId,
      name: sql<string>`''`.as("no_name"),
      category: clothingList.category,
      sizeUp: clothingList.sizeUp,
      validAgeRanges: clothingList.validAgeRanges,
      calculatedQuantities: items.calculatedQuantities,
      userAddedQuantities: items.userAddedQuantities,
      personalNotes: sql<string>`'{}'`.as("no_notes"),
      setAside: items.setAside,
      warmAs: items.warmAs,
      ownerId: clothingList.ownerId,
      version: items.version,
    })
    .from(items)
    .innerJoin(clothingList, eq(clothingList.clothingId, items.clothingId))
    .where(and(eq(items.onboardingId, plan), isNull(items.removedAt)))
    .orderBy(items.clothingId);
}

function isBehind(tokenHashes: readonly string[], now: number): SQL | undefined {
  return and(inArray(links.tokenHash, [...tokenHashes]), gt(links.expiresAt, now));
}
