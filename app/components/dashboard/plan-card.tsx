import { attemptTitle, LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { isComplete } from "~/domain/attempt-status.ts";
import type { PlanSummary } from "~/domain/plan-summary.ts";
import type { GivenTitle } from "~/hooks/use-attempt-events.ts";
import { useStatusBadge } from "~/hooks/use-status-badge.ts";
import { FinalSwitch } from "./final-switch.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PlanBadges } from "./plan-badges.tsx";
import { PlanTitle } from "./plan-title.tsx";

interface PlanCardProps {
  attempt: PlanSummary;
  /** When the page was read, by the server's clock. */
  loadedAt: number;
  selectedOnboardingId: string | null;
  onRenamed: (given: GivenTitle) => void;
}

/** One attempt in the list: what it is of, how it stands, and what can be done with it. */
export function PlanCard({ attempt, loadedAt, selectedOnboardingId, onRenamed }: PlanCardProps) {
  const { onboardingId, status } = attempt;
  const badge = useStatusBadge(attempt, loadedAt);
  const isReady = isComplete(status);
  const isFinal = selectedOnboardingId === onboardingId;
  const headingId = `title-${onboardingId}`;
  return (
    <article
      className={`card flex h-full flex-col px-5 pt-3 pb-4 ${isFinal ? "border-rose" : ""}`}
      aria-labelledby={headingId}
    >
      <PlanTitle
        onboardingId={onboardingId}
        title={attemptTitle(attempt.cardTitle, attempt.attemptNumber)}
        headingId={headingId}
        onRenamed={onRenamed}
      />
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-soft">{LIST_COPY.created(attempt.createdOn)}</p>
        <PlanBadges status={status} badge={badge} isFinal={isFinal} />
      </div>
      <dl className="figures mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">{LIST_COPY.place}</dt>
        <dd>{attempt.place}</dd>
        <dt className="text-ink-soft">{attempt.isBorn ? LIST_COPY.born : LIST_COPY.dueDate}</dt>
        <dd>{attempt.startsOn}</dd>
      </dl>
      {status === "failed" && (
        <p className="mt-3 text-sm wrap-anywhere text-brick">
          {LIST_COPY.failed(attempt.errorMessage ?? ERROR_TEXTS.PLAN_FAILED)}
        </p>
      )}
      {status === "cloning_dashboard" && <Cloning />}
      <div className="mt-auto pt-5">
        <PlanActions attempt={attempt} headingId={headingId} />
      </div>
      {(isReady || isFinal) && (
        <div className="mt-4 border-t border-hairline pt-2">
          <FinalSwitch
            onboardingId={onboardingId}
            selectedOnboardingId={selectedOnboardingId}
            isReady={isReady}
            describedBy={headingId}
          />
        </div>
      )}
    </article>
  );
}

function Cloning() {
  return (
    <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
      <span
        aria-hidden="true"
        className="size-4 rounded-full border-2 border-outline border-t-transparent motion-safe:animate-spin"
      />
      {LIST_COPY.cloning}
    </p>
  );
}
