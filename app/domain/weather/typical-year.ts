// The first year of a baby in a typical climate: what every plan without real days is made of, whether somebody has
// answered a quiz for it or not.
import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import type { DayRecord } from "./climate.ts";
import { buildMonthCards, type HistoryIndex, indexHistory, type MonthCard } from "./month-cards.ts";
import { expandNormals, type MonthNormal } from "./typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "./weather-groups.ts";

/** Five whole years, always the same: the numbers of a month and a place do not change from one day to the next. */
const HISTORY = { start: "2021-01-01", end: "2025-12-31" } as const;

export interface TypicalYear {
  monthCards: MonthCard[];
  groups: Record<AgeRange, WeatherGroup[]>;
}

/** The days that stand for a typical climate wherever there are no real ones, from twelve monthly normals. */
export function typicalDays(normals: readonly MonthNormal[]): DayRecord[] {
  return expandNormals(normals, HISTORY.start, HISTORY.end);
}

/** The same by month and day: what is behind every year of a place. */
export function typicalHistory(normals: readonly MonthNormal[], latitude?: number): HistoryIndex {
  return indexHistory(typicalDays(normals), latitude);
}

/** Month cards and weather groups of a year that begins on `firstDay`. */
export function typicalYear(history: HistoryIndex, firstDay: IsoDay): TypicalYear {
  return { monthCards: buildMonthCards(history, firstDay), groups: buildWeatherGroups(history, firstDay) };
}
