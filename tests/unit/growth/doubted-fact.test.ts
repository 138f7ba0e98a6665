import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import {
  type FactDoubt,
  kilograms,
  lengthDoubt,
  type TypedWeight,
  type WeightReading,
  weightDoubt,
} from "../../../app/domain/growth/doubted-fact.ts";
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
