// A trip's overall weather, from years of history for its days, or from a forecast.
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

/** How many days a forecast covers, including today. */
const FORECAST_DAYS = 16;

/** Whether a forecast made on `today` covers every day of a trip. */
export function isWithinForecast({ startDate, endDate }: TripDates, today: IsoDay): boolean {
  return startDate >= today && daysBetween(today, endDate) < FORECAST_DAYS;
}

/** A trip's weather from history: all records on its days, from any year; without any, the season's. */
export function typicalTripWeather(history: HistoryIndex, trip: TripDates): TripClimate {
  const span = spanOf(trip);
  return figures(daysOf(history, span), trip, history.latitude);
}

/** A trip's weather from a forecast; null unless it covers every day of the trip. */
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

/** How certain a trip's weather is, judged by its source. */
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
