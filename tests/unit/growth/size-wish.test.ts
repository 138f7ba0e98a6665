import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FactFields, readingFields, readSizeWish } from "../../../app/contracts/growth/size-wish.ts";
import { weightDoubt } from "../../../app/domain/growth/doubted-fact.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";

const TODAY = "2027-05-10";
const ID = "abcdefghijkmnpqrstuv";
const read = (fields: FactFields) => readSizeWish({ on: TODAY, formKey: "aaaabbbb", ...fields }, TODAY);
const told = (fields: FactFields) => {
  const wish = read({ intent: "tell", ...fields });
  if (wish.kind !== "tell") throw new Error(JSON.stringify(wish));
  return wish.wish.facts;
};
const ALL = { weight: "11", ounces: "4", weightUnit: "lb", size: "3-6m", fit: "snug" };

describe("what a form of the size page asks for", () => {
  it.each([
    [{ intent: "forget" }, { kind: "forget" }],
    [{ intent: "later" }, { kind: "later" }],
    [
      { intent: "remove", factId: ID },
      { kind: "remove", factId: ID },
    ],
    [{ intent: "remove" }, { kind: "wrong", error: "FACT_NOT_SAVED" }],
    [
      { intent: "remove", factId: "' or 1=1 --" },
      { kind: "wrong", error: "FACT_NOT_SAVED" },
    ],
    [
      { intent: "edit", ...ALL },
      { kind: "wrong", error: "FACT_NOT_SAVED" },
    ],
    [{ intent: "drop table" }, { kind: "wrong", error: "FACT_NOT_SAVED" }],
    [{}, { kind: "wrong", error: "FACT_NOT_SAVED" }],
    [{ intent: "tell" }, { kind: "wrong", error: "FACT_MISSING" }],
    [
      { intent: "tell", way: "label", ...ALL, size: "" },
      { kind: "wrong", error: "FACT_MISSING" },
    ],
    [
      { intent: "tell", ...ALL, on: "", day: "2027-02-30" },
      { kind: "wrong", error: "FACT_DATE_INVALID" },
    ],
    [
      { intent: "tell", ...ALL, on: "2027-06-01" },
      { kind: "wrong", error: "FACT_DATE_AHEAD" },
    ],
  ])("%j", (fields, wish) => {
    expect(read(fields)).toEqual(wish);
  });

  it("is only what belongs to the way that is chosen", () => {
    expect(told({ ...ALL, way: "checkup" }).map(({ kind }) => kind)).toEqual(["weight"]);
    expect(told({ ...ALL, way: "label" })).toEqual([{ kind: "label", on: TODAY, size: "3-6m", fit: "snug" }]);
  });

  it("is of the chip's day, or of the date where no chip is chosen", () => {
    expect(told({ ...ALL, day: "2027-01-01" })[0]?.on).toBe(TODAY);
    expect(told({ ...ALL, on: "", day: "2027-01-01" })[0]?.on).toBe("2027-01-01");
  });

  it("leaves out ounces that were typed before the unit was changed", () => {
    expect(told({ ...ALL, way: "checkup", weight: "5.1", weightUnit: "kg" })).toEqual([
      { kind: "weight", on: TODAY, unit: "kg", value: 5.1, ounces: 0 },
    ]);
  });

  it("never throws, whatever is sent", () => {
    const text = fc.string({ maxLength: 12 });
    const fields = fc.record(
      {
        intent: fc.constantFrom("tell", "edit", "remove", "x"),
        way: text,
        on: text,
        day: text,
        weight: text,
        size: text,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fields, (sent) => {
        expect(readSizeWish(sent, TODAY).kind).toBeTruthy();
      }),
    );
  });
});

describe("a reading of a doubted weight", () => {
  it("as fields of the form is the same weight, which is believed", () => {
    const dates = { expectedDueDate: "2027-03-10", babyBornOn: "2027-03-10" };
    const baby = planBaby(dates, { sex: null, facts: [] }, 1);
    const figure = fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
    let offered = 0;
    fc.assert(
      fc.property(figure, fc.constantFrom("kg" as const, "lb" as const), (value, unit) => {
        const doubt = weightDoubt(baby, { unit, value, ounces: 0 }, TODAY);
        if (doubt?.kind !== "unlikely") return;
        for (const reading of doubt.readings) {
          offered += 1;
          const [fact] = told({ way: "checkup", ...readingFields(reading) });
          if (fact?.kind !== "weight") throw new Error("no weight");
          expect(weightDoubt(baby, fact, TODAY)).toBeNull();
        }
      }),
      { numRuns: 400 },
    );
    expect(offered).toBeGreaterThan(5);
  });

  it.each([
    [
      { unit: "g", value: 5100, ounces: 0, kg: 5.1 },
      { weight: "5.1", ounces: "", weightUnit: "kg" },
    ],
    [
      { unit: "oz", value: 180, ounces: 0, kg: 5.1 },
      { weight: "11", ounces: "4", weightUnit: "lb" },
    ],
    [
      { unit: "oz", value: 127.95, ounces: 0, kg: 3.63 },
      { weight: "8", ounces: "0", weightUnit: "lb" },
    ],
    [
      { unit: "lb", value: 7, ounces: 11, kg: 3.49 },
      { weight: "7", ounces: "11", weightUnit: "lb" },
    ],
    [
      { unit: "in", value: 23, cm: 58.4 },
      { length: "23", lengthUnit: "in" },
    ],
  ] as const)("%j is typed as %j", (reading, fields) => {
    expect(readingFields(reading)).toEqual(fields);
  });
});
