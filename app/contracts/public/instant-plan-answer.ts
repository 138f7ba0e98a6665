// What the public page of a place and a month shows: numbers from catalogue and climate, nothing personal.

import type { Month } from "../../domain/calendar.ts";
import type { ItemCategory, LaundryScenario } from "../../domain/vocabulary.ts";
import type { CalendarSize } from "../../domain/wardrobe/size-table.ts";
import type { Units } from "../../domain/weather/units.ts";
import type { WeatherGroup } from "../../domain/weather/weather-groups.ts";
import type { FitInMonth } from "../growth/shown-sizes.ts";
import type { ItemReasons } from "../wardrobe/reasons-answer.ts";
import type { ItemFacts, ShownEnding } from "../wardrobe/shown-dashboard.ts";
import type { YearPicture } from "../weather/year-picture-parts.ts";

export interface InstantItem
  extends Pick<ItemFacts, "nameId" | "name" | "needed" | "essentiality" | "cells" | "advice" | "held"> {
  reasons: ItemReasons;
}

export type InstantCategory = { category: ItemCategory; items: InstantItem[] };

export interface InstantPlan {
  place: string;
  /** Two letters; decides the size labels that shops there print, and the usual units. */
  country: string;
  month: Month;
  /** How old the baby is, if it is born, in completed months and weeks from the middle of the month. */
  age: { months: number; weeks: number } | null;
  size: CalendarSize;
  /** The size that the plan opens at. */
  opening: CalendarSize;
  /** The one that is still worn while that one leads; null if there is none. */
  ending: ShownEnding | null;
  laundry: LaundryScenario;
  /** Essential pieces of the size shown. */
  essentials: number;
  /** Pieces of all levels, of the same size. */
  everything: number;
  /** Essential pieces of each size that isn't over. */
  sizes: { size: CalendarSize; essentials: number }[];
  /** Essential pieces of what is left of the year; items without a size count once. */
  year: number;
  /** Names of the essentials because of which the sizes don't add up to the year. */
  countedOnce: string[];
  groups: WeatherGroup[];
  /** The units that weather is shown in. */
  units: Units;
  categories: InstantCategory[];
  /** Recommended and nice-to-have items. */
  others: InstantCategory[];
  /** Null once the year is over. */
  fit: FitInMonth | null;
  picture: YearPicture | null;
}
