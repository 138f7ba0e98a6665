import { useEffect } from "react";
import { Link } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { AttemptMeter } from "~/components/quiz/attempt-meter.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { showToast } from "~/components/ui/toasts.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { approachingLimit, EXPECTATIONS, PLAN_DETAILS, QUIZ_COPY } from "~/copy/quiz.ts";
import type { AttemptAllowance } from "~/domain/access.ts";

const LIMIT_TOAST_MS = 7000;
const APPROACHING_TOAST_MS = 5000;

interface QuizIntroProps {
  allowance: AttemptAllowance;
  tier: string;
  lastZip: string | null;
  hasAttempts: boolean;
  error: string | null;
}

/** What the quiz is, what the plan allows, and the way in. */
export function QuizIntro({ allowance, tier, lastZip, hasAttempts, error }: QuizIntroProps) {
  const { used, max, remaining, blocked, warn } = allowance;
  useEffect(() => {
    if (blocked) {
      showToast({
        title: QUIZ_COPY.limitTitle,
        description: ERROR_TEXTS.QUIZ_LIMIT_REACHED,
        look: "error",
        duration: LIMIT_TOAST_MS,
      });
    } else if (warn) {
      showToast({
        title: QUIZ_COPY.approachingTitle,
        description: approachingLimit(used, max),
        look: "info",
        duration: APPROACHING_TOAST_MS,
      });
    }
  }, [blocked, warn, used, max]);

  return (
    <section className="container-page grid max-w-4xl gap-8 py-8 md:grid-cols-[1fr_20rem] md:py-12">
      <div>
        <h1 className="text-2xl">{QUIZ_COPY.title}</h1>
        <p className="mt-4 text-ink-soft">{QUIZ_COPY.lead}</p>
        {error && (
          <div className="mt-6">
            <Notice look="error" isAlert>
              {error}
            </Notice>
          </div>
        )}
        <ul className="mt-6 grid gap-4">
          {EXPECTATIONS.map(({ title, text }) => (
            <li key={title} className="border-l-2 border-rose pl-4">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          {blocked ? (
            <Button disabled aria-describedby="plan-limit">
              {QUIZ_COPY.blocked}
            </Button>
          ) : (
            <ButtonLink to="/onboarding?step=1">{QUIZ_COPY.start}</ButtonLink>
          )}
          {hasAttempts && (
            <ButtonLink to="/dashboards" look="quiet">
              {QUIZ_COPY.back}
            </ButtonLink>
          )}
        </div>
        {lastZip && !blocked && (
          <p className="mt-4 text-sm text-ink-soft">
            Using {lastZip} ·{" "}
            <Link className="linkish" to="/onboarding?step=1">
              Edit in quiz
            </Link>
          </p>
        )}
      </div>
      <aside className="card self-start p-5">
        <Scene name="quiz-place" className="aspect-8/5 w-full" />
        <h2 className="mt-4 text-lg capitalize">{tier} Plan</h2>
        <div className="mt-3">
          <AttemptMeter allowance={allowance} />
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          {remaining} of {max} attempts remaining
        </p>
        {blocked && (
          <p id="plan-limit" className="mt-3 text-sm font-medium text-brick">
            {ERROR_TEXTS.QUIZ_LIMIT_REACHED}
          </p>
        )}
        {warn && <p className="mt-3 text-sm font-medium text-amber">{approachingLimit(used, max)}</p>}
        <details className="mt-4 border-t border-hairline pt-3">
          <summary className="linkish flex min-h-11 items-center text-sm">Plan details</summary>
          <ul className="list-disc pb-1 pl-5 text-sm text-ink-soft">
            {(PLAN_DETAILS[tier] ?? []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </aside>
    </section>
  );
}
