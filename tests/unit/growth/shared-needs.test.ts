import { describe, expect, it } from "vitest";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { sharedNeeds, sharedPlan } from "../../../app/domain/growth/shared-needs.ts";
import { sizeWindows } from "../../../app/domain/growth/size-windows.ts";
import {
  groupsFor,
  type SizedGroups,
  sizedGroups,
  sizedQuantities,
} from "../../../app/domain/growth/sized-groups.ts";
import { type PlanSizes, planSizes } from "../../../app/domain/growth/year-sizes.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueItem,
  clothingRules,
  sharedItem,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-year.ts";
import { normalsToday } from "../../../app/domain/weather/us-climate.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const BORN = "2027-02-10";
const SCENARIO = "every_2_3_days";
const HISTORY = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));

function sizesOf(kg: number): PlanSizes {
  const dates = { expectedDueDate: "2027-03-10", babyBornOn: BORN };
  return planSizes(
    sizeWindows(planBaby(dates, { sex: null, facts: [{ kind: "weight", on: BORN, kg }] }, 2)),
    BORN,
  );
}

const LIGHT = sizesOf(1.9);
const HEAVY = sizesOf(3.1);
const plan = (...babies: PlanSizes[]) => sharedPlan(HISTORY, BORN, babies);

/** What a plan asks for, for so many babies. */
function totalsFor(item: CatalogueItem, sized: SizedGroups, babies: number) {
  const rules = clothingRules(sharedItem(item, babies));
  const quantities = sizedQuantities(rules, sized);
  return sizeTotals(item.key, quantities, groupsFor(rules, sized), SCENARIO, LIGHT.newbornDays);
}

describe("what babies need of an item", () => {
  it.each([1, 2, 3])("is what a plan asks for, if %i wear the same", (babies) => {
    const shared = plan(...Array.from({ length: babies }, () => LIGHT));
    const sized = sizedGroups(HISTORY, BORN, LIGHT);
    for (const item of CATALOGUE) {
      const totals = totalsFor(item, sized, babies);
      for (const { ageRange, needed, essentiality } of sharedNeeds(item, shared, SCENARIO))
        expect({ needed, essentiality }, `${item.key} ${ageRange}`).toEqual(totals[ageRange]);
    }
  });

  it("is less than twice as much for two, who share what rounding up leaves over", () => {
    const piecesOf = (shared: ReturnType<typeof plan>) =>
      CATALOGUE.flatMap((item) => sharedNeeds(item, shared, SCENARIO)).reduce(
        (sum, { needed }) => sum + needed,
        0,
      );
    const [one, two] = [piecesOf(plan(HEAVY)), piecesOf(plan(HEAVY, HEAVY))];
    expect(two).toBeGreaterThan(1.5 * one);
    expect(two).toBeLessThan(1.95 * one);
  });

  it("is split where a light and a heavy baby part", () => {
    const item = catalogueItem("sleeper_footed") ?? expect.fail();
    const second = sharedNeeds(item, plan(LIGHT, HEAVY), SCENARIO).filter(
      ({ ageRange }) => ageRange === "3-6m",
    );
    expect(second.map(({ babies }) => babies)).toEqual([[1], [0]]);
    const ones = [HEAVY, LIGHT].map(
      (sizes) => totalsFor(item, sizedGroups(HISTORY, BORN, sizes), 1)["3-6m"].needed,
    );
    expect(second.map(({ needed }) => needed)).toEqual(ones);
  });
});
