// The weather of a plan's months, one card per month, from several years of daily records. It also owns the
// index by month and day and the summary of a span, because the weather groups must read the same days in the
// same way.
import { daysBetween, type IsoDay, plusDays, plusMonths } from "../calendar.ts";
import type { WeatherCategory } from "../vocabulary.ts";
import { PLANNED_MONTHS, type PlannedMonths } from "../wardrobe/growth.ts";
import { type DayRecord, humidityOf, seasonCategory, type Vote, vote } from "./climate.ts";

/** The `length` calendar days from `start` to `end`, both included. */
export type Span = { start: IsoDay; end: IsoDay; length: number };

/** A month of the plan; °F, %, days per year, and inches per year. */
export interface MonthCard {
  monthNumber: number;
  startDate: IsoDay;
  endDate: IsoDay;
  avgTempMax: number;
  avgTempMin: number;
  avgHumidity: number;
  rainDays: number;
  snowDays: number;
  precipAmount: number;
  windyDays: number | null;
  /** The calendar years that the days come from, ascending. */
  historicalYears: number[];
  /** Days of the history in each category; a missing category has none. */
  weatherCategoryCounts: Partial<Record<WeatherCategory, number>>;
  primaryWeatherCategory: WeatherCategory;
  /** True if there was no history, so the season decided. */
  estimated: boolean;
}

/** History by the 365 days of a common year; February 29 is stored with February 28. */
export interface HistoryIndex {
  slots: readonly (readonly DayRecord[])[];
  /** The place's latitude in degrees: it decides the season for days without records. */
  latitude: number;
}

/** The input of cards and groups: a shared index, or plain records, at most one per date. */
export type History = HistoryIndex | readonly DayRecord[];

/** The figures of a span, unrounded: mean °F and %, and days and inches in an average year. */
export interface SpanWeather extends Vote {
  tempMax: number;
  tempMin: number;
  humidity: number;
  rainDays: number;
  snowDays: number;
  /** With rain, snow, or both. */
  wetDays: number;
  windyDays: number | null;
  precip: number;
  estimated: boolean;
}

/** If unknown: the middle of the US. */
const USUAL_LATITUDE = 40;
const WINDY_MPH = 20;
const NO_DATA = {
  tempMax: 70,
  tempMin: 50,
  humidity: 40,
  rainDays: 0,
  snowDays: 0,
  wetDays: 0,
  windyDays: null,
  precip: 0,
};

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const COMMON_YEAR = MONTH_LENGTHS.flatMap((length, month) =>
  Array.from({ length }, (_, day) => `${twoDigits(month + 1)}-${twoDigits(day + 1)}`),
);
const SLOT_OF = new Map(COMMON_YEAR.map((monthDay, slot) => [monthDay, slot]));
SLOT_OF.set("02-29", COMMON_YEAR.indexOf("02-28"));

/** The month cards of a plan that begins on `firstDay`. */
export function buildMonthCards(history: History, firstDay: IsoDay): MonthCard[] {
  const index = indexHistory(history);
  return monthSpans(firstDay).map((span, monthNumber) => {
    const days = daysOf(index, span);
    const weather = summarise(days, span, index.latitude);
    return {
      monthNumber,
      startDate: span.start,
      endDate: span.end,
      avgTempMax: round(weather.tempMax, 1),
      avgTempMin: round(weather.tempMin, 1),
      avgHumidity: round(weather.humidity, 1),
      rainDays: round(weather.rainDays),
      snowDays: round(weather.snowDays),
      precipAmount: round(weather.precip, 2),
      windyDays: weather.windyDays === null ? null : round(weather.windyDays),
      historicalYears: yearsOf(days),
      weatherCategoryCounts: weather.counts,
      primaryWeatherCategory: weather.category,
      estimated: weather.estimated,
    };
  });
}

/** The baby's months, counted from 0: each runs to the day before the next begins. */
export function monthSpans(firstDay: IsoDay, months: PlannedMonths = PLANNED_MONTHS): Span[] {
  const starts = Array.from({ length: months + 1 }, (_, month) => plusMonths(firstDay, month));
  return starts.slice(1).map((next, month) => {
    const start = starts[month] ?? firstDay;
    return { start, end: plusDays(next, -1), length: daysBetween(start, next) };
  });
}

