import type { MouseEvent } from "react";
import { Form, href, Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { LIST_COPY } from "~/copy/plans/plan-list-copy.ts";
import { NOT_READY_COPY } from "~/copy/plans/title-of-plan.ts";
import { isComplete, isWorking } from "~/domain/plans/plan-status.ts";
import type { AgeRange, PlanStatus } from "~/domain/vocabulary.ts";
import { showToast } from "~/lib/toast.ts";

interface PlanActionsProps {
  plan: { onboardingId: string; status: PlanStatus; currentAge: AgeRange };
  /** Id of the card's heading, which tells screen readers whose buttons these are. */
  headingId: string;
}

/** On a complete attempt the whole card links to its details; other controls lie above that link. */
const COVERS_CARD = "after:absolute after:inset-0 after:rounded-card";
const ABOVE = "relative z-1";

/** What can be done with an attempt, with the main next step first. */
export function PlanActions({ plan, headingId }: PlanActionsProps) {
  const { onboardingId: planId, status, currentAge } = plan;
  const isReady = isComplete(status);
  return (
    <div className="flex flex-wrap gap-2">
      {status === "failed" && (
        <Form method="post" action={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}>
          <Button type="submit" look="quiet" aria-describedby={headingId}>
            {NOT_READY_COPY.tryAgain}
          </Button>
        </Form>
      )}
      {isWorking(status) && status !== "cloning_dashboard" && (
        <Link
          className={buttonClasses("quiet")}
          to={href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
          aria-describedby={headingId}
        >
          {LIST_COPY.watch}
        </Link>
      )}
      <Link
        className={buttonClasses(isReady ? "primary" : "quiet", isReady ? `grow px-3! ${COVERS_CARD}` : "")}
        to={href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId: currentAge })}
        aria-disabled={!isReady}
        aria-describedby={headingId}
        onClick={(event) => refuseUnlessReady(event, isReady)}
      >
        {LIST_COPY.viewDetails}
      </Link>
      {isReady && (
        <Link
          className={buttonClasses("quiet", `grow px-3! ${ABOVE}`)}
          to={href("/dashboards/:onboardingId/shopping-list", { onboardingId: planId })}
          aria-describedby={headingId}
        >
          {LIST_COPY.shoppingList}
        </Link>
      )}
    </div>
  );
}

function refuseUnlessReady(event: MouseEvent, isReady: boolean): void {
  if (isReady) return;
  event.preventDefault();
  showToast({ title: LIST_COPY.notReadyTitle, description: ERROR_TEXTS.ATTEMPT_NOT_READY, look: "error" });
}
