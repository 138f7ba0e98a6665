// What all files of trips share: how many there are, when their plan starts, and how one is written.
import { count, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Database } from "~/data/database.server.ts";
import { nextVersion } from "~/data/leased-rows.server.ts";
import { areTripsOpenTo } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, userTravelPlans as trips } from "~/data/schema.ts";

export type TripRow = typeof trips.$inferSelect;

/** How many trips the user has. */
export function countTrips(db: Database, ownerId: string) {
  return db.select({ count: count() }).from(trips).where(areTripsOpenTo(ownerId));
}

/** The statement that writes trips as one compare-and-set, and answers the rows that it has written. */
export function writeTrips(
  db: Database,
  set: Omit<SQLiteUpdateSetSource<typeof trips>, "version">,
  where: SQL | undefined,
) {
  return db
    .update(trips)
    .set({ ...set, ...nextVersion(trips) })
    .where(where)
    .returning();
}

/** The first day of an attempt: the birth, before it the due date. */
export const FIRST_DAY = sql<string>`coalesce(${attempts.babyBornOn}, ${attempts.expectedDueDate})`;
