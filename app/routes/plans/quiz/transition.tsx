// /transition: the newest quiz on its way to a plan, without an id in the address. Like the processing
// screen, it shows only what the server is doing, and it ends at the list.

import { redirect } from "react-router";
import type { PlainRefresh } from "~/components/layout/plain-refresh.tsx";
import { appContext } from "~/context.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { TRANSITION_COPY } from "~/copy/plans/processing-copy.ts";
import { selectNewestQuizForViewer } from "~/data/plans/plans.server.ts";
import { placeWithZip } from "~/domain/places/place-name.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete, stageState } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";
import { isTypicalClimate } from "~/domain/weather/units.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import type { Route } from "./+types/transition";
import { TransitionScreen } from "./transition-screen.tsx";

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

/**
 * Without scripts: reloads every two seconds, then opens the list after enough time to read the last words.
 */
function plainRefresh(status: PlanStatus): PlainRefresh | null {
  if (isComplete(status)) return { seconds: 5, path: "/dashboards" };
  return status === "failed" ? null : { seconds: 2 };
}

export default function Transition({ loaderData }: Route.ComponentProps) {
  return <TransitionScreen key={loaderData.attempt.onboardingId} {...loaderData} />;
}
