// What givers have reserved and hasn't arrived, by item, for whoever reads a plan's items: joined to them, so that a plan
// without a gift list costs an index lookup. What waits for the parents' approval isn't coming yet.
import { and, eq, gt, inArray, isNotNull, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { isOpenTo } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as plans, giftReservations as reservations } from "~/data/schema.ts";

/** A JSON list of sizes and pieces; contracts/gifts/stored-coming.ts reads it. */
const COMING = sql<string>`json_group_array(json_array(${reservations.size},
  ${reservations.pieces} - ${reservations.arrivedPieces}))`.as("coming");

const isComing = and(
  isNotNull(reservations.clothingId),
  ne(reservations.state, "waiting"),
  gt(reservations.pieces, reservations.arrivedPieces),
);

/** What is coming in one plan; whoever joins it checks that the plan is open to the viewer. */
export function comingByItem(db: Database, planId: string | SQLWrapper) {
  return db
    .select({ clothingId: reservations.clothingId, coming: COMING })
    .from(reservations)
    .where(and(eq(reservations.onboardingId, planId), isComing))
    .groupBy(reservations.clothingId)
    .as("coming_items");
}

/** What is coming in all plans that are open to the viewer. */
export function comingByPlan(db: Database, viewerId: string) {
  const openPlans = db.select({ id: plans.onboardingId }).from(plans).where(isOpenTo(viewerId, "read"));
  return db
    .select({ onboardingId: reservations.onboardingId, clothingId: reservations.clothingId, coming: COMING })
    .from(reservations)
    .where(and(inArray(reservations.onboardingId, openPlans), isComing))
    .groupBy(reservations.onboardingId, reservations.clothingId)
    .as("coming_items");
}
