// The columns `planned_sizes` and `size_moves` of a plan, and those of a fact. Text of another release that this one doesn't know
// is read as the calendar, and as nothing to tell; such a fact is left out.

import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import { FITS } from "../../domain/growth/baby-facts.ts";
import type { StoredFact } from "../../domain/growth/entered-fact.ts";
import { NEWBORN_SETS } from "../../domain/growth/newborn-set.ts";
import { type PlannedSizes, type SizesOfPlan, sizesOfPlan } from "../../domain/growth/planned-sizes.ts";
import { CHART_SIZES } from "../../domain/growth/size-charts.ts";
import type { MovesToTell } from "../../domain/growth/size-moves.ts";
import type { SizeChange, SizeWindow } from "../../domain/growth/size-windows.ts";
import { LENGTH_UNITS, WEIGHT_UNITS } from "../../domain/growth/typed-measures.ts";
import { ZIP_COUNTRY } from "../../domain/places/place.ts";
import type { PlanDates } from "../../domain/plans/birth-date.ts";
import { unpackTotals } from "../../domain/plans/number-changes.ts";
import { isSizeId } from "../../domain/wardrobe/explain.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "../../domain/wardrobe/growth.ts";
import { type LeadingSack, plannedSack, type SleepingRoom } from "../../domain/wardrobe/tog.ts";
import { readPlace } from "../places/stored-place.ts";
import { readStored } from "../stored-json.ts";

const VERSION = 1;

const day = z.string().refine(isDay);
const change = z
  .tuple([day.nullable(), day.nullable(), day.nullable(), day.nullable()])
  .transform(([early, safe, likely, late]): SizeChange => ({ early, safe, likely, late }));

/** A baby's windows: the birth, and of each size its end, and how likely it is skipped; and how much of the newborn size to get. */
const baby = z
  .object({
    birth: day,
    ends: z.array(change).length(CHART_SIZES.length),
    skips: z.array(z.number()).length(CHART_SIZES.length),
    skipped: z.array(z.enum(CHART_SIZES)),
    newborn: z.enum(NEWBORN_SETS).optional(),
  })
  .transform(({ birth, ends, skips, skipped, newborn }): SizeWindow[] => {
    const atBirth: SizeChange = { early: birth, safe: birth, likely: birth, late: birth };
    return CHART_SIZES.map((size, at) => ({
      size,
      start: ends[at - 1] ?? atBirth,
      end: ends[at] ?? atBirth,
      skipChance: skips[at] ?? 0,
      isSkipped: skipped.includes(size),
      ...(size === "newborn" && newborn && { set: newborn }),
    }));
  });

const plannedSizes = z
  .discriminatedUnion("kind", [
    z.object({ v: z.literal(VERSION), kind: z.literal("counted"), from: day }),
    z.object({
      v: z.literal(VERSION),
      kind: z.literal("windows"),
      babies: z.array(baby).min(1),
      movedOn: day.nullable(),
      seen: z.array(z.string()),
    }),
  ])
  .transform(({ v: _, ...planned }): PlannedSizes => planned);

/** The column's text; null is the calendar from the plan's first day. */
export function packPlannedSizes(planned: PlannedSizes | null): string | null {
  if (planned === null) return null;
  if (planned.kind === "counted") return JSON.stringify({ v: VERSION, ...planned });
  const babies = planned.babies.map(
    (windows): z.input<typeof baby> => ({
      birth: windows[0]?.start.likely ?? "",
      ends: windows.map(({ end: { early, safe, likely, late } }) => [early, safe, likely, late]),
      skips: windows.map(({ skipChance }) => Math.round(skipChance * 100) / 100),
      skipped: windows.filter(({ isSkipped }) => isSkipped).map(({ size }) => size),
      newborn: windows.find(({ set }) => set)?.set,
    }),
  );
  return JSON.stringify({ v: VERSION, ...planned, babies });
}

/** What a plan keeps of its sizes; null for the calendar, and for text that this release doesn't know. */
export function readPlannedSizes(text: string | null): PlannedSizes | null {
  return readStored("planned_sizes", plannedSizes, text);
}

/** The columns that decide a plan's sizes, and the room that its numbers are for. */
export interface SizeColumns extends PlanDates, SleepingRoom {
  plannedMonths: number;
  plannedSizes: string | null;
  babies: number;
}

/** The same of a whole row, which has a place in place of its country. */
type WithPlace<Columns> = Omit<Columns, "country"> & { place: string | null };

/** The months that a plan covers; its first year for a number that this release doesn't know. */
export function readMonths({ plannedMonths }: Pick<SizeColumns, "plannedMonths">): PlannedMonths {
  return plannedMonths === CARRIED_ON_MONTHS ? CARRIED_ON_MONTHS : PLANNED_MONTHS;
}

/** The sack that a plan asks for where windows are closed. */
export function readSack({ nightRoomF, ...plan }: SleepingRoom | WithPlace<SleepingRoom>): LeadingSack {
  const country = "country" in plan ? plan.country : (readPlace(plan.place)?.country ?? ZIP_COUNTRY);
  return plannedSack({ country, nightRoomF });
}

/** A plan's sizes, ready to be read. */
export function readSizes(plan: SizeColumns | WithPlace<SizeColumns>): SizesOfPlan {
  const planned = readPlannedSizes(plan.plannedSizes);
  return sizesOfPlan(planned, plan, plan.babies, readMonths(plan), readSack(plan));
}

const movesToTell = z
  .object({
    v: z.literal(VERSION),
    days: z
      .record(z.string().refine(isSizeId), z.tuple([day, day]))
      .transform((stored) =>
        Object.fromEntries(Object.entries(stored).map(([size, [start, end]]) => [size, { start, end }])),
      ),
    items: z.record(
      z.string(),
      z.string().refine((text) => unpackTotals(text) !== null),
    ),
    facts: z.array(z.string()),
  })
  .transform(({ v: _, ...moves }): MovesToTell => moves);

/** The column's text. */
export function packMovesToTell({ days, ...told }: MovesToTell): string {
  const spans = Object.entries(days).map(([size, { start, end }]) => [size, [start, end]]);
  return JSON.stringify({ v: VERSION, ...told, days: Object.fromEntries(spans) });
}

/** What is still to be told of sizes that moved; null for nothing. */
export function readMovesToTell(text: string | null): MovesToTell | null {
  return readStored("size_moves", movesToTell, text);
}

const on = z.string().refine(isDay);
const amount = z.int().positive();

const storedFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("weight"), on, unit: z.enum(WEIGHT_UNITS), amount }),
  z.object({ kind: z.literal("length"), on, unit: z.enum(LENGTH_UNITS), amount }),
  z.object({ kind: z.literal("label"), on, size: z.enum(CHART_SIZES), fit: z.enum(FITS) }),
]) satisfies z.ZodType<StoredFact>;

/** The fact in a row's columns; null if this release doesn't know what it says. */
export function readStoredFact({
  measuredOn,
  ...row
}: {
  measuredOn: string;
  kind: string;
}): StoredFact | null {
  return storedFact.safeParse({ ...row, on: measuredOn }).data ?? null;
}
