// For both the page and the figure of the year, read in one round trip.
import { data } from "react-router";
import { appContext } from "~/context.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectYearForOwner } from "~/data/plans/attempts.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/plan-start.ts";
import { type Units, unitsFor } from "~/domain/weather/units.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { viewPartedSizes } from "~/views/growth/size-line-view.ts";
import { drawYear } from "~/views/weather/draw-year.ts";
import type { Route } from "./+types/year";

type YearArgs = Pick<Route.LoaderArgs, "request" | "url" | "context" | "params">;

/**
 * The signed-in user's plan and its picture, null when there is nothing to draw, in the requested units or
 * else the user's own. Throws 404 for another user's plan.
 */
export async function readYear(args: YearArgs, asked: Units | null = null) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    reader.read(selectYearForOwner(db, userId, args.params.onboardingId)),
  );
  const [attempt] = rows;
  if (!attempt) throw data(null, { status: 404 });
  const { monthCards, weatherGroups, plannedSizes: _, ...summary } = attempt;
  const sizes = readSizes(attempt);
  const { days, starts } = sizes;
  const today = dayInZone(new Date(now), timeZone);
  const units = asked ?? unitsFor(viewer.units, attempt.country);
  const year = drawYear({
    monthCards: readMonthCards(monthCards),
    weatherGroups: readWeatherGroups(weatherGroups),
    start: planStart(attempt),
    days,
    starts,
    today,
    dueDate: attempt.babyBornOn ? null : attempt.expectedDueDate,
    units,
    country: attempt.country,
  });
  return { attempt: summary, year, parted: viewPartedSizes(sizes, today, attempt.country), units };
}
