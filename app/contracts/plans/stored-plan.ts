// Shapes of a plan's JSON columns. Rows from older releases must stay readable, so every reader here returns
// null for what it doesn't understand, and the page says so. A size missing from a text has nothing there; a
// size that only another release has is skipped.

import { z } from "zod";
import { type NumberChanges, unpackTotals } from "../../domain/plans/number-changes.ts";
import {
  AGE_RANGES,
  type AgeRange,
  ESSENTIALITIES,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
} from "../../domain/vocabulary.ts";
import { isSizeId, sizesToHold } from "../../domain/wardrobe/explain.ts";
import { PLANNED_MONTHS, perAgeRange } from "../../domain/wardrobe/growth.ts";
import { MAX_OWNED, type OwnedQuantities, type PersonalNotes } from "../../domain/wardrobe/owned.ts";
import { ONE_BY_ONE_MARK, readSetAsideList } from "../../domain/wardrobe/set-aside.ts";
import { UNNAMED_SIZES } from "../../domain/wardrobe/size-table.ts";
import type { MonthCard } from "../../domain/weather/month-cards.ts";
import { isBitterCold, type WeatherGroup } from "../../domain/weather/weather-groups.ts";
import { readStored } from "../stored-json.ts";

/** A size of any release. */
const sizeId = z.string().refine(isSizeId);

function bySize<Value extends z.ZodType>(value: Value) {
  return z.record(sizeId, value).transform((stored): Partial<Record<AgeRange, z.output<Value>>> => {
    const known = AGE_RANGES.filter((ageRange) => Object.hasOwn(stored, ageRange));
    return Object.fromEntries(known.map((ageRange) => [ageRange, stored[ageRange]]));
  });
}

const category = z.enum(WEATHER_CATEGORIES);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The columns keep the field names of the first release; the code uses its usual ones. */
const weatherGroup = z
  .object({
    weather_group_order: z.int().positive(),
    category,
    duration_days: z.int().positive(),
    start: day,
    end: day,
    avg_tempmin: z.number(),
    avg_tempmax: z.number(),
    rainy_days: z.number(),
    snowy_days: z.number(),
    windy_days: z.number().nullable(),
    estimated: z.boolean(),
  })
  .transform((stored) => ({
    weatherGroupOrder: stored.weather_group_order,
    category: stored.category,
    durationDays: stored.duration_days,
    start: stored.start,
    end: stored.end,
    avgTempMin: stored.avg_tempmin,
    avgTempMax: stored.avg_tempmax,
    rainyDays: stored.rainy_days,
    snowyDays: stored.snowy_days,
    windyDays: stored.windy_days,
    isBitter: isBitterCold({ avgTempMin: stored.avg_tempmin, avgTempMax: stored.avg_tempmax }),
    estimated: stored.estimated,
  })) satisfies z.ZodType<WeatherGroup>;

/** Every release has had these sizes, so weather without one of them is broken. */
const weatherGroups = bySize(z.array(weatherGroup))
  .refine((groups) => UNNAMED_SIZES.every((size) => groups[size]))
  .transform((groups) => perAgeRange((ageRange) => groups[ageRange] ?? [])) satisfies z.ZodType<
  Record<AgeRange, WeatherGroup[]>
>;

/** Weather groups as they are stored. */
export function packWeatherGroups(groups: Readonly<Record<AgeRange, readonly WeatherGroup[]>>): string {
  const pack = (group: WeatherGroup): z.input<typeof weatherGroup> => ({
    weather_group_order: group.weatherGroupOrder,
    category: group.category,
    duration_days: group.durationDays,
    start: group.start,
    end: group.end,
    avg_tempmin: group.avgTempMin,
    avg_tempmax: group.avgTempMax,
    rainy_days: group.rainyDays,
    snowy_days: group.snowyDays,
    windy_days: group.windyDays,
    estimated: group.estimated,
  });
  const sizes = sizesToHold((ageRange) => groups[ageRange].length > 0);
  return JSON.stringify(Object.fromEntries(sizes.map((ageRange) => [ageRange, groups[ageRange].map(pack)])));
}

const monthCard = z
  .object({
    monthNumber: z.int().min(0),
    startDate: day,
    endDate: day,
    avgTempMax: z.number(),
    avgTempMin: z.number(),
    avgHumidity: z.number(),
    rainDays: z.number(),
    snowDays: z.number(),
    precipAmount: z.number(),
    windy_days: z.number().nullable(),
    historicalYears: z.array(z.int()),
    weatherCategoryCounts: z.partialRecord(category, z.number()),
    primaryWeatherCategory: category,
    estimated: z.boolean(),
  })
  .transform(({ windy_days: windyDays, ...stored }) => ({
    ...stored,
    windyDays,
  })) satisfies z.ZodType<MonthCard>;

