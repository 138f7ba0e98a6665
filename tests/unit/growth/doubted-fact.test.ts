import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import {
  type FactDoubt,
  kilograms,
  labelDoubt,
  lengthDoubt,
  type TypedWeight,
  type WeightReading,
  weightDoubt,
} from "../../../app/domain/growth/doubted-fact.ts";
import { type EnteredFact, judgeFact, judgeFacts } from "../../../app/domain/growth/entered-fact.ts";
import { outgrownChances } from "../../../app/domain/growth/outgrown-chances.ts";
import { CHART_SIZES } from "../../../app/domain/growth/size-charts.ts";
import { sizeOnDay, type WornSize } from "../../../app/domain/growth/size-on-day.ts";
import { CASE_DAY, WEIGHT_INPUTS } from "../fixtures/growth-cases.ts";

const born = (sex: Baby["sex"], ...facts: SizeFact[]): Baby => ({
  due: CASE_DAY,
  born: CASE_DAY,
  sex,
  isTwin: false,
  facts,
});
const on = (day: number) => plusDays(CASE_DAY, day);
const fixed = (kg: number) => String(Number(kg.toFixed(3)));

/** An answer as the table writes it. */
function written(typed: TypedWeight, doubt: FactDoubt<WeightReading> | null): string {
  if (doubt === null) return `ok ${fixed(kilograms(typed))}`;
  if (doubt.kind !== "unlikely") return doubt.kind;
  if (doubt.readings.length === 0) return "unlikely";
  const readings = doubt.readings.map(({ unit, value, ounces, kg }) =>
    ounces > 0 ? `${value} lb_oz ${ounces} oz = ${fixed(kg)} kg` : `${value} ${unit} = ${fixed(kg)} kg`,
  );
  return `unit: ${readings.join("; ")}`;
}

describe("an entered weight", () => {
  it.each(WEIGHT_INPUTS)("of a %s, %s: %s", (who, entered, outcome) => {
    const [sex, , day] = who.split(" ");
    const [value, unit, ounces = 0] = entered.split(" ");
    const typed = { value: Number(value), unit, ounces: Number(ounces) } as TypedWeight;
    expect(written(typed, weightDoubt(born(sex as "boy"), typed, on(Number(day))))).toBe(outcome);
  });

  it("is asked about once it jumps as no baby does, whatever the age", () => {
    const typed: TypedWeight = { value: 7.6, unit: "kg", ounces: 0 };
    expect(weightDoubt(born("boy"), typed, on(122))).toBeNull();
    const light: SizeFact = { kind: "weight", on: on(91), kg: 4.1 };
    expect(weightDoubt(born("boy", light), typed, on(122))?.kind).toBe("unlikely");
  });

  it("may fall in the first days", () => {
    const baby = born("boy", { kind: "weight", on: on(0), kg: 3.5 });
    expect(weightDoubt(baby, { value: 3.15, unit: "kg", ounces: 0 }, on(3))).toBeNull();
  });

  it("is of a day on which the baby is there and wears a size that is known", () => {
    const typed: TypedWeight = { value: 5.1, unit: "kg", ounces: 0 };
    expect(weightDoubt(born("girl"), typed, on(-1))).toEqual({ kind: "before-birth" });
    expect(weightDoubt(born("girl"), typed, on(757))).toEqual({ kind: "too-late" });
    const unborn: Baby = { due: CASE_DAY, born: null, sex: null, isTwin: false, facts: [] };
    expect(weightDoubt(unborn, { ...typed, value: 1.6 }, on(-60))).toBeNull();
    expect(weightDoubt(unborn, typed, "1900-01-01")).toEqual({ kind: "before-birth" });
    expect(weightDoubt(born("girl"), { ...typed, value: 0 }, on(61))).toEqual({
      kind: "unlikely",
      readings: [],
    });
  });
});

describe("an entered length", () => {
  it.each([
    [61, 58, "cm", null],
    [61, 22.75, "in", null],
    [61, 22.75, "cm", ["in"]],
    [61, 58, "in", ["cm"]],
    [183, 6, "cm", []],
  ] as const)("on day %i, %d %s", (day, value, unit, offered) => {
    const doubt = lengthDoubt(born("girl"), value, unit, on(day));
    expect(doubt?.kind === "unlikely" ? doubt.readings.map((one) => one.unit) : null).toEqual(offered);
  });

  it("isn't of a day before the birth", () => {
    expect(lengthDoubt(born(null), 50, "cm", on(-2))).toEqual({ kind: "before-birth" });
  });
});

