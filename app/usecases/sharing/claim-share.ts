// Turns a share link into a copy: claimed once, written with its contents, and handed to the pipeline.

import type { AttemptJob } from "~/contracts/jobs.ts";
import { formKey as formKeyContract } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { releasePlan, takeCopying } from "~/data/plans/plan-runs.server.ts";
import { type Claim, type ClaimOutcome, claimCopy, copyStatements } from "~/data/sharing/copies.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { MOST_COPIES } from "~/domain/plans/access.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { looksLikeLinkToken, shareTokens } from "~/services/auth/link-token.server.ts";
import { copyTitles } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { retryPlan } from "~/usecases/plans/change-answers.ts";
import { announcePlan, newLease, underLease } from "~/usecases/plans/under-lease.ts";

/** One user's claims of one link within this time count as one: two tabs, two devices, a double click. */
const SAME_CLAIM_MS = 60_000;

export type ClaimResult =
  | { kind: "claimed"; newOnboardingId: string; status: PlanStatus }
  | {
      kind: "refused";
      code: Extract<
        ErrorCode,
        "REPLICATION_NOT_FOUND" | "REPLICATION_NOT_READY" | "REPLICATION_LIMIT_REACHED"
      >;
    };

/**
 * Copies the dashboard behind a share link as it is now for the user. Uses no quota. The same form sent again
 * finds its copy, and a failed copy is tried again.
 */
export async function claimShare(
  deps: Needs<"db" | "planQueue" | "live" | "tokenSecret" | "now">,
  userId: string,
  { token, formKey }: { token: string; formKey: unknown },
): Promise<ClaimResult> {
  const { db, planQueue, tokenSecret, now } = deps;
  if (!looksLikeLinkToken(token)) return { kind: "refused", code: "REPLICATION_NOT_FOUND" };
  const planId = newId();
  const { copy, source, copies } = await claimUnderAny(db, shareTokens.hashes(tokenSecret, token), {
    userId,
    formKey: formKeyContract.safeParse(formKey).data ?? newId(),
    since: now - SAME_CLAIM_MS,
    planId,
    runId: newId(),
    ...copyTitles(),
    most: MOST_COPIES,
    now,
  });
  if (copy) {
    const hasFailed = copy.status === "failed";
    if (copy.onboardingId === planId) {
      log.info("copy_claimed", { onboardingId: planId });
      await planQueue.send({ stage: "clone", onboardingId: planId, runId: copy.runId });
    } else if (hasFailed) await retryPlan(deps, userId, copy.onboardingId);
    return {
      kind: "claimed",
      newOnboardingId: copy.onboardingId,
      status: hasFailed ? "cloning_dashboard" : copy.status,
    };
  }
  if (!source) return { kind: "refused", code: "REPLICATION_NOT_FOUND" };
  if (isComplete(source) && copies >= MOST_COPIES)
    return { kind: "refused", code: "REPLICATION_LIMIT_REACHED" };
  return { kind: "refused", code: "REPLICATION_NOT_READY" };
}

/** Tries hashes until one is found; there is more than one only while a secret is being replaced. */
async function claimUnderAny(
  db: Database,
  tokenHashes: readonly string[],
  claim: Omit<Claim, "tokenHash">,
): Promise<ClaimOutcome> {
  let outcome: ClaimOutcome = { copy: null, source: null, copies: 0 };
  for (const tokenHash of tokenHashes) {
    outcome = await claimCopy(db, { ...claim, tokenHash });
    if (outcome.copy || outcome.source) break;
  }
  return outcome;
}

const LEASING = { take: takeCopying, release: releasePlan };

/**
 * Does a run's stage, which turns the claimed contents into the claimer's own dashboard, once, no matter how often it is asked
 * to; items and completion are one transaction. If the source's numbers follow its baby, the copy then goes through an ordinary
 * plan's run, by the calendar's sizes. Returns the milliseconds since the copy was claimed, or null if nothing was written.
 * Throws if D1 fails, and then the message is delivered again.
 */
export async function makeCopy(
  { db, live, planQueue, clock }: Needs<"db" | "live" | "planQueue" | "clock">,
  job: AttemptJob,
): Promise<number | null> {
  const startedAt = clock();
  return underLease(db, newLease(job, startedAt), LEASING, async (plan) => {
    if (plan.replicationSnapshot === null) throw new Error("The copy has nothing to be made of");
    const announced = announcePlan(live, plan);
    const [, , [copied]] = await db.batch(copyStatements(db, job, clock()));
    await announced;
    if (!copied) return null;
    const { onboardingId: planId, runId } = job;
    if (copied.status === "pending") await planQueue.send({ stage: "weather", onboardingId: planId, runId });
    await announcePlan(live, copied);
    log.info("dashboard_cloned", { onboardingId: planId, ms: clock() - startedAt });
    return clock() - copied.createdAt;
  });
}
