import { href } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";

/**
 * Shown instead of a plan while it is being made, after it failed, or if a newer release has made it. A page with live updates needs nothing
 * else.
 */
export function PlanNotReady({ planId, status }: { planId: string; status: PlanStatus }) {
  const [hasFailed, isNewer] = [status === "failed", status === "newer"];
  return (
    <div className="mt-4 flex flex-col items-start gap-4">
      <Scene name={hasFailed ? "plan-failed" : "waiting"} className="aspect-8/5 w-72 max-w-full" />
      <p role="status" className="max-w-md">
        {hasFailed ? ERROR_TEXTS.ATTEMPT_NOT_READY : NOT_READY_COPY[isNewer ? "newer" : "stillPreparing"]}
      </p>
      {!isNewer && (
        <ButtonLink to={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}>
          {hasFailed ? NOT_READY_COPY.tryAgain : NOT_READY_COPY.watchProgress}
        </ButtonLink>
      )}
    </div>
  );
}
