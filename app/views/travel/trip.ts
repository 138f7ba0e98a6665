// A trip's page: what is packed of each size, beside what the plan has already.
import { readPlace } from "~/contracts/places/stored-place.ts";
import { readStoredKit } from "~/contracts/travel/stored-trip.ts";
import type {
  TripCategory,
  TripItem,
  TripSize,
  TripView,
  TripWeather,
} from "~/contracts/travel/trip-view.ts";
import { BAG_COPY } from "~/copy/travel/bag.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { LEADING } from "~/domain/shopping/shopping-list.ts";
import type { AskedRow, BagParts } from "~/domain/travel/bag.ts";
import { isMoreThanCarried, leftSizeWords, whyPacked } from "~/domain/travel/bag-words.ts";
import { tripKit } from "~/domain/travel/kit.ts";
import { activityFor } from "~/domain/travel/packing.ts";
import { babyOnTrip, type TripStretch } from "~/domain/travel/trip-ages.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import { countedIn, countPieces, piecesToGet } from "~/domain/travel/trip-totals.ts";
import { certaintyOf } from "~/domain/travel/trip-weather.ts";
import {
  type Activity,
  type AgeRange,
  ESSENTIALITIES,
  type Essentiality,
  ITEM_CATEGORIES,
  type LaundryScenario,
  type WeatherSource,
} from "~/domain/vocabulary.ts";
import { type AskedItemRow, knownCategory, viewBag } from "./bag.ts";
import { viewKit } from "./kit.ts";
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
  hasLaundryAccess: boolean;
  kit: string | null;
  weather: WeatherRow | null;
  plan: (TripPlanRow & { title: string | null; attemptNumber: number }) | null;
}

interface PackedRow extends AskedItemRow {
  clothingId: number;
  name: string;
  category: string;
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
  if (!facts) return null;
  const { plan, hasLaundryAccess, laundryFrequency } = trip;
  const isReady = facts.status === "ready";
  const findGap = plan && comparePlan(trip.id, plan, planItems);
  const bag = viewBag({ ...trip, ...facts }, trip.weather?.category ?? null, isReady ? packed : []);
  const items = viewItems(bag.packed, { activities: facts.activities, images, findGap });
  const { essentialPieces, allPieces } = countPieces(items);
  return {
    ...facts,
    essentials: essentialPieces,
    everything: allPieces,
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
    sizes: isReady ? bag.sizes.packed.map((size) => viewSize(size, items, essentialPieces > 0)) : [],
    toGet: findGap && piecesToGet(items),
    bagNotes: isReady ? notesOf(bag, facts, laundryFrequency, packed) : [],
    kit: isReady ? viewKit(tripKit(trip.planStart, facts), readStoredKit(trip.kit)) : [],
  };
}

function notesOf(
  { sizes, replaced }: ReturnType<typeof viewBag<PackedRow>>,
  facts: TripDates & { days: number },
  laundry: LaundryScenario,
  packed: readonly PackedRow[],
): string[] {
  const names = [...new Set(replaced.map(({ name }) => name))];
  return [
    ...(isMoreThanCarried(laundry, facts.days) ? [BAG_COPY.weekOnly] : []),
    ...sizes.left.map((size) => leftSizeWords(size, facts, packed)),
    ...(names.length > 0 ? [BAG_COPY.replaced(names)] : []),
  ];
}

function viewWeather({ category, isForecast, ...figures }: WeatherRow): TripWeather {
  return {
    ...figures,
    category: knownCategory(category),
    certainty: certaintyOf(figures.source, isForecast),
  };
}

type SizedItem = TripItem & { ageRange: AgeRange };

interface Known {
  activities: readonly Activity[];
  images: ReadonlyMap<number, string>;
  findGap: FindGap | null;
}

function viewItems(
  bag: readonly (PackedRow & AskedRow & BagParts)[],
  { activities, images, findGap }: Known,
): SizedItem[] {
  const elsewhere = countedIn(bag);
  return bag.map((row) => {
    const { clothingId, nameId, name, ageRange, pack, bonus, essentiality, isPacked } = row;
    const counted = elsewhere.get(row) ?? null;
    const activity = activityFor(nameId, activities);
    const question = { clothingId, ageRange, needed: pack };
    return {
      clothingId,
      nameId,
      name,
      ageRange,
      category: ITEM_CATEGORIES.find((known) => known === row.category) ?? "Uncategorized",
      image: images.get(clothingId) ?? null,
      pack,
      why: whyPacked(row, activity),
      essentiality,
      activity,
      isOneMore: bonus > 0,
      isPacked,
      countedIn: counted,
      gap: counted === null && findGap ? findGap(question) : null,
    };
  });
}

function viewSize(stretch: TripStretch, items: readonly SizedItem[], hasEssentials: boolean): TripSize {
  const own = items.filter(({ ageRange }) => ageRange === stretch.ageRange);
  const leads = ({ essentiality }: SizedItem) => !hasEssentials || LEADING.includes(essentiality);
  const { essentialPieces, allPieces } = countPieces(own.filter(({ countedIn: size }) => size === null));
  return {
    ...stretch,
    essentials: essentialPieces,
    everything: allPieces,
    categories: byCategory(own.filter(leads)),
    extras: extrasOf(own.filter((item) => !leads(item))),
  };
}

function extrasOf(items: readonly SizedItem[]): TripItem[] {
  return items
    .toSorted(
      (a, b) =>
        Number(b.activity !== null) - Number(a.activity !== null) ||
        rank(a.essentiality) - rank(b.essentiality),
    )
    .map(({ ageRange: _, ...item }) => item);
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
