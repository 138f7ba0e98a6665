// What the page of today's outfit shows, read in the same round trip as the session check.

import { isAtHome } from "~/contracts/today/today-addresses.ts";
import { selectTodayForViewer } from "~/data/plans/plans.server.ts";
import { selectTripsAround } from "~/data/travel/select-trips.server.ts";
import { selectItemsForViewer } from "~/data/wardrobe/select-wardrobe.server.ts";
import {
  type StoredHours,
  selectHoursAt,
  selectWeatherForPlan,
  type WEATHER_AT,
} from "~/data/weather/hourly-forecasts.server.ts";
import { dayInZone, toDay } from "~/domain/calendar.ts";
import { may } from "~/domain/members/roles.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { readOwnPosition } from "~/domain/today/own-position.ts";
import { readOwnTimes } from "~/domain/today/own-times.ts";
import { cellName, type Spot } from "~/domain/weather/hourly-forecast.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { floodOf } from "~/http/guards.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { tripUnderWay, whereIs } from "~/usecases/travel/read-trips.ts";
import { findHours, keptWeather, whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { viewSizeAhead } from "~/views/growth/size-ahead-view.ts";
import { viewOthers } from "~/views/members/people-view.ts";
import { todayFacts } from "~/views/today/today-facts.ts";
import { viewToday } from "~/views/today/today-view.ts";
import { waysToList } from "~/views/today/wished-list.ts";
import { readWardrobe, UNSEEN_ATTIC } from "~/views/wardrobe/plan-items.ts";

type TodayArgs = RouteArgs & { params: { onboardingId: string } };

type Kept = Awaited<ReturnType<typeof selectWeatherForPlan>>[number];
type WhereAsked = Pick<Kept, keyof typeof WEATHER_AT | "place" | "monthCards">;

/** The reader's own position, with what is kept of its forecast. */
type Here = { spot: Spot; stored: StoredHours | null };

/**
 * The weather of a plan's place, of a trip's, or of where the reader is, by the clock there. A forecast that is no longer fresh is asked for again;
 * positions are the reader's word, so that they count against a limit.
 */
export async function weatherOf(args: RouteArgs, kept: WhereAsked, here: Here | null = null) {
  const { primary, fetchHours, waitUntil, now, clock, timeZone } = args.context.get(appContext);
  const ofPlan = keptWeather(kept, now);
  const { spot } = here ?? whereaboutsOf(kept);
  if (!spot) return { ...ofPlan, isComing: false };
  const mayAsk = here === null || (await floodOf(args.context, "plans")) === null;
  const tools = { db: primary, fetchHours: mayAsk ? fetchHours : null, waitUntil, clock };
  const found = await findHours(tools, { spot, stored: here ? here.stored : kept }, now);
  return { ...ofPlan, ...(here && { timeZone }), ...found };
}

/** The page's data; throws 404 for someone else's plan. */
export async function readToday(args: TodayArgs) {
  const { config, db, reader, now, fetchHours } = args.context.get(appContext);
  const { onboardingId: planId } = args.params;
  const cookies = args.request.headers.get("Cookie");
  const spot = readOwnPosition(cookies, config.isHttps);
  const utcDay = toDay(new Date(now));
  const { viewer, rows } = await readAsViewer(args, (userId) =>
    Promise.all([
      reader.read(selectTodayForViewer(db, userId, planId)),
      reader.read(selectItemsForViewer(db, userId, planId)),
      reader.read(selectWeatherForPlan(db, userId, planId)),
      reader.read(selectTripsAround(db, userId, planId, utcDay)),
      spot ? reader.read(selectHoursAt(db, cellName(spot))) : [],
    ]),
  );
  const [[plan], items, [kept], trips, [stored = null]] = rows;
  if (!plan || !kept) throw noSuchPlan(planId);
  const { plannedSizes: _, memberNames, roomF, nightRoomF, weatherGroups: __, ...summary } = plan;
  const shared = {
    attempt: { ...summary, others: viewOthers({ ownerName: summary.ownerName, memberNames }) },
    /** Whether this deployment may ask for a forecast. */
    mayAsk: fetchHours !== null,
  };
  if (!isComplete(plan.status)) return { ...shared, isComing: false, ahead: null, read: null };
  const { place, on } = whereIs(kept, tripUnderWay(trips, now), isAtHome(args.url.searchParams));
  const { isComing, ...weather } = await weatherOf(args, place, spot && { spot, stored });
  const units = unitsFor(viewer.units, plan.country);
  const wardrobe = readWardrobe({ ...plan, ...UNSEEN_ATTIC }, items, {
    today: dayInZone(new Date(now), weather.timeZone),
  });
  const all = todayFacts({ plan: summary, weather, wardrobe, units, now, ...on });
  // Readers can't answer the neck check, so they don't get its answers.
  const facts = may(plan.role, "edit") ? all : { ...all, marks: { ...all.marks, necks: [] } };
  const ofReader = {
    rooms: { indoors: roomF, night: nightRoomF },
    last: kept.situation,
    own: readOwnTimes(kept),
    isHere: spot !== null,
  };
  return {
    ...shared,
    /** A newer forecast is on its way. */
    isComing,
    ahead: viewSizeAhead(plan, wardrobe),
    /** With the facts, from which a browser without a network works it out again. */
    read: { today: viewToday(facts, ofReader, now, waysToList(wardrobe)), facts, ofReader },
  };
}
