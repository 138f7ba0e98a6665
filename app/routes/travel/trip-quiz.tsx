import { isRouteErrorResponse } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import { ErrorPage, refusalIn } from "~/components/layout/error-page.tsx";
import { TripNotFound } from "~/components/travel/trip-not-found.tsx";
import { TripForm } from "~/components/travel/trip-questions.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { NO_PLAN_COPY, TRIP_FORM_COPY, TRIPS_COPY } from "~/copy/travel/trips-copy.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { answerOr } from "~/lib/send-form.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import type { Route } from "./+types/trip-quiz";
import { readTripForm, takeTripForm } from "./trip-quiz-data.server.ts";

/** Replaces the form for a user without a plan to pack from. */
export function NoPlanYet() {
  return (
    <section className="container-page flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Scene name="trip" className="aspect-8/5 w-72 max-w-full" />
      <h1 className="text-xl">{NO_PLAN_COPY.title}</h1>
      <p className="text-ink-soft">{NO_PLAN_COPY.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/onboarding">{NO_PLAN_COPY.button}</ButtonLink>
        <ButtonLink to="/dashboards" look="quiet">
          {NO_PLAN_COPY.plans}
        </ButtonLink>
      </div>
    </section>
  );
}

// The form for a new or changed trip: where, when, the activities, and the plan to pack from.

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.tripId ? TRIP_FORM_COPY.editTitle : TRIP_FORM_COPY.title) },
];

export const middleware: Route.MiddlewareFunction[] = [limitRate("write")];

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) => readTripForm(args));

export const action = takeTripForm;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction, () => ({ message: ERROR_TEXTS.TRIP_NOT_SAVED }));

export default function TripQuiz({ loaderData, actionData }: Route.ComponentProps) {
  const { tripId, plans, isFull, formKey, today, start } = loaderData;
  if (plans.length === 0) return <NoPlanYet />;
  return (
    <section className="container-page grid max-w-5xl grid-cols-1 gap-x-12 gap-y-4 py-5 md:py-10 lg:grid-cols-[2fr_3fr]">
      <Scene name="trip" className="aspect-8/5 w-full self-start max-lg:hidden lg:mt-16" />
      <div className="min-w-0">
        <h1 className="text-xl">{tripId ? TRIP_FORM_COPY.editTitle : TRIP_FORM_COPY.title}</h1>
        <p className="mt-1 text-sm text-ink-soft">{tripId ? TRIP_FORM_COPY.editLead : TRIP_FORM_COPY.lead}</p>
        {isFull ? (
          <div className="mt-6 grid justify-items-start gap-4">
            <Notice look="look">{ERROR_TEXTS.TRIP_LIMIT_REACHED}</Notice>
            <ButtonLink to={TRIPS_PATH}>{TRIPS_COPY.title}</ButtonLink>
          </div>
        ) : (
          <TripForm
            key={tripId}
            tripId={tripId}
            state={{ ...start, ...actionData }}
            isAgain={actionData !== undefined}
            plans={plans}
            formKey={formKey}
            today={today}
          />
        )}
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const refusal = refusalIn(error);
  if (refusal) return <ErrorPage {...refusal} />;
  if (isRouteErrorResponse(error) && error.status === 404) return <TripNotFound />;
  return <ErrorPage isNotFound={false} message={TRIPS_COPY.unreadable} />;
}
