// A trip's page: what to pack of each size, beside what the plan already has.
import { readPlace } from "~/contracts/places/stored-place.ts";
import type { TripView, TripWeather } from "~/contracts/travel/shown-trip.ts";
import { readStoredKit } from "~/contracts/travel/stored-trip.ts";
import { BAG_COPY } from "~/copy/travel/bag-copy.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { tripKit } from "~/domain/travel/kit.ts";
import { babyOnTrip } from "~/domain/travel/trip-ages.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import { countPieces, piecesToGet } from "~/domain/travel/trip-totals.ts";
import { certaintyOf } from "~/domain/travel/trip-weather.ts";
import type { LaundryScenario, WeatherSource } from "~/domain/vocabulary.ts";
import { isMoreThanCarried, leftSizeWords } from "~/views/travel/bag-words.ts";
import { knownCategory, viewBag } from "./bag-view.ts";
import { viewKit } from "./kit-view.ts";
import { type PackedRow, viewItems, viewSize } from "./packed-sizes.ts";
import { comparePlan, type PlanItemRow, type TripPlanRow } from "./plan-gaps.ts";
import { type TripFactsRow, viewTripFacts } from "./trips-view.ts";

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

/** The rows behind a trip's page. */
export interface TripPageRows {
  trip: TripRow;
  packed: readonly PackedRow[];
  planItems: readonly PlanItemRow[];
  /** Clothing id → content hash of its photo. */
  images: ReadonlyMap<number, string>;
}

/** The page of a trip; null for a row that no release of ours wrote. */
export function viewTrip({ trip, packed: rows, planItems, images }: TripPageRows): TripView | null {
  const facts = viewTripFacts(trip);
  if (!facts) return null;
  const { plan, hasLaundryAccess, laundryFrequency } = trip;
  const isReady = facts.status === "ready";
  const packed = rows.map((row) => ({ ...row, name: itemName(row.nameId, row.name) }));
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
  facts: TripDates & { days: number; planCountry: string },
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
