// Links to calendar feeds, and the plan behind one as far as its feed needs it: no note, no count, and nothing of its place but
// the country and the usual weather.
import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { EVENT_COLUMNS } from "~/data/feed/calendar-events.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isCompletePlanOpenTo, isOpenTo, isPlanOpenTo } from "~/data/plans/open-to.server.ts";
import {
  calendarEvents as events,
  calendarLinks as links,
  userOnboardingData as plans,
  userTravelPlans as trips,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { isOfMaker, shownTo } from "~/data/sharing/made-links.server.ts";
import { HAS_DAY_CARE } from "~/data/today/day-care-lists.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { MOST_CALENDAR_LINKS } from "~/domain/feed/calendar-link.ts";
import { MOST_FEED_DAYS } from "~/domain/feed/feed-days.ts";
import type { Language } from "~/language/languages.ts";

/** A plan's links, oldest first, for whoever may edit it. */
export function selectCalendarLinks(db: Database, viewerId: string, planId: string) {
  return db
    .select({ id: links.id, label: links.label, language: links.language, ...shownTo(viewerId, "calendar") })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .where(isPlanOpenTo(viewerId, planId, "edit"))
    .orderBy(asc(links.createdAt), asc(links.id));
}

export type CalendarLinkRow = Awaited<ReturnType<typeof selectCalendarLinks>>[number];

interface NewCalendarLink {
  id: string;
  label: string;
  language: Language;
  tokenHash: string;
  sealedToken: string;
  now: number;
}

/**
 * Gives a complete plan that the viewer may edit a link under a name. One of theirs that has the name keeps its address, with the new
 * language. Null, with nothing written, for any other plan, one that has its most links, and another's name.
 */
export async function saveCalendarLink(
  db: Database,
  viewerId: string,
  planId: string,
  { id, label, language, tokenHash, sealedToken, now }: NewCalendarLink,
): Promise<{ id: string } | null> {
  const ofPlan = sql`(select count(*) from ${links} where ${links.onboardingId} = ${planId})`;
  const isKnown = sql`exists (select 1 from ${links}
    where ${links.onboardingId} = ${planId} and ${links.label} = ${label})`;
  const [saved] = await db.all<{ id: string }>(sql`
    insert into ${links} (id, onboarding_id, user_id, label, language, token_hash, sealed_token, created_at)
    select ${id}, ${plans.onboardingId}, ${viewerId}, ${label}, ${language}, ${tokenHash}, ${sealedToken}, ${now}
    from ${plans} where ${isCompletePlanOpenTo(viewerId, planId, "edit")}
      and (${ofPlan} < ${MOST_CALENDAR_LINKS} or ${isKnown})
    on conflict (onboarding_id, label) do update set language = excluded.language where ${isOfMaker(viewerId, planId, "calendar")}
    returning id`);
  return saved ?? null;
}

/**
 * The plan behind a link; no row if the link is unknown or closed, if the plan is deleted, or if it isn't open anymore to whoever made
 * the link.
 */
export function selectPlanOfCalendar(db: Database, tokenHashes: readonly string[]) {
  return db
    .select({
      planId: links.onboardingId,
      label: links.label,
      language: links.language,
      country: PLACE_COLUMNS.country,
      expectedDueDate: plans.expectedDueDate,
      babyBornOn: plans.babyBornOn,
      babies: plans.babies,
      babyNames: plans.babyNames,
      namesOutside: plans.namesOutside,
      plannedMonths: plans.plannedMonths,
      plannedSizes: plans.plannedSizes,
      monthCards: plans.monthCards,
      hasDayCare: HAS_DAY_CARE,
    })
    .from(links)
    .innerJoin(plans, eq(plans.onboardingId, links.onboardingId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(and(isBehind(tokenHashes), isOpenTo(links.userId, "read")));
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
