// Whether a weight, a length, or a label can be what was meant. A wrong unit is the usual reason, so other readings of the
// same figures are offered; nothing here says anything about the baby.
import { daysBetween, type IsoDay } from "../calendar.ts";
import { type Baby, possibleSexes, type SizeFact, sizeAge } from "./baby-facts.ts";
import { lengthScore, weightScore } from "./growth-table.ts";
import { FIRST_DAY, LAST_DAY, outgrownChances } from "./outgrown-chances.ts";
import { CHART_SIZES, type ChartSize } from "./size-charts.ts";
import { sizeOnDay, type WornSize } from "./size-on-day.ts";
import { type LengthUnit, millimetersOf } from "./typed-measures.ts";

/** A weight as figures and a unit, including units that only a mistake would bring here. */
export interface TypedWeight {
  unit: "kg" | "g" | "lb" | "oz";
  value: number;
  /** Besides pounds; else 0. */
  ounces: number;
}

/** The same figures read in another way. */
export interface WeightReading extends TypedWeight {
  kg: number;
}

export type LengthReading = { unit: LengthUnit; value: number; cm: number };

/** The label that was probably meant. */
export type LabelReading = { size: ChartSize };

/** `readings`: what may have been meant; empty if nothing makes sense of the figures. */
export type FactDoubt<Reading> =
  | { kind: "before-birth" }
  /** The baby has outgrown everything that is known here. */
  | { kind: "too-late" }
  | { kind: "unlikely"; readings: readonly Reading[] };

/** Scores up to this are believed; up to the other one, readings are offered. In spreads. */
const MOST_BELIEVED = 3.5;
const MOST_OFFERED = 3;
/** Within so many days, a jump of that many spreads is as unlikely as the score itself. */
const JUMP_DAYS = 120;
const UNREAL = 99;

const KG_PER_POUND = 0.45359237;
const KG = { kg: 1, g: 0.001, lb: KG_PER_POUND, oz: KG_PER_POUND / 16 } as const;

/** A typed weight in kilograms. */
export function kilograms({ unit, value, ounces }: TypedWeight): number {
  return (value + ounces / 16) * KG[unit];
}

/** Why a weight of that day can't be what was meant; null if it can. */
export function weightDoubt(baby: Baby, typed: TypedWeight, on: IsoDay): FactDoubt<WeightReading> | null {
  const outside = dayDoubt(baby, on);
  if (outside) return outside;
  const score = (kg: number) => weightOddness(baby, kg, on);
  if (score(kilograms(typed)) <= MOST_BELIEVED) return null;
  const readings = otherReadings(typed).map((reading) => ({ ...reading, kg: kilograms(reading) }));
  return { kind: "unlikely", readings: readings.filter(({ kg }) => score(kg) <= MOST_OFFERED) };
}

/** Why a length of that day can't be what was meant; null if it can. */
export function lengthDoubt(
  baby: Baby,
  value: number,
  unit: LengthUnit,
  on: IsoDay,
): FactDoubt<LengthReading> | null {
  const outside = dayDoubt(baby, on);
  if (outside) return outside;
  const score = (cm: number) => lengthOddness(baby, cm, on);
  if (score(millimetersOf(value, unit) / 10) <= MOST_BELIEVED) return null;
  const other: LengthUnit = unit === "cm" ? "in" : "cm";
  const reading = { unit: other, value, cm: millimetersOf(value, other) / 10 };
  return { kind: "unlikely", readings: score(reading.cm) <= MOST_OFFERED ? [reading] : [] };
}

/** Sizes next to the likely one are believed: brands differ, and so do eyes. */
const MOST_SIZES_APART = 1;

/** Why a label of that day can't be what was meant; null if it can. The likely sizes are offered instead. */
export function labelDoubt(baby: Baby, size: ChartSize, on: IsoDay): FactDoubt<LabelReading> | null {
  const outside = dayDoubt(baby, on);
  if (outside) return outside;
  const likely = sizeOnDay(outgrownChances(baby), baby, on);
  const places = [likely.size, likely.orSize].flatMap((one) => (one === null ? [] : [placeOf(one)]));
  if (places.some((place) => Math.abs(place - placeOf(size)) <= MOST_SIZES_APART)) return null;
  const readings = places.toSorted((a, b) => a - b).flatMap((place) => CHART_SIZES[place] ?? []);
  return { kind: "unlikely", readings: readings.map((one) => ({ size: one })) };
}

/** What comes after the charts is one size further. */
function placeOf(size: WornSize): number {
  return size === "2T" ? CHART_SIZES.length : CHART_SIZES.indexOf(size);
}

/** Whether nothing can be said of a size on that day, whatever the fact. */
function dayDoubt(baby: Baby, on: IsoDay): { kind: "before-birth" } | { kind: "too-late" } | null {
  const age = sizeAge(baby, on);
  const isUnborn = baby.born === null ? age < FIRST_DAY : on < baby.born;
  if (isUnborn) return { kind: "before-birth" };
  return age > LAST_DAY ? { kind: "too-late" } : null;
}

/** The figures in other units; and 7.11 as 7 lb 11 oz. */
function otherReadings({ unit, value }: TypedWeight): TypedWeight[] {
  const units = (["kg", "g", "lb", "oz"] as const).filter((other) => other !== unit);
  const readings: TypedWeight[] = units.map((other) => ({ unit: other, value, ounces: 0 }));
  const [, pounds, ounces] = /^(\d+)\.(\d{1,2})$/.exec(String(value)) ?? [];
  const isPoint = (unit === "lb" || unit === "kg") && ounces !== undefined && Number(ounces) < 16;
  return isPoint ? [...readings, { unit: "lb", value: Number(pounds), ounces: Number(ounces) }] : readings;
}

function weightOddness(baby: Baby, kg: number, on: IsoDay): number {
  if (kg <= 0) return UNREAL;
  const known = baby.facts.flatMap((fact) =>
    fact.kind === "weight" ? [{ on: fact.on, size: fact.kg }] : [],
  );
  return oddness({ baby, on, size: kg, known, scoreOf: weightScore });
}

function lengthOddness(baby: Baby, cm: number, on: IsoDay): number {
  if (cm <= 0) return UNREAL;
  const known = baby.facts.flatMap((fact) =>
    fact.kind === "length" ? [{ on: fact.on, size: fact.cm }] : [],
  );
  return oddness({ baby, on, size: cm, known, scoreOf: lengthScore });
}

interface Question {
  baby: Baby;
  on: IsoDay;
  size: number;
  known: readonly { on: SizeFact["on"]; size: number }[];
  scoreOf: typeof weightScore;
}

/** The score for the sex that it suits best, or the largest jump from a fact nearby, whichever is more. */
function oddness({ baby, on, size, known, scoreOf }: Question): number {
  const [sex = "boy", ...others] = possibleSexes(baby);
  const day = sizeAge(baby, on);
  const scores = [sex, ...others].map((one) => Math.abs(scoreOf(one, day, size)));
  const jumps = known
    .filter((fact) => Math.abs(daysBetween(fact.on, on)) <= JUMP_DAYS)
    .map((fact) => Math.abs(scoreOf(sex, day, size) - scoreOf(sex, sizeAge(baby, fact.on), fact.size)));
  return Math.max(Math.min(...scores), ...jumps);
}
