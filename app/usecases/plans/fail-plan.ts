import type { AttemptJob } from "~/contracts/plans/plan-job.ts";
import { failAttempt } from "~/data/plans/attempt-runs.server.ts";
import { planFailedText } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { announceAttempt } from "./announce-attempt.ts";

/** Fails a run that couldn't be finished: the attempt gets a readable message and its quota back. */
export async function failPlan(
  { db, live, now }: Needs<"db" | "live" | "now">,
  run: Pick<AttemptJob, "onboardingId" | "runId">,
): Promise<boolean> {
  const failed = await failAttempt(db, run, planFailedText(), now);
  if (failed) await announceAttempt(live, failed);
  return failed !== null;
}
