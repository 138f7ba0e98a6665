import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { PlanNotReady } from "~/components/plans/plan-not-ready.tsx";
import type { PlanStatus } from "~/domain/vocabulary.ts";

/** Replaces a plan that is being made or has failed; it appears by itself once it is ready. */
export function NotReady({ plan }: { plan: { onboardingId: string; status: PlanStatus } }) {
  usePlanRevalidation(plan.onboardingId);
  return <PlanNotReady planId={plan.onboardingId} status={plan.status} />;
}
