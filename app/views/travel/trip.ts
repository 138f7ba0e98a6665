// A trip's page: what is packed of each size, beside what the plan has already.
import { readPlace } from "~/contracts/places/stored-place.ts";
import type {
  TripCategory,
  TripItem,
  TripSize,
  TripView,
  TripWeather,
} from "~/contracts/travel/trip-view.ts";
import { isDay } from "~/domain/calendar.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { activityFor, countedIn } from "~/domain/travel/packing.ts";
import { babyOnTrip, tripStretches } from "~/domain/travel/trip-ages.ts";
import { countPieces } from "~/domain/travel/trip-totals.ts";
import { certaintyOf } from "~/domain/travel/trip-weather.ts";
import {
  type Activity,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type LaundryScenario,
  WEATHER_CATEGORIES,
  type WeatherSource,
} from "~/domain/vocabulary.ts";
import { comparePlan, type FindGap, type PlanItemRow, type TripPlanRow } from "./plan-gaps.ts";
import { type TripFactsRow, viewTripFacts } from "./trips.ts";

interface WeatherRow {
  category: string;
  avgTempMax: number;
  avgTempMin: number;
  rainDays: number;
  snowDays: number;
  source: WeatherSource;
  isForecast: boolean;
}

interface TripRow extends TripFactsRow {
  place: string | null;
  laundryFrequency: LaundryScenario;
  hasLaundryAccess: boolean;
  planStart: string;
  weather: WeatherRow | null;
  plan: (TripPlanRow & { title: string | null; attemptNumber: number }) | null;
}

interface PackedRow {
  clothingId: number;
  nameId: string;
  name: string;
  category: string;
  ageRange: AgeRange;
  quantity: number;
  pack: number;
  essentiality: string | null;
  isPacked: boolean;
}

/** What is read behind a trip's page. */
export interface TripPageRows {
  trip: TripRow;
  packed: readonly PackedRow[];
  planItems: readonly PlanItemRow[];
  /** Clothing id → content hash of its photo. */
  images: ReadonlyMap<number, string>;
}

/** The page of a trip; null for a row that no release of ours has written so. */
export function viewTrip({ trip, packed, planItems, images }: TripPageRows): TripView | null {
  const facts = viewTripFacts(trip);
  if (!facts || !isDay(trip.planStart)) return null;
  const { plan, hasLaundryAccess, laundryFrequency } = trip;
  const isReady = facts.status === "ready";
  const findGap = plan && comparePlan(trip.id, plan, planItems);
  const items = isReady ? viewItems(packed, { activities: facts.activities, images, findGap }) : [];
  const stretches = isReady ? tripStretches(trip.planStart, facts) : [];
  return {
    ...facts,
    country: readPlace(trip.place)?.country ?? ZIP_COUNTRY,
    laundryFrequency,
    hasLaundryAccess,
    plan: plan && {
      id: plan.id,
      title: plan.title,
      attemptNumber: plan.attemptNumber,
      isReadable: findGap !== null,
    },
    baby: babyOnTrip(trip.planStart, facts),
    weather: isReady && trip.weather ? viewWeather(trip.weather) : null,
    sizes: stretches.map((stretch) => viewSize(stretch, items)),
  };
}

function viewWeather({ category, isForecast, ...figures }: WeatherRow): TripWeather {
  return {
    ...figures,
    category: WEATHER_CATEGORIES.find((known) => known === category) ?? "Unknown",
    certainty: certaintyOf(figures.source, isForecast),
  };
}

type SizedItem = TripItem & { ageRange: AgeRange };

interface Known {
  activities: readonly Activity[];
  images: ReadonlyMap<number, string>;
  findGap: FindGap | null;
}

function viewItems(rows: readonly PackedRow[], { activities, images, findGap }: Known): SizedItem[] {
  const elsewhere = countedIn(rows);
  return rows.map((row) => {
    const { clothingId, nameId, name, ageRange, quantity, pack, isPacked } = row;
    const counted = elsewhere.get(row) ?? null;
    const question = { clothingId, ageRange, needed: quantity };
    return {
      clothingId,
      nameId,
      name,
      ageRange,
      category: ITEM_CATEGORIES.find((known) => known === row.category) ?? "Uncategorized",
      image: images.get(clothingId) ?? null,
      pack,
      quantity,
      essentiality: ESSENTIALITIES.find((level) => level === row.essentiality) ?? null,
      activity: activityFor(nameId, activities),
      isPacked,
      countedIn: counted,
      gap: counted === null && findGap ? findGap(question) : null,
    };
  });
}

type Stretch = ReturnType<typeof tripStretches>[number];

function viewSize(stretch: Stretch, items: readonly SizedItem[]): TripSize {
  const own = items.filter(({ ageRange }) => ageRange === stretch.ageRange);
  const counted = own.filter((item) => item.countedIn === null);
  const { essentialPieces, allPieces } = countPieces(counted);
  return {
    ...stretch,
    essentials: essentialPieces,
    everything: allPieces,
    packedItems: counted.filter(({ isPacked }) => isPacked).length,
    items: counted.length,
    categories: byCategory(own),
  };
}

function byCategory(items: readonly SizedItem[]): TripCategory[] {
  return ITEM_CATEGORIES.map((category) => ({
    category,
    items: items
      .filter((item) => item.category === category)
      .toSorted((a, b) => rank(a.essentiality) - rank(b.essentiality))
      .map(({ ageRange: _, ...item }) => item),
  })).filter((view) => view.items.length > 0);
}

function rank(essentiality: Essentiality | null): number {
  return essentiality === null ? ESSENTIALITIES.length : ESSENTIALITIES.indexOf(essentiality);
}
