import { PlanNotReady } from "~/components/plans/plan-not-ready.tsx";
import type { AttemptStatus } from "~/domain/vocabulary.ts";
import { usePlanRevalidation } from "~/hooks/plans/use-plan-revalidation.ts";

/** Replaces a plan that is being made or has failed; it appears by itself once it is ready. */
export function NotReady({ attempt }: { attempt: { onboardingId: string; status: AttemptStatus } }) {
  usePlanRevalidation(attempt.onboardingId);
  return <PlanNotReady onboardingId={attempt.onboardingId} status={attempt.status} />;
}
