// The dashboard of one age range: its weather, and every item with how many and why.
import { useEffect } from "react";
import { data, isRouteErrorResponse, Link, redirect, useLocation, useNavigate } from "react-router";
import { CategorySection } from "~/components/dashboard/category-section.tsx";
import { DashboardControls } from "~/components/dashboard/dashboard-controls.tsx";
import { HeaderStrip } from "~/components/dashboard/header-strip.tsx";
import { WeatherCards } from "~/components/dashboard/weather-cards.tsx";
import { Scene } from "~/components/illustrations/art.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { showToast } from "~/components/ui/toasts.tsx";
import { appContext } from "~/context.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { DASHBOARD_COPY, weatherMissingText } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { LIMITED_WEATHER, PROCESSING_COPY } from "~/copy/quiz.ts";
import { AGE_RANGE_LABELS } from "~/copy/wardrobe.ts";
import { selectAttemptForOwner } from "~/data/attempts.server.ts";
import { selectItemsForOwner } from "~/data/wardrobe.server.ts";
import { isComplete } from "~/domain/attempt-status.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { dueDateBanner } from "~/domain/due-date.ts";
import { ageRangeDates, parseAgeRange } from "~/domain/growth.ts";
import { chooseScenario, parseScenario } from "~/domain/scenarios.ts";
import { useAttemptEvents } from "~/hooks/use-attempt-events.ts";
import { readAsViewer } from "~/middleware/require-user.server.ts";
import { viewDashboard } from "~/usecases/view-dashboard.ts";
import type { Route } from "./+types/detail";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${AGE_RANGE_LABELS[loaderData.ageRange]} · ${PRODUCT_NAME}` : PRODUCT_NAME },
];

export async function loader(args: Route.LoaderArgs) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { onboardingId, ageRangeId } = args.params;
  const ageRange = parseAgeRange(ageRangeId);
  if (!ageRange) throw redirect(`/dashboards/${onboardingId}`);
  const { rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectAttemptForOwner(db, userId, onboardingId)),
      reader.read(selectItemsForOwner(db, userId, onboardingId)),
    ]),
  );
  const [[attempt], items] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { weatherGroups, laundryScenario, babyBornOn, ...summary } = attempt;
  const scenario = chooseScenario({
    url: parseScenario(new URL(args.request.url).searchParams.get("scenario")),
    attempt: laundryScenario,
  });
  const today = dayInZone(new Date(now), timeZone);
  const birthOrDueDate = babyBornOn ?? attempt.expectedDueDate;
  return {
    attempt: summary,
    ageRange,
    scenario,
    isOwnScenario: scenario === laundryScenario,
    span: ageRangeDates(birthOrDueDate, ageRange),
    banner: dueDateBanner(birthOrDueDate, today),
    dashboard: isComplete(attempt.status)
      ? viewDashboard({ weatherGroups }, items, ageRange, scenario)
      : null,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { attempt, ageRange, scenario, banner, dashboard, span } = loaderData;
  useLimitedWeatherToast(attempt.weatherSource);
  return (
    <>
      <HeaderStrip attempt={attempt} />
      <section className="container-page py-6">
        <Link data-chrome className="linkish inline-flex min-h-11 items-center text-sm" to="/dashboards">
          {DASHBOARD_COPY.backToList}
        </Link>
        <h1 className="mt-1 text-2xl">{banner}</h1>
        {dashboard ? (
          <>
            <DashboardControls onboardingId={attempt.onboardingId} ageRange={ageRange} scenario={scenario} />
            {attempt.weatherSource === "typical-climate" && (
              <div className="mt-5 max-w-3xl">
                <Notice look="look" title={LIMITED_WEATHER.title}>
                  {LIMITED_WEATHER.text}
                </Notice>
              </div>
            )}
            <Wardrobe dashboard={dashboard} ageRange={ageRange} span={span} source={attempt.weatherSource} />
          </>
        ) : (
          <NotReady attempt={attempt} />
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

interface WardrobeProps {
  dashboard: NonNullable<LoaderData["dashboard"]>;
  ageRange: LoaderData["ageRange"];
  span: LoaderData["span"];
  source: LoaderData["attempt"]["weatherSource"];
}

function Wardrobe({ dashboard, ageRange, span, source }: WardrobeProps) {
  const { groups, categories } = dashboard;
  const total = categories.flatMap(({ items }) => items).reduce((sum, item) => sum + item.total, 0);
  if (!groups || groups.length === 0) {
    return (
      <div className="mt-8 flex flex-col items-center gap-3 text-center">
        <Scene name="weather-missing" className="aspect-8/5 w-64" />
        <h2 className="text-lg">{DASHBOARD_COPY.weatherMissing}</h2>
        <p className="text-ink-soft">{weatherMissingText(ageRange)}</p>
        <ButtonLink to="" reloadDocument>
          Retry
        </ButtonLink>
      </div>
    );
  }
  if (categories.length === 0) {
    return (
      <div className="mt-8 max-w-2xl">
        <Notice look="error" isAlert>
          {ERROR_TEXTS.RECOMMENDATIONS_NOT_FOUND}
        </Notice>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10">
      <WeatherCards groups={groups} ageRange={ageRange} span={span} source={source} total={total} />
      <div className="grid gap-6">
        {categories.map((category) => (
          <CategorySection key={category.category} view={category} groups={groups} />
        ))}
      </div>
    </div>
  );
}

/** A plan that is still being made appears by itself as soon as it is ready. */
function NotReady({ attempt }: { attempt: LoaderData["attempt"] }) {
  const navigate = useNavigate();
  const [current] = useAttemptEvents([attempt]);
  const isReady = current !== undefined && isComplete(current.status);
  useEffect(() => {
    if (isReady) void navigate(".", { replace: true });
  }, [isReady, navigate]);
  const hasFailed = current?.status === "failed";
  return (
    <div className="mt-8 flex flex-col items-center gap-4 text-center">
      <Scene name={hasFailed ? "plan-failed" : "waiting"} className="aspect-8/5 w-72 max-w-full" />
      <p role="status" className="max-w-md">
        {hasFailed ? ERROR_TEXTS.ATTEMPT_NOT_READY : PROCESSING_COPY.stillPreparing}
      </p>
      <ButtonLink to={`/onboarding/processing/${attempt.onboardingId}`}>
        {hasFailed ? PROCESSING_COPY.tryAgain : "Watch progress"}
      </ButtonLink>
    </div>
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
