import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { postponeRenewal as postpone } from "~/data/plans/renewals.server.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import type { Needs } from "~/usecases/needs.ts";

/** A plan that can't be renewed now won't be renewable in a minute, but maybe with a later release. */
const POSTPONED_MS = 6 * 60 * 60 * 1000;

/** Leaves a plan with its old numbers for hours, so that the sweeper moves on; whether there was one. */
export function postponeRenewal(
  { db, now }: Needs<"db" | "now">,
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  return postpone(db, run, RULES_VERSION, now + POSTPONED_MS);
}
