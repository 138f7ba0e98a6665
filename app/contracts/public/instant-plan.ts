// What the public page of a place and a month shows: numbers of the catalogue and the climate, and nothing of anybody.
import type { Month } from "../../domain/public/plan-address.ts";
import type { AgeRange, ItemCategory, LaundryScenario } from "../../domain/vocabulary.ts";
import type { Units } from "../../domain/weather/units.ts";
import type { WeatherGroup } from "../../domain/weather/weather-groups.ts";
import type { ItemFacts } from "../wardrobe/dashboard-view.ts";
import type { ItemReasons } from "../wardrobe/item-reasons.ts";
import type { YearPicture } from "../weather/year-picture.ts";

export interface InstantItem
  extends Pick<ItemFacts, "nameId" | "name" | "needed" | "essentiality" | "cells" | "insteadOf"> {
  reasons: ItemReasons;
}

export interface InstantCategory {
  category: ItemCategory;
  items: InstantItem[];
}

export interface InstantPlan {
  place: string;
  /** Two letters: what shops there print, and which units people are used to. */
  country: string;
  month: Month;
  size: AgeRange;
  laundry: LaundryScenario;
  /** Essential pieces of the size that is shown. */
  essentials: number;
  /** Pieces of all levels of that size. */
  everything: number;
  /** Essential pieces of each size. */
  sizes: { size: AgeRange; essentials: number }[];
  /** Essential pieces of the whole year, where what has no size counts once. */
  year: number;
  /** Names of the essentials that make the sizes add up to something else. */
  countedOnce: string[];
  groups: WeatherGroup[];
  /** What its weather is shown in. */
  units: Units;
  categories: InstantCategory[];
  /** What is recommended or nice to have. */
  others: InstantCategory[];
  picture: YearPicture | null;
}
