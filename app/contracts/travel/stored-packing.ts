// The JSON columns of a trip, and its rows as read for its packing list, which data/travel selects. Rows that no release of ours
// wrote are told apart here, so that the rules see only what they know.

import { z } from "zod";
import { comingOf, readComing } from "~/contracts/wardrobe/coming.ts";
import { type AroundColumns, readAround } from "~/contracts/wardrobe/stored-box.ts";
import { piecesOnDay, planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { type IsoDay, isKnownDay } from "../../domain/calendar.ts";
import { WEATHER } from "../../domain/ids.ts";
import { ZIP_COUNTRY } from "../../domain/places/place.ts";
import { isComplete } from "../../domain/plans/plan-status.ts";
import type { AskedRow } from "../../domain/travel/bag.ts";
import { KIT_KEYS, type KitKey } from "../../domain/travel/bag-table.ts";
import type { BagFacts, ListedRow, TripToPack } from "../../domain/travel/pack-trip.ts";
import type { ComparedPlan } from "../../domain/travel/plan-gaps.ts";
import { isShortTrip, tripDays, type WornSizes } from "../../domain/travel/trip-dates.ts";
import {
  ACTIVITIES,
  type Activity,
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  itemCategory,
  type LaundryScenario,
  type PlanStatus,
  type TripStatus,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../domain/vocabulary.ts";
import { agesInPlan } from "../../domain/wardrobe/catalogue.ts";
import { unpackQuantities } from "../../domain/wardrobe/quantity-code.ts";
import { neededAnyTime } from "../../domain/wardrobe/settle.ts";
import { readSizes, type SizeColumns } from "../growth/stored-sizes.ts";
import {
  readOwnedQuantities,
  readSetAside,
  readValidAgeRanges,
  readWeatherGroups,
} from "../plans/stored-plan.ts";
import { readStored } from "../stored-json.ts";
import type { TripFacts } from "./shown-trip.ts";

const activities = z.partialRecord(z.enum(ACTIVITIES), z.boolean());
const kit = z.record(z.string(), z.literal(1));

/** Activities as their column stores them: each with whether it is planned. */
export function packActivities(planned: readonly Activity[]): string {
  return JSON.stringify(Object.fromEntries(ACTIVITIES.map((one) => [one, planned.includes(one)])));
}

/** The planned activities in a column; null if the text is invalid. */
export function readStoredActivities(text: string): Activity[] | null {
  const stored = readStored("activities", activities, text);
  return stored ? ACTIVITIES.filter((one) => stored[one] === true) : null;
}

/** The packed kit items; empty if the column is empty or invalid. */
export function readStoredKit(text: string | null): ReadonlySet<KitKey> {
  const stored = readStored("kit", kit, text) ?? {};
  return new Set(KIT_KEYS.filter((key) => key in stored));
}

const line = z.tuple([
  z.string(),
  z.enum(AGE_RANGES),
  z.int().nonnegative(),
  z.string().nullable(),
  z.union([z.literal(0), z.literal(1)]),
]);

/** A line of a packing list with its tick. */
export type TickedRow = AskedRow & { isPacked: boolean };

/** A packing list as one text, which a query makes of its rows. Lines that no release of ours wrote are left out. */
export function readPackingList(text: string): TickedRow[] {
  const lines = readStored("packing_list", z.array(z.unknown()), text) ?? [];
  return lines.flatMap((one): TickedRow[] => {
    const { data } = line.safeParse(one);
    if (!data) return [];
    const [nameId, ageRange, quantity, essentiality, isPacked] = data;
    return [{ ...readAskedRow({ nameId, ageRange, quantity, essentiality }), isPacked: isPacked === 1 }];
  });
}

/** The trip columns that every page reads. */
export interface TripFactsRow {
  id: string;
  status: TripStatus;
  version: number;
  destination: string;
  planCountry: string;
  startDate: string;
  endDate: string;
  activities: string;
  notes: string | null;
  planStart: string;
  planSizes: string | null;
  planBabies: number;
  planMonths: number;
  laundryFrequency: LaundryScenario;
}

/** A stored row of what a trip asks for. */
export interface AskedItemRow {
  nameId: string;
  ageRange: AgeRange;
  quantity: number;
  essentiality: string | null;
}

/** The same with what its line on the packing list says. */
export interface PackedRow extends AskedItemRow {
  clothingId: number;
  name: string;
  category: string;
  isPacked: boolean;
}

/** An item of the trip's plan. */
export interface PlanItemRow {
  itemId: number;
  clothingId: number;
  clothingNameId: string;
  name: string;
  validAgeRanges: string;
  calculatedQuantities: string;
  userAddedQuantities: string;
  setAside: string;
  /** As contracts/wardrobe/coming.ts reads it; missing or null for nothing. */
  coming?: string | null;
}

interface TripRows {
  trip: TripFactsRow & {
    weather: WeatherFigures | null;
    plan:
      | ({
          id: string;
          status: PlanStatus;
          laundryScenario: LaundryScenario;
          weatherGroups: string | null;
        } & AroundColumns &
          SizeColumns)
      | null;
  };
  packed: readonly PackedRow[];
  planItems: readonly PlanItemRow[];
}

type StoredTrip = Omit<TripFacts, "essentials" | "everything"> & { planStart: IsoDay };

/** What every page says of a trip, except the bag's counts; null for a row that no release of ours wrote. */
export function readTripFacts(row: TripFactsRow): StoredTrip | null {
  const { id, status, version, destination, planCountry, startDate, endDate, notes, planStart } = row;
  const activities = readStoredActivities(row.activities);
  const dates = { startDate, endDate };
  if (
    !activities ||
    !isKnownDay(startDate) ||
    !isKnownDay(endDate) ||
    endDate < startDate ||
    !isKnownDay(planStart)
  ) {
    return null;
  }
  const days = tripDays(dates);
  const facts = {
    id,
    status,
    version,
    destination,
    planCountry,
    ...dates,
    days,
    activities,
    notes,
    planStart,
  };
  return { ...facts, isShortTrip: isShortTrip(dates) };
}

/** What decides a trip's bag. */
export function bagFacts(
  { planStart, startDate, endDate, activities }: StoredTrip,
  {
    laundryFrequency,
    planSizes,
    planBabies,
    planMonths,
  }: Pick<TripFactsRow, "laundryFrequency" | "planSizes" | "planBabies" | "planMonths">,
  weather: WeatherFigures | null,
): BagFacts {
  return {
    planStart,
    worn: readWornSizes({ planStart, planSizes, planBabies, planMonths }),
    startDate,
    endDate,
    activities,
    laundryFrequency,
    weather: readBagWeather(weather),
  };
}

/** The sizes that a trip was calculated for; without facts about the baby, the calendar's. Its list follows no room at home. */
export function readWornSizes({
  planStart,
  planSizes,
  planBabies,
  planMonths,
}: Pick<TripFactsRow, "planStart" | "planSizes" | "planBabies" | "planMonths">): WornSizes {
  const dates = { expectedDueDate: planStart, babyBornOn: null };
  const home = { country: ZIP_COUNTRY, nightRoomF: null };
  return readSizes({
    ...dates,
    ...home,
    plannedMonths: planMonths,
    plannedSizes: planSizes,
    babies: planBabies,
  });
}

/** A trip's stored weather; temperatures in °F. */
export type WeatherFigures = { category: string; avgTempMax: number; avgTempMin: number };

/** Neither cold nor warm: asks for nothing special. */
const NO_WEATHER = { avgTempMax: 50, avgTempMin: 50 } as const;

function readBagWeather(weather: WeatherFigures | null): BagFacts["weather"] {
  const { avgTempMax, avgTempMin } = weather ?? NO_WEATHER;
  return { category: readWeatherCategory(weather?.category ?? null), avgTempMax, avgTempMin };
}

/** A stored category; 'Unknown' if no release of ours wrote it. */
export function readWeatherCategory(category: string | null): WeatherCategory {
  return WEATHER_CATEGORIES.find((known) => known === category) ?? WEATHER.unknown;
}

/** A row of what a trip asks for; an essentiality that no release of ours wrote counts as none. */
export function readAskedRow<Row extends AskedItemRow>(row: Row): Row & AskedRow {
  return { ...row, essentiality: ESSENTIALITIES.find((level) => level === row.essentiality) ?? null };
}

/** A trip with what its packing list is made of, compared with what its plan asks for today; null if it can't be read. */
export function readTripToPack({ trip, packed, planItems }: TripRows, today: IsoDay) {
  const facts = readTripFacts(trip);
  if (!facts) return null;
  const asked = facts.status === "ready" ? packed.map(readListedRow) : [];
  const toPack: TripToPack<ReturnType<typeof readListedRow>> = {
    ...bagFacts(facts, trip, trip.weather),
    id: facts.id,
    asked,
    plan: readComparedPlan(trip.plan, planItems, today),
  };
  return { facts, toPack };
}

function readListedRow(row: PackedRow): Omit<PackedRow, keyof ListedRow> & ListedRow {
  return { ...readAskedRow(row), category: itemCategory(row.category) };
}

/** Null if the plan is gone, unreadable, or not complete. */
function readComparedPlan(
  plan: TripRows["trip"]["plan"],
  items: readonly PlanItemRow[],
  today: IsoDay,
): ComparedPlan | null {
  const groups = plan && readWeatherGroups(plan.weatherGroups);
  if (!groups || !isComplete(plan.status)) return null;
  const { id, laundryScenario } = plan;
  const on = planOnDay(readSizes(plan), groups, today, readAround(plan, today));
  return {
    id,
    groups,
    items: items.map((row) => {
      const { itemId, clothingId, clothingNameId: nameId, name } = row;
      const quantities = unpackQuantities(row.calculatedQuantities);
      const coming = readComing(row.coming);
      const item = {
        ...{ nameId, quantities },
        ages: agesInPlan(nameId, readValidAgeRanges(row.validAgeRanges) ?? [], quantities),
        owned: readOwnedQuantities(row.userAddedQuantities) ?? {},
        setAside: readSetAside(row.setAside) ?? [],
        comingAt: (age: AgeRange) => comingOf(nameId, coming, age).coming ?? 0,
      };
      const at = [...piecesOnDay(item, on, laundryScenario)].map(
        ([age, pieces]) =>
          [age, { ...pieces, needed: neededAnyTime(pieces), ...comingOf(nameId, coming, age) }] as const,
      );
      return { itemId, clothingId, nameId, name, at: new Map(at) };
    }),
  };
}
