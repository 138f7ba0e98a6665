// The form for a new or changed trip: where, when, the activities, and the plan to pack from.

import { PageFrame } from "~/components/layout/page-frame.tsx";
import { TripProblem } from "~/components/travel/trip-problem.tsx";
import { TripForm } from "~/components/travel/trip-questions.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { TRIPS_PATH } from "~/contracts/travel/trip-addresses.ts";
import { forWhoMay } from "~/http/plan-refusal.server.ts";
import { answerOr } from "~/lib/send-form.ts";
import { pageTitle } from "~/routes/page-meta.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { NO_PLAN_COPY, TRIP_FORM_COPY, TRIPS_COPY } from "~/words/en/travel/trips-copy.ts";
import type { Route } from "./+types/trip-quiz";
import { readTripForm } from "./trip-quiz-data.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";
export { takeTripForm as action } from "./trip-quiz-data.server.ts";

const toTrips = () => ({ to: TRIPS_PATH, label: TRIPS_COPY.title });

/** Replaces the form for a user without a plan to pack from. */
export function NoPlanYet() {
  return (
    <PageFrame title={NO_PLAN_COPY.title} back={toTrips()} lead={NO_PLAN_COPY.text} scene="trip">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/onboarding">{NO_PLAN_COPY.button}</ButtonLink>
        <ButtonLink to="/dashboards" look="quiet">
          {NO_PLAN_COPY.plans}
        </ButtonLink>
      </div>
    </PageFrame>
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.tripId ? TRIP_FORM_COPY.editTitle : TRIP_FORM_COPY.title) },
];

export const loader = forWhoMay("edit", (args: Route.LoaderArgs) => readTripForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOr(serverAction, () => ({ message: ERROR_TEXTS.TRIP_NOT_SAVED }));

export default function TripQuiz({ loaderData, actionData }: Route.ComponentProps) {
  const { tripId, plans, isFull, formKey, today, start } = loaderData;
  if (plans.length === 0) return <NoPlanYet />;
  return (
    <PageFrame
      title={tripId ? TRIP_FORM_COPY.editTitle : TRIP_FORM_COPY.title}
      back={toTrips()}
      lead={tripId ? TRIP_FORM_COPY.editLead : TRIP_FORM_COPY.lead}
    >
      {isFull ? (
        <div className="grid justify-items-start gap-4">
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
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TripProblem error={error} message={TRIPS_COPY.unreadable} />;
}