describe("an entered label", () => {
  it.each([
    [0, "newborn", null],
    [0, "0-3m", null],
    [0, "6-9m", ["newborn", "0-3m"]],
    [61, "3-6m", null],
    [61, "9-12m", ["0-3m"]],
    [61, "preemie", ["0-3m"]],
    [300, "newborn", ["9-12m"]],
  ] as const)("on day %i, %s", (day, size, offered) => {
    const doubt = labelDoubt(born("boy"), size, on(day));
    const readings = doubt?.kind === "unlikely" ? doubt.readings.map((one) => one.size) : null;
    expect(
      offered === null ? readings : readings?.some((one) => offered.some((other) => other === one)),
    ).toEqual(offered === null ? null : true);
  });

  it("is asked about if it is more than one size from what is likely, and only then; what is offered is believed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom("boy" as const, "girl" as const, null),
        fc.integer({ min: 150, max: 480 }),
        fc.constantFrom(...CHART_SIZES),
        (day, sex, decagrams, size) => {
          const baby = born(sex, { kind: "weight", on: on(0), kg: decagrams / 100 });
          const { size: likely, orSize } = sizeOnDay(outgrownChances(baby), baby, on(day));
          const placeOf = (one: WornSize) => (one === "2T" ? CHART_SIZES.length : CHART_SIZES.indexOf(one));
          const apart = [likely, orSize ?? likely].map((one) => Math.abs(placeOf(one) - placeOf(size)));
          const doubt = labelDoubt(baby, size, on(day));
          expect(doubt === null).toBe(Math.min(...apart) <= 1);
          if (doubt?.kind !== "unlikely") return;
          for (const reading of doubt.readings) expect(labelDoubt(baby, reading.size, on(day))).toBeNull();
        },
      ),
      { numRuns: 60 },
    );
  });

  it("isn't of a day before the birth", () => {
    expect(labelDoubt(born(null), "newborn", on(-2))).toEqual({ kind: "before-birth" });
  });
});

const WEIGHED: EnteredFact = { kind: "weight", on: on(61), unit: "kg", value: 5.1, ounces: 0 };
const TOO_HEAVY: EnteredFact = { ...WEIGHED, value: 11 };
const LABELED: EnteredFact = { kind: "label", on: on(61), size: "0-3m", fit: "good" };

/** No kind of fact reaches a plan without being asked for. */
it.each<[string, EnteredFact]>([
  ["weight", { kind: "weight", on: on(61), unit: "kg", value: 11, ounces: 0 }],
  ["length", { kind: "length", on: on(61), unit: "cm", value: 23 }],
  ["label", { kind: "label", on: on(61), size: "12-18m", fit: "good" }],
])("a %s that can't be meant is doubted, and kept by a second tap without being used", (_, fact) => {
  expect(judgeFact(born("girl"), fact, false).kind).toBe("doubted");
  expect(judgeFact(born("girl"), fact, true)).toEqual({ kind: "fine", isUsed: false });
});

it.each<[string, EnteredFact[], boolean, object]>([
  ["keeps none", [], false, { kind: "fine", facts: [] }],
  [
    "keeps all that can be meant",
    [WEIGHED, LABELED],
    false,
    { kind: "fine", facts: [{ isUsed: true }, { isUsed: true }] },
  ],
  ["keeps nothing where one is doubted", [WEIGHED, TOO_HEAVY], false, { kind: "doubted", fact: TOO_HEAVY }],
  [
    "keeps a doubted one after a second tap",
    [WEIGHED, TOO_HEAVY],
    true,
    { kind: "fine", facts: [{ isUsed: true }, { isUsed: false }] },
  ],
  [
    "keeps nothing from before the birth, tap or not",
    [WEIGHED, { ...LABELED, on: on(-2) }],
    true,
    { kind: "refused", code: "FACT_BEFORE_BIRTH" },
  ],
])("a form of facts %s", (_, facts, isKept, expected) => {
  expect(judgeFacts(born("girl"), facts, isKept)).toMatchObject(expected);
});
