// A plan's year on its own page: temperatures, rain and snow, and a table of the same data.

import { backToPlan, PageFrame } from "~/components/layout/page-frame.tsx";
import { usePlanRevalidation } from "~/components/live/use-live-line.ts";
import { UnitsSwitch } from "~/components/weather/units-switch.tsx";
import { useUnits } from "~/components/weather/use-units.ts";
import { YearPicture } from "~/components/weather/year-picture-figure.tsx";
import { failedPageMeta, planPageTitle } from "~/routes/page-meta.ts";
import { NoWeather } from "~/routes/plans/nothing-to-show.tsx";
import { PLAN_MENU_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { YEAR_COPY } from "~/words/en/weather/year-picture-copy.ts";
import type { Route } from "./+types/year";
import { readYear } from "./read-year.server.ts";

export { PlanPageError as ErrorBoundary } from "~/components/plans/plan-page-error.tsx";
export { readsNear as handle } from "~/contracts/route-facts.ts";

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? failedPageMeta(error) : [{ title: planPageTitle(PLAN_MENU_COPY.year, loaderData) }];

export async function loader(args: Route.LoaderArgs) {
  const { attempt: plan, year, notes, units } = await readYear(args);
  const { onboardingId, cardTitle, babyNames, attemptNumber } = plan;
  return { onboardingId, cardTitle, babyNames, attemptNumber, year, notes, units };
}

export default function Year({ loaderData }: Route.ComponentProps) {
  const { onboardingId: planId, year, notes } = loaderData;
  usePlanRevalidation(planId);
  const units = useUnits(loaderData.units);
  return (
    <PageFrame title={YEAR_COPY.title} back={backToPlan(loaderData)} isWide>
      {year ? (
        <>
          <YearPicture picture={year} isPage />
          {notes.map((line) => (
            <p key={line} className="figures mt-2 text-sm">
              {line}
            </p>
          ))}
          <UnitsSwitch units={units} />
        </>
      ) : (
        <NoWeather ageRange={null} />
      )}
    </PageFrame>
  );
}
