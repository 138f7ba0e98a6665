import { describe, expect, it } from "vitest";
import { buyBy, sizeOutlook } from "../../../app/domain/growth/size-outlook.ts";
import type { SizeChange } from "../../../app/domain/growth/size-windows.ts";

const change = (early: string | null, likely: string | null, late: string | null): SizeChange => {
  return { early, safe: early, likely, late };
};
const TODAY = "2027-02-01";

describe("the outlook of a size", () => {
  it.each([
    [
      "three weeks either way",
      change("2027-02-17", "2027-03-10", "2027-03-31"),
      { kind: "about", on: "2027-03-10", weeks: 3 },
    ],
    [
      "a day or two",
      change("2027-03-09", "2027-03-10", "2027-03-12"),
      { kind: "about", on: "2027-03-10", weeks: 1 },
    ],
    [
      "a season",
      change("2027-03-01", "2027-05-10", "2027-06-15"),
      { kind: "between", from: "2027-03-01", to: "2027-06-15" },
    ],
    ["today", change("2027-01-10", TODAY, "2027-02-20"), { kind: "begun", on: TODAY }],
    ["past", change("2027-01-10", "2027-01-20", null), { kind: "begun", on: "2027-01-20" }],
    ["too far ahead", change("2028-10-01", "2028-12-24", null), { kind: "unknown" }],
    ["unheard of", change(null, null, null), { kind: "unknown" }],
  ] as const)("%s", (_, size, outlook) => {
    expect(sizeOutlook(size, TODAY)).toEqual(outlook);
  });

  it("asks to buy the essentials a week before the earliest day", () => {
    expect(buyBy(change("2027-02-17", "2027-03-10", null))).toEqual({
      essentials: "2027-02-10",
      rest: "2027-03-10",
    });
    expect(buyBy(change(null, null, null))).toBeNull();
  });
});
