// What doing laundry more or less often would mean for a plan: the three routines side by side. Switching
// returns to the dashboard with the new routine and remembers it.

import { data, href, isRouteErrorResponse, Link, redirect } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { ComparisonProblem, comparisonBack } from "~/components/wardrobe/comparison/comparison-figure.tsx";
import { ShownComparison } from "~/components/wardrobe/comparison/shown-comparison.tsx";
import { comparisonPath } from "~/contracts/plans/plan-addresses.ts";
import { scenarioForm } from "~/contracts/wardrobe/item-edit-form.ts";
import { readPreferences, rememberedPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { placeName } from "~/domain/places/place.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { parseScenario } from "~/domain/wardrobe/scenarios.ts";
import { isYearOver } from "~/domain/wardrobe/size-times.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { NoRecommendations, NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_PAGE_COPY } from "~/words/en/layout.ts";
import { COMPARISON_COPY } from "~/words/en/wardrobe/comparison-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { COMPARE } from "~/words/en/wardrobe/page-links-copy.ts";
import type { Route } from "./+types/comparison-page";
import { readComparison, readSwitch } from "./read-comparison.server.ts";

export { writesLimited as middleware } from "~/http/guards.server.ts";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? failedPageMeta(error) : [{ title: pageTitle(COMPARE) }];

export const loader = (args: Route.LoaderArgs) => readComparison(args);

/** Redirects to the dashboard with the new routine in its address, and remembers it in a cookie. */
export const action = formAction({
  contract: scenarioForm,
  planAct: "read",
  async act(sent) {
    const { isHttps } = sent.app.config;
    const { onboardingId: planId, ageRange } = await readSwitch(sent);
    const scenario = parseScenario(sent.fields.scenario);
    if (!scenario) throw data({ message: COMPARISON_COPY.chooseOne }, { status: 400 });
    const preferences = readPreferences(sent.request.headers.get("Cookie"), isHttps);
    const dashboard = href("/dashboards/:onboardingId/:ageRangeId", {
      onboardingId: planId,
      ageRangeId: ageRange,
    });
    const cookie = rememberedPreferences({ ...preferences, selectedScenario: scenario }, isHttps);
    const headers = { "Set-Cookie": cookie };
    return leads(redirect(`${dashboard}?${new URLSearchParams({ scenario })}`, { status: 303, headers }));
  },
});

type LoaderData = Route.ComponentProps["loaderData"];

/** Links and one form need no scripts. */
export const handle: RouteHandle<LoaderData> = { readsNear: true, isHydrated: false };

export default function ScenarioComparisonPage({ loaderData }: Route.ComponentProps) {
  const { attempt: plan, scope, scenario, ageRange, times, shown } = loaderData;
  const { onboardingId: planId } = plan;
  usePlanRevalidation(planId);
  const here = comparisonPath(planId, { scope, scenario });
  const isReady = isComplete(plan.status);
  const isOver = isYearOver(times);
  const hasItems = shown !== null && Object.values(shown.totals.year).some(({ all }) => all > 0);
  const back = comparisonBack({ planId, ageRange, scenario });
  return (
    <PageFrame
      title={COMPARE}
      back={back}
      beside={
        <Link to="/dashboards" className="linkish inline-flex min-h-11 items-center">
          {DASHBOARD_COPY.plans}
          <span className="sr-only">: {DASHBOARD_COPY.backToList}</span>
        </Link>
      }
      isWide
    >
      {/* The header isn't printed. */}
      <p className="hidden print:block">
        {placeName(plan) ?? plan.zipcode} · {dayWords(planStart(plan), plan.country)}
      </p>
      {hasItems ? (
        <ShownComparison
          planId={planId}
          country={plan.country}
          scope={scope}
          scenario={scenario}
          times={times}
          comparison={shown}
        />
      ) : (
        <>
          {!isReady && <NotReady plan={plan} />}
          {isReady && isOver && <p className="mt-3">{COMPARISON_COPY.nothing}</p>}
          {isReady && !isOver && !shown && (
            <NoWeather ageRange={scope === "year" ? null : scope} here={here} />
          )}
          {isReady && !isOver && shown && <NoRecommendations here={here} />}
        </>
      )}
      {hasItems && (
        <Link data-chrome className="linkish inline-flex min-h-11 items-center text-sm" to={back.to}>
          {back.label}
        </Link>
      )}
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const answer = isRouteErrorResponse(error) && error.status < 500 ? error : null;
  const message = thrownMessage(answer?.data);
  if (!message) return <ErrorPage isNotFound={false} message={COMPARISON_COPY.failed} />;
  const title = answer?.status === 404 ? ERROR_PAGE_COPY.notFound : ERROR_PAGE_COPY.failed;
  return <ComparisonProblem title={title} message={message} />;
}
