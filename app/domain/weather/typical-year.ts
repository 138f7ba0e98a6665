// A baby's first year in a typical climate: the basis of every plan without real days.
import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { DayRecord } from "./climate.ts";
import { buildMonthCards, type HistoryIndex, indexHistory, type MonthCard } from "./month-cards.ts";
import { expandNormals, type MonthNormal } from "./typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "./weather-groups.ts";

/** Always the same five whole years: the numbers of a month and a place don't change from day to day. */
const HISTORY = { start: "2021-01-01", end: "2025-12-31" } as const;

export interface TypicalYear {
  monthCards: MonthCard[];
  groups: Record<AgeRange, WeatherGroup[]>;
}

/** The days of a typical climate, from twelve monthly normals; used wherever real days are missing. */
export function typicalDays(normals: readonly MonthNormal[]): DayRecord[] {
  return expandNormals(normals, HISTORY.start, HISTORY.end);
}

/** The same by month and day: the basis of every year at a place. */
export function typicalHistory(normals: readonly MonthNormal[], latitude?: number): HistoryIndex {
  return indexHistory(typicalDays(normals), latitude);
}

/** Month cards and weather groups of a year that begins on `firstDay`. */
export function typicalYear(history: HistoryIndex, firstDay: IsoDay): TypicalYear {
  return { monthCards: buildMonthCards(history, firstDay), groups: buildWeatherGroups(history, firstDay) };
}
