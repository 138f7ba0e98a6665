import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { writePlanFailure } from "~/data/plans/plan-runs.server.ts";
import { planFailedText } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announcePlan } from "./announce-plan.ts";

/** Fails a run that couldn't be finished: the attempt gets a readable message and its quota back. */
export async function failPlan(
  { db, live, now }: Needs<"db" | "live" | "now">,
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  const failed = await writePlanFailure(db, run, planFailedText(), now);
  if (failed) await announcePlan(live, failed);
  return failed !== null;
}
