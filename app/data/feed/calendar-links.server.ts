// The plan behind a link to a calendar feed as far as the feed needs it: no note, no count, and nothing of its place but the country
// and the usual weather.
import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { EVENT_COLUMNS } from "~/data/feed/calendar-events.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isOpenTo, STATUS_NOW } from "~/data/plans/open-to.server.ts";
import {
  calendarEvents as events,
  userClothingItems as items,
  calendarLinks as links,
  userOnboardingData as plans,
  userTravelPlans as trips,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { selectOuterwear } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { MOST_FEED_DAYS } from "~/domain/feed/feed-days.ts";
import { pick } from "~/lib/pick.ts";

/**
 * The plan behind a link; no row if the link is unknown or closed, if the plan is deleted, or if it isn't open anymore to whoever made
 * the link.
 */
export function selectPlanOfCalendar(db: Database, tokenHashes: readonly string[]) {
  return db
    .select({
      planId: links.onboardingId,
      ...pick(links, "label", "language"),
      country: PLACE_COLUMNS.country,
      ...pick(plans, "expectedDueDate", "babyBornOn", "babies", "babyNames", "namesOutside", "plannedMonths"),
      ...pick(plans, "plannedSizes", "monthCards", "nightRoomF", "weatherGroups", "laundryScenario"),
      ...aroundPlan(null),
      status: STATUS_NOW,
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(and(isBehind(tokenHashes), isOpenTo(links.userId, "read")));
}

/** Its heavy outerwear, with what is there and coming: it is decided on a day. */
export function selectOuterwearOfCalendar(db: Database, tokenHashes: readonly string[]) {
  const plan = sql`(select ${links.onboardingId} from ${links} where ${isBehind(tokenHashes)})`;
  return selectOuterwear(db, plan, sql`${items.onboardingId} = ${plan}`);
}

/** The days of its trips that end on a day or later, the last to begin first. */
export function selectTripsOfCalendar(db: Database, tokenHashes: readonly string[], from: IsoDay) {
  return db
    .select({ id: trips.id, startDate: trips.startDate, endDate: trips.endDate })
    .from(links)
    .innerJoin(trips, eq(trips.onboardingId, links.onboardingId))
    .where(and(isBehind(tokenHashes), isNull(trips.deletedAt), gte(trips.endDate, from)))
    .orderBy(desc(trips.startDate))
    .limit(MOST_FEED_DAYS);
}

/** The events that the feed of its plan has announced. */
export function selectEventsOfCalendar(db: Database, tokenHashes: readonly string[]) {
  return db
    .select(EVENT_COLUMNS)
    .from(links)
    .innerJoin(events, eq(events.onboardingId, links.onboardingId))
    .where(isBehind(tokenHashes));
}

function isBehind(tokenHashes: readonly string[]): SQL {
  return inArray(links.tokenHash, [...tokenHashes]);
}
