import type { PlanRow } from "~/data/plans/plans.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { restartTrips } from "~/usecases/travel/restart-trips.ts";
import { announcePlan } from "./announce-plan.ts";

/**
 * Begins the run of a plan that was restarted, and works its trips out again. The row is written before the message is sent,
 * so a lost message costs a minute, until the sweeper sends it again.
 */
export async function beginRun(
  { db, planQueue, live, now }: Needs<"db" | "planQueue" | "live" | "now">,
  plan: PlanRow,
): Promise<void> {
  const { onboardingId: planId, runId, userId: ownerId } = plan;
  await planQueue.send({ stage: "weather", onboardingId: planId, runId });
  await announcePlan(live, plan);
  await restartTrips({ db, planQueue, live, now }, { viewerId: ownerId, planId });
}
