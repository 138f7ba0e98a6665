// When a gift list is open, and when a surprise ends.
import { describe, expect, it } from "vitest";
import { giftListState, giftsOverOn, isSurprise } from "../../../app/domain/gifts/gift-list-state.ts";

const DUE = { expectedDueDate: "2026-12-31", babyBornOn: null, plannedMonths: 12 };
const BOTH_YEARS = { ...DUE, plannedMonths: 24 };

describe("a gift list", () => {
  it.each([
    ["open before the birth", { ...DUE, closedAt: null }, "2026-11-23", "open"],
    ["open on the last day", { ...DUE, closedAt: null }, "2028-03-30", "open"],
    ["over three months after its plan's end", { ...DUE, closedAt: null }, "2028-03-31", "over"],
    [
      "counted from the birth once there is one",
      { ...DUE, babyBornOn: "2026-12-01", closedAt: null },
      "2028-03-01",
      "over",
    ],
    ["closed by its parents", { ...DUE, closedAt: 1 }, "2026-11-23", "closed"],
    ["open at 15 months in a plan that goes on", { ...BOTH_YEARS, closedAt: null }, "2028-03-31", "open"],
    ["closed by its parents while that plan goes on", { ...BOTH_YEARS, closedAt: 1 }, "2028-12-30", "closed"],
    ["over three months after both years", { ...BOTH_YEARS, closedAt: null }, "2029-03-31", "over"],
    ["over once nobody can open it anymore", { ...DUE, closedAt: 1 }, "2028-03-31", "over"],
  ])("is %s", (_, list, today, state) => {
    expect(giftListState(list, today)).toBe(state);
  });

  it("ends at a month's last day if the months differ", () => {
    expect(giftsOverOn({ ...DUE, expectedDueDate: "2026-11-30" })).toBe("2028-02-29");
  });
});

describe("a surprise", () => {
  const surprise = { mode: "surprise", revealOn: null, babyBornOn: null } as const;
  it.each([
    ["an open list is none", { ...surprise, mode: "open" as const }, "2026-11-23", false],
    ["lasts until the birth is entered", surprise, "2030-01-01", true],
    ["ends with the birth", { ...surprise, babyBornOn: "2026-12-01" }, "2026-11-23", false],
    ["lasts until the day that was chosen", { ...surprise, revealOn: "2026-12-24" }, "2026-12-23", true],
    [
      "also if the birth is entered before",
      { ...surprise, revealOn: "2026-12-24", babyBornOn: "2026-12-01" },
      "2026-12-23",
      true,
    ],
    ["ends on that day", { ...surprise, revealOn: "2026-12-24" }, "2026-12-24", false],
  ])("%s", (_, list, today, isOne) => {
    expect(isSurprise(list, today)).toBe(isOne);
  });
});
