// The weather of a time outdoors in words: at the door, later, and the reason why it feels as it does.
import type { ShownForecast } from "~/contracts/today/shown-today.ts";
import { dayInZone, type IsoDay, minuteInZone } from "~/domain/calendar.ts";
import type { HourOfDay } from "~/domain/today/day-outfit.ts";
import type { Baby, Outing } from "~/domain/today/today-terms.ts";
import { feltF, isStroller, whyAsked } from "~/domain/today/weather-asks.ts";
import type { WindowWeather } from "~/domain/today/window-weather.ts";
import { freshnessOf, type HourlyForecast } from "~/domain/weather/hourly-forecast.ts";
import { speedIn, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import {
  asOfWords,
  feelsWords,
  feltWords,
  forecastWords,
  speedWords,
  sunWords,
  TODAY_COPY,
  turnWords,
  usualForWords,
  usualWeatherWords,
  windWords,
} from "~/words/en/today/today-copy.ts";
import { WEATHER_CREDITS } from "~/words/en/weather/credits-copy.ts";
import { degreesWords } from "~/words/en/weather/weather-copy.ts";

/** A change of fewer degrees isn't worth a word, °F. */
const WORTH_SAYING = 5;
/** Air that feels so many degrees different from its temperature, °F. */
const FEELS_DIFFERENT = 3;

/** 'About 34°F at 8 AM.' for usual weather, else '38°F at 9 AM, rain from 2 PM.' The hour is the first one. */
export function weatherAtDoor({ hours, isForecast, wet }: WindowWeather, units: Units): string {
  const [first] = hours;
  if (!first) return "";
  const degrees = inUnits(first.tempF, units);
  if (!isForecast) return usualWeatherWords(degrees, first.hour);
  const from = wet && (wet.hour === first ? null : wet.hour.hour);
  return forecastWords(degrees, first.hour, wet && { kind: wet.kind, from });
}

function inUnits(fahrenheit: number, units: Units): string {
  return degreesWords(wholeDegrees(fahrenheit, units), units);
}

/** The line below the sentence: what it feels like, the turn that the weather takes, wind, and sun. */
export function weatherLine(
  { hours, isForecast }: WindowWeather,
  { day, units }: { day: IsoDay; units: Units },
): string {
  if (!isForecast) return usualForWords(day);
  const parts = [
    ...feltAtDoor(hours[0], units),
    ...turnsOf(hours, units),
    ...windOf(hours, units),
    ...sunOf(hours),
  ];
  return capitalized(parts.length > 0 ? parts.join(", ") : TODAY_COPY.calm);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In the open, without a hood. */
function feltAtDoor(first: HourOfDay | undefined, units: Units): string[] {
  if (!first) return [];
  const felt = feltF(first.tempF, first.windMph, first.humidity);
  return Math.abs(felt - first.tempF) < FEELS_DIFFERENT ? [] : [feelsWords(inUnits(felt, units))];
}

/** Its highest and lowest temperature after the first hour, in the order of time. */
function turnsOf(hours: readonly HourOfDay[], units: Units): string[] {
  const [first] = hours;
  if (!first) return [];
  const byHeat = hours.toSorted((a, b) => a.tempF - b.tempF || hours.indexOf(a) - hours.indexOf(b));
  const turns = [
    { turn: "up" as const, to: byHeat.findLast(({ tempF }) => tempF >= first.tempF + WORTH_SAYING) },
    { turn: "down" as const, to: byHeat.find(({ tempF }) => tempF <= first.tempF - WORTH_SAYING) },
  ];
  return turns
    .flatMap(({ turn, to }) => (to ? [{ turn, to }] : []))
    .toSorted((a, b) => hours.indexOf(a.to) - hours.indexOf(b.to))
    .map(({ turn, to }) => turnWords(turn, inUnits(to.tempF, units), to.hour));
}

/** Miles per hour from which each word for wind applies; near the Beaufort scale's light, moderate, and strong breezes. */
const WINDS = [
  { force: "strong", from: 25 },
  { force: "windy", from: 13 },
  { force: "light", from: 4 },
] as const;

function windOf(hours: readonly HourOfDay[], units: Units): string[] {
  const most = Math.max(...hours.map(({ windMph }) => windMph));
  const wind = WINDS.find(({ from }) => most >= from);
  return wind ? [windWords(wind.force, speedWords(speedIn(most, units), units))] : [];
}

/** The index's bands by the World Health Organization, from those that ask for protection. */
const SUNS = [
  { band: "very high", from: 8 },
  { band: "high", from: 6 },
  { band: "moderate", from: 3 },
] as const;

function sunOf(hours: readonly HourOfDay[]): string[] {
  const most = Math.max(...hours.map(({ uv }) => uv));
  const sun = SUNS.find(({ from }) => most >= from);
  return sun ? [sunWords(sun.band, Math.round(most))] : [];
}

/** The reason why the air at the door feels as it does; nothing where it feels as warm as it is. */
export function feltReason(
  { hours: [first] }: WindowWeather,
  situation: Outing,
  baby: Baby,
  units: Units,
): string[] {
  if (!first) return [];
  const { airF, bodyF, byWind, byHumidity } = whyAsked({ situation, weather: first }, baby);
  const [air, felt] = [inUnits(airF, units), inUnits(bodyF, units)];
  const cause = byWind < 0 ? "wind" : byHumidity > 0 ? "humidity" : null;
  return cause && air !== felt ? [feltWords(air, felt, cause, isStroller(situation))] : [];
}

/** The age of a forecast that isn't fresh, and its credit; null without a forecast. */
export function saidForecast(
  { forecast, timeZone }: { forecast: HourlyForecast | null; timeZone: string },
  now: number,
): ShownForecast | null {
  if (!forecast) return null;
  const { fetchedAt } = forecast;
  const freshness = freshnessOf(fetchedAt, now);
  const at = new Date(fetchedAt);
  const minutes = minuteInZone(at, timeZone);
  const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const isYesterday = dayInZone(at, timeZone) !== dayInZone(new Date(now), timeZone);
  return {
    age: freshness === "fresh" ? null : asOfWords(clock, isYesterday),
    isOld: freshness === "old",
    credit: WEATHER_CREDITS["open-meteo"],
  };
}
