// The quiz: an intro card, then one question on each screen. Each question has its own address, and moving between them submits
// the answers, so that going back loses none and everything works before any script.

import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { AttemptMeter, PlanComparison, PlanFeatures } from "~/components/plans/tier-comparison.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { type AttemptAllowance, mayUpgrade } from "~/domain/plans/access.ts";
import type { QuizStep } from "~/domain/plans/quiz.ts";
import { answerOr } from "~/lib/send-form.ts";
import { showToast } from "~/lib/toast.ts";
import type { LimitNotice } from "~/views/plans/limit-view.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { EXPECTATIONS, QUIZ_COPY, usingPlace } from "~/words/en/plans/quiz-copy.ts";
import {
  attemptsRemaining,
  LIMIT_COPY,
  planName,
  STILL_POSSIBLE,
  SUBSCRIPTION_COPY,
} from "~/words/en/plans/tiers.ts";
import type { Route } from "./+types/quiz-page";
import { ProfileProblem } from "./profile-problem.tsx";
import { QuizQuestion } from "./quiz-question.tsx";
import { readQuizPage } from "./read-quiz-page.server.ts";

export { takeQuiz as action } from "./read-quiz-page.server.ts";

const DURATION_MS = { approaching: 5000, reached: 7000 } as const satisfies Record<
  LimitNotice["kind"],
  number
>;

/**
 * Shows the state of the limit once per visit to the page; reloading its data doesn't repeat it. `refusal` is
 * the answer to the last submission, shown once in its place.
 */
export function useLimitToast(limit: LimitNotice | null, refusal: LimitNotice | null): void {
  const { key } = useLocation();
  const standing = refusal ? null : limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key identifies a visit
  useEffect(() => {
    if (standing) show(standing);
  }, [key, standing?.kind]);
  useEffect(() => {
    if (refusal) show(refusal);
  }, [refusal]);
}

function show({ kind, title, text }: LimitNotice): void {
  const look = kind === "reached" ? "error" : "info";
  showToast({ title, description: text, look, duration: DURATION_MS[kind] });
}

type LimitScreenProps = { text: string; tier: string; tiers: readonly { name: string; max: number }[] };

/** Replaces a question that couldn't be submitted: no attempts are left, but there is plenty else to do. */
export function LimitScreen({ text, tier, tiers }: LimitScreenProps) {
  return (
    <PageFrame title={LIMIT_COPY.screenTitle} lead={text}>
      <div className="grid gap-6">
        <StillPossible />
        <ButtonLink to="/dashboards" className="justify-self-start">
          {STILL_POSSIBLE.open}
        </ButtonLink>
        {mayUpgrade(tier) && <PlanComparison tiers={tiers} current={tier} laterPath="/dashboards" />}
      </div>
    </PageFrame>
  );
}

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
    <PageFrame title={QUIZ_COPY.title} lead={blocked ? null : QUIZ_COPY.lead} isWide>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,36rem)_20rem]">
        <div>
          {error && <ErrorNotice className="mb-6">{error}</ErrorNotice>}
          {blocked ? (
            <StillPossible />
          ) : (
            <ul className="grid gap-4">
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
            {mayUpgrade(tier) && (
              <p className="mt-2 text-sm text-ink-soft">{SUBSCRIPTION_COPY.upgradesSoon}</p>
            )}
          </details>
        </aside>
      </div>
    </PageFrame>
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

export const meta: Route.MetaFunction = () => [{ title: `${QUIZ_COPY.title} · ${PRODUCT_NAME}` }];

export const loader = (args: Route.LoaderArgs) => readQuizPage(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(
    async () => {
      const answer = await serverAction();
      // A successful submission redirects, so an empty answer is an error.
      return answer ?? { error: ERROR_TEXTS.ATTEMPT_ANSWER_INVALID, refusal: null };
    },
    () => ({ error: null, refusal: null, isUnsent: true }),
  );

export default function Quiz({ loaderData, actionData }: Route.ComponentProps) {
  const { question, problem, limit, tiers, intro, allowance } = loaderData;
  const { error = null, refusal = null } = actionData ?? {};
  const isUnsent = actionData !== undefined && "isUnsent" in actionData;
  useLimitToast(question || problem ? null : limit, refusal);
  if (problem) return <ProfileProblem code={problem} />;
  if (question)
    return (
      <QuizQuestion
        key={`${question.formKey} ${question.step} ${question.where} ${question.search?.text ?? ""}`}
        question={question}
        error={error ?? unsentError(question.step, isUnsent) ?? question.error}
        isUnsent={isUnsent}
      />
    );
  if (tiers && limit) return <LimitScreen text={limit.text} tier={intro.tier} tiers={tiers} />;
  return <QuizIntro allowance={allowance} limit={limit} {...intro} error={error} />;
}

/** The last question shows a failed submission in its own place, with its own text. */
function unsentError(step: QuizStep, isUnsent: boolean): string | null {
  return isUnsent && step === "laundryScenario" ? ERROR_TEXTS.QUIZ_SUBMIT_FAILED : null;
}

export function ErrorBoundary() {
  return <ErrorPage isNotFound={false} message={ERROR_TEXTS.QUIZ_DATA_UNREADABLE} />;
}

/** What can still be done without a quiz attempt left. */
function StillPossible() {
  return (
    <Section titleId="still-possible" title={STILL_POSSIBLE.title}>
      <ul className="mt-3 grid gap-2">
        {STILL_POSSIBLE.ways.map((way) => (
          <li key={way} className="border-s-2 border-rose ps-4 text-sm">
            {way}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{STILL_POSSIBLE.deleting}</p>
    </Section>
  );
}
