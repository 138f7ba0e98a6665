import type { MouseEvent } from "react";
import { Form, Link } from "react-router";
import { LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PROCESSING_COPY } from "~/copy/quiz.ts";
import { isComplete, isWorking } from "~/domain/attempt-status.ts";
import type { AttemptStatus } from "~/domain/vocabulary.ts";
import { Button, buttonClasses } from "../ui/button.tsx";
import { showToast } from "../ui/toasts.tsx";
import { ShareButton } from "./share-button.tsx";

interface PlanActionsProps {
  attempt: {
    onboardingId: string;
    attemptNumber: number;
    cardTitle: string | null;
    status: AttemptStatus;
  };
  /** The id of the card's heading, which tells one card's buttons from another's. */
  headingId: string;
}

/** What can be done with an attempt: the one next thing first. */
export function PlanActions({ attempt, headingId }: PlanActionsProps) {
  const { onboardingId, status } = attempt;
  const isReady = isComplete(status);
  return (
    <div className="flex flex-wrap gap-2">
      {status === "failed" && (
        <Form method="post" action={`/onboarding/processing/${onboardingId}`}>
          <Button type="submit" look="quiet" aria-describedby={headingId}>
            {PROCESSING_COPY.tryAgain}
          </Button>
        </Form>
      )}
      {isWorking(status) && status !== "cloning_dashboard" && (
        <Link
          className={buttonClasses("quiet")}
          to={`/onboarding/processing/${onboardingId}`}
          aria-describedby={headingId}
        >
          {LIST_COPY.watch}
        </Link>
      )}
      <Link
        className={buttonClasses(isReady ? "primary" : "quiet")}
        to={`/dashboards/${onboardingId}`}
        aria-disabled={!isReady}
        aria-describedby={headingId}
        onClick={(event) => refuseUnlessReady(event, isReady)}
      >
        {LIST_COPY.viewDetails}
      </Link>
      {isReady && <ShareButton attempt={attempt} describedBy={headingId} />}
    </div>
  );
}

function refuseUnlessReady(event: MouseEvent, isReady: boolean): void {
  if (isReady) return;
  event.preventDefault();
  showToast({ title: LIST_COPY.notReadyTitle, description: ERROR_TEXTS.ATTEMPT_NOT_READY, look: "error" });
}
