import { restartTripsStatement } from "~/data/travel/trip-writes.server.ts";
import { newId } from "~/lib/new-id.ts";
import type { Needs } from "~/usecases/needs.ts";
import { startTrip } from "./start-trip.ts";

/** Recalculates a plan's trips after its first day changed: the baby is older or younger on them. */
export async function restartTrips(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  plan: { viewerId: string; planId: string },
): Promise<void> {
  const trips = await restartTripsStatement(db, plan, { runId: newId(), now });
  await Promise.all(trips.map((trip) => startTrip({ planQueue, live }, trip)));
}
