// The product's closed sets, by their ids. Every table, message, and screen takes its unions from here;
// nothing else may redefine them. Their labels are in app/words/en.
import { ESSENTIALITY, ITEM_CATEGORY, WEATHER } from "./ids.ts";

/** Weather categories in the order of the category table; the earlier one wins a tie in a vote. */
export const WEATHER_CATEGORIES = [
  WEATHER.hotHumid,
  WEATHER.hotDry,
  WEATHER.coldSnowy,
  WEATHER.coldWet,
  WEATHER.coldDry,
  WEATHER.cool,
  WEATHER.mild,
  WEATHER.transitional,
  WEATHER.unknown,
] as const;
export type WeatherCategory = (typeof WEATHER_CATEGORIES)[number];

/** The sizes, which are defined in their own table. */
export { AGE_RANGES, type AgeRange } from "./wardrobe/size-table.ts";

export const LAUNDRY_SCENARIOS = ["daily", "every_2_3_days", "weekly_plus"] as const;
export type LaundryScenario = (typeof LAUNDRY_SCENARIOS)[number];

export const GENDER_PREFERENCES = ["boy", "girl", "neutral"] as const;
export type GenderPreference = (typeof GENDER_PREFERENCES)[number];

export const ESSENTIALITIES = [
  ESSENTIALITY.essential,
  ESSENTIALITY.recommended,
  ESSENTIALITY.niceToHave,
] as const;
export type Essentiality = (typeof ESSENTIALITIES)[number];

/** Where a level stands among them, from 0 for what is needed most; one without a level comes last. */
export const essentialityRank = (level: Essentiality | null): number =>
  level === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(level);

export const ITEM_CATEGORIES = [
  ITEM_CATEGORY.sleepwear,
  ITEM_CATEGORY.tops,
  ITEM_CATEGORY.bottoms,
  ITEM_CATEGORY.blankets,
  ITEM_CATEGORY.outerwear,
  ITEM_CATEGORY.footwear,
  ITEM_CATEGORY.swim,
  ITEM_CATEGORY.accessories,
  ITEM_CATEGORY.other,
  ITEM_CATEGORY.uncategorized,
] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

/** The category that a text names exactly, as stored in the database; Uncategorized for any other text. */
export function itemCategory(text: string): ItemCategory {
  return ITEM_CATEGORIES.find((category) => category === text) ?? ITEM_CATEGORY.uncategorized;
}

/** Sources of a plan's weather, in the order in which they are tried. */
export const WEATHER_SOURCES = [
  "open-meteo",
  "visual-crossing",
  "typical-climate",
  "world-climate",
  "season",
] as const;
export type WeatherSource = (typeof WEATHER_SOURCES)[number];

export const PLAN_STATUSES = [
  "pending",
  "processing_weather",
  "processing_calcs",
  "completed",
  "failed",
  "cloning_dashboard",
  "calculations_completed",
] as const;
export type StoredStatus = (typeof PLAN_STATUSES)[number];
/** What a plan is to this build: as it is stored, or of a newer release, whose content this one must leave alone. */
export type PlanStatus = StoredStatus | "newer";

/** Activities on a trip, in the order of the form. */
export const ACTIVITIES = ["beach", "hiking", "swimming", "sightseeing", "skiing"] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** A trip has one stage: it is pending, then ready or failed. */
export const TRIP_STATUSES = ["pending", "ready", "failed"] as const;
export type TripStatus = (typeof TRIP_STATUSES)[number];
