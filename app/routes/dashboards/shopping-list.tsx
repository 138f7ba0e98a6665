// What is still to get, for an age range or the year: on the screen, on paper, as text and as a file. It follows what
// other tabs and devices change.
import { isRouteErrorResponse, Link } from "react-router";
import { PlanNotReady } from "~/components/dashboard/plan-not-ready.tsx";
import { ListActions } from "~/components/dashboard/shopping/list-actions.tsx";
import { ReadyMeter } from "~/components/dashboard/shopping/ready-meter.tsx";
import { ScopeNav } from "~/components/dashboard/shopping/scope-nav.tsx";
import { ShownList } from "~/components/dashboard/shopping/shown-list.tsx";
import { ErrorPage } from "~/components/layout/error-page.tsx";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import { attemptTitle } from "~/copy/dashboard.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { SCOPE_LABELS, SHOPPING_COPY } from "~/copy/shopping-list.ts";
import { SCENARIO_LABELS } from "~/copy/wardrobe.ts";
import { formatDay } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plan-start.ts";
import type { ShoppingScope } from "~/domain/shopping-list.ts";
import { shoppingListText } from "~/domain/shopping-list-export.ts";
import { useListAnnouncement } from "~/hooks/use-list-announcement.ts";
import { usePlanRevalidation } from "~/hooks/use-plan-revalidation.ts";
import type { Route } from "./+types/shopping-list";
import { readShoppingList } from "./read-shopping-list.server.ts";

export const meta: Route.MetaFunction = () => [{ title: `${SHOPPING_COPY.title} · ${PRODUCT_NAME}` }];

export async function loader(args: Route.LoaderArgs) {
  const { attempt, currentAge, scope, scenario, view } = await readShoppingList(args);
  const { onboardingId, status, zipcode, city, state, babyBornOn } = attempt;
  const place = city ? `${city}, ${state} ${zipcode}` : zipcode;
  const title = attemptTitle(attempt.cardTitle, attempt.attemptNumber);
  const subtitle = `${title} · ${place} · ${babyBornOn ? "born" : "due"} ${formatDay(planStart(attempt))}`;
  return {
    onboardingId,
    status,
    subtitle,
    currentAge,
    scope,
    scenario,
    /** What the links of this page carry on; the plan's own scenario needs no mention. */
    otherScenario: scenario === attempt.laundryScenario ? null : scenario,
    shown: view && { ...view, text: shoppingListText(view.list, subtitle) },
  };
}

export default function ShoppingListPage({ loaderData }: Route.ComponentProps) {
  const { onboardingId, status, subtitle, currentAge, scope, scenario, otherScenario, shown } = loaderData;
  usePlanRevalidation(onboardingId);
  const announcement = useListAnnouncement(
    `${scope} ${scenario}`,
    shown && { text: shown.text, remaining: shown.list.progress.remaining },
  );
  const base = `/dashboards/${onboardingId}`;
  const listQuery = (of: ShoppingScope) => `?for=${of}${otherScenario ? `&scenario=${otherScenario}` : ""}`;
  const dashboardQuery = otherScenario ? `?scenario=${otherScenario}` : "";
  const dashboardPath = `${base}/${scope === "year" ? currentAge : scope}${dashboardQuery}`;
  return (
    <section className="container-page max-w-5xl py-6">
      <Link data-chrome className="linkish inline-flex min-h-11 items-center text-sm" to={dashboardPath}>
        {SHOPPING_COPY.back}
      </Link>
      <h1 className="mt-1 text-2xl">{SHOPPING_COPY.title}</h1>
      <p className="figures mt-3 break-words text-ink-soft">{subtitle}</p>
      {shown ? (
        <>
          <ScopeNav
            current={scope}
            progress={shown.progress}
            pathOf={(of) => `${base}/shopping-list${listQuery(of)}`}
          />
          <div className="card mt-6 p-5 print:m-0 print:border-0 print:p-0">
            <p className="text-sm text-ink-soft">
              {SCOPE_LABELS[scope]} ·{" "}
              <span className="whitespace-nowrap">
                {SHOPPING_COPY.laundry}: {SCENARIO_LABELS[scenario]}
              </span>
            </p>
            <div data-chrome className="mt-1">
              <ReadyMeter progress={shown.list.progress} />
              <ListActions csvPath={`${base}/shopping-list.csv${listQuery(scope)}`} text={shown.text} />
            </div>
          </div>
          <ShownList view={shown} dashboardPath={dashboardPath} />
        </>
      ) : (
        <PlanNotReady onboardingId={onboardingId} status={status} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
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
