// The dashboard of one age range: its weather, and every item with how many, why, and what of it is there.
import { useEffect } from "react";
import { data, isRouteErrorResponse, Link, redirect, useLocation } from "react-router";
import { DashboardControls } from "~/components/dashboard/dashboard-controls.tsx";
import { HeaderStrip } from "~/components/dashboard/header-strip.tsx";
import { PlanHeading } from "~/components/dashboard/plan-heading.tsx";
import { Wardrobe } from "~/components/dashboard/wardrobe.tsx";
import { WeatherCards } from "~/components/dashboard/weather-cards.tsx";
import { YearPicture } from "~/components/dashboard/year-picture.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { showToast } from "~/components/ui/toasts.tsx";
import { appContext } from "~/context.ts";
import { readPreferences } from "~/contracts/preferences.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/stored-plan.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { DASHBOARD_COPY } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { LIMITED_WEATHER } from "~/copy/quiz.ts";
import { AGE_RANGE_LABELS } from "~/copy/wardrobe.ts";
import { selectItemsWithLinks } from "~/data/affiliate-links.server.ts";
import { selectAttemptForOwner } from "~/data/attempts.server.ts";
import { selectReadyImages } from "~/data/clothing-images.server.ts";
import { selectSelection } from "~/data/selection.server.ts";
import { selectItemsForOwner } from "~/data/wardrobe.server.ts";
import { isComplete } from "~/domain/attempt-status.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { dueDateBanner } from "~/domain/due-date.ts";
import { ESSENTIALITY_PARAM } from "~/domain/essentiality-filter.ts";
import { ageRangeDates, parseAgeRange } from "~/domain/growth.ts";
import { planStart } from "~/domain/plan-start.ts";
import { chooseScenario } from "~/domain/scenarios.ts";
import { useDashboardChoice } from "~/hooks/use-dashboard-choice.ts";
import { unlessOnly } from "~/lib/unless-only.ts";
import { readAsViewer } from "~/middleware/require-user.server.ts";
import { drawYear } from "~/usecases/draw-year.ts";
import { viewDashboard } from "~/usecases/view-dashboard.ts";
import type { Route } from "./+types/detail";
import { NotReady } from "./not-ready.tsx";
import { NoRecommendations, NoWeather } from "./nothing-to-show.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${AGE_RANGE_LABELS[loaderData.ageRange]} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

/** The filter is the page's own affair: what it shows is there already. */
export const shouldRevalidate = unlessOnly(ESSENTIALITY_PARAM);

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId, ageRangeId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange) throw redirect(`/dashboards/${onboardingId}`);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectAttemptForOwner(db, userId, onboardingId)),
      reader.read(selectItemsForOwner(db, userId, onboardingId)),
      reader.read(selectItemsWithLinks(db, userId, onboardingId)),
      reader.read(selectReadyImages(db, userId, onboardingId)),
      reader.read(selectSelection(db, userId)),
    ]),
  );
  const [[attempt], items, withLinks, images, [selection]] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { weatherGroups, monthCards, laundryScenario, ...summary } = attempt;
  const preferences = readPreferences(args.request.headers.get("Cookie"));
  const scenario = chooseScenario({
    url: new URL(args.request.url).searchParams.get("scenario"),
    attempt: laundryScenario,
    stored: preferences.selectedScenario,
  });
  const today = dayInZone(new Date(now), timeZone);
  const extras = {
    withLinks: new Set(withLinks.map(({ clothingId }) => clothingId)),
    images: new Map(images.map(({ clothingId, contentHash }) => [clothingId, contentHash])),
  };
  return {
    attempt: summary,
    ageRange,
    scenario,
    preferences,
    today,
    selectedOnboardingId: selection?.selectedOnboardingId ?? null,
    span: ageRangeDates(planStart(attempt), ageRange),
    banner: dueDateBanner(attempt.expectedDueDate, today, attempt.babyBornOn),
    dashboard: isComplete(attempt.status)
      ? viewDashboard({ weatherGroups }, items, ageRange, scenario, extras)
      : null,
    year: isComplete(attempt.status)
      ? drawYear({
          monthCards: readMonthCards(monthCards),
          weatherGroups: readWeatherGroups(weatherGroups),
          start: planStart(attempt),
          today,
          dueDate: attempt.expectedDueDate,
        })
      : null,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    attempt,
    ageRange,
    scenario,
    preferences,
    banner,
    today,
    selectedOnboardingId,
    dashboard,
    year,
    span,
  } = loaderData;
  const { choice, choose, remember } = useDashboardChoice(
    attempt.onboardingId,
    { ageRange, scenario },
    preferences,
  );
  useLimitedWeatherToast(attempt.weatherSource);
  const groups = dashboard?.groups ?? [];
  const filterKey = choice.essentialities.join();
  return (
    <>
      <HeaderStrip attempt={attempt} />
      <section className="container-page py-6">
        <Link data-chrome className="linkish inline-flex min-h-11 items-center text-sm" to="/dashboards">
          {DASHBOARD_COPY.backToList}
        </Link>
        <PlanHeading
          attempt={attempt}
          banner={banner}
          selectedOnboardingId={selectedOnboardingId}
          today={today}
          isReady={dashboard !== null}
        />
        {dashboard ? (
          <DashboardControls onboardingId={attempt.onboardingId} choice={choice} onChoose={choose} />
        ) : (
          <NotReady attempt={attempt} />
        )}
        {dashboard && attempt.weatherSource === "typical-climate" && (
          <div className="mt-5 max-w-3xl">
            <Notice look="look" title={LIMITED_WEATHER.title}>
              {LIMITED_WEATHER.text}
            </Notice>
          </div>
        )}
        {dashboard && groups.length === 0 && <NoWeather ageRange={ageRange} />}
        {dashboard && groups.length > 0 && dashboard.categories.length === 0 && <NoRecommendations />}
        {dashboard && groups.length > 0 && dashboard.categories.length > 0 && (
          <Wardrobe
            key={attempt.onboardingId}
            attempt={attempt}
            groups={groups}
            view={dashboard}
            choice={choice}
            preferences={preferences}
            onRemember={remember}
            onShowAll={() => choose({ ...choice, essentialities: [] })}
            weather={
              <>
                <WeatherCards
                  groups={groups}
                  ageRange={ageRange}
                  span={span}
                  source={attempt.weatherSource}
                  fadeKey={`${scenario} ${filterKey}`}
                />
                {year && <YearPicture picture={year} />}
              </>
            }
          />
        )}
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorPage
      isNotFound={isNotFound}
      message={`Error loading data: ${ERROR_TEXTS.ATTEMPT_DETAILS_UNREADABLE}`}
    />
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function useLimitedWeatherToast(source: LoaderData["attempt"]["weatherSource"]): void {
  const { state, key } = useLocation();
  const isNew = typeof state === "object" && state !== null && "isNewPlan" in state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, which the location's key names
  useEffect(() => {
    if (isNew && source === "typical-climate") {
      showToast({ title: LIMITED_WEATHER.title, description: LIMITED_WEATHER.text, look: "info" });
    }
  }, [isNew, source, key]);
}
