import type { MouseEvent } from "react";
import { Form, Link } from "react-router";
import { attemptTitle, LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { PROCESSING_COPY } from "~/copy/quiz.ts";
import { isComplete, isWorking, statusBadge } from "~/domain/attempt-status.ts";
import { formatDay, toDay } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plan-start.ts";
import type { AttemptStatus } from "~/domain/vocabulary.ts";
import { Button, buttonClasses } from "../ui/button.tsx";
import { showToast } from "../ui/toasts.tsx";

export interface PlanSummary {
  onboardingId: string;
  attemptNumber: number;
  cardTitle: string | null;
  zipcode: string;
  city: string | null;
  state: string | null;
  expectedDueDate: string;
  babyBornOn: string | null;
  status: AttemptStatus;
  errorMessage: string | null;
  createdAt: number;
  updatedAt: number;
}

/** One attempt in the list: what it is of, how it stands, and the next thing to do with it. */
export function PlanCard({ attempt, loadedAt }: { attempt: PlanSummary; loadedAt: number }) {
  const { onboardingId, status, zipcode, city, state } = attempt;
  const badge = statusBadge(
    status,
    new Date(attempt.updatedAt),
    new Date(attempt.createdAt),
    new Date(loadedAt),
  );
  const title = attemptTitle(attempt.cardTitle, attempt.attemptNumber);
  return (
    <article className="card flex h-full flex-col p-5" aria-labelledby={`title-${onboardingId}`}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={`title-${onboardingId}`} className="text-lg break-words">
          {title}
        </h2>
        {badge && <StatusBadge status={status} label={badge} />}
      </div>
      <p className="mt-1 text-xs text-ink-soft">Created {formatDay(toDay(new Date(attempt.createdAt)))}</p>
      <dl className="figures mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Place</dt>
        <dd>{city ? `${city}, ${state} ${zipcode}` : zipcode}</dd>
        <dt className="text-ink-soft">{attempt.babyBornOn ? "Born" : "Due date"}</dt>
        <dd>{formatDay(planStart(attempt))}</dd>
      </dl>
      {status === "failed" && (
        <p className="mt-3 text-sm text-brick">Error: {attempt.errorMessage ?? ERROR_TEXTS.PLAN_FAILED}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-5">
        {status === "failed" ? (
          <Form method="post" action={`/onboarding/processing/${onboardingId}`}>
            <Button type="submit" look="quiet">
              {PROCESSING_COPY.tryAgain}
            </Button>
          </Form>
        ) : isWorking(status) && status !== "cloning_dashboard" ? (
          <Link className={buttonClasses("quiet")} to={`/onboarding/processing/${onboardingId}`}>
            Watch progress
          </Link>
        ) : null}
        <Link
          className={buttonClasses(isComplete(status) ? "primary" : "bare")}
          to={`/dashboards/${onboardingId}`}
          aria-disabled={!isComplete(status)}
          aria-describedby={`title-${onboardingId}`}
          onClick={(event) => refuseUnlessReady(event, status)}
        >
          {LIST_COPY.viewDetails}
        </Link>
      </div>
    </article>
  );
}

function refuseUnlessReady(event: MouseEvent, status: AttemptStatus): void {
  if (isComplete(status)) return;
  event.preventDefault();
  showToast({ title: LIST_COPY.notReadyTitle, description: ERROR_TEXTS.ATTEMPT_NOT_READY, look: "error" });
}

function StatusBadge({ status, label }: { status: AttemptStatus; label: string }) {
  const look =
    status === "failed"
      ? "bg-brick-tint text-brick"
      : isComplete(status)
        ? "bg-leaf-tint text-leaf"
        : "bg-amber-tint text-amber";
  return <span className={`shrink-0 rounded-full px-3 py-1 text-xs font-semibold ${look}`}>{label}</span>;
}
