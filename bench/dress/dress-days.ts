// The days that babies are dressed for: those of the typical climate, or real ones from a file, each by the hour.
import { z } from "zod";
import { daysBetween, type IsoDay, isDay, plusDays } from "../../app/domain/calendar.ts";
import type { HourOfDay } from "../../app/domain/today/day-outfit.ts";
import { expandNormals, type MonthNormal } from "../../app/domain/weather/typical-climate.ts";
import { randomOf } from "../babies/random-numbers.ts";
import type { DressPlace } from "./dress-places.ts";

/** A day: °F, %, mph, inches. `waterIn` is all that falls, as water. */
export interface DailyWeather {
  date: IsoDay;
  lowF: number;
  highF: number;
  humidity: number;
  /** The mean of the day, ten meters above the ground, as forecasts have it. */
  windMph: number;
  waterIn: number;
  snows: boolean;
}

const YEAR = 365;

/** The world's table has no wind, mph. Our choice: most places of the US table lie between 5 and 10. */
const USUAL_WIND = 7;

const EPOCH = "2000-01-01";

/** The same numbers always for a day at a place. */
function drawsOf({ latitude, name }: DressPlace, date: IsoDay, of: number) {
  return randomOf(daysBetween(EPOCH, date) * 7919 + Math.round(latitude * 100) * 31 + name.length * 3 + of);
}

/**
 * A year of days from the first one on. The plan's numbers come from the typical days of 2021 to 2025; these are other years' draws from the
 * same normals. The day's wind is spread around the month's mean as wind is (Rayleigh).
 */
export function typicalYearOf(place: DressPlace, first: IsoDay): DailyWeather[] {
  const days = expandNormals(place.normals, first, plusDays(first, YEAR - 1));
  return days.map(({ date, tempmin, tempmax, humidity, precip, preciptype }) => ({
    date,
    lowF: tempmin,
    highF: tempmax,
    humidity: humidity ?? 50,
    windMph: meanWind(place.normals, date) * rayleigh(drawsOf(place, date, 0).chance()),
    waterIn: precip,
    snows: preciptype.includes("snow"),
  }));
}

function meanWind(normals: readonly MonthNormal[], date: IsoDay): number {
  return normals.find(({ month }) => month === Number(date.slice(5, 7)))?.wind_mph || USUAL_WIND;
}

/** With a mean of 1. */
function rayleigh(chance: number): number {
  return Math.sqrt((-4 / Math.PI) * Math.log(1 - chance));
}

/** As in Today's usual hours: the low shortly after sunrise, the high in the middle of the afternoon. */
const LOW_AT = 6;
const HIGH_AT = 15;
/** Rain and snow fall in so many hours of a wet day. */
const WET_HOURS = 5;
/** Snow lies where it is colder than this, °F; an inch of water makes ten of snow. */
const SNOW_BELOW = 35;
const SNOW_PER_WATER = 10;

/** A day's 24 hours by the place's clock: no wind is as strong by night, the sun stands as high as it does there, and clouds are drawn. */
export function hoursOf(place: DressPlace, day: DailyWeather): HourOfDay[] {
  const draws = drawsOf(place, day.date, 1);
  const isWet = day.waterIn > 0;
  const clear = isWet ? 0.4 : 0.6 + 0.4 * draws.chance();
  const wetFrom = Math.floor(draws.chance() * (24 - WET_HOURS + 1));
  const dew = dewPoint((day.lowF + day.highF) / 2, day.humidity);
  return Array.from({ length: 24 }, (_, hour): HourOfDay => {
    const tempF = day.lowF + (day.highF - day.lowF) * shareOfHigh(hour);
    const falls = isWet && hour >= wetFrom && hour < wetFrom + WET_HOURS;
    const waterIn = falls ? day.waterIn / WET_HOURS : 0;
    const height = heightOfSun(place.latitude, day.date, hour + 0.5);
    return {
      hour,
      tempF,
      windMph: day.windMph * (1 + 0.25 * Math.cos(((hour - 15) / 12) * Math.PI)),
      humidity: humidityAt(tempF, dew),
      uv: 12 * Math.max(0, height) ** 1.5 * clear,
      wetChance: falls ? 80 : isWet ? 30 : 5,
      rainIn: waterIn,
      snowIn: day.snows && tempF < SNOW_BELOW ? waterIn * SNOW_PER_WATER : 0,
    };
  });
}

