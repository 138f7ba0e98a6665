import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import type { Database } from "~/data/database.server.ts";
import { postponeRenewal as postpone } from "~/data/plans/renewals.server.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";

/** A plan that can't be renewed now won't be renewable in a minute, but maybe with a later release. */
const POSTPONED_MS = 6 * 60 * 60 * 1000;

/** Leaves a plan with its old numbers for hours, so that the sweeper moves on; whether there was one. */
export function postponeRenewal(
  { db, now }: { db: Database; now: number },
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  return postpone(db, run, RULES_VERSION, now + POSTPONED_MS);
}
