import { expect, it } from "vitest";
import { areTogether, partedSizes } from "../../../app/domain/growth/parted-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planSizes } from "../../../app/domain/growth/planned-sizes.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";

const BORN = "2027-02-10";
const daysOf = (kg: number) => {
  const dates = { expectedDueDate: "2027-03-10", babyBornOn: BORN };
  const baby = planBaby(dates, { sex: null, facts: [{ kind: "weight", on: BORN, kg }] }, 2);
  return planSizes(sizeWindows(baby), BORN).days;
};

it("twins of one weight share every size", () => {
  const sizes = partedSizes([daysOf(2.4), daysOf(2.45)]);
  expect(areTogether(sizes, 2)).toBe(true);
  expect(sizes.map(({ ageRange }) => ageRange)).toEqual(["0-3m", "3-6m", "6-9m", "9-12m"]);
});

it("a light and a heavy twin part, and a third goes with whom it is near", () => {
  const sizes = partedSizes([daysOf(1.9), daysOf(3.1), daysOf(3.1)]);
  expect(areTogether(sizes, 3)).toBe(false);
  const second = sizes.filter(({ ageRange }) => ageRange === "3-6m");
  expect(second.map(({ babies }) => babies)).toEqual([[1, 2], [0]]);
  expect((second[0]?.start ?? "") < (second[1]?.start ?? "")).toBe(true);
});
