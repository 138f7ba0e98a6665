// Turns twelve monthly climate normals into daily records, for when no provider has real days. Plans need
// days, because the days vote on the category; these match the normals' means, counts, and spread. Nothing is
// random: the same place and date always give the same day.

import { daysBetween, type IsoDay, plusMonths } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { DayRecord } from "./climate.ts";
import { buildMonthCards, type HistoryIndex, indexHistory, type MonthCard } from "./month-cards.ts";
import { buildWeatherGroups, type WeatherGroup } from "./weather-groups.ts";

/** The normals of a calendar month, as in the table of typical climates: °F, %, inches, days, mph. */
export interface MonthNormal {
  /** 1 to 12. */
  month: number;
  tmax_f: number;
  tmin_f: number;
  rh_pct: number;
  precip_in: number;
  /** Days with at least 0.01 inch, including melted snow. */
  wet_days: number;
  /** Days with at least 0.1 inch of snow; included in wet_days. */
  snow_days: number;
  wind_mph: number;
  /** The day-to-day standard deviation of the daily maximum and minimum. */
  sd_f: number;
}

/** A month with its neighbors in the year, which its first and last days resemble. */
type Season = { before: MonthNormal; month: MonthNormal; after: MonthNormal };

/** A day before its month is balanced: `mean` and `humidity` may still be off by a constant. */
interface Draft {
  date: IsoDay;
  mean: number;
  humidity: number;
  /** 0 to 1, from the driest to the dampest air. */
  dampness: number;
  /** The lower it is, the sooner the day becomes one of the month's wet days. */
  turn: number;
}

const EPOCH = "1970-01-01";
// Multiples of these numbers modulo 1 fill 0 to 1 evenly and independently of each other.
const TEMPERATURE_STEP = Math.SQRT2;
const WETNESS_STEP = (Math.sqrt(5) - 1) / 2;
const DAMPNESS_STEP = Math.sqrt(3);

/** The daily mean varies less than the maximum and minimum, by this factor. */
const MEAN_SPREAD = 0.9;
/** The daily range on a wet day, as a share of a dry day's. */
const WET_RANGE = 0.7;
/** The most that a day's range differs from the usual one, as a share: dry air widens it, damp air narrows it. */
const MAX_RANGE_SWING = 0.7;
/** The spread of humidity, and what a wet day adds to it, as shares of the distance to 0 or 100 %. */
const HUMIDITY_SPREAD = 0.35;
const WET_HUMIDITY = 0.4;
const FREEZING = 32;

/**
 * Daily records from `start` to `end`, both included, for a place with these normals (throws RangeError
 * without all twelve months). Each month's mean temperatures are the normals'. Wet days, snow days, and
 * precipitation match the normals over the years; if more wet days stay below freezing than the table has
 * snow days, they are all snow days. `windmax` is null: the normals have only the mean speed, and how often a
 * day's maximum passes a threshold depends on gusts and spread.
 */
export function expandNormals(normals: readonly MonthNormal[], start: IsoDay, end: IsoDay): DayRecord[] {
  const days: DayRecord[] = [];
  // Whole months, cut afterward: a day must not depend on the requested window.
  for (let first = `${start.slice(0, 8)}01`; first <= end; first = plusMonths(first, 1)) {
    days.push(...expandMonth(seasonOf(normals, first), first));
  }
  return days.filter((day) => day.date >= start && day.date <= end);
}

function expandMonth(season: Season, first: IsoDay): DayRecord[] {
  const { month } = season;
  const drafts = draftMonth(season, first);
  const year = Number(first.slice(0, 4));
  const snowDays = countInYear(month.snow_days, year);
  const rainDays = countInYear(month.wet_days - month.snow_days, year);
  const wet = new Set(lowest(drafts, (draft) => draft.turn, snowDays + rainDays));
  const snowy = new Set(lowest([...wet], (draft) => draft.mean, snowDays));

  // Each day's difference is balanced over all days, so that the month's means stay.
  const swing = rangeSwing(month);
  const rangeShape = (draft: Draft) =>
    (wet.has(draft) ? WET_RANGE : 1) * (1 + swing * (1 - 2 * draft.dampness));
  const rangeScale = (month.tmax_f - month.tmin_f) / average(drafts, rangeShape);
  const humid = (draft: Draft) => draft.humidity + (wet.has(draft) ? WET_HUMIDITY * humidityRoom(month) : 0);
  const humidityShift = month.rh_pct - average(drafts, humid);
  const meanShift = middle(month) - average(drafts, (draft) => draft.mean);

  return drafts.map((draft) => {
    const mean = draft.mean + meanShift;
    const halfRange = (rangeShape(draft) * rangeScale) / 2;
    const tempmax = mean + halfRange;
    // No rain falls on a day that stays below freezing, even if the table counts fewer snow days.
    const isSnowy = snowy.has(draft) || (wet.has(draft) && tempmax <= FREEZING);
    return {
      date: draft.date,
      tempmax,
      tempmin: mean - halfRange,
      humidity: Math.min(100, Math.max(0, humid(draft) + humidityShift)),
      // The same for every wet day: only sums over many days are ever used.
      precip: wet.has(draft) ? month.precip_in / month.wet_days : 0,
      preciptype: precipitation(wet.has(draft), isSnowy, mean),
      windmax: null,
    };
  });
}

