// The plans behind a link to a calendar feed as far as the feed needs them: no note, no count, and nothing of a place but the country
// and the usual weather.
import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { EVENT_COLUMNS } from "~/data/feed/calendar-events.server.ts";
import { PLACE_COLUMNS } from "~/data/places/select-places.server.ts";
import { isOpenTo, STATUS_NOW } from "~/data/plans/open-to.server.ts";
import { isFinalOf, MOST_CHILDREN, plansOfChildren, START } from "~/data/plans/selection.server.ts";
import {
  calendarEvents as events,
  calendarLinks as links,
  userOnboardingData as plans,
  userTravelPlans as trips,
  zipcodeCityMap,
} from "~/data/schema.ts";
import { aroundPlan } from "~/data/wardrobe/select-around.server.ts";
import { isOfChild, selectOuterwearOf } from "~/data/wardrobe/select-wardrobe.server.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import { MOST_FEED_DAYS } from "~/domain/feed/feed-days.ts";
import { pick } from "~/lib/pick.ts";

type AskedFeed = { tokenHashes: readonly string[]; today: IsoDay };

const IS_OF_LINK = sql`${plans.onboardingId} = ${links.onboardingId}`;

/** The plans behind a link, its own first, as far as they are open to whoever made it; no row if it is unknown or closed. */
export function selectPlansOfCalendar(db: Database, asked: AskedFeed) {
  return db
    .select({
      planId: plans.onboardingId,
      ...pick(links, "label", "language"),
      /** Whether it is the link's own, which is told whatever other plan its child has. */
      isFinal: IS_OF_LINK.mapWith(Boolean).as("is_of_link"),
      country: PLACE_COLUMNS.country,
      ...pick(plans, "expectedDueDate", "babyBornOn", "babies", "babyNames", "namesOutside", "plannedMonths"),
      ...pick(plans, "plannedSizes", "monthCards", "nightRoomF", "weatherGroups", "laundryScenario"),
      ...aroundPlan(null),
      status: STATUS_NOW,
    })
    .from(links)
    .crossJoin(childrenOf(asked))
    .innerJoin(plans, isOfChild(plans.onboardingId))
    .leftJoin(zipcodeCityMap, eq(zipcodeCityMap.zipcode, plans.zipcode))
    .where(and(isBehind(asked), isOpenTo(links.userId, "read")))
    .orderBy(desc(IS_OF_LINK), desc(START), desc(isFinalOf(links.userId)), desc(plans.createdAt));
}

/** Their heavy outerwear, with what is there and coming: it is decided on a day. */
export function selectOuterwearOfCalendar(db: Database, asked: AskedFeed) {
  return selectOuterwearOf(db, linkAndChildren(asked), isBehind(asked));
}

/** The days of their trips that end on a day or later, the last to begin first. */
export function selectTripsOfCalendar(db: Database, asked: AskedFeed, from: IsoDay) {
  return db
    .select(pick(trips, "onboardingId", "id", "startDate", "endDate"))
    .from(linkAndChildren(asked))
    .innerJoin(trips, isOfChild(trips.onboardingId))
    .where(and(isBehind(asked), isNull(trips.deletedAt), gte(trips.endDate, from)))
    .orderBy(desc(trips.startDate))
    .limit(MOST_FEED_DAYS * MOST_CHILDREN);
}

/** The events that these plans have announced. */
export function selectEventsOfCalendar(db: Database, asked: AskedFeed) {
  return db
    .select(EVENT_COLUMNS)
    .from(linkAndChildren(asked))
    .innerJoin(events, isOfChild(events.onboardingId))
    .where(isBehind(asked));
}

const linkAndChildren = (asked: AskedFeed) => sql`${links} cross join ${childrenOf(asked)}`;

/** The ids of a link's own plan, and for a family's link of those of its maker's children; as rows of `child`. */
function childrenOf({ today }: AskedFeed): SQL {
  const others = plansOfChildren(links.userId, sql`not ${IS_OF_LINK}`, today);
  return sql`json_each(iif(${links.ofFamily}, (select json_group_array(id) from (select ${links.onboardingId} as id
    union all ${others})), json_array(${links.onboardingId}))) as child`;
}

function isBehind({ tokenHashes }: AskedFeed): SQL {
  return inArray(links.tokenHash, [...tokenHashes]);
}
