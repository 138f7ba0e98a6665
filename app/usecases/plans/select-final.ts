import { clearSelection, type SelectionOutcome, saveSelection } from "~/data/plans/selection.server.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { Needs } from "~/usecases/needs.ts";

export interface Choice {
  isFinal: boolean;
  /** Whether another dashboard may be replaced. */
  isConfirmed: boolean;
}

export type SelectFinalResult =
  | { kind: "saved"; selectedOnboardingId: string | null }
  | { kind: "needs-confirmation" }
  | { kind: "refused"; code: Extract<ErrorCode, "ATTEMPT_NOT_READY"> }
  | { kind: "not-found" };

/**
 * Makes a dashboard the final one, or not final anymore, and updates the user's open pages. Deselecting one
 * that isn't final changes nothing: an outdated page must not clear a newer choice.
 */
export async function selectFinal(
  { db, live, now }: Needs<"db" | "live" | "now">,
  userId: string,
  planId: string,
  { isFinal, isConfirmed }: Choice,
): Promise<SelectFinalResult> {
  const target = { userId, planId, now };
  const outcome = isFinal
    ? await saveSelection(db, { ...target, replacesOther: isConfirmed })
    : await clearSelection(db, target);
  if (!outcome) return { kind: "not-found" };
  const { selectedOnboardingId: selectedPlanId } = outcome;
  if (outcome.hasChanged)
    await live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });
  return isFinal ? judge(outcome, planId) : { kind: "saved", selectedOnboardingId: selectedPlanId };
}

function judge(
  { status, selectedOnboardingId: selectedPlanId }: SelectionOutcome,
  planId: string,
): SelectFinalResult {
  if (!isComplete(status)) return { kind: "refused", code: "ATTEMPT_NOT_READY" };
  return selectedPlanId === planId
    ? { kind: "saved", selectedOnboardingId: selectedPlanId }
    : { kind: "needs-confirmation" };
}
