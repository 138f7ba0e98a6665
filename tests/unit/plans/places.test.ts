// Where the places of a signed-in user lead, and which of them a page belongs to.
import { describe, expect, it } from "vitest";
import { type PlaceId, placeAt, placesOf, type ShownPlan } from "../../../app/domain/plans/places.ts";
import { PLAN_STATUSES } from "../../../app/domain/vocabulary.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const TODAY = "2027-06-15";

const plan = (of: Partial<ShownPlan> = {}): ShownPlan => ({
  onboardingId: "p1",
  status: "completed",
  isOfFamily: false,
  sizeDays: usualSizeDays("2027-09-01"),
  start: "2027-09-01",
  ...of,
});

describe("the places", () => {
  it.each<[string, ShownPlan | undefined, string, string]>([
    ["before the birth", plan(), "/dashboards/p1/0-3m", "/dashboards/p1/shopping-list"],
    [
      "15 days before the due date",
      plan({ sizeDays: usualSizeDays("2027-06-30"), start: "2027-06-30" }),
      "/dashboards/p1/0-3m",
      "/dashboards/p1/shopping-list",
    ],
    [
      "at four months",
      plan({ sizeDays: usualSizeDays("2027-02-10") }),
      "/dashboards/p1/3-6m",
      "/dashboards/p1/shopping-list",
    ],
    [
      "after the year",
      plan({ sizeDays: usualSizeDays("2025-01-01") }),
      "/dashboards/p1/9-12m",
      "/dashboards/p1/shopping-list",
    ],
    ["of a plan in the making", plan({ status: "processing_calcs" }), "/dashboards", "/shopping"],
    ["of a plan that failed", plan({ status: "failed" }), "/dashboards", "/shopping"],
    ["of someone new", undefined, "/onboarding", "/shopping"],
  ])("R23 %s", (_, shown, path, shopping) => {
    expect(placesOf(shown, TODAY)).toEqual({ plan: path, shopping, trips: "/travel-plans" });
  });

  it.each([
    ["14 days before the due date", "2027-06-29"],
    ["at four months", "2027-02-10"],
  ])("Today is first %s", (_, start) => {
    const { today, ...others } = placesOf(plan({ start }), TODAY);
    expect(today).toBe("/dashboards/p1/today");
    expect(Object.keys(placesOf(plan({ start }), TODAY))[0]).toBe("today");
    expect(Object.keys(others)).toEqual(["plan", "shopping", "trips"]);
  });

  it("R23 lead somewhere whatever a plan's status", () => {
    for (const status of PLAN_STATUSES) {
      expect(Object.values(placesOf(plan({ status }), TODAY)).every((path) => path.startsWith("/"))).toBe(
        true,
      );
    }
  });
});

it.each<[string, PlaceId | null]>([
  ["/dashboards", "plan"],
  ["/dashboards/p1", "plan"],
  ["/dashboards/p1/0-3m", "plan"],
  ["/dashboards/p1/birth", "plan"],
  ["/dashboards/p1/today", "today"],
  ["/today", "today"],
  ["/dashboards/p1/today/choices", "today"],
  ["/dashboards/p1/today/helpers", "today"],
  ["/dashboards/p1/today/day-care", "today"],
  ["/dashboards/p1/today/labels", "today"],
  ["/dashboards/p1/today/notice", "today"],
  ["/scenario-comparison", "plan"],
  ["/dashboards/p1/shopping-list", "shopping"],
  ["/dashboards/p1/0-3m/shop/12", "shopping"],
  ["/shopping", "shopping"],
  ["/travel-plans", "trips"],
  ["/travel-plans/t1", "trips"],
  ["/travel-quiz", "trips"],
  ["/", null],
  ["/profile", null],
  ["/onboarding", null],
  ["/plan/55401/2027-02", null],
  ["/dashboardsx", null],
])("R23 the page %s belongs to %s", (path, place) => expect(placeAt(path)).toBe(place));
