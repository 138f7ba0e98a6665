// What is known of somebody's trips before any is read: how many there are, and when their plan starts.
import { count, sql } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { areTripsOpenTo } from "~/data/plans/open-to.server.ts";
import { userOnboardingData as attempts, userTravelPlans as trips } from "~/data/schema.ts";

export type TripRow = typeof trips.$inferSelect;

/** How many trips the user has. */
export function countTrips(db: Database, ownerId: string) {
  return db.select({ count: count() }).from(trips).where(areTripsOpenTo(ownerId));
}

/** The first day of an attempt: the birth, before it the due date. */
export const FIRST_DAY = sql<string>`coalesce(${attempts.babyBornOn}, ${attempts.expectedDueDate})`;
