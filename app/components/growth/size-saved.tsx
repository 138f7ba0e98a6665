// What was saved, and whether the plan has it already.
import { href, Link } from "react-router";
import { Notice } from "~/components/ui/notice.tsx";
import { SIZE_SAVED_COPY } from "~/copy/growth/size-copy.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

interface SizeSavedProps {
  planId: string;
  /** The plan at the size that is worn today. */
  planPath: string;
  status: PlanStatus;
  /** The fact that was just saved. */
  saved: { words: string; isUsed: boolean } | null;
}

export function SizeSaved({ planId, planPath, status, saved }: SizeSavedProps) {
  const isUpdated = isComplete(status);
  if (isUpdated && saved === null) return null;
  const words =
    saved && (saved.isUsed ? SIZE_SAVED_COPY.saved(saved.words) : SIZE_SAVED_COPY.unused(saved.words));
  return (
    <div className="mt-3">
      <Notice look={isUpdated ? "good" : "info"}>
        {words && <p className="figures font-semibold">{words}</p>}
        <p>{isUpdated ? SIZE_SAVED_COPY.updated : SIZE_SAVED_COPY.updating}</p>
        <Link
          className="linkish inline-flex min-h-11 items-center"
          to={isUpdated ? planPath : href("/onboarding/processing/:onboardingId", { onboardingId: planId })}
        >
          {SIZE_SAVED_COPY.toPlan}
        </Link>
      </Notice>
    </div>
  );
}