/** Month cards as they are stored; a category without days is left out, which saves a kilobyte per plan. */
export function packMonthCards(cards: readonly MonthCard[]): string {
  const pack = ({ windyDays, ...card }: MonthCard): z.input<typeof monthCard> => ({
    ...card,
    windy_days: windyDays,
    weatherCategoryCounts: Object.fromEntries(
      Object.entries(card.weatherCategoryCounts).filter(([, days]) => days > 0),
    ),
  });
  return JSON.stringify(cards.map(pack));
}

const monthCards = z.array(monthCard).length(PLANNED_MONTHS);

const scenarioQuantities = z.record(z.enum(LAUNDRY_SCENARIOS), bySize(z.int().min(0)));
const adjustment = z.union([z.int(), z.literal("none"), z.record(z.enum(LAUNDRY_SCENARIOS), z.int())]);
/** The categories, plus what bitter cold changes in any of them. */
const ruleKey = z.enum([...WEATHER_CATEGORIES, "Bitter"]);
const adjustments = z.partialRecord(ruleKey, adjustment);
const essentialities = z.partialRecord(ruleKey, z.enum(ESSENTIALITIES));
const ageRanges = z
  .array(sizeId)
  .transform((stored) => AGE_RANGES.filter((ageRange) => stored.includes(ageRange)));
const setAside = z.array(z.union([sizeId, z.literal(ONE_BY_ONE_MARK)])).transform(readSetAsideList);

const pieces = z.int().min(0).max(MAX_OWNED);
/** Rows of the first releases hold plain numbers. */
const ownedCount = z.union([z.object({ quantity: pieces }), pieces.transform((quantity) => ({ quantity }))]);
const ownedQuantities = bySize(z.record(z.string(), ownedCount)) satisfies z.ZodType<OwnedQuantities>;
const personalNotes = bySize(z.string()) satisfies z.ZodType<PersonalNotes>;

const countedSteps = z.record(z.string(), z.int().min(0));

const replicationConfig = z.object({
  includePersonalNotes: z.boolean(),
  /** Left out once that user is gone. */
  sourceUserId: z.string().optional(),
  /** Links from before there was a choice have neither: our own title, and nothing about what is owned. */
  title: z.string().nullable().default(null),
  showsToGet: z.boolean().default(false),
});

/** What most columns of a plan hold. */
const EMPTY: ReadonlySet<string> = new Set(["{}", "[]"]);

/**
 * Reads a column; null if its content is invalid. The empty value is parsed once and shared (nothing can
 * change it), so a page whose items share it sends it once.
 */
function reader<Schema extends z.ZodType>(column: string, schema: Schema) {
  const empty = new Map<string, z.output<Schema> | null>();
  return (text: string | null): z.output<Schema> | null => {
    if (text === null) return null;
    if (!EMPTY.has(text)) return readStored(column, schema, text);
    if (!empty.has(text)) {
      const value = readStored(column, schema, text);
      Object.freeze(value);
      empty.set(text, value);
    }
    return empty.get(text) ?? null;
  };
}

export const readWeatherGroups = reader("weather_groups", weatherGroups);
export const readMonthCards = reader("month_cards", monthCards);
export const readBaseQuantities = reader("base_quantities", scenarioQuantities);
export const readAdjustments = reader("weather_adjustments", adjustments);
export const readEssentialities = reader("essentiality", essentialities);
export const readValidAgeRanges = reader("valid_age_ranges", ageRanges);
export const readOwnedQuantities = reader("user_added_quantities", ownedQuantities);
export const readPersonalNotes = reader("personal_notes", personalNotes);
export const readSetAside = reader("set_aside", setAside);
export const readCountedSteps = reader("counted_steps", countedSteps);
export const readReplicationConfig = reader("replication_config", replicationConfig);

const numberChanges = z.object({
  from: z.int().positive(),
  items: z.record(
    z.string(),
    z.string().refine((text) => unpackTotals(text) !== null),
  ),
}) satisfies z.ZodType<NumberChanges>;

/** The column `number_changes`, as domain/plans/number-changes.ts makes it; null if it is empty or this release can't read it. */
export function readNumberChanges(text: string | null): NumberChanges | null {
  return readStored("number_changes", numberChanges, text);
}
