import type { Database } from "~/data/database.server.ts";
import { restartTripsOfPlan } from "~/data/travel/trip-writes.server.ts";
import { newId } from "~/lib/ids.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { PlanQueue } from "~/services/queue.server.ts";
import { startTrip } from "./start-trip.ts";

interface Dependencies {
  db: Database;
  planQueue: PlanQueue;
  live: LivePublisher;
  now: number;
}

/** Recalculates a plan's trips after its first day changed: the baby is older or younger on them. */
export async function restartTrips(
  { db, planQueue, live, now }: Dependencies,
  plan: { ownerId: string; onboardingId: string },
): Promise<void> {
  const trips = await restartTripsOfPlan(db, plan, newId(), now);
  await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
}
