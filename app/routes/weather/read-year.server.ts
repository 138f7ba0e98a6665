// For both the page and the figure of the year, read in one round trip.
import { data } from "react-router";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { selectYearForViewer } from "~/data/plans/plans.server.ts";
import { selectOuterwearForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { planStart } from "~/domain/plans/birth-date.ts";
import { cardsOfMonths } from "~/domain/weather/month-cards.ts";
import { type Units, unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { refusedPage } from "~/http/plan-refusal.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { tellWaiting } from "~/views/growth/size-ahead-view.ts";
import { viewPartedSizes } from "~/views/growth/size-line-view.ts";
import { readWardrobe } from "~/views/wardrobe/plan-items.ts";
import { drawYear } from "~/views/weather/draw-year.ts";
import { NOT_READY_COPY } from "~/words/en/plans/title-of-plan.ts";
import type { Route } from "./+types/year";

type YearArgs = Pick<Route.LoaderArgs, "request" | "url" | "context" | "params">;

/**
 * The signed-in user's plan and its picture, null when there is nothing to draw, in the requested units or
 * else the user's own. Throws 404 for another user's plan.
 */
export async function readYear(args: YearArgs, asked: Units | null = null) {
  const { db, reader, now, timeZone } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectYearForViewer(db, userId, args.params.onboardingId)),
      reader.read(selectOuterwearForViewer(db, userId, args.params.onboardingId)),
    ]),
  );
  const [[plan], outerwear] = rows;
  if (!plan) throw data(null, { status: 404 });
  if (plan.status === "newer") throw refusedPage(NOT_READY_COPY.newer);
  const { monthCards, weatherGroups } = plan;
  const cards = readMonthCards(monthCards);
  const today = dayInZone(new Date(now), timeZone);
  const wardrobe = readWardrobe(plan, outerwear, { today });
  const { sizes } = wardrobe;
  const { days, starts, months } = sizes;
  const units = asked ?? unitsFor(viewer.units, plan.country);
  const year = drawYear({
    monthCards: cards && cardsOfMonths(cards, months),
    weatherGroups: readWeatherGroups(weatherGroups),
    start: planStart(plan),
    days,
    starts,
    today,
    dueDate: plan.babyBornOn ? null : plan.expectedDueDate,
    units,
    country: plan.country,
  });
  return {
    attempt: plan,
    year,
    notes: [
      viewPartedSizes(sizes, today, plan.country, plan.babyNames) ?? [],
      tellWaiting(wardrobe, "year", plan.country),
    ].flat(),
    units,
  };
}
