// A plan's year on its own page: temperatures, rain and snow, and a table of the same data.
import { href, Link } from "react-router";
import { PlanPageError } from "~/components/plans/plan-page-error.tsx";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import { YearPicture } from "~/components/weather/year-picture-figure.tsx";
import { SHOPPING_COPY } from "~/copy/shopping/shopping-list-copy.ts";
import { PLAN_MENU_COPY } from "~/copy/wardrobe/dashboard-copy.ts";
import { usePlanRevalidation } from "~/hooks/live/use-live-line.ts";
import { useUnits } from "~/hooks/weather/use-units.ts";
import { failedPageMeta, pageTitle } from "~/routes/page-meta.ts";
import { NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import type { Route } from "./+types/year";
import { readYear } from "./read-year.server.ts";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? failedPageMeta(error) : [{ title: pageTitle(PLAN_MENU_COPY.year) }];

export async function loader(args: Route.LoaderArgs) {
  const { attempt: plan, year, parted, units } = await readYear(args);
  return { onboardingId: plan.onboardingId, year, parted, units };
}

export default function Year({ loaderData }: Route.ComponentProps) {
  const { onboardingId: planId, year, parted } = loaderData;
  usePlanRevalidation(planId);
  const units = useUnits(loaderData.units);
  return (
    <section className="container-page max-w-3xl py-6">
      <Link
        data-chrome
        className="linkish inline-flex min-h-11 items-center text-sm"
        to={href("/dashboards/:onboardingId", { onboardingId: planId })}
      >
        {SHOPPING_COPY.back}
      </Link>
      {year ? (
        <>
          <YearPicture picture={year} headingLevel={1} />
          {parted && <p className="figures mt-2 text-sm">{parted}</p>}
          <UnitsSwitch units={units} />
        </>
      ) : (
        <>
          <h1 className="mt-1 mb-2 text-xl">{PLAN_MENU_COPY.year}</h1>
          <NoWeather ageRange={null} />
        </>
      )}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PlanPageError error={error} />;
}
