// The page of a helper's link, and the page on which the parents make those links, each read in one round trip.

import { selectTodayForViewer } from "~/data/plans/plans.server.ts";
import { selectMadeLinks } from "~/data/sharing/made-links.server.ts";
import {
  selectItemsOfHelper,
  selectPlanOfHelper,
  selectTripsOfHelper,
} from "~/data/today/helper-links.server.ts";
import { selectTripsAround } from "~/data/travel/select-trips.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import { selectWeatherForPlan } from "~/data/weather/hourly-forecasts.server.ts";
import { dayInZone, plusDays, toDay } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { unitsFor, unitsForStranger } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { readUnsent } from "~/http/keep-unsent.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { shownLinks } from "~/routes/sharing/link-page.server.ts";
import { hashesOfLink } from "~/usecases/sharing/give-link.ts";
import { tripOn, tripUnderWay, whereIs } from "~/usecases/travel/read-trips.ts";
import { whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { viewHelper } from "~/views/today/helper-view.ts";
import { todayFacts } from "~/views/today/today-facts.ts";
import { readWardrobe, UNSEEN_ATTIC } from "~/views/wardrobe/plan-items.ts";
import { spokenLanguage } from "~/words/public-path.ts";
import { weatherOf } from "./read-today.server.ts";

/** The page of a link; null if the link leads nowhere. */
export async function readHelper(args: RouteArgs & { params: { token: string } }) {
  const { config, db, reader, now, country } = args.context.get(appContext);
  const hashes = hashesOfLink(config, "helper", args.params.token);
  if (!hashes) return null;
  const [[kept], items, trips] = await Promise.all([
    reader.read(selectPlanOfHelper(db, hashes, now)),
    reader.read(selectItemsOfHelper(db, hashes, now)),
    reader.read(selectTripsOfHelper(db, hashes, now)),
  ]);
  if (!kept) return null;
  const units = unitsForStranger(spokenLanguage(), kept.country);
  const { timeZone } = whereaboutsOf(kept);
  const wardrobe = readWardrobe({ ...kept, ...UNSEEN_ATTIC }, items, {
    today: dayInZone(new Date(now), timeZone),
  });
  const asking = { plan: { ...kept, babyNames: null }, wardrobe, units, now };
  const days = await factsOfDays(args, asking, kept, trips);
  const asked = args.url.searchParams.get(SITUATION_PARAM);
  return viewHelper(days, { name: kept.shownName, asked, country: country ?? "US" }, now);
}

/** Of today and of tomorrow, each where the baby is on that day. */
function factsOfDays(
  args: RouteArgs,
  asked: Pick<Parameters<typeof todayFacts>[0], "plan" | "wardrobe" | "units" | "now">,
  kept: Parameters<typeof whereIs>[0],
  trips: Parameters<typeof tripOn>[0],
) {
  const factsOn = async (trip: ReturnType<typeof tripOn>) => {
    const { place, on } = whereIs(kept, trip);
    return todayFacts({ ...asked, ...on, weather: await weatherOf(args, place) });
  };
  const trip = tripUnderWay(trips, asked.now);
  const { timeZone } = whereaboutsOf(trip ?? kept);
  const next = tripOn(trips, plusDays(dayInZone(new Date(asked.now), timeZone), 1));
  const today = factsOn(trip);
  return Promise.all([today, next === trip ? today : factsOn(next)]);
}

/** The text to copy, and the links for those who may edit the plan; throws 404 for someone else's plan. */
export async function readHelpers(args: RouteArgs, planId: string) {
  const { db, reader, now } = args.context.get(appContext);
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectTodayForViewer(db, userId, planId)),
      reader.read(selectItemsForViewer(db, userId, planId)),
      reader.read(selectWeatherForPlan(db, userId, planId)),
      reader.read(selectTripsAround(db, userId, planId, toDay(new Date(now)))),
      reader.read(selectMadeLinks(db, userId, planId, "helper")),
      readUnsent(args),
    ]),
  );
  const [[plan], items, [kept], trips, links, unsent] = rows;
  if (!plan || !kept) throw noSuchPlan(planId);
  const { onboardingId, status, cardTitle, babyNames, attemptNumber, country } = plan;
  const shared = {
    plan: { onboardingId, status, cardTitle, babyNames, attemptNumber },
    mayEdit: may(plan.role, "edit"),
    typed: unsent?.fields ?? null,
  };
  if (!isComplete(status)) return { ...shared, text: null, links: [] };
  const today = dayInZone(new Date(now), whereaboutsOf(kept).timeZone);
  const wardrobe = readWardrobe({ ...plan, ...UNSEEN_ATTIC, dayCare: kept.dayCare }, items, { today });
  const asking = { plan, wardrobe, units: unitsFor(viewer.units, country), now };
  const days = await factsOfDays(args, asking, kept, trips);
  const { text } = viewHelper(days, { name: "", asked: null, country }, now);
  return { ...shared, text, links: await shownLinks(args, "helper", links, country) };
}
