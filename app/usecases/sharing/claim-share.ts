// Turns a share link into a copy: claimed once, written with its contents, and handed to the pipeline.
import { formKey as formKeyContract } from "~/contracts/plans/quiz-answers.ts";
import type { Database } from "~/data/database.server.ts";
import { type Claim, type ClaimOutcome, claimCopy } from "~/data/sharing/copies.server.ts";
import { MOST_COPIES } from "~/domain/accounts/access.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { log } from "~/lib/logger.server.ts";
import { newId } from "~/lib/new-id.ts";
import { looksLikeShareToken, shareTokenHashes } from "~/services/auth/share-token.server.ts";
import { copyTitles } from "~/services/stored-words.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { retryPlan } from "~/usecases/plans/retry-plan.ts";

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
  if (!looksLikeShareToken(token)) return { kind: "refused", code: "REPLICATION_NOT_FOUND" };
  const planId = newId();
  const { copy, source, copies } = await claimUnderAny(db, shareTokenHashes(tokenSecret, token), {
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