function shareOfHigh(hour: number): number {
  const sinceLow = (hour - LOW_AT + 24) % 24;
  const rise = HIGH_AT - LOW_AT;
  if (sinceLow <= rise) return (1 - Math.cos((Math.PI * sinceLow) / rise)) / 2;
  return (1 + Math.cos((Math.PI * (sinceLow - rise)) / (24 - rise))) / 2;
}

/** The sine of the sun's height. */
function heightOfSun(latitude: number, date: IsoDay, hour: number): number {
  const dayOfYear = daysBetween(`${date.slice(0, 4)}-01-01`, date);
  const tilt = 0.409 * Math.cos(((dayOfYear - 172) / 365.25) * 2 * Math.PI);
  const north = (latitude / 180) * Math.PI;
  return (
    Math.sin(north) * Math.sin(tilt) +
    Math.cos(north) * Math.cos(tilt) * Math.cos(((hour - 12) / 12) * Math.PI)
  );
}

/** Magnus: the vapor pressure of saturated air at °F, relative to that at freezing. */
function saturation(tempF: number): number {
  const celsius = (tempF - 32) / 1.8;
  return Math.exp((17.62 * celsius) / (243.12 + celsius));
}

/** The vapor of a day, which its hours share. */
function dewPoint(meanF: number, humidity: number): number {
  return (saturation(meanF) * humidity) / 100;
}

function humidityAt(tempF: number, vapor: number): number {
  return Math.min(100, (100 * vapor) / saturation(tempF));
}

const HEAD = "place,date,low_f,high_f,humidity,wind_mph,water_in,snow_in";
const number = z
  .string()
  .trim()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number);
const inRange = (least: number, most: number) => number.pipe(z.number().min(least).max(most));
const record = z.tuple([
  z.string().min(1),
  z.string().refine(isDay),
  inRange(-100, 150),
  inRange(-100, 150),
  inRange(0, 100),
  inRange(0, 150),
  inRange(0, 80),
  inRange(0, 200),
]);

/**
 * Real daily records: a CSV with the head `place,date,low_f,high_f,humidity,wind_mph,water_in,snow_in`, a place by its name in
 * dress-places.ts. °F, mean relative humidity in %, mean wind in mph at ten meters, all that fell as inches of water, and inches of
 * snow. Places that the file lacks keep their typical days. Throws for anything else, with the number of the line.
 */
export function readDays(text: string): Map<string, DailyWeather[]> {
  const [head, ...lines] = text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split(/\r?\n/);
  if (head !== HEAD) throw new Error(`The first line must be ${HEAD}`);
  const days = new Map<string, DailyWeather[]>();
  for (const [at, line] of lines.entries()) {
    const read = record.safeParse(line.split(","));
    if (!read.success || read.data[2] > read.data[3])
      throw new Error(`Line ${at + 2} can't be read: ${line}`);
    const [place, date, lowF, highF, humidity, windMph, waterIn, snowIn] = read.data;
    const own = days.get(place) ?? [];
    own.push({ date, lowF, highF, humidity, windMph, waterIn, snows: snowIn > 0 });
    days.set(place, own);
  }
  return days;
}

/**
 * The records as the year of a plan that begins on `first`: of each day of the year the file's last record, whatever its year. Throws if
 * a day is missing.
 */
export function recordedYearOf(
  name: string,
  records: readonly DailyWeather[],
  first: IsoDay,
): DailyWeather[] {
  const byDay = new Map(records.map((one) => [one.date.slice(5), one]));
  return Array.from({ length: YEAR }, (_, at) => {
    const date = plusDays(first, at);
    const found = byDay.get(date.slice(5)) ?? (date.endsWith("-02-29") ? byDay.get("02-28") : undefined);
    if (!found) throw new Error(`No record of ${name} for ${date.slice(5)}`);
    return { ...found, date };
  });
}
