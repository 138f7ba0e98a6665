// The weather of a window: from the forecast where it has each hour, else the usual one (E16, E17).
import { toDay } from "../calendar.ts";
import type { WeatherCategory } from "../vocabulary.ts";
import { vote } from "../weather/climate.ts";
import { isUnheardOf } from "../weather/doubt.ts";
import type { ForecastHour, hoursInZone } from "../weather/hourly-forecast.ts";
import type { MonthCard } from "../weather/month-cards.ts";
import type { HourOfDay } from "./day-outfit.ts";
import type { DayWindow } from "./day-windows.ts";
import { CALM, isWet } from "./today-terms.ts";
import { usualHours, usualMonth, usualRange } from "./usual-hours.ts";

/** A month of the plan's year with its usual weather. */
export type MonthOfToday = Pick<
  MonthCard,
  "startDate" | "endDate" | "avgTempMax" | "avgTempMin" | "primaryWeatherCategory"
>;

type LocalHour = ReturnType<typeof hoursInZone>[number];

export interface WindowWeather {
  isForecast: boolean;
  /** Each hour of the window by the place's clock, in the order of time. */
  hours: readonly HourOfDay[];
  /** For the picture and its colors. */
  category: WeatherCategory;
  /** The first hour of rain or snow that is worth dressing for; null without any. */
  wet: { kind: "rain" | "snow"; hour: HourOfDay } | null;
}

/**
 * A window's weather; null if there is neither a forecast nor a month to read it from. `forecast` are the hours by the place's clock. A
 * window of which the forecast lacks an hour is usual as a whole, so that no hour borrows the figures of another.
 */
export function weatherOfWindow(
  { day, hours: [from, before] }: DayWindow,
  months: readonly MonthOfToday[],
  forecast: readonly LocalHour[],
): WindowWeather | null {
  const known = forecast.filter((hour) => hour.day === day && hour.hour >= from && hour.hour < before);
  if (new Set(known.map(({ hour }) => hour)).size === before - from)
    return { isForecast: true, hours: known, category: categoryOf(known), wet: firstWet(known) };
  const usual = usualHours(months, day);
  const category = usualMonth(months, day)?.primaryWeatherCategory;
  if (!usual || !category) return null;
  const hours = usual.map((tempF, hour) => ({ hour, ...CALM, tempF })).slice(from, before);
  return { isForecast: false, hours, category, wet: null };
}

/** Whether a forecast has an hour that its place has never had on such a day: then all of it is doubted, as hours that are all alike are. */
export function isDoubted(hours: readonly ForecastHour[], months: readonly MonthOfToday[]): boolean {
  const byHeat = hours.toSorted((a, b) => a.tempF - b.tempF);
  return [byHeat[0], byHeat.at(-1)].some((hour) => {
    const usual = hour && usualRange(months, toDay(new Date(hour.at)));
    return usual && isUnheardOf({ low: hour.tempF, high: hour.tempF }, usual);
  });
}

function firstWet(hours: readonly HourOfDay[]): WindowWeather["wet"] {
  const hour = hours.find(isWet);
  return hour ? { kind: hour.snowIn > 0 ? "snow" : "rain", hour } : null;
}

/** Named as a day of the climate would be. */
function categoryOf(hours: readonly LocalHour[]): WeatherCategory {
  const temperatures = hours.map(({ tempF }) => tempF);
  const wet = hours.filter(isWet);
  const { category } = vote([
    {
      date: hours[0]?.day ?? "",
      tempmax: Math.max(...temperatures),
      tempmin: Math.min(...temperatures),
      humidity: hours.reduce((sum, { humidity }) => sum + humidity, 0) / hours.length,
      precip: wet.reduce((sum, { rainIn }) => sum + rainIn, 0),
      preciptype: [
        ...(wet.some(({ snowIn }) => snowIn === 0) ? (["rain"] as const) : []),
        ...(wet.some(({ snowIn }) => snowIn > 0) ? (["snow"] as const) : []),
      ],
      windmax: Math.max(...hours.map(({ windMph }) => windMph)),
    },
  ]);
  return category;
}
