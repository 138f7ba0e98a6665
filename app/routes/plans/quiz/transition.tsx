// /transition: the newest quiz on its way to a plan, without an id in the address. Like the processing screen it shows
// what the server does and nothing else, and it ends at the list.

import { useEffect } from "react";
import { redirect, useLocation } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { PlanFailure } from "~/components/plans/quiz/plan-failure.tsx";
import { TransitionRows } from "~/components/plans/quiz/transition-rows.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { babyLine, LIMITED_WEATHER, PROCESSING_COPY, TRANSITION_COPY, thanks } from "~/copy/plans/quiz.ts";
import { selectNewestQuizOfOwner } from "~/data/plans/attempts.server.ts";
import { formatDay } from "~/domain/calendar.ts";
import { placeWithZip } from "~/domain/places/place-name.ts";
import { isComplete, stageState } from "~/domain/plans/attempt-status.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import type { AttemptStatus } from "~/domain/vocabulary.ts";
import { useReadAgain } from "~/hooks/live/use-live-line.ts";
import { useAttemptStatus } from "~/hooks/plans/use-attempt-status.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { showToast } from "~/lib/toast.ts";
import type { Route } from "./+types/transition";

const [WEATHER] = TRANSITION_COPY.rows;

export const meta: Route.MetaFunction = () => [{ title: `${TRANSITION_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    reader.read(selectNewestQuizOfOwner(db, userId)),
  );
  const [quiz] = rows;
  if (!quiz) throw redirect("/onboarding");
  const { onboardingId, status, errorMessage, version, weatherSource } = quiz;
  const isWeatherKnown = stageState(status, WEATHER.stage) === "done";
  return {
    name: viewer.fullName,
    attempt: { onboardingId, status, errorMessage, version },
    place: placeWithZip(quiz),
    firstDay: planStart(quiz),
    isBorn: quiz.babyBornOn !== null,
    /** No archive has answered; the weather that is known from an earlier run says nothing of this one. */
    hasDefaultWeather: isWeatherKnown && (weatherSource === "typical-climate" || weatherSource === "season"),
    plainRefresh: plainRefresh(status),
  };
}

/** Without scripts: the status every two seconds, and then the list, once the last words can have been read. */
function plainRefresh(status: AttemptStatus): PlainRefresh | null {
  if (isComplete(status)) return { seconds: 5, path: "/dashboards" };
  return status === "failed" ? null : { seconds: 2 };
}

export default function Transition({ loaderData }: Route.ComponentProps) {
  return <Follow key={loaderData.attempt.onboardingId} {...loaderData} />;
}

function Follow({
  name,
  attempt,
  place,
  firstDay,
  isBorn,
  hasDefaultWeather,
}: Route.ComponentProps["loaderData"]) {
  const { status, errorMessage, version, isOverdue } = useAttemptStatus(attempt, "/dashboards", true);
  useWeatherNews(version, version > attempt.version && stageState(status, WEATHER.stage) === "done");
  useDefaultWeatherToast(hasDefaultWeather);
  if (status === "failed") {
    return <PlanFailure onboardingId={attempt.onboardingId} message={errorMessage} />;
  }
  const isReady = isComplete(status);
  const atWork = TRANSITION_COPY.rows.find(({ stage }) => stageState(status, stage) === "working");
  return (
    <section className="container-page max-w-xl py-10 text-center">
      <Scene name={isReady ? "landing-drawer" : "waiting"} className="mx-auto aspect-8/5 w-64 max-w-full" />
      <h1 className="mt-4 text-xl break-words">{thanks(name)}</h1>
      <p className="figures mt-2 text-ink-soft">{babyLine(place, formatDay(firstDay), isBorn)}</p>
      <div className="mt-6">
        <TransitionRows status={status} />
      </div>
      <p role="status" className="mt-5 flex min-h-11 items-center justify-center text-ink-soft">
        {isReady ? (
          <span className="rounded-card bg-leaf-tint px-4 py-2 text-sm font-semibold text-leaf">
            {TRANSITION_COPY.ready}
          </span>
        ) : isOverdue ? (
          PROCESSING_COPY.stillPreparing
        ) : atWork ? (
          // The row shows it already; it is only to be heard.
          <span className="sr-only">{atWork.label}</span>
        ) : (
          PROCESSING_COPY.stages[0]
        )}
      </p>
      {hasDefaultWeather && (
        <div className="mt-4 text-left">
          <Notice look="look" title={LIMITED_WEATHER.title}>
            {TRANSITION_COPY.defaultWeather}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <ButtonLink to="/dashboards" look={isReady ? "primary" : "bare"}>
          {isReady ? TRANSITION_COPY.goOn : PROCESSING_COPY.toList}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Where the weather came from is no part of what is pushed, so it is read when there is something to read. */
function useWeatherNews(version: number, hasNews: boolean): void {
  const readAgain = useReadAgain();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is a reason to ask once more
  useEffect(() => {
    if (hasNews) readAgain();
  }, [version, hasNews, readAgain]);
}

function useDefaultWeatherToast(hasDefaultWeather: boolean): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, which the location's key names
  useEffect(() => {
    if (!hasDefaultWeather) return;
    showToast({
      title: LIMITED_WEATHER.title,
      description: TRANSITION_COPY.defaultWeather,
      look: "info",
    });
  }, [hasDefaultWeather, key]);
}
