// A trip's weather: the forecast if it covers all days, else what is typical.
import type { TripRow } from "~/data/travel/own-trips.server.ts";
import type { TripResult } from "~/data/travel/trip-runs.server.ts";
import { dayInZone } from "~/domain/calendar.ts";
import { tripDays } from "~/domain/travel/trip-dates.ts";
import { forecastTripWeather, isWithinForecast, typicalTripWeather } from "~/domain/travel/trip-weather.ts";
import { weatherWindow } from "~/domain/weather/climate.ts";
import { indexHistory } from "~/domain/weather/month-cards.ts";
import type { Forecast } from "~/services/weather/forecast.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { findHistory, findSurroundings, type Surroundings } from "~/usecases/weather/find-history.ts";

export interface WeatherDependencies extends Needs<"db" | "archive" | "clock"> {
  forecast: Forecast;
}

type Weather = TripResult["weather"];

/**
 * One category and its figures. The history uses the same window and key as a plan at the same place, so a
 * known cell costs no request. Archives that fail are not an error. Throws if D1 fails.
 */
export async function findTripWeather(
  deps: WeatherDependencies,
  trip: Pick<TripRow, "zipcode" | "place" | "startDate" | "endDate">,
  now: number,
): Promise<Weather> {
  const place = await findSurroundings(deps.db, trip);
  const today = dayInZone(new Date(now), place.timeZone);
  const near = isWithinForecast(trip, today) ? await askForecast(deps.forecast, place, trip, now) : null;
  if (near) return near;
  const { days, source } = await findHistory(deps, place, weatherWindow(trip.startDate, today), now);
  const climate = typicalTripWeather(indexHistory(days, place.spot?.latitude), trip);
  return { ...climate, source, isForecast: false, days: days.length };
}

async function askForecast(
  forecast: Forecast,
  { spot }: Surroundings,
  trip: Pick<TripRow, "startDate" | "endDate">,
  now: number,
): Promise<Weather | null> {
  if (!spot) return null;
  const { latitude, longitude } = spot;
  const days = await forecast.find({ latitude, longitude, start: trip.startDate, end: trip.endDate }, now);
  const climate = days && forecastTripWeather(days, trip, latitude);
  return climate && { ...climate, source: "open-meteo", isForecast: true, days: tripDays(trip) };
}
