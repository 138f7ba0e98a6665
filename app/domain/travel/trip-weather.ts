// The one weather of a trip, out of the days of history on its months and days, or out of a forecast.
import { daysBetween, type IsoDay, plusDays } from "../calendar.ts";
import type { WeatherCategory, WeatherSource } from "../vocabulary.ts";
import type { DayRecord } from "../weather/climate.ts";
import { daysOf, type HistoryIndex, round, summarise } from "../weather/month-cards.ts";
import { type TripDates, tripDays } from "./trip-dates.ts";

/** °F, and days of the trip in an average year. */
export interface TripClimate {
  category: WeatherCategory;
  avgTempMax: number;
  avgTempMin: number;
  rainDays: number;
  snowDays: number;
}

/** How many days a forecast knows, with today. */
const FORECAST_DAYS = 16;

/** Whether a forecast that is made on `today` knows every day of a trip. */
export function isWithinForecast({ startDate, endDate }: TripDates, today: IsoDay): boolean {
  return startDate >= today && daysBetween(today, endDate) < FORECAST_DAYS;
}

/** A trip's weather by history: all records on its months and days, of whatever year; without any, the season's. */
export function typicalTripWeather(history: HistoryIndex, trip: TripDates): TripClimate {
  const span = spanOf(trip);
  return figures(daysOf(history, span), trip, history.latitude);
}

/** A trip's weather by a forecast; null unless it has every day of the trip once. */
export function forecastTripWeather(
  days: readonly DayRecord[],
  trip: TripDates,
  latitude: number,
): TripClimate | null {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const own = Array.from({ length: tripDays(trip) }, (_, at) => byDate.get(plusDays(trip.startDate, at)));
  const known = own.filter((day) => day !== undefined);
  return known.length === own.length ? figures(known, trip, latitude) : null;
}

export type Certainty = "forecast" | "typical" | "estimated";

/** How sure the weather of a trip is, by where it came from. */
export function certaintyOf(source: WeatherSource, isForecast: boolean): Certainty {
  if (isForecast) return "forecast";
  return source === "open-meteo" || source === "visual-crossing" ? "typical" : "estimated";
}

function spanOf(trip: TripDates) {
  return { start: trip.startDate, end: trip.endDate, length: tripDays(trip) };
}

function figures(days: readonly DayRecord[], trip: TripDates, latitude: number): TripClimate {
  const weather = summarise(days, spanOf(trip), latitude);
  return {
    category: weather.category,
    avgTempMax: round(weather.tempMax, 1),
    avgTempMin: round(weather.tempMin, 1),
    rainDays: round(weather.rainDays),
    snowDays: round(weather.snowDays),
  };
}
