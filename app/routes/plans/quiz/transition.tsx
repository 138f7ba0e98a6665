// /transition: the newest quiz on its way to a plan, without an id in the address. Like the processing screen, it shows only the
// server's own progress, and it ends at the list.

import { useEffect } from "react";
import { redirect, useLocation } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { useReadAgain } from "~/components/live/use-live-line.ts";
import { PlanFailure } from "~/components/plans/quiz/plan-failure.tsx";
import { usePlanStatus } from "~/components/plans/use-plan-status.ts";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { selectNewestQuizForViewer } from "~/data/plans/plans.server.ts";
import { placeWithZip } from "~/domain/places/place.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete, type StageState, stageState } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { isTypicalClimate } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { showToast } from "~/lib/toast.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { PRODUCT_NAME } from "~/words/en/layout.ts";
import { babyLine, PROCESSING_COPY, TRANSITION_COPY, thanks } from "~/words/en/plans/processing-copy.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";
import { LIMITED_WEATHER } from "~/words/en/weather/weather-copy.ts";
import type { Route } from "./+types/transition";

const MARKS = {
  waiting: "border-2 border-outline",
  working: "border-2 border-rose bg-blush",
  done: "bg-leaf text-surface",
} as const satisfies Record<StageState, string>;

/** The steps of making the plan, one row each, with a mark and a word for its progress. */
export function TransitionRows({ status }: { status: PlanStatus }) {
  return (
    <ul className="card divide-y divide-hairline px-4">
      {TRANSITION_COPY.rows.map(({ stage, label }) => {
        const state = stageState(status, stage);
        return (
          <li key={stage} className="flow min-h-14 gap-x-3 py-3">
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full text-sm motion-safe:transition-colors ${MARKS[state]}`}
            >
              {state === "done" && "✓"}
              {state === "working" && <span className="size-2 rounded-full bg-rose" />}
            </span>
            <span
              className={`min-w-0 grow basis-36 ${state === "waiting" ? "text-ink-soft" : "font-semibold"}`}
            >
              {label}
            </span>
            <span className={`shrink-0 text-sm ${state === "done" ? "text-leaf" : "text-ink-soft"}`}>
              {TRANSITION_COPY.states[state]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Pass the quiz's id as its key. */
function TransitionScreen({
  name,
  attempt: plan,
  place,
  country,
  firstDay,
  isBorn,
  hasDefaultWeather,
}: Route.ComponentProps["loaderData"]) {
  const { status, errorMessage, version, isOverdue } = usePlanStatus(plan, "/dashboards", {
    isReadFirst: true,
  });
  useWeatherNews(
    version,
    version > plan.version && stageState(status, TRANSITION_COPY.rows[0].stage) === "done",
  );
  useDefaultWeatherToast(hasDefaultWeather);
  if (status === "failed") {
    return <PlanFailure planId={plan.onboardingId} message={errorMessage} />;
  }
  const isReady = isComplete(status);
  const atWork = TRANSITION_COPY.rows.find(({ stage }) => stageState(status, stage) === "working");
  return (
    <PageFrame
      title={thanks(name)}
      back={{ to: "/dashboards", label: NOT_READY_COPY.toList }}
      lead={<span className="figures">{babyLine(place, dayWords(firstDay, country), isBorn)}</span>}
      scene={isReady ? "landing-drawer" : "waiting"}
    >
      <TransitionRows status={status} />
      <p role="status" className="mt-5 flex min-h-11 items-center text-ink-soft">
        {isReady ? (
          <span className="rounded-card bg-leaf-tint px-[min(1rem,3vw)] py-2 text-sm font-semibold text-leaf">
            {TRANSITION_COPY.ready}
          </span>
        ) : isOverdue ? (
          NOT_READY_COPY.stillPreparing
        ) : atWork ? (
          // The row already shows it; this is for screen readers only.
          <span className="sr-only">{atWork.label}</span>
        ) : (
          PROCESSING_COPY.stages[0]
        )}
      </p>
      {hasDefaultWeather && (
        <Notice className="mt-4" look="look" title={LIMITED_WEATHER.title}>
          {TRANSITION_COPY.defaultWeather}
        </Notice>
      )}
      {isReady && (
        <ButtonLink to="/dashboards" className="mt-6 max-w-full wrap-anywhere hyphens-auto">
          {TRANSITION_COPY.goOn}
        </ButtonLink>
      )}
    </PageFrame>
  );
}

/** Pushed updates don't include the weather's source, so it is read separately when it may have changed. */
function useWeatherNews(version: number, hasNews: boolean): void {
  const readAgain = useReadAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is a reason to ask again
  useEffect(() => {
    if (hasNews) readAgain();
  }, [version, hasNews, readAgain]);
}

function useDefaultWeatherToast(hasDefaultWeather: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, which the location's key identifies
  useEffect(() => {
    if (!hasDefaultWeather) return;
    showToast({ title: LIMITED_WEATHER.title, description: TRANSITION_COPY.defaultWeather, look: "info" });
  }, [hasDefaultWeather, key]);
}

export const meta: Route.MetaFunction = () => [{ title: `${TRANSITION_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    reader.read(selectNewestQuizForViewer(db, userId)),
  );
  const [quiz] = rows;
  if (!quiz) throw redirect("/onboarding");
  const { onboardingId: planId, status, errorMessage, version, weatherSource } = quiz;
  const isWeatherKnown = stageState(status, TRANSITION_COPY.rows[0].stage) === "done";
  return {
    name: viewer.fullName,
    attempt: { onboardingId: planId, status, errorMessage, version },
    place: placeWithZip(quiz),
    country: quiz.country,
    firstDay: planStart(quiz),
    isBorn: quiz.babyBornOn !== null,
    /** No weather archive answered. A source left over from an earlier run doesn't count. */
    hasDefaultWeather: isWeatherKnown && (isTypicalClimate(weatherSource) || weatherSource === "season"),
    plainRefresh: plainRefresh(status),
  };
}

/** Without scripts: reloads every two seconds, then opens the list after enough time to read the last words. */
function plainRefresh(status: PlanStatus): PlainRefresh | null {
  if (isComplete(status)) return { seconds: 5, path: "/dashboards" };
  return status === "failed" ? null : { seconds: 2 };
}

export default function Transition({ loaderData }: Route.ComponentProps) {
  return <TransitionScreen key={loaderData.attempt.onboardingId} {...loaderData} />;
}
