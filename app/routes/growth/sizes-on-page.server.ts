// What dashboard and list say of the baby's size besides their numbers: a quiet question now and then, and what fits in a month.
import { appContext } from "~/context.ts";
import type { FitInMonth } from "~/contracts/growth/shown-sizes.ts";
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectFacts } from "~/data/growth/size-facts.server.ts";
import { selectYearForViewer } from "~/data/plans/plans.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { LaundryScenario, PlanStatus } from "~/domain/vocabulary.ts";
import type { Units } from "~/domain/weather/units.ts";
import { readSizeAsked } from "~/http/cookies/page-cookies.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { neededThen, viewFitInMonth } from "~/views/growth/fit-in-month.ts";
import { type ShownSizeAsk, viewSizeAsk } from "~/views/growth/size-ask-view.ts";
import { type ItemRow, readPlanItem } from "~/views/wardrobe/plan-items.ts";

type PageArgs = RouteArgs & { params: { onboardingId: string } };

/** The rows for it, in the page's one round trip; the weather by months only if a month is asked about. */
export function selectSizesOnPage(args: PageArgs, viewerId: string) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  return Promise.all([
    reader.read(selectFacts(db, { viewerId, planId })),
    askedMonth(args) === null ? [] : reader.read(selectYearForViewer(db, viewerId, planId)),
  ]);
}

interface OnPage {
  plan: SizeColumns & {
    onboardingId: string;
    weatherGroups: string | null;
    status: PlanStatus;
    country: string;
  };
  items: readonly ItemRow[];
  scenario: LaundryScenario;
  units: Units;
}

/** The question and the months; both null where there is nothing to say. */
export async function viewSizesOnPage(
  args: PageArgs,
  [facts, year]: Awaited<ReturnType<typeof selectSizesOnPage>>,
  { plan, items, scenario, units }: OnPage,
): Promise<{ ask: ShownSizeAsk | null; fit: FitInMonth | null }> {
  if (!isComplete(plan.status)) return { ask: null, fit: null };
  const { config, now, timeZone } = args.context.get(appContext);
  const today = dayInZone(new Date(now), timeZone);
  const dismissed = await readSizeAsked(config, args.request);
  const groups = readWeatherGroups(plan.weatherGroups) ?? {};
  const fit = viewFitInMonth(
    {
      sizes: readSizes(plan),
      dates: plan,
      monthCards: readMonthCards(year[0]?.monthCards ?? null),
      units,
      country: plan.country,
      today,
      asked: askedMonth(args),
    },
    (then) => neededThen({ groups, scenario, items: items.map(readPlanItem) }, then),
  );
  const isDismissed = dismissed.includes(plan.onboardingId);
  return { ask: viewSizeAsk(plan, facts, { today, isDismissed }), fit };
}

function askedMonth({ url }: PageArgs): string | null {
  return url.searchParams.get(FIT_FIELD);
}
