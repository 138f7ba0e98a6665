import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../../app/contracts/form.ts";
import { factForm, readFactForm } from "../../../app/contracts/growth/fact-form.ts";
import { readStoredFact } from "../../../app/contracts/growth/stored-sizes.ts";
import { amountOf, type EnteredFact, usedFact } from "../../../app/domain/growth/entered-fact.ts";

const TODAY = "2027-05-10";
const KEY = "aaaabbbbccccdddd";
const read = (fields: Readonly<Record<string, unknown>>) =>
  readFactForm({ on: TODAY, formKey: KEY, ...fields }, TODAY);
const LB = { weight: "11", ounces: "4", weightUnit: "lb" };

describe("a fact's form", () => {
  it.each([
    [LB, [{ kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4 }]],
    [
      { weight: " 5,1 ", ounces: "", weightUnit: "kg" },
      [{ kind: "weight", on: TODAY, unit: "kg", value: 5.1, ounces: 0 }],
    ],
    [
      { weight: "", ounces: "15.5", weightUnit: "lb" },
      [{ kind: "weight", on: TODAY, unit: "lb", value: 0, ounces: 15.5 }],
    ],
    [
      { ...LB, length: "23.25", lengthUnit: "in", size: "", fit: "" },
      [
        { kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4 },
        { kind: "length", on: TODAY, unit: "in", value: 23.25 },
      ],
    ],
    [
      { weight: "", weightUnit: "lb", size: "3-6m" },
      [{ kind: "label", on: TODAY, size: "3-6m", fit: "good" }],
    ],
    [
      { weight: "11 lb 4 oz", weightUnit: "kg" },
      [{ kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4 }],
    ],
    [
      { weight: "180 oz", weightUnit: "lb" },
      [{ kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4 }],
    ],
    [{ weight: "5100 g" }, [{ kind: "weight", on: TODAY, unit: "kg", value: 5.1, ounces: 0 }]],
    [
      { weight: "13,75", ounces: "", weightUnit: "lb" },
      [{ kind: "weight", on: TODAY, unit: "lb", value: 13.75, ounces: 0 }],
    ],
    [
      { weight: "11", ounces: "4 1/2", weightUnit: "lb" },
      [{ kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4.5 }],
    ],
    [{ length: "59 cm", lengthUnit: "in" }, [{ kind: "length", on: TODAY, unit: "cm", value: 59 }]],
    [{ length: "24 1/2", lengthUnit: "in" }, [{ kind: "length", on: TODAY, unit: "in", value: 24.5 }]],
    [{ length: '24½"' }, [{ kind: "length", on: TODAY, unit: "in", value: 24.5 }]],
    [{ length: " 59,5 ", lengthUnit: "cm" }, [{ kind: "length", on: TODAY, unit: "cm", value: 59.5 }]],
    [{ size: "newborn", fit: "snug" }, [{ kind: "label", on: TODAY, size: "newborn", fit: "snug" }]],
  ] as const)("%j says %j", (fields, facts) => {
    expect(read(fields)).toEqual({ baby: 0, facts, sex: undefined, isKept: false, formKey: KEY });
  });

  it("says which baby, which sex or that they would rather not say, and that a number is meant as it is", () => {
    expect(read({ ...LB, baby: "1", sex: "girl", keep: "yes" })).toMatchObject({
      baby: 1,
      sex: "girl",
      isKept: true,
    });
    expect(read({ ...LB, sex: "unsaid" })).toMatchObject({ sex: null });
    expect(read({ ...LB, sex: "" })).toMatchObject({ sex: undefined });
  });

  it.each([
    [{}, "FACT_MISSING"],
    [{ weight: "", ounces: "", weightUnit: "lb", length: "", lengthUnit: "in" }, "FACT_MISSING"],
    [{ weight: "11" }, "FACT_UNIT_INVALID"],
    [{ weight: "11", weightUnit: "stone" }, "FACT_UNIT_INVALID"],
    [{ weight: "eleven", weightUnit: "lb" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "-5", weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "1e3", weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "0", weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "5.1", ounces: "4", weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "11", ounces: "16", weightUnit: "lb" }, "FACT_WEIGHT_INVALID"],
    [{ weight: "13,75", ounces: "4", weightUnit: "lb" }, "FACT_WEIGHT_AMBIGUOUS"],
    [{ weight: "11 lb 4 oz", ounces: "4", weightUnit: "lb" }, "FACT_WEIGHT_AMBIGUOUS"],
    [{ weight: "11 1/0", weightUnit: "lb" }, "FACT_WEIGHT_INVALID"],
    [{ length: "24 feet", lengthUnit: "in" }, "FACT_LENGTH_INVALID"],
    [{ weight: "1".repeat(70_000), weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
    [{ length: "0", lengthUnit: "cm" }, "FACT_LENGTH_INVALID"],
    [{ length: "59" }, "FACT_UNIT_INVALID"],
    [{ length: "59", lengthUnit: "lb" }, "FACT_UNIT_INVALID"],
    [{ size: "4T" }, "FACT_SIZE_INVALID"],
    [{ size: "3-6m", fit: "perfect" }, "FACT_SIZE_INVALID"],
    [{ ...LB, sex: "neutral" }, "FACT_SEX_INVALID"],
    [{ ...LB, baby: "3" }, "FACT_BABY_INVALID"],
    [{ ...LB, on: "2027-02-30" }, "FACT_DATE_INVALID"],
    [{ ...LB, on: "" }, "FACT_DATE_INVALID"],
    [{ ...LB, on: undefined }, "FACT_DATE_INVALID"],
    [{ ...LB, on: "2027-05-12" }, "FACT_DATE_AHEAD"],
    [{ ...LB, formKey: "x" }, "FACT_NOT_SAVED"],
    [{ ...LB, keep: "maybe" }, "FORM_UNREADABLE"],
    [{ weight: ["5"], weightUnit: "kg" }, "FACT_WEIGHT_INVALID"],
  ])("%j is refused as %s", (fields, error) => {
    expect(read(fields)).toEqual({ error });
  });

  it("reads its own fields only", () => {
    const sent = Object.entries({ ...LB, on: TODAY, formKey: KEY, isUsed: "false", onboardingId: "p" });
    expect(Object.keys(fieldsOf(factForm, sent))).not.toContain("isUsed");
    expect(readFactForm(fieldsOf(factForm, sent), TODAY)).toMatchObject({
      isKept: false,
      facts: [{ value: 11 }],
    });
  });

  it("may be of the day that has begun elsewhere", () => {
    expect(read({ ...LB, on: "2027-05-11" })).toHaveProperty("facts");
  });
});

describe("a stored fact", () => {
  const row = { measuredOn: TODAY, amount: null, unit: null, size: null, fit: null };

  it.each([
    [
      { kind: "weight", on: TODAY, unit: "lb", value: 11, ounces: 4 },
      { kind: "weight", on: TODAY, kg: 5.103 },
    ],
    [
      { kind: "length", on: TODAY, unit: "in", value: 23.25 },
      { kind: "length", on: TODAY, cm: 59.1 },
    ],
  ] as const)("%j is used as %j", (entered: EnteredFact, used) => {
    const unit = entered.kind === "label" ? null : entered.unit;
    const stored = readStoredFact({ ...row, kind: entered.kind, ...{ amount: amountOf(entered), unit } });
    expect(stored && usedFact(stored)).toEqual(used);
  });

  it("of a label is used as it is", () => {
    const label = { kind: "label", on: TODAY, size: "3-6m", fit: "roomy" } as const;
    const stored = readStoredFact({ ...row, ...{ kind: "label", size: "3-6m", fit: "roomy" } });
    expect(stored && usedFact(stored)).toEqual(label);
    expect(amountOf(label)).toBeNull();
  });

  it.each([
    { ...row, kind: "head", amount: 400, unit: "cm" },
    { ...row, kind: "weight", amount: 5100, unit: "stone" },
    { ...row, kind: "weight", amount: null, unit: "kg" },
    { ...row, kind: "label", size: "2T", fit: "good" },
    { ...row, kind: "label", size: "3-6m", fit: "good", measuredOn: "yesterday" },
  ])("that this release doesn't know is left out: %j", (stored) => {
    expect(readStoredFact(stored)).toBeNull();
  });
});
