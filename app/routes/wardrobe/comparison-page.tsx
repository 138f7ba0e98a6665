// What doing laundry more or less often would mean for a plan: the three routines side by side. Switching
// returns to the dashboard with the new routine and remembers it.

import { data, href, isRouteErrorResponse, Link, redirect } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { ComparisonProblem, comparisonBack } from "~/components/wardrobe/comparison/comparison-figure.tsx";
import { ShownComparison } from "~/components/wardrobe/comparison/shown-comparison.tsx";
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { comparisonPath } from "~/contracts/plans/plan-addresses.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { scenarioForm } from "~/contracts/wardrobe/item-edit-form.ts";
import { readPreferences, rememberedPreferences } from "~/contracts/wardrobe/preferences-cookie.ts";
import { readAround } from "~/contracts/wardrobe/stored-box.ts";
import { selectPlanForViewer, selectPlanSummaryForViewer } from "~/data/plans/plans.server.ts";
import { selectItemRulesForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { agesOfScope, parseShoppingScope } from "~/domain/shopping/shopping-list.ts";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { leadingSize } from "~/domain/wardrobe/leading-size.ts";
import { chooseScenario, parseScenario } from "~/domain/wardrobe/scenarios.ts";
import { isYearOver, sizesToCome, sizeTimes } from "~/domain/wardrobe/size-times.ts";
import { appContext } from "~/http/context.ts";
import { formAction, leads } from "~/http/form-action.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readFound } from "~/http/viewer.server.ts";
import { isId } from "~/lib/new-id.ts";
import { thrownMessage } from "~/lib/send-form.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { NoRecommendations, NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import { viewPlanOfPage } from "~/views/members/people-view.ts";
import { drawComparison, viewScenarioComparison } from "~/views/wardrobe/comparison-view.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { ERROR_PAGE_COPY } from "~/words/en/layout.ts";
import { COMPARISON_COPY } from "~/words/en/wardrobe/comparison-copy.ts";
import { COMPARE } from "~/words/en/wardrobe/comparison-link-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import type { Route } from "./+types/comparison-page";

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
        <Link to="/dashboards" className="tap-link">
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
        <Link data-chrome className="tap-link text-sm" to={back.to}>
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

/**
 * The comparison that an address asks for; `shown` is null until the plan is complete, and for a scope
 * without weather. Throws 400 without an attempt and 404 for another user's.
 */
async function readComparison(args: RouteArgs) {
  const { config, db, reader } = args.context.get(appContext);
  const planId = askedPlan(args.url);
  const [plan, items] = await readFound(args, noPlanToCompare(planId), (userId) => [
    reader.read(selectPlanForViewer(db, userId, planId)),
    reader.read(selectItemRulesForViewer(db, userId, planId)),
  ]);
  const { weatherGroups, laundryScenario } = plan;
  const scenario = chooseScenario({
    url: args.url.searchParams.get("scenario"),
    plan: laundryScenario,
    stored: readPreferences(args.request.headers.get("Cookie"), config.isHttps).selectedScenario,
  });
  const { scope, ageRange, times, sizes, today } = askedScope(args, plan);
  const groups = isComplete(plan.status) ? readWeatherGroups(weatherGroups) : null;
  const hasWeather = groups !== null && agesOfScope(scope).some((age) => groups[age].length > 0);
  const comparison = hasWeather
    ? viewScenarioComparison(planOnDay(sizes, groups, today, readAround(plan, today)), items, scope)
    : null;
  return {
    attempt: viewPlanOfPage(plan),
    scope,
    scenario,
    /** The dashboard's age range, for the links back to it. */
    ageRange,
    times,
    shown: comparison && {
      ...comparison,
      chart: drawComparison(comparison.totals, scenario, sizesToCome(times)),
    },
  };
}

/** The age range of the dashboard to return to after a switch of routine; throws like `readComparison`. */
async function readSwitch(args: RouteArgs) {
  const { db, reader } = args.context.get(appContext);
  const planId = askedPlan(args.url);
  const [plan] = await readFound(args, noPlanToCompare(planId), (userId) => [
    reader.read(selectPlanSummaryForViewer(db, userId, planId)),
  ]);
  return { onboardingId: planId, ...askedScope(args, plan) };
}

/**
 * The scope in the address, or the size that leads if there isn't one or that size is over or not in the plan. From the year,
 * links also go back to that size.
 */
function askedScope({ url, context }: RouteArgs, plan: SizeColumns) {
  const { now, timeZone } = context.get(appContext);
  const today = dayInZone(new Date(now), timeZone);
  const sizes = readSizes(plan);
  const { days } = sizes;
  const { ageRange: currentAge } = leadingSize(days, today);
  const times = sizeTimes(days, today);
  const asked = parseShoppingScope(url.searchParams.get("for")) ?? currentAge;
  const scope = asked !== "year" && !sizesToCome(times).includes(asked) ? currentAge : asked;
  return { scope, ageRange: scope === "year" ? currentAge : scope, times, sizes, today };
}

function askedPlan(url: URL): string {
  const planId = url.searchParams.get("attempt");
  if (!planId) throw data({ message: COMPARISON_COPY.missingId }, { status: 400 });
  return planId;
}

/** Only a valid id is repeated from the address. */
function noPlanToCompare(asked: string) {
  const message = isId(asked) ? COMPARISON_COPY.notFound(asked) : ERROR_PAGE_COPY.notFoundText;
  return data({ message }, { status: 404 });
}
