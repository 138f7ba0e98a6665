// The number that the list shows for each plan: the same as on the plan's own pages.
import { describe, expect, it } from "vitest";
import { packWeatherGroups } from "../../../app/contracts/plans/stored-plan.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { stillAsked } from "../../../app/domain/growth/still-asked.ts";
import type { AgeRange, LaundryScenario } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, clothingRules, validAgeRanges } from "../../../app/domain/wardrobe/catalogue.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { expandNormals } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { type EssentialRow, viewPlans } from "../../../app/views/plans/plan-answer.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import { listOf } from "../../support/wardrobe-views.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const DUE = "2027-01-20";
const BEFORE = { now: Date.UTC(2026, 10, 20), timeZone: "UTC" };
const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), DUE);
const WEATHER = packWeatherGroups(GROUPS);
const SIZES = sizesOfPlan(null, { expectedDueDate: DUE, babyBornOn: null });
const listedOn = (day: string) => ({
  weatherGroups: WEATHER,
  newbornDays: null,
  still: stillAsked(SIZES, GROUPS, day),
});
const LISTED = listedOn("2026-11-20");
const LATER = listedOn("2027-06-01");

const ROWS = CATALOGUE.map((item, index) => ({
  onboardingId: "plan1",
  dashboardItemId: index + 1,
  clothingId: index + 1,
  clothingNameId: item.key,
  name: itemName(item.key),
  category: item.category,
  sizeUp: false,
  validAgeRanges: JSON.stringify(validAgeRanges(item)),
  calculatedQuantities: packQuantities(calculateQuantities(clothingRules(item), GROUPS)),
  userAddedQuantities: index % 3 === 0 ? '{"0-3m":{"Default":{"quantity":2}}}' : "{}",
  personalNotes: "{}",
  setAside: "[]",
  ownerId: null,
  version: 1,
}));

function plan(planId = "plan1", laundryScenario: LaundryScenario = "every_2_3_days") {
  return {
    onboardingId: planId,
    laundryScenario,
    attic: null,
    dayCare: null,
    attemptNumber: 1,
    cardTitle: null,
    babyNames: null,
    zipcode: "55401",
    city: "Minneapolis",
    state: "MN",
    country: "US",
    expectedDueDate: DUE,
    babyBornOn: null,
    status: "completed" as const,
    errorMessage: null,
    version: 1,
    createdAt: 0,
    updatedAt: 0,
    plannedMonths: 12,
    plannedSizes: null,
    nightRoomF: null,
    babies: 1,
    ...{ role: "owner" as const, ownerName: null, memberNames: null },
  };
}

function answersOf(
  plans = [plan()],
  rows: readonly EssentialRow[] = ROWS,
  weather = [{ onboardingId: "plan1", weatherGroups: WEATHER }],
  clock = BEFORE,
) {
  return viewPlans(plans, weather, rows, clock).map(({ answer }) => answer);
}

describe("the answer of a plan", () => {
  it("is the essentials of its age under its own laundry, as the shopping list has them", () => {
    for (const scenario of ["daily", "every_2_3_days", "weekly_plus"] as const) {
      const expected = listOf(LISTED, ROWS, scenario, { scope: "0-3m" }).list.essentials;
      expect(expected.ready).toBeGreaterThan(0);
      expect(answersOf([plan("plan1", scenario)])).toEqual([expected]);
    }
    const later = { now: Date.UTC(2027, 5, 1), timeZone: "UTC" };
    expect(answersOf([plan()], ROWS, undefined, later)).toEqual([
      listOf(LATER, ROWS, "every_2_3_days", { scope: "3-6m" }).list.essentials,
    ]);
  });

  it("has the essentials to go of each size, and none for a size that is over", () => {
    const sizesAt = (now: number) =>
      viewPlans([plan()], [{ onboardingId: "plan1", weatherGroups: WEATHER }], ROWS, { now, timeZone: "UTC" })
        .flatMap(({ sizes }) => sizes)
        .map(({ ageRange, time, remaining }) => [ageRange, time, remaining]);
    const toGo = (scope: AgeRange, listed = LISTED) =>
      listOf(listed, ROWS, "every_2_3_days", { scope }).list.essentials.remaining;
    expect(sizesAt(BEFORE.now)).toEqual([
      ["0-3m", "next", toGo("0-3m")],
      ["3-6m", "later", toGo("3-6m")],
      ["6-9m", "later", toGo("6-9m")],
      ["9-12m", "later", toGo("9-12m")],
    ]);
    expect(sizesAt(Date.UTC(2027, 5, 1)).slice(0, 2)).toEqual([
      ["0-3m", "over", null],
      ["3-6m", "now", toGo("3-6m", LATER)],
    ]);
  });

  it("needs no item that is essential in no weather", () => {
    const essentials = ROWS.filter(({ calculatedQuantities }) => calculatedQuantities.includes("E"));
    expect(essentials.length).toBeLessThan(ROWS.length);
    expect(answersOf([plan()], essentials)).toEqual(answersOf());
  });

  it("is without what is set aside", () => {
    const [before] = answersOf();
    const aside = ROWS.map((row) =>
      row.clothingNameId === "sleeper_footed" ? { ...row, setAside: '["0-3m"]' } : row,
    );
    const [after] = answersOf([plan()], aside);
    expect(after?.needed).toBeLessThan(before?.needed ?? 0);
  });

  it("is each plan's own, and none for a plan that is not there or asks for nothing", () => {
    const weather = [
      { onboardingId: "plan1", weatherGroups: WEATHER },
      { onboardingId: "plan2", weatherGroups: WEATHER },
      { onboardingId: "plan3", weatherGroups: "nonsense" },
    ];
    const rows = [...ROWS, ...ROWS.map((row) => ({ ...row, onboardingId: "plan3" }))];
    const plans = ["plan1", "plan2", "plan3", "plan4"].map((id) => plan(id));
    expect(answersOf(plans, rows, weather)).toEqual([...answersOf(), null, null, null]);
  });

  it("gives a card nothing else of the attempt", () => {
    const [summary] = viewPlans([{ ...plan(), ...{ userId: "secret" } }], [], [], BEFORE);
    expect(JSON.stringify(summary)).not.toMatch(/secret|laundryScenario/);
  });
});
