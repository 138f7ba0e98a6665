// Which size comes next for each of several babies: said for all at once, until they part.
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { partedNextSizes } from "../../../app/domain/growth/next-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planAnew, type SizesOfPlan, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { viewPartedSizes, viewSizeLine } from "../../../app/views/growth/size-line-view.ts";

const BORN = "2026-11-10";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };

/** Sizes by weights on the day of birth. */
function sizesFor(...kilos: number[]): SizesOfPlan {
  const babies = kilos.map((kg) => {
    const facts: SizeFact[] = [{ kind: "weight", on: BORN, kg }];
    return planBaby(DATES, { sex: null, facts }, kilos.length);
  });
  return sizesOfPlan(planAnew({ dates: DATES, babies, seen: ["fact"] }, null, BORN), DATES);
}

describe("the next size", () => {
  it("of one baby, of babies about whom nothing is known, and of twins who grow alike needs no names", () => {
    for (const sizes of [sizesFor(3.4), sizesOfPlan(null, DATES, 2), sizesFor(2.6, 2.7)]) {
      expect(partedNextSizes(sizes, BORN)).toBeNull();
      expect(viewPartedSizes(sizes, BORN, "US")).toBeNull();
    }
    expect(viewSizeLine(sizesFor(2.6, 2.7), BORN, "US")?.text).toMatch(/^3–6m from about /);
  });

  it("of twins who have parted is said for each", () => {
    const line = viewSizeLine(sizesFor(2, 3.9), BORN, "US")?.text;
    expect(line).toMatch(/^Baby 1: 3–6m from about \w{3} \d+ · Baby 2: from about \w{3} \d+$/);
  });

  it("names another size where one is a size ahead", () => {
    const sizes = sizesFor(2, 3.9);
    const [light, heavy] = sizes.startsOfEach.map((starts) => starts["3-6m"]?.likely ?? "");
    const between = plusDays(heavy ?? "", 1);
    expect(between < (light ?? "")).toBe(true);
    expect(viewPartedSizes(sizes, between, "US")).toMatch(
      /^Baby 1: 3–6m from about \w{3} \d+ · Baby 2: 6–9m from about \w{3} \d+$/,
    );
  });

  it("of triplets is said once for those who stay together", () => {
    const next = partedNextSizes(sizesFor(2, 3.9, 2), BORN);
    expect(next?.map(({ babies, ageRange }) => [babies, ageRange])).toEqual([
      [[1, 3], "3-6m"],
      [[2], "3-6m"],
    ]);
    expect(viewPartedSizes(sizesFor(2, 3.9, 2), BORN, "US")).toMatch(
      /^Babies 1 and 3: 3–6m .* · Baby 2: from/,
    );
  });

  it("is the last one that fits, once none follows", () => {
    const sizes = sizesFor(2, 3.9);
    const [light] = sizes.startsOfEach.map((starts) => starts["9-12m"]?.likely ?? "");
    const before = plusDays(light ?? "", -1);
    expect(viewPartedSizes(sizes, before, "US")).toMatch(/^Baby 1: 9–12m \w.+ · Baby 2: 12–18m fits now$/);
  });
});
