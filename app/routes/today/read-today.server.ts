// What the page of today's outfit shows, read in the same round trip as the session check.

import { isAtHome, situationsIn } from "~/contracts/today/today-addresses.ts";
import { selectTodayForViewer, selectTodaysOfFamily } from "~/data/plans/plans.server.ts";
import { familyQuestion, selectChildren } from "~/data/plans/selection.server.ts";
import { daysAround, selectTripsAround, selectTripsOfFamily } from "~/data/travel/select-trips.server.ts";
import { selectItemsForViewer, selectItemsOfFamily } from "~/data/wardrobe/select-wardrobe.server.ts";
import {
  type StoredHours,
  selectHoursAt,
  selectWeatherForPlan,
  selectWeathersOfFamily,
  type WEATHER_AT,
} from "~/data/weather/hourly-forecasts.server.ts";
import { dayInZone, toDay } from "~/domain/calendar.ts";
import { EVENT_PARAM } from "~/domain/feed/announced-days.ts";
import { may } from "~/domain/members/roles.ts";
import { placeName } from "~/domain/places/place.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import { readOwnPosition } from "~/domain/today/own-position.ts";
import { readOwnTimes } from "~/domain/today/own-times.ts";
import { cellName, type Spot } from "~/domain/weather/hourly-forecast.ts";
import { unitsFor } from "~/domain/weather/units.ts";
import { appContext, type Viewer } from "~/http/context.ts";
import { floodOf } from "~/http/guards.server.ts";
import { noSuchPlan } from "~/http/plan-refusal.server.ts";
import { readShownPlan } from "~/http/read-shown-plan.server.ts";
import type { PlanRouteArgs, RouteArgs } from "~/http/request-context.server.ts";
import { readAsViewer } from "~/http/viewer.server.ts";
import { tripUnderWay, whereIs } from "~/usecases/travel/read-trips.ts";
import { findHours, keptWeather, whereaboutsOf } from "~/usecases/weather/find-hours.ts";
import { viewSizeAhead } from "~/views/growth/size-ahead-view.ts";
import { viewPlanOfPage } from "~/views/members/people-view.ts";
import { onePlanAChild, viewFamily } from "~/views/today/family-view.ts";
import { todayFacts } from "~/views/today/today-facts.ts";
import { viewToday } from "~/views/today/today-view.ts";
import { waysToList } from "~/views/today/wished-list.ts";
import { readWardrobe, UNSEEN_ATTIC } from "~/views/wardrobe/plan-items.ts";

type Kept = Awaited<ReturnType<typeof selectWeatherForPlan>>[number];
type WhereAsked = Pick<Kept, keyof typeof WEATHER_AT | "place" | "monthCards">;

/** By cell. */
type Asked = Map<string, ReturnType<typeof findHours>>;

/** The reader's own position, with what is kept of its forecast. */
type Here = { spot: Spot; stored: StoredHours | null };

/**
 * The weather of a plan's place, of a trip's, or of where the reader is, by the clock there. A forecast that is no longer fresh is asked for again;
 * positions are the reader's word, so that they count against a limit. What is `asked` already for a cell isn't asked again.
 */
export async function weatherOf(
  args: RouteArgs,
  kept: WhereAsked,
  here: Here | null = null,
  asked: Asked = new Map(),
) {
  const { primary, fetchHours, waitUntil, now, clock, timeZone } = args.context.get(appContext);
  const ofPlan = keptWeather(kept, now);
  const { spot } = here ?? whereaboutsOf(kept);
  if (!spot) return { ...ofPlan, isComing: false };
  const ask = async () => {
    const mayAsk = here === null || (await floodOf(args.context, "plans")) === null;
    const tools = { db: primary, fetchHours: mayAsk ? fetchHours : null, waitUntil, clock };
    return findHours(tools, { spot, stored: here ? here.stored : kept }, now);
  };
  const found = asked.get(cellName(spot)) ?? ask();
  asked.set(cellName(spot), found);
  return { ...ofPlan, ...(here && { timeZone }), ...(await found) };
}

