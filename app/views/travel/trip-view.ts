import type { SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readPlace } from "~/contracts/places/stored-place.ts";
import type {
  TripCard,
  TripItem,
  TripKitItem,
  TripSize,
  TripsView,
  TripView,
  TripWeather,
} from "~/contracts/travel/shown-trip.ts";
import {
  type AskedItemRow,
  bagFacts,
  type PackedRow,
  type PlanItemRow,
  readAskedRow,
  readStoredKit,
  readTripFacts,
  readTripToPack,
  readWeatherCategory,
  type TripFactsRow,
  type WeatherFigures,
} from "~/contracts/travel/stored-packing.ts";
import type { AroundColumns } from "~/contracts/wardrobe/stored-box.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { Role } from "~/domain/members/roles.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { type KitKey, type KitLine, tripKit } from "~/domain/travel/bag-table.ts";
import {
  inOrder,
  type ListedRow,
  type PackedItem,
  type PackedSize,
  type PackingList,
  packTrip,
  tripBag,
} from "~/domain/travel/pack-trip.ts";
import { MOST_TRIPS } from "~/domain/travel/travel-item.ts";
import {
  babyOnTrip,
  countPieces,
  piecesToGet,
  splitTrips,
  type TripDates,
} from "~/domain/travel/trip-dates.ts";
import { certaintyOf } from "~/domain/travel/trip-weather.ts";
import type { LaundryScenario, PlanStatus, WeatherSource } from "~/domain/vocabulary.ts";
import { nameInSentence } from "~/words/en/gifts/parents-gifts-copy.ts";
import { BAG_COPY, KIT_COPY } from "~/words/en/travel/trip-copy.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import { isMoreThanCarried, leftSizeWords, whyPacked } from "./bag-words.ts";

/** The kit's lines in order, with their ticks. */
export function viewKit(lines: readonly KitLine[], packed: ReadonlySet<KitKey>): TripKitItem[] {
  return lines.map((line) => ({
    key: line.key,
    name: KIT_COPY.names[line.key],
    facts: factsOf(line),
    isPacked: packed.has(line.key),
  }));
}

function factsOf(line: KitLine): string | null {
  switch (line.key) {
    case "diapers": {
      const { pieces, perDay, days, isWholeTrip } = line;
      return isWholeTrip ? KIT_COPY.diapers(pieces, perDay, days) : KIT_COPY.diapersOfAWeek(pieces, perDay);
    }
    case "wipes":
      return KIT_COPY.wipes(line.packs);
    case "feeding":
    case "sunscreen":
    case "documents":
      return KIT_COPY.facts[line.key];
    case "changing":
    case "carrier":
    case "car_seat":
    case "health":
    case "wet_bag":
      return null;
    default:
      return line satisfies never;
  }
}

type Packed = PackedItem<ListedRow & { name: string; isPacked: boolean }>;

/** The packing list of one size. `images` is clothing id → content hash of its photo. */
function viewSize(size: PackedSize<Packed>, images: ReadonlyMap<number, string>): TripSize {
  const { ageRange, startDate, endDate, days, categories, extras } = size;
  const { essentialPieces, allPieces } = countPieces(
    inOrder(size).filter(({ countedIn }) => countedIn === null),
  );
  const view = (item: Packed) => viewItem(item, images);
  return {
    ageRange,
    startDate,
    endDate,
    days,
    essentials: essentialPieces,
    everything: allPieces,
    categories: categories.map(({ category, items }) => ({ category, items: items.map(view) })),
    extras: extras.map(view),
  };
}

function viewItem(item: Packed, images: ReadonlyMap<number, string>): TripItem {
  const { clothingId, nameId, name, category, pack, bonus, essentiality, activity } = item;
  const { isPacked, countedIn, gap } = item;
  return {
    clothingId,
    nameId,
    name,
    category,
    image: images.get(clothingId) ?? null,
    pack,
    why: whyPacked(item, activity),
    essentiality,
    activity,
    isOneMore: bonus > 0,
    isPacked,
    countedIn,
    gap,
  };
}

interface WeatherRow {
  category: string;
  avgTempMax: number;
  avgTempMin: number;
  rainDays: number;
  snowDays: number;
  source: WeatherSource;
  isForecast: boolean;
}

interface PlanRow extends SizeColumns, AroundColumns {
  id: string;
  status: PlanStatus;
  laundryScenario: LaundryScenario;
  weatherGroups: string | null;
  cardTitle: string | null;
  babyNames: readonly string[] | null;
  attemptNumber: number;
}

