import { isComplete } from "./plan-status.ts";
import type { PlanSummary } from "./plan-summary.ts";

export type ListedPlan = Pick<
  PlanSummary,
  "onboardingId" | "attemptNumber" | "cardTitle" | "babyNames" | "status"
>;

export type ListChange = { kind: "added" | "renamed" | "ready" | "failed" | "removed"; plan: ListedPlan };

/** The changes worth announcing, in list order, removed plans last. Progress of a running plan is not. */
export function listChanges(before: readonly ListedPlan[], after: readonly ListedPlan[]): ListChange[] {
  const known = new Map(before.map((plan) => [plan.onboardingId, plan]));
  const remaining = new Set(after.map(({ onboardingId: planId }) => planId));
  const gone = before.filter(({ onboardingId: planId }) => !remaining.has(planId));
  return [
    ...after.flatMap((plan) => changesOf(known.get(plan.onboardingId), plan)),
    ...gone.map((plan) => ({ kind: "removed", plan }) as const),
  ];
}

function changesOf(before: ListedPlan | undefined, plan: ListedPlan): ListChange[] {
  if (!before) return [{ kind: "added", plan }];
  const changes: ListChange[] = [];
  if (before.cardTitle !== plan.cardTitle) changes.push({ kind: "renamed", plan });
  if (before.status === plan.status) return changes;
  if (isComplete(plan.status) && !isComplete(before.status)) changes.push({ kind: "ready", plan });
  if (plan.status === "failed") changes.push({ kind: "failed", plan });
  return changes;
}
