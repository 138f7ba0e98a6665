// Trips for tests of what goes into the bag: twelve that every parent would know, and any others.
import { plusDays } from "../../app/domain/calendar.ts";
import { sizesOfPlan } from "../../app/domain/growth/planned-sizes.ts";
import { type BagParts, bagSizes, packBag } from "../../app/domain/travel/bag.ts";
import {
  type AskedItem,
  askedPieces,
  hasLaundryAccess,
  type PackedTrip,
} from "../../app/domain/travel/packing.ts";
import type { Activity, LaundryScenario, WeatherCategory } from "../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueRules, clothingRules } from "../../app/domain/wardrobe/catalogue.ts";
import { type LeadingSack, USUAL_SACK } from "../../app/domain/wardrobe/tog.ts";

export interface BagCase {
  /** Days from the birth to the first day of the trip, and days of the trip. */
  at: number;
  days: number;
  category: WeatherCategory;
  rainDays?: number;
  laundry?: LaundryScenario;
  activities?: readonly Activity[];
  /** Average high and low, °F; 60 and 40 if it matters little. */
  temperatures?: readonly [high: number, low: number];
}

const BIRTH = "2026-09-03";

export type BagTripCase = PackedTrip & { laundry: LaundryScenario };

const USUAL = sizesOfPlan(null, { expectedDueDate: BIRTH, babyBornOn: null });

export function tripOfCase({
  at,
  days,
  category,
  rainDays = 0,
  laundry = "every_2_3_days",
  activities = [],
  temperatures: [avgTempMax, avgTempMin] = [60, 40],
}: BagCase): BagTripCase {
  const startDate = plusDays(BIRTH, at);
  return {
    firstDay: BIRTH,
    worn: USUAL,
    startDate,
    endDate: plusDays(startDate, days - 1),
    laundry,
    hasLaundryAccess: hasLaundryAccess(laundry),
    activities,
    weather: { category, rainDays, avgTempMax, avgTempMin },
  };
}

export type AskedCaseRow = AskedItem & { nameId: string };

/** What the formula asks for of a plan with such a sack, in the order of the catalogue. */
export function askedOf(trip: BagTripCase, sack: LeadingSack = USUAL_SACK): AskedCaseRow[] {
  return CATALOGUE.flatMap((item) =>
    askedPieces(catalogueRules(item.key, sack) ?? clothingRules(item), trip).map((asked) => ({
      nameId: item.key,
      ...asked,
    })),
  );
}

export function bagOf(trip: BagTripCase, sack?: LeadingSack): (AskedCaseRow & BagParts)[] {
  return packBag(askedOf(trip, sack), { ...trip, sizes: bagSizes(trip.firstDay, trip, trip.worn.days) })
    .packed;
}

/** The twelve trips by name; the switch at three months comes 91 days after this birth. */
export const TWELVE: Readonly<Record<string, BagCase>> = {
  "Denver, 4 days at 4 weeks, January": { at: 28, days: 4, category: "Cold & Dry", rainDays: 0 },
  "San Diego, 1 day at 4 weeks": { at: 28, days: 1, category: "Mild" },
  "Reykjavík, 6 days across a size, July": { at: 88, days: 6, category: "Cold & Wet", rainDays: 3 },
  "Ski week at 10 months": { at: 305, days: 7, category: "Cold & Snowy", activities: ["skiing"] },
  "Beach week at 8 months": { at: 244, days: 7, category: "Hot & Humid", activities: ["beach", "swimming"] },
  "3 weeks with laundry at 5 months": { at: 152, days: 21, category: "Cool", rainDays: 6 },
  "3 weeks without laundry at 5 months": {
    at: 152,
    days: 21,
    category: "Cool",
    rainDays: 6,
    laundry: "weekly_plus",
  },
  "Weekend newborn at 5 days": { at: 5, days: 3, category: "Cool" },
  "Day 13 to day 20": { at: 13, days: 8, category: "Cool" },
  "90 days from 2 months": { at: 61, days: 90, category: "Mild", rainDays: 12 },
  "Mumbai in the monsoon, 10 days at 7 months": { at: 213, days: 10, category: "Hot & Humid", rainDays: 9 },
  "Minneapolis, a January weekend at 4 months": { at: 122, days: 3, category: "Cold & Snowy" },
};

/** More, on which what the trip is for, or its cold, decides (R11c). */
export const MORE_TRIPS: Readonly<Record<string, BagCase>> = {
  "Hiking in Hawaii, 86/74 °F, at 8 months": {
    at: 244,
    days: 7,
    category: "Hot & Humid",
    activities: ["hiking"],
    temperatures: [86, 74],
  },
  "Hiking in the Alps, 61/44 °F, at 8 months": { at: 244, days: 7, category: "Cool", activities: ["hiking"] },
  "Pool weekend at 5 months": {
    at: 152,
    days: 3,
    category: "Hot & Dry",
    activities: ["swimming"],
    temperatures: [95, 72],
  },
  "Ski week at 4 months, 26/10 °F": {
    at: 122,
    days: 7,
    category: "Cold & Snowy",
    activities: ["skiing"],
    temperatures: [26, 10],
  },
  "Skiing indoors in Dubai, 78/60 °F, at 10 months": {
    at: 305,
    days: 4,
    category: "Mild",
    activities: ["skiing"],
    temperatures: [78, 60],
  },
  "Yakutsk, -30/-40 °F, at 7 months": { at: 213, days: 7, category: "Cold & Dry", temperatures: [-30, -40] },
  "A day's stopover by the pool at 8 months": {
    at: 244,
    days: 1,
    category: "Hot & Humid",
    activities: ["swimming"],
    temperatures: [88, 76],
  },
  "Cool days at 3 months, 66/48 °F": { at: 100, days: 4, category: "Cool", temperatures: [66, 48] },
  "The first three days": { at: 0, days: 3, category: "Mild" },
};
