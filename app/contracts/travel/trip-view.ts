// What the pages of trips show, as the server hands it to the components.
import type { IsoDay } from "../../domain/calendar.ts";
import type { KitKey } from "../../domain/travel/kit.ts";
import type { TripBaby } from "../../domain/travel/trip-ages.ts";
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

/** What every page says of a trip. */
export interface TripFacts {
  id: string;
  status: TripStatus;
  version: number;
  /** 'Denver, CO', 'Munich, Germany' */
  destination: string;
  startDate: IsoDay;
  endDate: IsoDay;
  /** With the first and the last one. */
  days: number;
  isShortTrip: boolean;
  activities: Activity[];
  notes: string | null;
  /** Pieces to take along over the whole trip, of what is essential and of all; 0 until it is ready. */
  essentials: number;
  everything: number;
}

/** A trip in the list. */
export interface TripCard extends TripFacts {
  /** Of the trip's weather; null until it is ready. */
  category: WeatherCategory | null;
}

export interface TripsView {
  /** The next one first. */
  upcoming: TripCard[];
  /** The last one first. */
  past: TripCard[];
  /** Whether there may be no more. */
  isFull: boolean;
}

/** The one weather of a trip; °F, and days of it. */
export interface TripWeather extends TripClimate {
  /** 'forecast' of these days, 'typical' of five years of them, 'estimated' where no archive knows the place. */
  certainty: Certainty;
  /** Who is credited for it. */
  source: WeatherSource;
}

/** What the plan lacks of an item that is packed: pieces. */
export interface PlanGap {
  have: number;
  planned: number;
  needed: number;
  /** What is to be got before the trip: `needed` less what is there, of what was added for the trip as well. */
  toGet: number;
  /** What is to be added: `needed` less the larger of the other two; 0 where nothing is. */
  difference: number;
  /** The item of the parent's own that was added for it; null while there is none. */
  added: { itemId: number; name: string; pieces: number } | null;
}

export interface TripItem {
  clothingId: number;
  nameId: string;
  name: string;
  category: ItemCategory;
  /** Content hash of its photo; null while there is only the drawing. */
  image: string | null;
  /** Pieces to take along: the number that leads. */
  pack: number;
  /** Why so many, and how many a wardrobe has; null where it is one of one. */
  why: string | null;
  /** Recommended where only an activity asks for it; null where an item's table does not say. */
  essentiality: Essentiality | null;
  /** The activity that it is for, and whether that adds a piece. */
  activity: Activity | null;
  isOneMore: boolean;
  isPacked: boolean;
  /** The size with which it is packed already, because it has none of its own; its ticks stand there. */
  countedIn: AgeRange | null;
  /** Null where the plan is gone or cannot be read. */
  gap: PlanGap | null;
}

export interface TripCategory {
  category: ItemCategory;
  /** The most essential first. */
  items: TripItem[];
}

/** What is packed of one size. */
export interface TripSize {
  ageRange: AgeRange;
  startDate: IsoDay;
  endDate: IsoDay;
  /** Days of the trip in this size. */
  days: number;
  /** Pieces to take along of it, of what is essential and of all. */
  essentials: number;
  everything: number;
  /** What leads: what is essential, or all where nothing on the trip is. */
  categories: TripCategory[];
  /** What is recommended and nice to have, where it does not lead; what an activity asks for first. */
  extras: TripItem[];
}

/** A line of what goes along and is no garment. */
export interface TripKitItem {
  key: KitKey;
  name: string;
  /** How many, or what it is for; null where there is nothing to say. */
  facts: string | null;
  isPacked: boolean;
}

export interface TripView extends TripFacts {
  country: string;
  laundryFrequency: LaundryScenario;
  hasLaundryAccess: boolean;
  /** Null once the plan is deleted. */
  plan: { id: string; title: string | null; attemptNumber: number; isReadable: boolean } | null;
  baby: TripBaby;
  /** Null until the trip is ready. */
  weather: TripWeather | null;
  /** Those that are packed, in the order of the ages; none before the birth. */
  sizes: TripSize[];
  /** Pieces of it that are not owned yet; null where the plan is gone or cannot be read. */
  toGet: { essentials: number; extras: number } | null;
  /** What stays at home and why, a sentence each. */
  bagNotes: string[];
  kit: TripKitItem[];
}

/** A trip as its form starts from it. */
export interface TripDraft {
  /** The form's fields by their names. */
  fields: Record<string, string>;
}
