import { useId } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { answersPath } from "~/contracts/plans/plan-addresses.ts";
import { attemptsUsed, planName } from "~/copy/accounts/tiers.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { AT_LIMIT, LIST_COPY } from "~/copy/plans/plan-list-copy.ts";
import { type AttemptAllowance, mayUpgrade } from "~/domain/accounts/access.ts";

interface PlanListHeadProps {
  allowance: AttemptAllowance;
  tier: string;
  /** The newest complete plan, whose answers can be changed. */
  newest: { onboardingId: string; title: string } | null;
}

/** The title, the tier and its attempts, and a new quiz, or what to do when none is left. */
export function PlanListHead({ allowance, tier, newest }: PlanListHeadProps) {
  const reasonId = useId();
  return (
    <>
      <h1 className="text-xl sm:text-2xl">{LIST_COPY.title}</h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="figures min-w-0 grow basis-40 text-sm text-ink-soft">
          {mayUpgrade(tier) ? (
            `${planName(tier)} · ${attemptsUsed(allowance.used, allowance.max)}`
          ) : (
            <Link className="linkish inline-flex min-h-11 items-center" to="/subscription">
              {planName(tier)}
            </Link>
          )}
        </p>
        {allowance.blocked ? (
          <Button
            disabled
            look="quiet"
            className="shrink-0"
            title={ERROR_TEXTS.QUIZ_LIMIT_REACHED}
            aria-describedby={reasonId}
          >
            {LIST_COPY.newQuiz}
          </Button>
        ) : (
          <ButtonLink to="/onboarding" look="quiet" className="shrink-0">
            {LIST_COPY.newQuiz}
          </ButtonLink>
        )}
      </div>
      {allowance.blocked && (
        // Visible text as well as a title: phones have no pointer to hover with.
        <div className="mt-2 max-w-2xl text-sm text-ink-soft">
          <p id={reasonId}>{ERROR_TEXTS.QUIZ_LIMIT_REACHED}</p>
          <WithoutQuiz newest={newest} />
        </div>
      )}
    </>
  );
}

function WithoutQuiz({ newest }: Pick<PlanListHeadProps, "newest">) {
  if (!newest) return <p>{AT_LIMIT.noPlan}</p>;
  return (
    <p className="wrap-anywhere">
      {AT_LIMIT.before}
      <Link className="linkish" to={answersPath(newest.onboardingId)}>
        {AT_LIMIT.changeAnswers(newest.title)}
      </Link>
      {AT_LIMIT.after}
    </p>
  );
}
