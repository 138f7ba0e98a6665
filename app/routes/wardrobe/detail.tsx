// The dashboard of one age range: how much is still to get, and every item with how many of how many there are.

import { lazy, Suspense, useEffect } from "react";
import { href, Link, useLocation } from "react-router";
import { NextSize, PlanNotices } from "~/components/growth/plan-notices.tsx";
import { WillItFit } from "~/components/growth/will-it-fit.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { OnPlan } from "~/components/members/on-plan.ts";
import { FinalQuestion } from "~/components/plans/final-question.tsx";
import { FinalSwitch } from "~/components/plans/final-switch.tsx";
import { HeaderStrip } from "~/components/plans/header-strip.tsx";
import { PlanMenu } from "~/components/plans/plan-menu.tsx";
import { useDashboardChoice } from "~/components/wardrobe/use-dashboard-choice.ts";
import { Wardrobe } from "~/components/wardrobe/wardrobe.tsx";
import { useUnits } from "~/components/weather/use-units.ts";
import { OwnWeatherLine, YearSection } from "~/components/weather/year-section.tsx";
import { may } from "~/domain/members/roles.ts";
import { placeName } from "~/domain/places/place.ts";
import { nameOfEach } from "~/domain/plans/names.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { isTypicalClimate } from "~/domain/weather/units.ts";
import { showToast } from "~/lib/toast.ts";
import { failedPageMeta, keptAs, planPageTitle } from "~/routes/page-meta.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { NoRecommendations, NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import { unlessViewOnly } from "~/routes/unless-view-only.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { babiesWords } from "~/words/en/plans/babies-copy.ts";
import { SCENARIO_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { LIMITED_WEATHER } from "~/words/en/weather/weather-copy.ts";
import type { Route } from "./+types/detail";
import { readDashboard } from "./read-dashboard.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";

const isNewPlan = (state: unknown) => typeof state === "object" && state !== null && "isNewPlan" in state;

/** Says once, on the dashboard of a new plan, that no weather archive answered for its place. */
export function useLimitedWeatherToast(source: string | null): void {
  const { state, key } = useLocation();
  const isNew = isNewPlan(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit, which the location's key identifies
  useEffect(() => {
    if (isNew && isTypicalClimate(source)) {
      showToast({ title: LIMITED_WEATHER.title, description: LIMITED_WEATHER.text, look: "info" });
    }
  }, [isNew, source, key]);
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData) return failedPageMeta(error);
  const size = SIZE_LABELS[loaderData.ageRange];
  return [
    { title: planPageTitle(size, loaderData.attempt) },
    ...(loaderData.dashboard ? [keptAs(loaderData.attempt, size)] : []),
  ];
};

/** The filter needs no reload: what it shows is already loaded. */
export const shouldRevalidate = unlessViewOnly;

export const loader = (args: Route.LoaderArgs) => readDashboard(args);

type LoaderData = Route.ComponentProps["loaderData"];

/** The page's header shows the plan's facts. */
export const handle: RouteHandle<LoaderData> = {
  readsNear: true,
  headerStrip: ({ attempt: plan }) => <HeaderStrip plan={plan} />,
};

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    attempt: plan,
    ageRange,
    scenario,
    preferences,
    banner,
    selectedOnboardingId: selectedPlanId,
    dashboard,
    changes,
    changesWhy,
    sizeLine,
    moved,
    growth,
  } = loaderData;
  const { onboardingId: planId, weatherSource } = plan;
  const { choice, choose, addressOf, remember } = useDashboardChoice(
    planId,
    { ageRange, scenario },
    preferences,
  );
  const units = useUnits(loaderData.units);
  useLimitedWeatherToast(weatherSource);
  const groups = dashboard?.groups ?? [];
  const selection = { planId, selectedPlanId };
  const hasItems = groups.length > 0 && (dashboard?.categories.length ?? 0) > 0;
  const bannerText = (
    <>
      <p className="min-w-0 font-semibold wrap-anywhere text-rose">{banner}</p>
      {sizeLine && <NextSize planId={planId} line={sizeLine} />}
      {loaderData.lines.map(({ to, words }) => (
        <Link key={to} to={to} className="linkish block min-h-11 w-full truncate text-sm leading-[44px]">
          {words}
        </Link>
      ))}
      {/* In print there is no header to show it. */}
      <p className="hidden print:block">
        {placeName(plan) ?? plan.zipcode} · {dayWords(plan.babyBornOn ?? plan.expectedDueDate, plan.country)}{" "}
        · {[SIZE_LABELS[ageRange], shopSize(plan.country, ageRange)].filter(Boolean).join(" · ")} ·{" "}
        {[SCENARIO_LABELS[scenario], babiesWords(plan.babies)].filter(Boolean).join(" · ")}
      </p>
    </>
  );
  return (
    <OnPlan value={plan}>
      <section className="container-page dashboard">
        <FinalQuestion {...selection} />
        <NamesOfNew plan={plan} own={loaderData.ownName} from={addressOf()} />
        {/* Without an answer to use as a heading, the banner is the heading. */}
        {!hasItems && <h1 className="mt-2 font-sans text-base text-rose">{banner}</h1>}
        {!dashboard && <NotReady plan={plan} />}
        {dashboard && groups.length === 0 && <NoWeather ageRange={ageRange} />}
        {dashboard && groups.length > 0 && dashboard.categories.length === 0 && <NoRecommendations />}
        {dashboard && groups.length > 0 && dashboard.categories.length > 0 && (
          <Wardrobe
            key={planId}
            plan={plan}
            view={dashboard}
            choice={choice}
            times={loaderData.times}
            ending={loaderData.ending}
            isBrief={loaderData.isBrief}
            lastBag={choice.ageRange === ageRange ? loaderData.enoughBag : null}
            formKey={loaderData.formKey}
            preferences={preferences}
            reasons={loaderData.reasons}
            removed={loaderData.removed}
            problem={loaderData.problem}
            onChoose={choose}
            onRemember={remember}
            pathOf={(age) => addressOf({ ageRange: age })}
            banner={bannerText}
            marks={sizeLine?.marks}
            notice={
              <PlanNotices
                planId={planId}
                moved={moved}
                changes={changes}
                changesWhy={changesWhy}
                ask={growth.ask}
                from={addressOf()}
              />
            }
            weather={
              <OwnWeatherLine
                groups={groups}
                ageRange={ageRange}
                source={weatherSource}
                credit={loaderData.weatherCredit}
                fadeKey={`${ageRange} ${scenario} ${choice.essentialities.join()}`}
                units={units}
                country={plan.country}
              />
            }
            menu={
              <PlanMenu plan={plan} shown={{ scope: ageRange, scenario }}>
                <FinalSwitch {...selection} isReady />
              </PlanMenu>
            }
            fit={
              <WillItFit
                fit={growth.fit}
                path={href("/dashboards/:onboardingId/:ageRangeId", {
                  onboardingId: planId,
                  ageRangeId: ageRange,
                })}
                kept={{ scenario }}
              />
            }
            year={<YearSection key={plan.version} planId={planId} units={units.shown} />}
          />
        )}
      </section>
    </OnPlan>
  );
}

// Only new plans ask.
const NamesCard = lazy(async () => ({
  default: (await import("~/components/plans/name-fields.tsx")).NamesCard,
}));

/** On the dashboard of a new plan: the question that stood on the page before, which leads here by itself. */
function NamesOfNew({ plan, own, from }: { plan: LoaderData["attempt"]; own: string | null; from: string }) {
  const isNew = isNewPlan(useLocation().state);
  if (!isNew || plan.babyNames !== null || !may(plan.role, "edit")) return null;
  const names = nameOfEach(null, plan.babies);
  return (
    <Suspense fallback={null}>
      <NamesCard planId={plan.onboardingId} babies={names} own={own} from={from} canSkip />
    </Suspense>
  );
}
