import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import { type Baby, isFactOld, type SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { CASE_DAY } from "../fixtures/growth-cases.ts";

const on = (day: number) => plusDays(CASE_DAY, day);
const born = (...facts: SizeFact[]): Baby => ({
  due: CASE_DAY,
  born: CASE_DAY,
  sex: null,
  isTwin: false,
  facts,
});

describe("asking again", () => {
  const weighed = (day: number) => born({ kind: "weight", on: on(day), kg: 5 });

  it.each([
    [0, 42, false],
    [0, 43, true],
    [130, 200, false],
    [130, 201, true],
  ])("a fact of day %i is old on day %i: %s", (day, today, isOld) => {
    expect(isFactOld(weighed(day), on(today))).toBe(isOld);
  });

  it("begins with the birth", () => {
    expect(isFactOld({ due: CASE_DAY, born: null, sex: null, isTwin: false, facts: [] }, on(5))).toBe(false);
    expect(isFactOld(born(), on(0))).toBe(true);
  });
});