interface TripRow extends TripFactsRow {
  place: string | null;
  hasLaundryAccess: boolean;
  kit: string | null;
  /** Null without a plan: then it is the traveler's own. */
  role: Role | null;
  ownerName: string | null;
  weather: WeatherRow | null;
  plan: PlanRow | null;
}

/** The rows behind a trip's page. */
interface TripPageRows {
  trip: TripRow;
  packed: readonly PackedRow[];
  planItems: readonly PlanItemRow[];
  /** Clothing id → content hash of its photo. */
  images: ReadonlyMap<number, string>;
}

/** A trip's page: what to pack of each size, beside what the plan already has; null for a row that no release of ours wrote. */
export function viewTrip({ trip, packed, planItems, images }: TripPageRows, today: IsoDay): TripView | null {
  const named = packed.map((row) => ({ ...row, name: itemName(row.nameId, row.name) }));
  const read = readTripToPack({ trip, packed: named, planItems }, today);
  if (!read) return null;
  const { facts, toPack } = read;
  const { planStart, ...shown } = facts;
  const { plan, hasLaundryAccess, laundryFrequency } = trip;
  const isReady = facts.status === "ready";
  const list = packTrip(toPack);
  const { essentialPieces, allPieces } = countPieces(list.items);
  return {
    ...shown,
    essentials: essentialPieces,
    everything: allPieces,
    country: readPlace(trip.place)?.country ?? ZIP_COUNTRY,
    laundryFrequency,
    hasLaundryAccess,
    plan: plan && {
      id: plan.id,
      cardTitle: plan.cardTitle,
      babyNames: plan.babyNames,
      attemptNumber: plan.attemptNumber,
      isReadable: toPack.plan !== null,
    },
    baby: babyOnTrip(planStart, facts, toPack.worn.months),
    weather: isReady && trip.weather ? viewWeather(trip.weather) : null,
    sizes: isReady ? list.sizes.map((size) => viewSize(size, images)) : [],
    toGet: toPack.plan && piecesToGet(list.items),
    bagNotes: isReady ? notesOf(list, facts, laundryFrequency, named) : [],
    kit: isReady ? viewKit(tripKit(planStart, facts), readStoredKit(trip.kit)) : [],
    onPlan: { role: trip.role ?? "owner", ownerName: trip.ownerName },
  };
}

function notesOf(
  { left, replaced }: PackingList<ListedRow & { name: string }>,
  facts: TripDates & { days: number; planCountry: string },
  laundry: LaundryScenario,
  packed: readonly PackedRow[],
): string[] {
  const names = [...new Set(replaced.map(nameInSentence))];
  return [
    ...(isMoreThanCarried(laundry, facts.days) ? [BAG_COPY.weekOnly] : []),
    ...left.map((size) => leftSizeWords(size, facts, packed)),
    ...(names.length > 0 ? [BAG_COPY.replaced(names)] : []),
  ];
}

function viewWeather({ category, isForecast, ...figures }: WeatherRow): TripWeather {
  return {
    ...figures,
    category: readWeatherCategory(category),
    certainty: certaintyOf(figures.source, isForecast),
  };
}

/** The user's trips on the reader's day, with what each asks for; of unreadable ones only the destination. */
export function viewTrips(
  rows: readonly (TripFactsRow & { weather: WeatherFigures | null })[],
  asked: readonly (AskedItemRow & { tripId: string })[],
  today: IsoDay,
): TripsView {
  const askedOf = new Map<string, AskedItemRow[]>(rows.map(({ id }) => [id, []]));
  for (const { tripId, ...row } of asked) askedOf.get(tripId)?.push(row);
  const unreadable: string[] = [];
  const cards = rows.flatMap((row): TripCard[] => {
    const facts = readTripFacts(row);
    if (!facts) {
      unreadable.push(row.destination);
      return [];
    }
    const { planStart: _, ...shown } = facts;
    const isReady = facts.status === "ready";
    const { packed } = tripBag(
      bagFacts(facts, row, row.weather),
      (askedOf.get(row.id) ?? []).map(readAskedRow),
    );
    const { essentialPieces, allPieces } = countPieces(isReady ? packed : []);
    const category = isReady && row.weather ? readWeatherCategory(row.weather.category) : null;
    return [{ ...shown, essentials: essentialPieces, everything: allPieces, category }];
  });
  return { ...splitTrips(cards, today), unreadable, isFull: rows.length >= MOST_TRIPS };
}
