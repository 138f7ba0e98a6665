// Why a size needs none of an item: a row and its details name the same reason, which is the weather only where it is.
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { itemFacts } from "~/components/wardrobe/item-text.tsx";
import { packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { sizedGroups } from "~/domain/growth/next-sizes.ts";
import { planBaby } from "~/domain/growth/plan-baby.ts";
import { planQuantities } from "~/domain/growth/plan-quantities.ts";
import { planAnew, sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { stillAsked } from "~/domain/growth/still-asked.ts";
import { NONE_REASONS } from "~/domain/growth/why-none.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE, clothingRules, rulesForBabies } from "~/domain/wardrobe/catalogue.ts";
import { everAsked } from "~/domain/wardrobe/family-wardrobe.ts";
import type { ClothingRules } from "~/domain/wardrobe/quantities.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { reasonsOfItem } from "~/views/wardrobe/item-reasons-view.ts";
import { readPlanItem } from "~/views/wardrobe/plan-items.ts";
import type { ITEM_NAMES } from "~/words/en/wardrobe/item-copy.ts";
import { NONE_NEEDED } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { dashboardOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../../unit/fixtures/item-rows.ts";
import { MINNEAPOLIS, PHOENIX } from "../../unit/fixtures/normals.ts";

const CLIMATES = { Minneapolis: MINNEAPOLIS, Phoenix: PHOENIX };

interface Case {
  place?: keyof typeof CLIMATES;
  born?: string;
  /** The weight of each baby at birth; null for a baby of whom nothing is known. */
  kg?: readonly (number | null)[];
  ageRange?: AgeRange;
  over?: readonly AgeRange[];
  /** What an operator has changed. */
  rules?: Partial<ClothingRules>;
  isCustom?: boolean;
}

/** An operator's rule that asks for none. */
const NO_PIECES: Partial<ClothingRules> = {
  base_quantities: perScenario(() => ({ "0-3m": 0, "3-6m": 0, "6-9m": 0, "9-12m": 0 })),
  weather_adjustments: {},
};

/** What the row and the details of an item say. */
function saidOf(nameId: string, asked: Case) {
  const { place = "Minneapolis", born = "2027-01-15", kg = [null], ageRange = "0-3m", over = [] } = asked;
  const dates = { expectedDueDate: born, babyBornOn: born };
  const factsOf = (one: number | null) =>
    one === null ? [] : [{ kind: "weight" as const, on: born, kg: one }];
  const babies = kg.map((one) => planBaby(dates, { sex: null, facts: factsOf(one) }, kg.length));
  const seen = kg.filter((one) => one !== null).map(String);
  const sizes = sizesOfPlan(planAnew({ dates, babies, seen }, null, born), dates, kg.length);
  const sized = sizedGroups(typicalHistory(normalsToday(CLIMATES[place], { shiftF: null })), born, sizes);
  const item = CATALOGUE.find(({ key }) => key === nameId) ?? expect.fail();
  const rules = { ...clothingRules(item), ...asked.rules };
  const quantities = planQuantities(
    (count) => rulesForBabies(rules, count),
    sized,
    sizes.shares,
    sizes.newborns,
  );
  const row = aRow(nameId, sized.groups, {
    calculatedQuantities: packQuantities(quantities),
    ...(asked.isCustom && { ownerId: "owner" }),
  });
  const { newbornDays } = sizes;
  const still = stillAsked(sizes, sized.groups, born);
  const shown = { newbornDays, still, ageRange, scenario: "every_2_3_days" as const, over };
  const view = dashboardOf({ ...shown, weatherGroups: packWeatherGroups(sized.groups) }, [row], {
    withLinks: new Set(),
    images: new Map(),
  });
  const facts = view.categories[0]?.items[0] ?? expect.fail(`${nameId} isn't for ${ageRange}`);
  const { container } = render(<p>{itemFacts(facts, view.groups ?? [])}</p>);
  const reasons = reasonsOfItem(readPlanItem(row), rules, {
    ...everAsked(sized.groups),
    ...shown,
    units: "f",
  });
  return { needed: facts.needed, row: container.textContent, details: reasons.map(({ why }) => why) };
}

const HEAVY = "Not needed: newborn sizes are probably too small";
const FEW = "Not needed: one or two other newborn pieces are enough";

describe("the reason for none", () => {
  test.each<[cause: string, item: keyof typeof ITEM_NAMES, asked: Case, row: string, details: string]>([
    ["a heavy baby", "sleeper_footed_nb", { kg: [4.4] }, HEAVY, HEAVY],
    ["a heavy baby, of what no weather calls for", "gown_knotted_nb", { kg: [4.4] }, HEAVY, HEAVY],
    ["heavy twins", "sleeper_footed_nb", { kg: [4.4, 4.3] }, HEAVY, HEAVY],
    ["a baby who wears newborn sizes for days", "socks_nb", { kg: [3.55] }, FEW, FEW],
    ["twins, one of them heavy", "socks_nb", { kg: [4.4, 3.55] }, FEW, FEW],
    [
      "weather after newborn sizes",
      "bodysuit_long_sleeve_nb",
      { place: "Phoenix", born: "2027-08-15" },
      "Not needed while newborn sizes fit",
      "Newborn sizes are outgrown by then",
    ],
    [
      "a size beside it that covers its weeks",
      "bodysuit_sleeveless",
      { place: "Phoenix", born: "2027-02-15" },
      "",
      "The 3–6m size covers these weeks",
    ],
    [
      "a size that covered its weeks and is over",
      "sleeper_fleece",
      { kg: [3], ageRange: "3-6m", over: ["0-3m"] },
      "Not needed for so few weeks",
      "Not needed for so few weeks",
    ],
    [
      "an operator's rule",
      "socks",
      { rules: NO_PIECES },
      "Not needed in this plan",
      "Not needed at this age. Our team has changed the rule for this item.",
    ],
    [
      "the weather",
      "bodysuit_sleeveless",
      {},
      "Not needed in this weather",
      "Not needed in Cold & Dry weather",
    ],
    [
      "the rain",
      "rain_suit",
      { place: "Phoenix", ageRange: "3-6m" },
      "Not needed in this weather",
      "Not needed: there is 1 rainy day, and we recommend it above 15",
    ],
    [
      "nothing, as it is a parent's own",
      "bodysuit_sleeveless",
      { isCustom: true },
      "",
      "Not needed in Cold & Dry weather",
    ],
  ])("is %s: %s", (_, nameId, asked, row, details) => {
    const said = saidOf(nameId, asked);
    expect(said.needed).toBe(0);
    expect(said.row).toBe(row);
    expect(said.details).toContain(details);
  });

  test("is a word for each cause, in a row of its own here", () => {
    expect(Object.keys(NONE_NEEDED).toSorted()).toEqual(
      NONE_REASONS.filter((reason) => reason !== "beside").toSorted(),
    );
  });

  test("is never the weather where newborn sizes are skipped", () => {
    const newborns = CATALOGUE.filter(({ outgrownDays }) => outgrownDays !== null);
    const said = newborns.map(({ key }) => saidOf(key, { kg: [4.4] }).row);
    expect(new Set(said)).toEqual(new Set([HEAVY]));
  });
});
