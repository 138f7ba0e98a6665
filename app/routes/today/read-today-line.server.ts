// The dashboard's line of Today, from rows that are read in the same round trip as the page's others.

import { selectTripsAround } from "~/data/travel/select-trips.server.ts";
import { selectWeatherForPlan } from "~/data/weather/hourly-forecasts.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { readOwnTimes } from "~/domain/today/own-times.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { appContext } from "~/http/context.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { tripUnderWay, whereIs } from "~/usecases/travel/read-trips.ts";
import { keptWeather } from "~/usecases/weather/find-hours.ts";
import { lineOfToday } from "~/views/today/today-facts.ts";

/** The rows for the line; issues its queries synchronously when called. */
export function selectTodayLine({ context }: RouteArgs, viewerId: string, planId: string) {
  const { db, reader, now } = context.get(appContext);
  return Promise.all([
    reader.read(selectWeatherForPlan(db, viewerId, planId)),
    reader.read(selectTripsAround(db, viewerId, planId, toDay(new Date(now)))),
  ]);
}

type TodayLineRows = Awaited<ReturnType<typeof selectTodayLine>>;
type Asked = Parameters<typeof lineOfToday>[0];

/** The line from its rows, by the weather that is kept: no provider is asked. Null as `lineOfToday` is, and without rows. */
export function readTodayLine(
  [[kept], trips]: TodayLineRows,
  asked: Pick<Asked, "plan" | "wardrobe" | "units" | "now">,
  ageRange: AgeRange,
): string | null {
  if (!kept) return null;
  const { place, on } = whereIs(kept, tripUnderWay(trips, asked.now));
  const weather = keptWeather(place, asked.now);
  return lineOfToday({ ...asked, ...on, weather, own: readOwnTimes(kept) }, ageRange);
}
