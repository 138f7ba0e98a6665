import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { Baby, SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { outgrownChances } from "../../../app/domain/growth/outgrown-chances.ts";
import { sizeOnDay, sizeShares } from "../../../app/domain/growth/size-on-day.ts";
import { CASE_DAY } from "../fixtures/growth-cases.ts";

const on = (day: number) => plusDays(CASE_DAY, day);
const born = (sex: Baby["sex"], ...facts: SizeFact[]): Baby => {
  return { due: CASE_DAY, born: CASE_DAY, sex, isTwin: false, facts };
};
const sizeOf = (baby: Baby, day: number) => sizeOnDay(outgrownChances(baby), baby, on(day));

describe("the size on a day", () => {
  it("is one of them", () => {
    const baby = born("boy");
    const chances = outgrownChances(baby);
    for (const day of [-200, 0, 40, 150, 300, 500, 2000]) {
      const shares = sizeShares(chances, baby, on(day)).map(({ chance }) => chance);
      expect(shares.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
  });

  it.each([
    ["3-6m", 70],
    ["0-3m", 60],
    ["6-9m", 200],
  ] as const)("is %s on the day on which its label was said to fit", (size, day) => {
    expect(sizeOf(born(null, { kind: "label", on: on(day), size, fit: "good" }), day).size).toBe(size);
  });

  it("is between two where both are likely", () => {
    const baby = born("girl", { kind: "weight", on: on(61), kg: 4.9 });
    const around = Array.from({ length: 60 }, (_, day) => sizeOf(baby, 60 + day));
    expect(around[0]).toEqual({ size: "0-3m", orSize: null });
    expect(around).toContainEqual({ size: "0-3m", orSize: "3-6m" });
    expect(around).toContainEqual({ size: "3-6m", orSize: "0-3m" });
    expect(around.at(-1)).toEqual({ size: "3-6m", orSize: null });
  });

  it("is past all of them in the end", () => {
    expect(sizeOf(born("boy", { kind: "weight", on: on(365), kg: 13 }), 900).size).toBe("2T");
  });
});
