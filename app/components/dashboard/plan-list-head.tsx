import { useId } from "react";
import { LIST_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { attemptsUsed, planName } from "~/copy/plans.ts";
import type { AttemptAllowance } from "~/domain/access.ts";
import { Button, ButtonLink } from "../ui/button.tsx";

interface PlanListHeadProps {
  allowance: AttemptAllowance;
  tier: string;
  /** Then the empty list has the primary button. */
  isEmpty: boolean;
}

/** The title, what the plan allows, and the way to a new quiz. */
export function PlanListHead({ allowance, tier, isEmpty }: PlanListHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl">{LIST_COPY.title}</h1>
        <p className="figures mt-2 text-sm text-ink-soft">
          {planName(tier)} · {attemptsUsed(allowance.used, allowance.max)}
        </p>
      </div>
      {allowance.blocked ? (
        <NoNewQuiz />
      ) : (
        <ButtonLink to="/onboarding" look={isEmpty ? "quiet" : "primary"}>
          {LIST_COPY.newQuiz}
        </ButtonLink>
      )}
    </div>
  );
}

/** The reason is there to be read, not only to be pointed at: a phone has no pointer. */
function NoNewQuiz() {
  const reasonId = useId();
  return (
    <div className="sm:text-right">
      <Button disabled title={ERROR_TEXTS.QUIZ_LIMIT_REACHED} aria-describedby={reasonId}>
        {LIST_COPY.newQuiz}
      </Button>
      <p id={reasonId} className="mt-2 max-w-64 text-xs text-ink-soft">
        {ERROR_TEXTS.QUIZ_LIMIT_REACHED}
      </p>
    </div>
  );
}
