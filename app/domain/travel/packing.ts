// What is packed for a trip: for each size the baby wears on it, how many of each item of the catalogue.

import { daysBetween, type IsoDay } from "../calendar.ts";
import {
  type Activity,
  type AgeRange,
  type Essentiality,
  LAUNDRY_SCENARIOS,
  type LaundryScenario,
} from "../vocabulary.ts";
import { catalogueItem, piecesForDays } from "../wardrobe/catalogue.ts";
import type { TravelGroup } from "../wardrobe/catalogue-table.ts";
import { MAX_CUSTOM_QUANTITY } from "../wardrobe/custom-item.ts";
import {
  type ClothingRules,
  essentialityIn,
  RAIN_SUIT_ID,
  recommend,
  wantedPieces,
} from "../wardrobe/quantities.ts";
import { isOneSize } from "../wardrobe/sizes.ts";
import { isBitterCold } from "../weather/weather-groups.ts";
import { type TripStretch, tripStretches } from "./trip-ages.ts";
import { isShortTrip, type TripDates } from "./trip-dates.ts";
import type { TripClimate } from "./trip-weather.ts";

/** One more of these is packed for an activity. Beach and sightseeing need nothing more. */
const GROUP_OF: Readonly<Partial<Record<Activity, TravelGroup>>> = {
  swimming: "swim",
  hiking: "outdoor",
  skiing: "warm",
};

/** Everything about a trip that decides what is packed. */
export interface PackedTrip extends TripDates {
  /** Of the plan: the birth, before it the due date. */
  firstDay: IsoDay;
  hasLaundryAccess: boolean;
  activities: readonly Activity[];
  weather: Pick<TripClimate, "category" | "rainDays" | "avgTempMax" | "avgTempMin">;
}

/** Pieces of one item in one size. */
export interface PackedItem {
  ageRange: AgeRange;
  /** What the rules of a wardrobe ask for, with the activities'. */
  quantity: number;
  /** What a trip of a few days needs of it, never more; the same where the trip is not short. */
  pack: number;
  essentiality: Essentiality | null;
}

/** Whether clothes can be washed on a trip with this laundry. */
export function hasLaundryAccess(laundry: LaundryScenario): boolean {
  return laundry !== "weekly_plus";
}

/** The activity among these that asks for one more of an item; null where none does. */
export function activityFor(clothingNameId: string, activities: readonly Activity[]): Activity | null {
  const group = catalogueItem(clothingNameId)?.travelGroup ?? null;
  return (group && activities.find((activity) => GROUP_OF[activity] === group)) ?? null;
}

/** What is packed of one item, by the sizes of the trip in time order; sizes that need none are left out. */
export function packItem(rules: ClothingRules, trip: PackedTrip): PackedItem[] {
  return tripStretches(trip.firstDay, trip).flatMap((stretch) => {
    const { quantity, essentiality } = tripNeed(rules, trip, stretch);
    if (quantity === 0) return [];
    const pack = isShortTrip(trip) ? shortTripPieces(rules, trip, stretch, quantity) : quantity;
    return [{ ageRange: stretch.ageRange, quantity, pack, essentiality }];
  });
}

interface Need {
  quantity: number;
  essentiality: Essentiality | null;
}

const NOTHING: Need = { quantity: 0, essentiality: null };

/** The formula: max(0, base + weather + activity), in the sizes that the item is for. */
function tripNeed(rules: ClothingRules, trip: PackedTrip, stretch: TripStretch): Need {
  const { ageRange } = stretch;
  const { clothing_name_id: nameId } = rules;
  if (!rules.valid_age_ranges.includes(ageRange) || isOutgrown(nameId, trip, stretch)) return NOTHING;
  const weather = { category: trip.weather.category, isBitter: isBitterCold(trip.weather) };
  const byWeather =
    nameId === RAIN_SUIT_ID
      ? rainSuits(rules, trip, ageRange)
      : wantedPieces(rules, scenarioOf(rules, trip, ageRange), ageRange, weather);
  const quantity = Math.max(0, byWeather + (activityFor(nameId, trip.activities) ? 1 : 0));
  if (quantity === 0) return NOTHING;
  const level = nameId === RAIN_SUIT_ID ? null : essentialityIn(rules, weather);
  return { quantity, essentiality: byWeather > 0 && level ? level : "Recommended" };
}

/** A newborn size is left at home once the median baby has outgrown it. */
function isOutgrown(nameId: string, { firstDay }: PackedTrip, { startDate }: TripStretch): boolean {
  const outgrownDays = catalogueItem(nameId)?.outgrownDays ?? null;
  return outgrownDays !== null && daysBetween(firstDay, startDate) > outgrownDays;
}

/** Wet weather has a rule of its own. */
function rainSuits(rules: ClothingRules, { weather }: PackedTrip, ageRange: AgeRange): number {
  const { category, rainDays: rainyDays } = weather;
  const group = { weatherGroupOrder: 1, category, durationDays: 1, rainyDays, isBitter: false };
  return recommend(rules, "daily", ageRange, group).quantity;
}

/** The routine whose numbers are taken: the trip's, or the first of the others that has any. */
function scenarioOf(rules: ClothingRules, trip: PackedTrip, ageRange: AgeRange): LaundryScenario {
  const own = trip.hasLaundryAccess ? "every_2_3_days" : "weekly_plus";
  const scenarios = [own, ...LAUNDRY_SCENARIOS] as const;
  return scenarios.find((scenario) => rules.base_quantities[scenario][ageRange] !== undefined) ?? own;
}

/** What the days in a size take from the drawer without a wash, with spares; what is needed at all is packed once. */
function shortTripPieces(
  { clothing_name_id: nameId }: ClothingRules,
  { weather }: PackedTrip,
  { ageRange, days }: TripStretch,
  quantity: number,
): number {
  const item = catalogueItem(nameId);
  if (!item) return quantity;
  // What only an activity or the rain asks for is worn as in the weather that it is made for.
  const factor = item.factors[weather.category] || 1;
  return Math.min(quantity, Math.max(1, piecesForDays(item, item.uses[ageRange], days, factor)));
}

/** A row of a packing list, as far as counting it goes. */
export interface CountedRow {
  nameId: string;
  ageRange: AgeRange;
  pack: number;
  quantity: number;
}

/**
 * For each row the size in which its item is counted instead: what has no size of its own is packed once, where more of it
 * is asked for, or else in the first size. Null for every row that counts by itself.
 */
export function countedIn<Row extends CountedRow>(rows: readonly Row[]): Map<Row, AgeRange | null> {
  const leading = new Map<string, Row>();
  for (const row of rows) {
    const known = leading.get(row.nameId);
    if (!known || row.pack > known.pack) leading.set(row.nameId, row);
  }
  return new Map(
    rows.map((row) => {
      const leader = leading.get(row.nameId) ?? row;
      return [row, isOneSize(row.nameId) && leader !== row ? leader.ageRange : null];
    }),
  );
}

/** Pieces that a plan lacks for a trip: what it needs less what is there or planned already. */
export function missingPieces(needed: number, have: number, planned: number): number {
  return Math.min(MAX_CUSTOM_QUANTITY, Math.max(0, needed - Math.max(have, planned)));
}
