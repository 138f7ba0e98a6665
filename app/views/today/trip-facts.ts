// From a trip's rows to the facts of Today, as long as the trip is under way.
import type { PieceInSize, TodayInput, TodayPieceCounts } from "~/contracts/today/today-input.ts";
import {
  bagFacts,
  readPackingList,
  readTripFacts,
  readWeatherCategory,
  type TickedRow,
  type TripFactsRow,
  type WeatherFigures,
} from "~/contracts/travel/stored-packing.ts";
import { tripBag } from "~/domain/travel/pack-trip.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { isOneSize } from "~/domain/wardrobe/size-table.ts";

/** A trip's row, with its list. */
export interface TripRow extends TripFactsRow {
  weather: WeatherFigures | null;
  /** JSON. */
  list: string;
}

/** No item of a plan has it. */
const NO_ITEM = 0;

/**
 * The facts of a plan on a trip: the weather of the trip's days in place of the months, and the trip's list in place of the plan's pieces.
 * Clock and forecast are already those of the trip's place. Of a trip that the reader has left aside they say no more than that.
 */
export function onTrip(facts: TodayInput, row: TripRow, isAtHome = false): TodayInput {
  const { id, destination, endDate } = row;
  const trip = { id, destination, endDate, isAtHome };
  return { ...facts, trip, ...(!isAtHome && { months: monthsOf(row), pieces: piecesOf(row) }) };
}

function monthsOf({ startDate, endDate, weather }: TripRow): TodayInput["months"] {
  if (!isSound(weather)) return [];
  const { category, ...degrees } = weather;
  return [{ startDate, endDate, ...degrees, primaryWeatherCategory: readWeatherCategory(category) }];
}

/** The packed counts of listed pieces with a known warmth. Where a size stays at home, the one worn instead counts for it. */
function piecesOf(trip: TripRow): TodayPieceCounts[] {
  const facts = readTripFacts(trip);
  if (!facts) return [];
  const { packed, sizes } = tripBag(bagFacts(facts, trip, trip.weather), readPackingList(trip.list));
  const wornAs = (ageRange: AgeRange) => [
    ageRange,
    ...sizes.left.filter(({ instead }) => instead === ageRange).map((size) => size.ageRange),
  ];
  return [...new Set(packed.map(({ nameId }) => nameId))].filter(isItemKey).map((key) => {
    const lines = packed.filter(({ nameId }) => nameId === key);
    const counts = isOneSize(key)
      ? AGE_RANGES.map((size): [AgeRange, PieceInSize] => [size, inBag(Math.max(...lines.map(packedOf)))])
      : lines.flatMap((line) =>
          wornAs(line.ageRange).map((size): [AgeRange, PieceInSize] => [size, inBag(packedOf(line))]),
        );
    return { itemId: NO_ITEM, key, sizes: Object.fromEntries(counts) };
  });
}

/** °F that a place can have. */
function isSound(weather: WeatherFigures | null): weather is WeatherFigures {
  return (
    weather !== null && [weather.avgTempMin, weather.avgTempMax].every((degrees) => Math.abs(degrees) < 150)
  );
}

function packedOf({ pack, isPacked }: TickedRow & { pack: number }): number {
  return isPacked ? pack : 0;
}

function inBag(have: number): PieceInSize {
  return { have, isAsked: true, isPlanned: true, isSetAside: false };
}
