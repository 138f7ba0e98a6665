// Shared by all trip files: how many trips a user has, when their plan starts, and how a trip is written.
import { and, count, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { areTripsOpenTo, peopleOf } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as plans, userTravelPlans as trips } from "~/data/schema.ts";

/** A trip, and whom to tell of a change besides whoever planned it. */
export type TripRow = typeof trips.$inferSelect & { people: string | null };

/** The number of trips of the user's own plans, whoever planned them. */
export function countTrips(db: Database, ownerId: string | SQL<string>) {
  return db.select({ count: count() }).from(trips).where(areTripsOpenTo(ownerId, "manage"));
}

/** The number of trips of a plan, which a new owner of the plan has besides their own. */
export function countTripsOfPlan(db: Database, planId: string) {
  return db
    .select({ count: count() })
    .from(trips)
    .where(and(eq(trips.onboardingId, planId), isNull(trips.deletedAt)));
}

/** The statement that writes trips as one compare-and-set and returns the written rows. */
export function writeTrips(
  db: Database,
  set: Omit<SQLiteUpdateSetSource<typeof trips>, "version">,
  where: SQL | undefined,
) {
  return db
    .update(trips)
    .set({ ...set, ...nextVersion(trips) })
    .where(where)
    .returning({ ...getTableColumns(trips), people: peopleOf(sql`${trips.onboardingId}`) });
}

/** What of an attempt decides which sizes are worn on a trip, as a trip's columns. */
export const SIZES_OF_PLAN = {
  /** The birth, or until it is known the due date. */
  planStart: sql<string>`coalesce(${plans.babyBornOn}, ${plans.expectedDueDate})`,
  planSizes: sql<string | null>`${plans.plannedSizes}`,
  planBabies: sql<number>`${plans.babies}`,
};
