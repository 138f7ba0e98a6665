// What the trip pages show, as the server sends it to the components.

import type { IsoDay } from "../../domain/calendar.ts";
import type { Role } from "../../domain/members/roles.ts";
import type { KitKey } from "../../domain/travel/bag-table.ts";
import type { PlanGap } from "../../domain/travel/plan-gaps.ts";
import type { TripBaby } from "../../domain/travel/trip-dates.ts";
import type { Certainty, TripClimate } from "../../domain/travel/trip-weather.ts";
import type {
  Activity,
  AgeRange,
  Essentiality,
  ItemCategory,
  LaundryScenario,
  TripStatus,
  WeatherCategory,
  WeatherSource,
} from "../../domain/vocabulary.ts";

/** Shown on every page of a trip. */
export interface TripFacts {
  id: string;
  status: TripStatus;
  version: number;
  /** 'Denver, CO', 'Munich, Germany' */
  destination: string;
  /** The plan's, in whose order dates are written; the US once the plan is deleted. */
  planCountry: string;
  startDate: IsoDay;
  endDate: IsoDay;
  /** Including the first and the last day. */
  days: number;
  isShortTrip: boolean;
  activities: Activity[];
  notes: string | null;
  /** Pieces to pack over the whole trip, essential and in all; 0 until it is ready. */
  essentials: number;
  everything: number;
}

export interface TripCard extends TripFacts {
  /** The weather of the trip; null until it is ready. */
  category: WeatherCategory | null;
}

export interface TripsView {
  /** The next trip first. */
  upcoming: TripCard[];
  /** The latest trip first. */
  past: TripCard[];
  /** Where the trips lead whose rows can't be read. */
  unreadable: string[];
  /** Whether the account has as many trips as it may have. */
  isFull: boolean;
}

/** The trip's weather as a whole: °F, and days of the trip. */
export interface TripWeather extends TripClimate {
  /** 'forecast' for these days, 'typical' from five years of them, 'estimated' if no archive answered. */
  certainty: Certainty;
  /** Credited on the page. */
  source: WeatherSource;
}

export interface TripItem {
  clothingId: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  /** Content hash of its photo; null if there is only the drawing. */
  image: string | null;
  /** Pieces to pack. */
  pack: number;
  /** Why this many, and how many a wardrobe has; null if it is one of one. */
  why: string | null;
  /** Recommended if only an activity asks for it; null if the item's table doesn't say. */
  essentiality: Essentiality | null;
  /** The activity that it is for, and whether that adds a piece. */
  activity: Activity | null;
  isOneMore: boolean;
  isPacked: boolean;
  /** For an item without a size that is already packed with another size: that size, whose row has the tick. */
  countedIn: AgeRange | null;
  /** Null if the plan is gone or can't be read. */
  gap: PlanGap | null;
}

export interface TripCategory {
  category: ItemCategory;
  /** The most essential first. */
  items: TripItem[];
}

export interface TripSize {
  ageRange: AgeRange;
  startDate: IsoDay;
  endDate: IsoDay;
  /** Days of the trip in this size. */
  days: number;
  /** Pieces to pack in this size, essential and in all. */
  essentials: number;
  everything: number;
  /** The essentials, or everything if nothing on the trip is essential. */
  categories: TripCategory[];
  /** Recommended and nice-to-have items that aren't in `categories`; those for an activity come first. */
  extras: TripItem[];
}

/** A line of the kit: things that aren't clothes. */
export interface TripKitItem {
  key: KitKey;
  name: string;
  /** How many, or what it is for; null if there is nothing to say. */
  facts: string | null;
  isPacked: boolean;
}

export interface TripView extends TripFacts {
  /** The destination's, which decides the usual units. */
  country: string;
  laundryFrequency: LaundryScenario;
  hasLaundryAccess: boolean;
  /** Null once the plan is deleted. */
  plan: {
    id: string;
    cardTitle: string | null;
    babyNames: readonly string[] | null;
    attemptNumber: number;
    isReadable: boolean;
  } | null;
  baby: TripBaby;
  /** Null until the trip is ready. */
  weather: TripWeather | null;
  /** The packed sizes by age; none before the birth. */
  sizes: TripSize[];
  /** Pieces that aren't owned yet; null if the plan is gone or can't be read. */
  toGet: Record<"essentials" | "extras" | "coming" | "boxed", number> | null;
  /** What stays at home and why, one sentence each. */
  bagNotes: string[];
  kit: TripKitItem[];
  /** What the viewer is to its plan, and the owner's short name for somebody else. */
  onPlan: { role: Role; ownerName: string | null };
}

/** A plan to pack a trip from. */
export interface PackablePlan {
  id: string;
  cardTitle: string | null;
  babyNames: readonly string[] | null;
  attemptNumber: number;
  /** 'Denver, CO'; null if unknown. */
  place: string | null;
  /** Two letters. */
  country: string;
}

/** A trip as its edit form starts. */
export interface TripDraft {
  /** Values by field name. */
  fields: Record<string, string>;
}