/** The page's data; throws 404 for someone else's plan. */
export async function readToday(args: PlanRouteArgs) {
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
  const shared = {
    attempt: viewPlanOfPage(plan),
    /** Whether this deployment may ask for a forecast. */
    mayAsk: fetchHours !== null,
  };
  if (!isComplete(plan.status)) return { ...shared, isComing: false, ahead: null, read: null };
  const here = spot && { spot, stored };
  const { isComing, wardrobe, facts, ofReader } = await factsOf(
    args,
    { plan, items, kept, trips },
    { viewer, here },
  );
  return {
    ...shared,
    /** A newer forecast is on its way. */
    isComing,
    ahead: viewSizeAhead(plan, wardrobe),
    /** With the facts, from which a browser without a network works it out again. */
    read: { today: viewToday(facts, ofReader, now, waysToList(wardrobe)), facts, ofReader },
  };
}

interface RowsOfPlan {
  plan: Awaited<ReturnType<typeof selectTodayForViewer>>[number];
  items: Awaited<ReturnType<typeof selectItemsForViewer>>;
  kept: Kept;
  trips: Awaited<ReturnType<typeof selectTripsAround>>;
}

type Of = { viewer: Viewer; here: Here | null; asked?: Asked };

/** What Today is worked out from. */
async function factsOf(
  args: RouteArgs,
  { plan, items, kept, trips }: RowsOfPlan,
  { viewer, here, asked }: Of,
) {
  const { now } = args.context.get(appContext);
  const { place, on } = whereIs(kept, tripUnderWay(trips, now), isAtHome(args.url.searchParams));
  const { isComing, ...weather } = await weatherOf(args, place, here, asked);
  const units = unitsFor(viewer.units, plan.country);
  const wardrobe = readWardrobe({ ...plan, ...UNSEEN_ATTIC, dayCare: kept.dayCare }, items, {
    today: dayInZone(new Date(now), weather.timeZone),
  });
  const all = todayFacts({ plan, weather, wardrobe, units, now, ...on });
  // Readers can't answer the neck check, so they don't get its answers.
  const facts = may(plan.role, "edit") ? all : { ...all, marks: { ...all.marks, necks: [] } };
  const ofReader = {
    rooms: { indoors: plan.roomF, night: plan.nightRoomF },
    last: kept.situation,
    own: readOwnTimes(kept),
    isHere: here !== null,
  };
  return { isComing, wardrobe, facts, ofReader };
}

/** What a family's page shows, with the plan that the places are about: the born children, and those who aren't, one plan each. */
export async function readFamily(args: RouteArgs & { params: Readonly<Record<string, string | undefined>> }) {
  const { config, db, reader, now, timeZone } = args.context.get(appContext);
  const { searchParams } = args.url;
  const spot = readOwnPosition(args.request.headers.get("Cookie"), config.isHttps);
  const today = dayInZone(new Date(now), timeZone);
  const { viewer, rows } = await readAsViewer(args, (userId) => {
    const question = familyQuestion(userId, today);
    return Promise.all([
      readShownPlan(args, { event: searchParams.get(EVENT_PARAM), asksToday: true }),
      reader.read(selectChildren(db, question)),
      reader.read(selectTodaysOfFamily(db, question)),
      reader.read(selectItemsOfFamily(db, question)),
      reader.read(selectWeathersOfFamily(db, question)),
      reader.read(selectTripsOfFamily(db, { ...question, ...daysAround(toDay(new Date(now))) })),
      spot ? reader.read(selectHoursAt(db, cellName(spot))) : [],
    ]);
  });
  const [[shown], listed, plans, items, weathers, trips, [stored = null]] = rows;
  const children = onePlanAChild(listed);
  const of = { viewer, here: spot && { spot, stored }, asked: new Map() };
  const read = await Promise.all(
    children.map(async ({ onboardingId: planId }) => {
      const own = <Row extends { onboardingId: string | null }>(all: readonly Row[]) =>
        all.filter((row) => row.onboardingId === planId);
      const [[plan], [kept]] = [own(plans), own(weathers)];
      if (!plan || !kept) return [];
      const found = await factsOf(args, { plan, items: own(items), kept, trips: own(trips) }, of);
      return [{ ...found, planId, place: placeName(plan) ?? plan.zipcode }];
    }),
  );
  const born = read.flat();
  return {
    /** The one that the other places are about. */
    shown,
    isOfEvent: searchParams.has(EVENT_PARAM),
    today,
    isComing: born.some(({ isComing }) => isComing),
    mornings: viewFamily(born, situationsIn(searchParams, born.length), now),
    children,
  };
}
