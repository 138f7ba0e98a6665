// The dashboard of one age range: how much is still to get, and every item with how many of how many are there.

import { useEffect } from "react";
import { data, isRouteErrorResponse, redirect, useLocation } from "react-router";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.ts";
import { FinalQuestion } from "~/components/plans/final-question.tsx";
import { FinalSwitch } from "~/components/plans/final-switch.tsx";
import { HeaderStrip } from "~/components/plans/header-strip.tsx";
import { NumbersUpdated } from "~/components/plans/numbers-updated.tsx";
import { PlanMenu } from "~/components/plans/plan-menu.tsx";
import { removedItemId } from "~/components/wardrobe/page-search.ts";
import { Wardrobe } from "~/components/wardrobe/wardrobe.tsx";
import { WeatherLine } from "~/components/weather/weather-line.tsx";
import { YearSection } from "~/components/weather/year-section.tsx";
import { appContext } from "~/context.ts";
import { readPreferences } from "~/contracts/wardrobe/preferences.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { LIMITED_WEATHER } from "~/copy/plans/quiz.ts";
import { unreadableText } from "~/copy/wardrobe/dashboard.ts";
import { AGE_RANGE_LABELS, SCENARIO_LABELS } from "~/copy/wardrobe/wardrobe.ts";
import { selectAttemptForOwner } from "~/data/plans/attempts.server.ts";
import { selectSelection } from "~/data/plans/selection.server.ts";
import { selectItemsWithLinks } from "~/data/shopping/affiliate-links.server.ts";
import { selectReadyImages } from "~/data/wardrobe/clothing-images.server.ts";
import { selectRemovedItem } from "~/data/wardrobe/removed-items.server.ts";
import { selectItemRulesForOwner, selectItemsForOwner } from "~/data/wardrobe/wardrobe.server.ts";
import { dayInZone, formatDay } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import { dueDateBanner } from "~/domain/plans/due-date.ts";
import { ESSENTIALITY_PARAM } from "~/domain/wardrobe/essentiality-filter.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";
import { chooseScenario } from "~/domain/wardrobe/scenarios.ts";
import { useDashboardChoice } from "~/hooks/wardrobe/use-dashboard-choice.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { showToast } from "~/lib/toast.ts";
import { unlessOnly } from "~/lib/unless-only.ts";
import { NotReady } from "~/routes/plans/not-ready.tsx";
import { NoRecommendations, NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import { viewNumberChanges } from "~/views/plans/number-changes.ts";
import { viewDashboard } from "~/views/wardrobe/dashboard.ts";
import { viewReasons } from "~/views/wardrobe/item-reasons.ts";
import type { Route } from "./+types/detail";

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
  const { searchParams } = new URL(args.request.url);
  const opened = searchParams.get("item");
  const removedId = removedItemId(searchParams);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectAttemptForOwner(db, userId, onboardingId)),
      reader.read(selectItemsForOwner(db, userId, onboardingId)),
      reader.read(selectItemsWithLinks(db, userId, onboardingId)),
      reader.read(selectReadyImages(db, userId, onboardingId)),
      reader.read(selectSelection(db, userId)),
      removedId === null
        ? []
        : reader.read(selectRemovedItem(db, { ownerId: userId, onboardingId, itemId: removedId })),
      opened ? reader.read(selectItemRulesForOwner(db, userId, onboardingId)) : [],
    ]),
  );
  const [[attempt], items, withLinks, images, [selection], [removed], rules] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { weatherGroups, monthCards: _, laundryScenario, numberChanges, ...summary } = attempt;
  const preferences = readPreferences(args.request.headers.get("Cookie"));
  const scenario = chooseScenario({
    url: searchParams.get("scenario"),
    attempt: laundryScenario,
    stored: preferences.selectedScenario,
  });
  const today = dayInZone(new Date(now), timeZone);
  const shown = { weatherGroups, ageRange, scenario };
  const isReady = isComplete(attempt.status);
  const dashboard = isReady
    ? viewDashboard(shown, items, {
        withLinks: new Set(withLinks.map(({ clothingId }) => clothingId)),
        images: new Map(images.map(({ clothingId, contentHash }) => [clothingId, contentHash])),
      })
    : null;
  const asked = rules.filter(({ dashboardItemId }) => String(dashboardItemId) === opened);
  return {
    attempt: summary,
    ageRange,
    scenario,
    preferences,
    selectedOnboardingId: selection?.selectedOnboardingId ?? null,
    banner: dueDateBanner(attempt.expectedDueDate, today, attempt.babyBornOn),
    dashboard,
    changes: dashboard ? viewNumberChanges(numberChanges, dashboard.categories, ageRange, scenario) : [],
    removed: removed ?? null,
    reasons: asked.length > 0 ? viewReasons(shown, asked) : null,
  };
}

