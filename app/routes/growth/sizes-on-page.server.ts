// What dashboard and list say of the baby's size besides their numbers: a quiet question now and then, and what fits in a month.
import { appContext } from "~/context.ts";
import type { FitInMonth } from "~/contracts/growth/fit-answer.ts";
import { readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectFacts } from "~/data/growth/size-facts.server.ts";
import { selectYearForOwner } from "~/data/plans/attempts.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { isComplete } from "~/domain/plans/attempt-status.ts";
import type { AttemptStatus, LaundryScenario } from "~/domain/vocabulary.ts";
import type { Units } from "~/domain/weather/units.ts";
import { readSizeAsked } from "~/http/cookies/size-asked-cookie.server.ts";
import type { RouteArgs } from "~/http/route-args.server.ts";
import { neededThen, viewFitInMonth } from "~/views/growth/fit-in-month.ts";
import { type ShownSizeAsk, viewSizeAsk } from "~/views/growth/size-ask-view.ts";
import { type ItemRow, readPlanItem } from "~/views/wardrobe/plan-items.ts";

type PageArgs = RouteArgs & { params: { onboardingId: string } };

/** The rows for it, in the page's one round trip; the weather by months only if a month is asked about. */
export function selectSizesOnPage(args: PageArgs, ownerId: string) {
  const { db, reader } = args.context.get(appContext);
  const { onboardingId } = args.params;
  return Promise.all([
    reader.read(selectFacts(db, { ownerId, onboardingId })),
    askedMonth(args) === null ? [] : reader.read(selectYearForOwner(db, ownerId, onboardingId)),
  ]);
}

interface OnPage {
  attempt: SizeColumns & {
    onboardingId: string;
    weatherGroups: string | null;
    status: AttemptStatus;
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
  { attempt, items, scenario, units }: OnPage,
): Promise<{ ask: ShownSizeAsk | null; fit: FitInMonth | null }> {
  if (!isComplete(attempt.status)) return { ask: null, fit: null };
  const { config, now, timeZone } = args.context.get(appContext);
  const today = dayInZone(new Date(now), timeZone);
  const dismissed = await readSizeAsked(config, args.request);
  const groups = readWeatherGroups(attempt.weatherGroups) ?? {};
  const fit = viewFitInMonth(
    {
      sizes: readSizes(attempt),
      dates: attempt,
      monthCards: readMonthCards(year[0]?.monthCards ?? null),
      units,
      country: attempt.country,
      today,
      asked: askedMonth(args),
    },
    (then) => neededThen({ groups, scenario, items: items.map(readPlanItem) }, then),
  );
  const isDismissed = dismissed.includes(attempt.onboardingId);
  return { ask: viewSizeAsk(attempt, facts, { today, isDismissed }), fit };
}

function askedMonth({ url }: PageArgs): string | null {
  return url.searchParams.get(FIT_FIELD);
}
