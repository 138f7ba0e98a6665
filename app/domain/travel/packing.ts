// What a trip asks for: how many of each item, for each size worn on it, by the wardrobe's rules. What goes
// into the bag follows from it (bag.ts).

import { daysBetween, type IsoDay } from "../calendar.ts";
import { ESSENTIALITY } from "../ids.ts";
import {
  type Activity,
  type AgeRange,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../vocabulary.ts";
import { catalogueItem, rulesForBabies, rulesIn } from "../wardrobe/catalogue.ts";
import type { TravelGroup } from "../wardrobe/catalogue-table.ts";
import { MAX_CUSTOM_QUANTITY } from "../wardrobe/custom-item.ts";
import {
  type ClothingRules,
  essentialityIn,
  RAIN_SUIT_ID,
  recommend,
  rulesInWeather,
  wantedPieces,
} from "../wardrobe/quantities.ts";
import { isBitterCold } from "../weather/weather-groups.ts";
import {
  babiesIn,
  type TripDates,
  type TripStretch,
  tripDays,
  tripStretches,
  type WornSizes,
} from "./trip-dates.ts";
import type { TripClimate } from "./trip-weather.ts";

/** Which items get one more for an activity. Beach and sightseeing need nothing extra. */
const GROUP_OF: Readonly<Partial<Record<Activity, TravelGroup>>> = {
  swimming: "swim",
  hiking: "outdoor",
  skiing: "warm",
};

/** What an activity can't do without: a diaper and a suit in the water, a suit and a layer under it in the snow (R11c). */
const ESSENTIAL_FOR: Readonly<Partial<Record<Activity, readonly string[]>>> = {
  swimming: ["swim_diaper", "swimsuit"],
  skiing: ["snowsuit", "thermal_base_layer"],
};

/** An activity asks for warm pieces only where the average low is at most this, °F: no fleece for a hike in Hawaii. */
const WARMEST_LOW: Readonly<Record<string, number>> = { jacket_light: 62, fleece_jacket_thin: 60 };
const WARMEST_LOW_OF: Readonly<Partial<Record<TravelGroup, number>>> = { warm: 50 };

/** Everything about a trip that decides what to pack. */
export interface PackedTrip extends TripDates {
  /** The plan's first day: the birth, or until it is known the due date. */
  firstDay: IsoDay;
  /** Its sizes. */
  worn: WornSizes;
  hasLaundryAccess: boolean;
  activities: readonly Activity[];
  weather: Pick<TripClimate, "category" | "rainDays" | "avgTempMax" | "avgTempMin">;
}

/** Pieces of one item in one size that the wardrobe's rules ask for on a trip. */
export type AskedItem = { ageRange: AgeRange; quantity: number; essentiality: Essentiality | null };

/** Whether clothes can be washed on a trip with this laundry. */
export function hasLaundryAccess(laundry: LaundryScenario): boolean {
  return laundry !== "weekly_plus";
}

/** The activity that calls for one more of an item in a trip's weather; null if none does. */
export function activityFor(
  clothingNameId: string,
  activities: readonly Activity[],
  { avgTempMin }: Pick<TripClimate, "avgTempMin">,
): Activity | null {
  const group = catalogueItem(clothingNameId)?.travelGroup ?? null;
  if (group === null) return null;
  const warmestLow = WARMEST_LOW[clothingNameId] ?? WARMEST_LOW_OF[group] ?? Number.POSITIVE_INFINITY;
  if (avgTempMin > warmestLow) return null;
  return activities.find((activity) => GROUP_OF[activity] === group) ?? null;
}

/** What a trip asks for of one item, by size in time order, without sizes that need none. */
export function askedPieces(rules: ClothingRules, trip: PackedTrip): AskedItem[] {
  return tripStretches(trip.firstDay, trip, trip.worn.days).flatMap((stretch) => {
    const babies = babiesIn(trip.worn, stretch, rules.clothing_name_id);
    const own = rulesIn(rules, stretch.ageRange, trip.worn.months);
    const need = tripNeed(rulesForBabies(own, babies), trip, stretch, babies);
    return need.quantity > 0 ? [{ ageRange: stretch.ageRange, ...need }] : [];
  });
}

type Need = { quantity: number; essentiality: Essentiality | null };

const NOTHING: Need = { quantity: 0, essentiality: null };

/** The formula: max(0, base + weather + activity), for the sizes of the item. */
function tripNeed(given: ClothingRules, trip: PackedTrip, stretch: TripStretch, babies: number): Need {
  const { ageRange } = stretch;
  const { clothing_name_id: nameId } = given;
  const rules = rulesInWeather(given, trip.weather);
  if (!rules.valid_age_ranges.includes(ageRange) || isOutgrown(nameId, trip, stretch)) return NOTHING;
  const { category, avgTempMax } = trip.weather;
  const weather = { category, avgTempMax, isBitter: isBitterCold(trip.weather) };
  const byWeather =
    nameId === RAIN_SUIT_ID
      ? rainSuits(rules, trip, ageRange)
      : wantedPieces(rules, scenarioOf(rules, trip, ageRange), ageRange, weather);
  const activity = activityFor(nameId, trip.activities, trip.weather);
  // A single day takes what it needs, and nothing on top.
  const isOneMore = activity !== null && (byWeather <= 0 || tripDays(trip) > 1);
  const quantity = Math.max(0, byWeather + (isOneMore ? babies : 0));
  if (quantity === 0) return NOTHING;
  if (activity && ESSENTIAL_FOR[activity]?.includes(nameId))
    return { quantity, essentiality: ESSENTIALITY.essential };
  const level = nameId === RAIN_SUIT_ID ? null : essentialityIn(rules, weather);
  return { quantity, essentiality: byWeather > 0 && level ? level : ESSENTIALITY.recommended };
}

/** A newborn size stays home once this baby, or if nothing is known of it the median one, has outgrown it. */
function isOutgrown(nameId: string, { firstDay, worn }: PackedTrip, { startDate }: TripStretch): boolean {
  const outgrownDays = catalogueItem(nameId)?.outgrownDays ?? null;
  const lastDay = worn.newbornDays === null ? outgrownDays : worn.newbornDays - 1;
  return outgrownDays !== null && lastDay !== null && daysBetween(firstDay, startDate) > lastDay;
}

/** Rain suits depend on the number of rainy days, not on the category. */
function rainSuits(rules: ClothingRules, { weather }: PackedTrip, ageRange: AgeRange): number {
  const { category, rainDays: rainyDays } = weather;
  const group = { weatherGroupOrder: 1, category, durationDays: 1, rainyDays, isBitter: false };
  return recommend(rules, "daily", ageRange, group).quantity;
}

/** The laundry routine to take numbers from: the trip's, or else the first one that has any. */
function scenarioOf(rules: ClothingRules, trip: PackedTrip, ageRange: AgeRange): LaundryScenario {
  const own = trip.hasLaundryAccess ? "every_2_3_days" : "weekly_plus";
  const scenarios = [own, ...LAUNDRY_SCENARIOS] as const;
  return scenarios.find((scenario) => rules.base_quantities[scenario][ageRange] !== undefined) ?? own;
}

/** Pieces that a plan lacks for a trip: those needed minus those owned or planned. */
export function missingPieces(needed: number, have: number, planned: number): number {
  return Math.min(MAX_CUSTOM_QUANTITY, Math.max(0, needed - Math.max(have, planned)));
}
