import type { AttemptJob } from "~/contracts/jobs.ts";
import type { PlanEvent } from "~/contracts/live/live-event.ts";
import type { Database } from "~/data/database.server.ts";
import type { Lease } from "~/data/leased-rows.server.ts";
import { writePlanFailure } from "~/data/plans/plan-runs.server.ts";
import type { PlanRow } from "~/data/plans/plans.server.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { StoredStatus } from "~/domain/vocabulary.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { announce, type LivePublisher, type PlanOfGivers } from "~/services/live.server.ts";
import { planFailedText } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { restartTrips } from "~/usecases/travel/run-trips.ts";

/** Longer than the whole chain of archives may take, shorter than a parent would wait for the sweeper. */
const LEASE_MS = 25_000;

/** A new lease for a stage of a run. */
export function newLease<Run>(run: Run, now: number, ms = LEASE_MS): Run & Lease {
  return { ...run, now, leaseUntil: now + ms };
}

/** How a stage's row is taken, and given back after a fault. */
interface Leasing<Held, Row> {
  take(db: Database, lease: Held): Promise<Row | null>;
  release(db: Database, lease: Held): Promise<void>;
}

/**
 * Does a stage's work under its lease; null if the lease isn't available. A fault gives the lease back, or it
 * would block the retry.
 */
export async function underLease<Held, Row, Answer>(
  db: Database,
  lease: Held,
  { take, release }: Leasing<Held, Row>,
  work: (row: Row) => Promise<Answer>,
): Promise<Answer | null> {
  const row = await take(db, lease);
  if (!row) return null;
  try {
    return await work(row);
  } catch (error) {
    await release(db, lease).catch((fault: unknown) => log.warn("lease_not_released", errorFacts(fault)));
    throw error;
  }
}

/**
 * Tells open pages an attempt's current state; commit first, announce after. `giftChannel` is that of its gift list, if that was read
 * already; while the plan is being worked out, the list shows the numbers from before.
 */
export function announcePlan(
  live: LivePublisher,
  plan: PlanRow,
  giftChannel: PlanOfGivers["giftChannel"] = isComplete(plan.status) ? undefined : null,
): Promise<void> {
  const { onboardingId: planId, userId, memberIds: others, version, status, errorMessage, deletedAt } = plan;
  const event: PlanEvent = {
    type: "attempt",
    onboardingId: planId,
    version,
    status,
    errorMessage,
    ...(deletedAt === null ? {} : { isDeleted: true }),
  };
  return announce(live, { userId, others, giftChannel }, event);
}

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

/** The stage that moves an attempt on from a status; null if nothing is left to do. */
export function stageOf(status: StoredStatus): AttemptJob["stage"] | null {
  switch (status) {
    case "pending":
    case "processing_weather":
      return "weather";
    case "processing_calcs":
      return "calculations";
    case "cloning_dashboard":
      return "clone";
    case "completed":
    case "calculations_completed":
    case "failed":
      return null;
    default:
      return status satisfies never;
  }
}

/** Fails a run that couldn't be finished: the attempt gets a readable message and its quota back. */
export async function failPlan(
  { db, live, now }: Needs<"db" | "live" | "now">,
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  const failed = await writePlanFailure(db, run, planFailedText(), now);
  if (failed) await announcePlan(live, failed);
  return failed !== null;
}