type LoaderData = Route.ComponentProps["loaderData"];

/** The plan's facts stand in the header of its page. */
export const handle: RouteHandle<LoaderData> = {
  headerStrip: ({ attempt }) => <HeaderStrip attempt={attempt} />,
};

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { attempt, ageRange, scenario, preferences, banner, selectedOnboardingId, dashboard, changes } =
    loaderData;
  const { onboardingId, weatherSource } = attempt;
  const { choice, choose, addressOf, remember } = useDashboardChoice(
    onboardingId,
    { ageRange, scenario },
    preferences,
  );
  useLimitedWeatherToast(weatherSource);
  const groups = dashboard?.groups ?? [];
  const selection = { onboardingId, selectedOnboardingId };
  const hasItems = groups.length > 0 && (dashboard?.categories.length ?? 0) > 0;
  const bannerText = (
    <>
      <p className="font-semibold text-rose">{banner}</p>
      {/* On paper there is no header to say it. */}
      <p className="hidden print:block">
        {placeName(attempt) ?? attempt.zipcode} · {formatDay(attempt.babyBornOn ?? attempt.expectedDueDate)} ·{" "}
        {AGE_RANGE_LABELS[ageRange]} · {SCENARIO_LABELS[scenario]}
      </p>
    </>
  );
  return (
    <section className="container-page dashboard">
      <FinalQuestion {...selection} />
      {/* Where there is no answer for a heading the banner is it. */}
      {!hasItems && <h1 className="mt-2 font-sans text-base text-rose">{banner}</h1>}
      {!dashboard && <NotReady attempt={attempt} />}
      {dashboard && groups.length === 0 && <NoWeather ageRange={ageRange} />}
      {dashboard && groups.length > 0 && dashboard.categories.length === 0 && <NoRecommendations />}
      {dashboard && groups.length > 0 && dashboard.categories.length > 0 && (
        <Wardrobe
          key={onboardingId}
          attempt={attempt}
          groups={groups}
          view={dashboard}
          choice={choice}
          preferences={preferences}
          reasons={loaderData.reasons}
          removed={loaderData.removed}
          onChoose={choose}
          onRemember={remember}
          pathOf={(age) => addressOf({ ...choice, ageRange: age })}
          banner={bannerText}
          notice={<NumbersUpdated onboardingId={onboardingId} changes={changes} from={addressOf(choice)} />}
          weather={
            <WeatherLine
              groups={groups}
              ageRange={ageRange}
              source={weatherSource}
              fadeKey={`${ageRange} ${scenario} ${choice.essentialities.join()}`}
            />
          }
          menu={
            <PlanMenu attempt={attempt}>
              <FinalSwitch {...selection} isReady />
            </PlanMenu>
          }
          year={<YearSection key={attempt.version} onboardingId={onboardingId} />}
        />
      )}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorPage isNotFound={isNotFound} message={unreadableText(ERROR_TEXTS.ATTEMPT_DETAILS_UNREADABLE)} />
  );
}

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
