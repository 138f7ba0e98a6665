// Which dashboard an address without an id opens: the final one, else the newest complete one, else the list.
import { describe, expect, it } from "vitest";
import { type DashboardQuestion, findDashboardPath } from "../../../app/domain/plans/default-plan.ts";
import { isComplete } from "../../../app/domain/plans/plan-status.ts";
import { AGE_RANGES, PLAN_STATUSES, type PlanStatus } from "../../../app/domain/vocabulary.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const TODAY = "2027-06-15";

function plan(planId: string, status: PlanStatus = "completed", babyBornOn: string | null = null) {
  return { onboardingId: planId, status, sizeDays: usualSizeDays(babyBornOn ?? "2027-09-01") };
}

function pathOf(question: Partial<DashboardQuestion>): string | null {
  return findDashboardPath({
    plans: [],
    finalId: null,
    askedId: null,
    ageRange: "0-3m",
    today: TODAY,
    ...question,
  });
}

describe("an address without an attempt", () => {
  const [newest, older, oldest] = [plan("c", "pending"), plan("b"), plan("a")];
  const plans = [newest, older, oldest];

  it.each<[string, Partial<DashboardQuestion>, string]>([
    ["nothing at all", {}, "/dashboards"],
    ["only one that is being made", { plans: [newest] }, "/dashboards"],
    ["only one that has failed", { plans: [plan("f", "failed")] }, "/dashboards"],
    ["several, none final", { plans }, "/dashboards/b/0-3m"],
    ["an older one that is final", { plans, finalId: "a" }, "/dashboards/a/0-3m"],
    ["a final one that is made anew", { plans, finalId: "c" }, "/dashboards/c/0-3m"],
    ["a final one that is gone", { plans, finalId: "gone" }, "/dashboards/b/0-3m"],
    ["nothing, and a final one of long ago", { finalId: "gone" }, "/dashboards"],
    ["nothing, asked for the picker", { ageRange: null }, "/dashboards"],
    ["several, asked for the picker", { plans, ageRange: null }, "/dashboards/b"],
    ["a final one, asked for the picker", { plans, finalId: "a", ageRange: null }, "/dashboards/a"],
  ])("with %s leads to its place", (_, question, path) => {
    expect(pathOf(question)).toBe(path);
  });

  it.each(PLAN_STATUSES)("opens an attempt that is %s by itself only if it is complete", (status) => {
    const path = isComplete(status) ? "/dashboards/only/0-3m" : "/dashboards";
    expect(pathOf({ plans: [plan("only", status)] })).toBe(path);
  });
});

describe("an address with an attempt", () => {
  const plans = [plan("new"), plan("old", "failed")];

  it("leads to that one, whatever is final and however it stands", () => {
    expect(pathOf({ plans, finalId: "new", askedId: "old" })).toBe("/dashboards/old/0-3m");
    expect(pathOf({ plans, askedId: "old", ageRange: null })).toBe("/dashboards/old");
  });

  it.each(["someone-elses", "", "../admin", "//evil.test", "__proto__", "new/3-6m", "NEW"])(
    "leads nowhere for %j, which is not the user's",
    (askedId) => {
      expect(pathOf({ plans, finalId: "new", askedId })).toBeNull();
      expect(pathOf({ plans: [], askedId })).toBeNull();
    },
  );
});

describe("the age range of an address", () => {
  it.each(AGE_RANGES)("is %s when it says so", (ageRange) => {
    expect(pathOf({ plans: [plan("a")], ageRange })).toBe(`/dashboards/a/${ageRange}`);
  });

  it.each([
    ["before the birth", null, "0-3m"],
    ["after a birth four months ago", "2027-02-10", "3-6m"],
    ["after a birth seven months ago", "2026-11-10", "6-9m"],
    ["after the first year", "2025-01-01", "9-12m"],
  ])("is today's %s when it says something else", (_, babyBornOn, ageRange) => {
    for (const unknown of ["", "0-3", "12-15m", "0-3M", "javascript:alert(1)", "../..", "toString"]) {
      const plans = [plan("a", "completed", babyBornOn)];
      expect(pathOf({ plans, ageRange: unknown })).toBe(`/dashboards/a/${ageRange}`);
    }
  });
});
