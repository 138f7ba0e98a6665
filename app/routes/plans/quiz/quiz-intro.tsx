import { Link } from "react-router";
import { AttemptMeter } from "~/components/accounts/attempt-meter.tsx";
import { PlanFeatures } from "~/components/accounts/tier-comparison.tsx";
import { Scene } from "~/components/illustrations/art.tsx";
import { StillPossible } from "~/components/plans/quiz/still-possible.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import type { LimitNotice } from "~/copy/accounts/flashes.ts";
import { attemptsRemaining, LIMIT_COPY, planName, SUBSCRIPTION_COPY } from "~/copy/accounts/tiers.ts";
import { EXPECTATIONS, QUIZ_COPY, usingPlace } from "~/copy/plans/quiz-copy.ts";
import { type AttemptAllowance, mayUpgrade } from "~/domain/accounts/access.ts";

/** The page with the subscription plans, which leads back here. */
const SUBSCRIPTION_PATH = "/subscription?from=/onboarding";

interface QuizIntroProps {
  allowance: AttemptAllowance;
  limit: LimitNotice | null;
  tier: string;
  /** The subscription plan's name. */
  plan: string;
  lastPlace: string | null;
  hasPlans: boolean;
  error: string | null;
}

/** What the quiz is, what the subscription allows, and the start button. */
export function QuizIntro({ allowance, limit, tier, plan, lastPlace, hasPlans, error }: QuizIntroProps) {
  const { max, remaining, blocked } = allowance;
  return (
    <section className="container-page grid max-w-4xl grid-cols-1 gap-8 py-8 md:grid-cols-[1fr_20rem] md:py-12">
      <div>
        <h1 className="text-2xl">{QUIZ_COPY.title}</h1>
        {!blocked && <p className="mt-4 text-ink-soft">{QUIZ_COPY.lead}</p>}
        {error && (
          <div className="mt-6">
            <Notice look="error" isAlert>
              {error}
            </Notice>
          </div>
        )}
        {blocked ? (
          <div className="mt-6">
            <StillPossible />
          </div>
        ) : (
          <ul className="mt-6 grid gap-4">
            {EXPECTATIONS.map(({ title, text }) => (
              <li key={title} className="border-s-2 border-rose ps-4">
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {blocked ? (
            <Button disabled aria-describedby="plan-limit">
              {mayUpgrade(tier) ? QUIZ_COPY.blocked : QUIZ_COPY.start}
            </Button>
          ) : (
            <ButtonLink to="/onboarding?step=1">{QUIZ_COPY.start}</ButtonLink>
          )}
          {(hasPlans || blocked) && (
            <ButtonLink to="/dashboards" look="quiet">
              {QUIZ_COPY.back}
            </ButtonLink>
          )}
        </div>
        {lastPlace && !blocked && (
          <p className="mt-4 text-sm text-ink-soft">
            {usingPlace(lastPlace)} ·{" "}
            <Link className="linkish" to="/onboarding?step=1">
              {QUIZ_COPY.editInQuiz}
            </Link>
          </p>
        )}
      </div>
      <aside className="card self-start p-5">
        <Scene name="quiz-place" className={`mb-4 aspect-8/5 w-full ${blocked ? "max-md:hidden" : ""}`} />
        <h2 className="text-lg">{planName(plan)}</h2>
        <div className="mt-3">
          <AttemptMeter allowance={allowance} />
        </div>
        <p className="mt-2 text-sm text-ink-soft">{attemptsRemaining(remaining, max)}</p>
        {limit && <LimitWords limit={limit} canUpgrade={mayUpgrade(tier)} />}
        <details className="mt-4 border-t border-hairline pt-3">
          <summary className="linkish flex min-h-11 items-center text-sm">{LIMIT_COPY.details}</summary>
          <PlanFeatures tier={tier} max={max} />
          {mayUpgrade(tier) && <p className="mt-2 text-sm text-ink-soft">{SUBSCRIPTION_COPY.upgradesSoon}</p>}
        </details>
      </aside>
    </section>
  );
}

/** The toast's words, with a link to what can be done about the limit. */
function LimitWords({ limit, canUpgrade }: { limit: LimitNotice; canUpgrade: boolean }) {
  const isReached = limit.kind === "reached";
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <h3 className={`text-base ${isReached ? "text-brick" : "text-amber"}`}>
        {isReached ? LIMIT_COPY.screenTitle : limit.title}
      </h3>
      <p id={isReached ? "plan-limit" : undefined} className="mt-1 text-sm">
        {limit.text}
      </p>
      {canUpgrade &&
        (isReached ? (
          <ButtonLink to={SUBSCRIPTION_PATH} className="mt-3 w-full">
            {LIMIT_COPY.upgrade}
          </ButtonLink>
        ) : (
          <Link to={SUBSCRIPTION_PATH} className="linkish mt-1 flex min-h-11 items-center text-sm">
            {LIMIT_COPY.compare}
          </Link>
        ))}
    </div>
  );
}