function draftMonth(season: Season, first: IsoDay): Draft[] {
  const { month } = season;
  const length = daysBetween(first, plusMonths(first, 1));
  const epochDay = daysBetween(EPOCH, first);
  return Array.from({ length }, (_, position) => {
    const time = (position + 0.5) / length;
    const warmth = fraction((epochDay + position) * TEMPERATURE_STEP);
    const wetness = fraction((epochDay + position) * WETNESS_STEP);
    const dampness = fraction((epochDay + position) * DAMPNESS_STEP);
    return {
      date: `${first.slice(0, 8)}${String(position + 1).padStart(2, "0")}`,
      mean: interpolate(season, middle, time) + MEAN_SPREAD * month.sd_f * normalQuantile(warmth),
      humidity:
        interpolate(season, (normal) => normal.rh_pct, time) +
        HUMIDITY_SPREAD * humidityRoom(month) * normalQuantile(dampness),
      dampness,
      turn: wetness / interpolate(season, (normal) => normal.wet_days, time),
    };
  });
}

// Part of the snow falls as rain if the day's mean is above freezing.
function precipitation(wet: boolean, snowy: boolean, mean: number): DayRecord["preciptype"] {
  if (snowy) return mean > FREEZING ? ["rain", "snow"] : ["snow"];
  return wet ? ["rain"] : [];
}

function seasonOf(normals: readonly MonthNormal[], first: IsoDay): Season {
  const month = Number(first.slice(5, 7));
  const find = (wanted: number) => {
    const normal = normals.find((row) => row.month === wanted);
    if (!normal) throw new RangeError(`No climate normal for month ${wanted}`);
    return normal;
  };
  return {
    before: find(month === 1 ? 12 : month - 1),
    month: find(month),
    after: find(month === 12 ? 1 : month + 1),
  };
}

// `time` runs from 0 to 1 through the month; its middle has the month's own value.
function interpolate(season: Season, figureOf: (normal: MonthNormal) => number, time: number): number {
  const own = figureOf(season.month);
  const neighbour = figureOf(time < 0.5 ? season.before : season.after);
  return own + (neighbour - own) * Math.abs(time - 0.5);
}

// 7.7 days a year are 7 in some years and 8 in others, averaging 7.7 over any stretch of years.
function countInYear(daysPerYear: number, year: number): number {
  return Math.floor(daysPerYear * (year + 1)) - Math.floor(daysPerYear * year);
}

function lowest(drafts: readonly Draft[], figureOf: (draft: Draft) => number, count: number): Draft[] {
  return drafts.toSorted((a, b) => figureOf(a) - figureOf(b)).slice(0, count);
}

// The spread left over by the daily mean, as the half-width of a uniform spread of the range.
function rangeSwing(month: MonthNormal): number {
  const rangeSpread = 2 * month.sd_f * Math.sqrt(1 - MEAN_SPREAD ** 2);
  return Math.min(MAX_RANGE_SWING, (Math.sqrt(3) * rangeSpread) / (month.tmax_f - month.tmin_f));
}

// Tukey's approximation of the standard normal quantile; within 0.01 for the values used here.
function normalQuantile(share: number): number {
  return 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
}

function humidityRoom(normal: MonthNormal): number {
  return Math.min(normal.rh_pct, 100 - normal.rh_pct);
}

function middle(normal: MonthNormal): number {
  return (normal.tmax_f + normal.tmin_f) / 2;
}

function average(drafts: readonly Draft[], figureOf: (draft: Draft) => number): number {
  return drafts.reduce((sum, draft) => sum + figureOf(draft), 0) / drafts.length;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Always the same five whole years: the numbers of a month and a place don't change from day to day. */
const HISTORY = { start: "2021-01-01", end: "2025-12-31" } as const;

export type TypicalYear = { monthCards: MonthCard[]; groups: Record<AgeRange, WeatherGroup[]> };

/** The days of a typical climate, from twelve monthly normals; used wherever real days are missing. */
export function typicalDays(normals: readonly MonthNormal[]): DayRecord[] {
  return expandNormals(normals, HISTORY.start, HISTORY.end);
}

/** The same by month and day: the basis of every year at a place. */
export function typicalHistory(normals: readonly MonthNormal[], latitude?: number): HistoryIndex {
  return indexHistory(typicalDays(normals), latitude);
}

/** Month cards and weather groups of a year that begins on `firstDay`: the basis of every plan without real days. */
export function typicalYear(history: HistoryIndex, firstDay: IsoDay): TypicalYear {
  return { monthCards: buildMonthCards(history, firstDay), groups: buildWeatherGroups(history, firstDay) };
}