/** The cards of so many months: a later year has the weather of the first one, on its own days. */
export function cardsOfMonths(cards: readonly MonthCard[], months: PlannedMonths): MonthCard[] {
  const [first] = cards;
  if (!first || months === PLANNED_MONTHS) return [...cards];
  return monthSpans(first.startDate, months).flatMap(({ start, end }, monthNumber) => {
    const card = cards[monthNumber % PLANNED_MONTHS];
    return card ? { ...card, monthNumber, startDate: start, endDate: end } : [];
  });
}

/** A year of a plan's cards: the first, or in a plan of more months the one from today's month on, as far as there is one. */
export function yearOfCards(cards: readonly MonthCard[], today: IsoDay | null): readonly MonthCard[] {
  const last = Math.max(0, cards.length - PLANNED_MONTHS);
  const own = cards.findIndex(({ endDate }) => today === null || endDate >= today);
  const from = own < 0 ? last : Math.min(own, last);
  return cards.slice(from, from + PLANNED_MONTHS);
}

/** Records by month and day, each day's in year order, with the latitude; an index is returned unchanged. */
export function indexHistory(history: History, latitude = USUAL_LATITUDE): HistoryIndex {
  if ("slots" in history) return history;
  const slots: DayRecord[][] = COMMON_YEAR.map(() => []);
  // In a fixed order; otherwise the last bits of the sums would depend on how the provider sorts.
  const inOrder = history.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  for (const day of inOrder) slots[slotOf(day.date)]?.push(day);
  return { slots, latitude };
}

/** All records, from any year, on the days of a span of less than a year. */
export function daysOf({ slots }: Pick<HistoryIndex, "slots">, span: Span): DayRecord[] {
  const first = slotOf(span.start);
  const last = slotOf(span.end);
  if (first <= last) return slots.slice(first, last + 1).flat();
  return [...slots.slice(first), ...slots.slice(0, last + 1)].flat();
}

/**
 * The figures of a span, from the records on its days. A count is its share of the records times the span's
 * length: the average per year, even if years are cut off or days are missing. Without records it uses the
 * defaults and the season's category at the span's middle.
 */
export function summarise(
  days: readonly DayRecord[],
  { start, length }: Span,
  latitude: number,
): SpanWeather {
  const result = vote(days);
  if (days.length === 0) {
    const category = seasonCategory(plusDays(start, Math.floor(length / 2)), latitude);
    return { ...result, ...NO_DATA, category, estimated: true };
  }
  const all = {
    tempMax: 0,
    tempMin: 0,
    humidity: 0,
    rainDays: 0,
    snowDays: 0,
    windDays: 0,
    windyDays: 0,
    precip: 0,
  };
  for (const day of days) {
    all.tempMax += day.tempmax;
    all.tempMin += day.tempmin;
    all.humidity += humidityOf(day);
    all.precip += day.precip;
    if (day.preciptype.includes("rain")) all.rainDays += 1;
    if (day.preciptype.includes("snow")) all.snowDays += 1;
    if (day.windmax === null) continue;
    all.windDays += 1;
    if (day.windmax >= WINDY_MPH) all.windyDays += 1;
  }
  return {
    ...result,
    tempMax: all.tempMax / days.length,
    tempMin: all.tempMin / days.length,
    humidity: all.humidity / days.length,
    rainDays: (all.rainDays * length) / days.length,
    snowDays: (all.snowDays * length) / days.length,
    wetDays: (days.filter(({ preciptype }) => preciptype.length > 0).length * length) / days.length,
    windyDays: all.windDays > 0 ? (all.windyDays * length) / all.windDays : null,
    precip: (all.precip / days.length) * length,
    estimated: false,
  };
}

/** `value` rounded to a number of decimals, halves up. */
export function round(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

function yearsOf(days: readonly DayRecord[]): number[] {
  return [...new Set(days.map((day) => Number(day.date.slice(0, 4))))].sort((a, b) => a - b);
}

function slotOf(day: IsoDay): number {
  const slot = SLOT_OF.get(day.slice(5));
  if (slot === undefined) throw new RangeError(`Not a calendar day: ${day}`);
  return slot;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
