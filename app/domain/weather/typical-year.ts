// The first year of a baby in a typical climate: what every plan without real days is made of, for pages that nobody has
// answered a quiz for.
import type { IsoDay } from "../calendar.ts";
import type { AgeRange } from "../vocabulary.ts";
import { buildMonthCards, type HistoryIndex, indexHistory, type MonthCard } from "./month-cards.ts";
import { expandNormals, type MonthNormal } from "./typical-climate.ts";
import { buildWeatherGroups, type WeatherGroup } from "./weather-groups.ts";

/** Five whole years, always the same: the numbers of a month and a place do not change from one day to the next. */
const HISTORY = { start: "2021-01-01", end: "2025-12-31" } as const;

export interface TypicalYear {
  monthCards: MonthCard[];
  groups: Record<AgeRange, WeatherGroup[]>;
}

/** The days behind every year of a place, from twelve monthly normals. */
export function typicalHistory(normals: readonly MonthNormal[], latitude?: number): HistoryIndex {
  return indexHistory(expandNormals(normals, HISTORY.start, HISTORY.end), latitude);
}

/** Month cards and weather groups of a year that begins on `firstDay`. */
export function typicalYear(history: HistoryIndex, firstDay: IsoDay): TypicalYear {
  return { monthCards: buildMonthCards(history, firstDay), groups: buildWeatherGroups(history, firstDay) };
}
