// Weather providers' answers are checked before they are used: °C labeled as °F look like a cool summer, and a provider without
// data may send the same day forever. A doubt is the reason to ask the next provider.

import { sum } from "../sum.ts";
import type { DayRecord } from "./climate.ts";
import type { Measure } from "./provider-units.ts";
import type { MonthNormal } from "./typical-climate.ts";

/**
 * 'units': unknown or missing units. 'impossible': a figure that no weather has. 'constant': it doesn't vary.
 * 'off-climate': nothing like the place's typical climate. 'contradictory': its rain, snow, and water can't be true together.
 */
type DoubtKind = "units" | "impossible" | "constant" | "off-climate" | "contradictory";

/** Why weather isn't believed; `about` says it in our own words, without the figures. */
export class WeatherDoubt extends Error {
  readonly kind: DoubtKind;
  readonly about: string;

  constructor(kind: DoubtKind, about: string) {
    super(`${kind}: ${about}`);
    this.name = "WeatherDoubt";
    this.kind = kind;
    this.about = about;
  }
}

/** The typical temperatures of a calendar month to compare a record with, °F. */
export type MonthClimate = Pick<MonthNormal, "month" | "tmax_f" | "tmin_f">;

/** The values possible in a day or an hour anywhere, in our units: slightly beyond every measured record. */
const POSSIBLE: Readonly<Record<Measure, readonly [least: number, most: number]>> = {
  temperature: [-100, 140],
  humidity: [0, 100],
  water: [0, 80],
  snow: [0, 120],
  wind: [0, 300],
  chance: [0, 100],
  uv: [0, 50],
};

/** A month whose mean differs this much from the typical one has another climate, °F. */
const FAR_OFF_F = 20;
/** The share of a record's months that makes a doubt. */
const SHARE_OF_MONTHS = 0.5;
/** Years of a calendar month whose days all lie within this range weren't measured, °F. */
const STILL_F = 0.5;
/** Twelve monthly means closer together than this don't exist even on the equator, °F. */
const SAME_ALL_YEAR_F = 0.1;
/** This many days of a forecast may well be alike. */
const FEW_DAYS = 2;

/** Whether a day or an hour anywhere can have this value, in our units. */
export function isPossible(measure: Measure, value: number): boolean {
  const [least, most] = POSSIBLE[measure];
  return value >= least && value <= most;
}

/**
 * Why a record of several years isn't believed; null if it is. `typical` holds the place's twelve months;
 * without them the climate isn't checked.
 */
export function doubtOfRecord(
  days: readonly DayRecord[],
  typical: readonly MonthClimate[] | null,
): WeatherDoubt | null {
  const impossible = impossibleDay(days);
  if (impossible) return impossible;
  const months = monthsOf(days);
  const still = months.filter(({ highs, lows }) => spread(highs) < STILL_F || spread(lows) < STILL_F);
  if (areMany(still, months)) return new WeatherDoubt("constant", `${still.length} months of the same day`);
  const means = months.map(({ highs, lows }) => (mean(highs) + mean(lows)) / 2);
  if (spread(means) < SAME_ALL_YEAR_F && months.length > 1) {
    return new WeatherDoubt("constant", "every month has the same mean");
  }
  return typical && doubtOfClimate(months, typical);
}

/** Why a forecast isn't believed; null if it is. */
export function doubtOfForecast(days: readonly DayRecord[]): WeatherDoubt | null {
  const impossible = impossibleDay(days);
  if (impossible || days.length <= FEW_DAYS) return impossible;
  const isStill =
    spread(days.map(({ tempmax }) => tempmax)) < SAME_ALL_YEAR_F &&
    spread(days.map(({ tempmin }) => tempmin)) < SAME_ALL_YEAR_F;
  return isStill ? new WeatherDoubt("constant", `${days.length} identical days`) : null;
}

/** Why the hours of three days aren't believed; null if they are. `temps` are theirs, °F. */
export function doubtOfHours(temps: readonly number[]): WeatherDoubt | null {
  const isStill = temps.length > 0 && spread(temps) < SAME_ALL_YEAR_F;
  return isStill ? new WeatherDoubt("constant", `${temps.length} identical hours`) : null;
}

/**
 * A forecast so far above the usual high of its date, or below its usual low, isn't believed, °F: records are about 40 above and 50
 * below. Cold has more room, because where it is true, usual clothes would be too few. Our choice.
 */
const HOTTER_F = 45;
const COLDER_F = 60;

/** Whether a forecast says what its place has never had on such a date, °F. */
export function isUnheardOf(
  forecast: { low: number; high: number },
  usual: { low: number; high: number },
): boolean {
  return forecast.high > usual.high + HOTTER_F || forecast.low < usual.low - COLDER_F;
}

/** Whether a forecast has a day that its place has never had in such a month. */
export function isOfAnotherClimate(
  days: readonly Pick<DayRecord, "date" | "tempmax" | "tempmin">[],
  typical: readonly MonthClimate[],
): boolean {
  return days.some(({ date, tempmax, tempmin }) => {
    const usual = typical.find(({ month }) => month === Number(date.slice(5, 7)));
    return usual && isUnheardOf({ low: tempmin, high: tempmax }, { low: usual.tmin_f, high: usual.tmax_f });
  });
}

/** The climate of a believed record, to check later records of the same place against. */
export function climateOfRecord(days: readonly DayRecord[]): MonthClimate[] {
  return monthsOf(days).map(({ month, highs, lows }) => ({ month, tmax_f: mean(highs), tmin_f: mean(lows) }));
}

interface Month {
  /** 1 to 12. */
  month: number;
  highs: number[];
  lows: number[];
}

function monthsOf(days: readonly DayRecord[]): Month[] {
  const months = new Map<number, Month>();
  for (const { date, tempmax, tempmin } of days) {
    const number = Number(date.slice(5, 7));
    const month = months.get(number) ?? { month: number, highs: [], lows: [] };
    month.highs.push(tempmax);
    month.lows.push(tempmin);
    months.set(number, month);
  }
  return [...months.values()];
}

function doubtOfClimate(months: readonly Month[], typical: readonly MonthClimate[]): WeatherDoubt | null {
  const far = months.filter(({ month, highs, lows }) => {
    const normal = typical.find((other) => other.month === month);
    if (!normal) return false;
    return Math.abs(mean(highs) + mean(lows) - normal.tmax_f - normal.tmin_f) / 2 > FAR_OFF_F;
  });
  return areMany(far, months)
    ? new WeatherDoubt("off-climate", `${far.length} of ${months.length} months`)
    : null;
}

function impossibleDay(days: readonly DayRecord[]): WeatherDoubt | null {
  for (const day of days) {
    const about = impossibleFigure(day);
    if (about) return new WeatherDoubt("impossible", about);
  }
  return null;
}

function impossibleFigure({ tempmax, tempmin, humidity, precip, windmax }: DayRecord): string | null {
  const figures: readonly [Measure, number | null][] = [
    ["temperature", tempmax],
    ["temperature", tempmin],
    ["humidity", humidity],
    ["water", precip],
    ["wind", windmax],
  ];
  const [wrong] = figures.find(([measure, value]) => value !== null && !isPossible(measure, value)) ?? [];
  return wrong ?? (tempmin > tempmax ? "a night warmer than its day" : null);
}

function areMany(some: readonly Month[], all: readonly Month[]): boolean {
  return all.length > 0 && some.length >= all.length * SHARE_OF_MONTHS;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The highest value minus the lowest. */
function spread(values: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return most - least;
}
