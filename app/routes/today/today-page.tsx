// What the baby wears today: the sentence first, for the situation and the time that the address names.
import { data, redirect } from "react-router";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { OnPlan } from "~/components/members/on-plan.ts";
import { HeaderStrip } from "~/components/plans/header-strip.tsx";
import { TodayBoard } from "~/components/today/today-board.tsx";
import { isAtHome, todayPath } from "~/contracts/today/today-addresses.ts";
import { roomFields, roomForm } from "~/contracts/today/today-forms.ts";
import { may } from "~/domain/members/roles.ts";
import { placeName } from "~/domain/places/place.ts";
import { unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction } from "~/http/form-action.server.ts";
import { type FormOutcome, formAgain, refuseForm } from "~/http/shown-form.server.ts";
import { failedPageMeta, keptAs, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { unlessViewOnly } from "~/routes/unless-view-only.ts";
import { setRoom } from "~/usecases/plans/manage-plan.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import type { Route } from "./+types/today-page";
import { readToday } from "./read-today.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { writesLimited as middleware } from "~/http/guards.server.ts";

type LoaderData = Route.ComponentProps["loaderData"];

export const handle: RouteHandle<LoaderData> = {
  readsNear: true,
  headerStrip: ({ attempt: plan }) => <HeaderStrip plan={plan} />,
};

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  loaderData
    ? [
        {
          title: planPageTitle(
            loaderData.read?.today.isGoingHome ? TODAY_COPY.goingHome : TODAY_COPY.title,
            loaderData.attempt,
          ),
        },
        // The weather of where the reader is isn't kept.
        ...(loaderData.read?.today.weatherOf === "plan"
          ? [keptAs(loaderData.attempt, TODAY_COPY.title)]
          : []),
      ]
    : failedPageMeta(error);

/** Every situation and time is already loaded. */
export const shouldRevalidate = unlessViewOnly;

export const loader = (args: Route.LoaderArgs) => readToday(args);

/** A room's temperature. */
export const action = formAction({
  contract: roomForm,
  async act(sent): Promise<FormOutcome> {
    const read = roomFields.safeParse(sent.fields);
    // Nobody types these fields, so that what can't be read comes from a script.
    if (!read.success) return refuseForm(sent, unreadable("ROOM_NOT_SAVED"));
    const { onboardingId: planId = "" } = sent.params;
    if (!(await setRoom(sent.app, sent.viewer.id, planId, read.data))) throw data(null, { status: 404 });
    const back = todayPath(planId, read.data.room, isAtHome(sent.url.searchParams));
    return done({ success: true as const }, () => redirect(back));
  },
  fault: { event: "room_not_saved", why: "ROOM_NOT_SAVED", page: formAgain },
});

const loadToday = () => import("./today-here.ts").then(({ todayHere }) => todayHere);

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  const { attempt: plan, read, ahead, mayAsk, isComing } = loaderData;
  usePlanRevalidation(plan.onboardingId);
  return (
    <OnPlan value={plan}>
      {read ? (
        <TodayBoard
          key={plan.onboardingId}
          planId={plan.onboardingId}
          place={placeName(plan) ?? plan.zipcode}
          read={read}
          ahead={ahead}
          load={loadToday}
          mayAsk={mayAsk}
          isComing={isComing}
          mayEdit={may(plan.role, "edit")}
          error={actionData?.message ?? null}
        />
      ) : (
        <section className="container-page">
          <h1 className="mt-2 font-sans text-base text-rose">{TODAY_COPY.title}</h1>
          <NotReady plan={plan} />
        </section>
      )}
    </OnPlan>
  );
}
