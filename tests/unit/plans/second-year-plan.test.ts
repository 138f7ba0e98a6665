// A plan that goes on to 24 months: every number of the second year comes from that year's rules, and every place that tells of
// one asks them too.
import { describe, expect, it } from "vitest";
import { packWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { packWeatherRules } from "~/contracts/wardrobe/clothing-rules.ts";
import { explainShares } from "~/domain/growth/explain-shares.ts";
import { sizedGroups } from "~/domain/growth/next-sizes.ts";
import { quantitiesOfPlan } from "~/domain/growth/plan-quantities.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { stillAsked } from "~/domain/growth/still-asked.ts";
import { tripBag } from "~/domain/travel/pack-trip.ts";
import { askedPieces } from "~/domain/travel/packing.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import {
  CATALOGUE,
  catalogueItem,
  catalogueRules,
  clothingRules,
  rulesIn,
  secondYearItem,
} from "~/domain/wardrobe/catalogue.ts";
import { everAsked } from "~/domain/wardrobe/family-wardrobe.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "~/domain/wardrobe/growth.ts";
import { packQuantities, unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { monthsOfGroups } from "~/domain/wardrobe/size-pieces.ts";
import { CALENDAR_SIZES, SECOND_YEAR_SIZES } from "~/domain/wardrobe/size-table.ts";
import type { LeadingSack } from "~/domain/wardrobe/tog.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { viewReasons } from "~/views/wardrobe/item-reasons-view.ts";
import { itemNotes, secondYearNotes } from "~/words/en/wardrobe/item-copy.ts";
import { dashboardOf } from "../../support/wardrobe-views.ts";
import { aRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS, PHOENIX } from "../fixtures/normals.ts";

const BORN = "2027-03-10";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };

function planAt(
  normals: typeof MINNEAPOLIS,
  months: PlannedMonths,
  babies = 1,
  sack: LeadingSack = "sleep_sack_tog_10",
) {
  const history = typicalHistory(normalsToday(normals, { shiftF: null }));
  const sizes = sizesOfPlan(null, DATES, babies, months, sack);
  const sized = sizedGroups(history, BORN, sizes);
  const quantities = new Map(
    CATALOGUE.map(({ key }) => {
      const rules = catalogueRules(key, sack) ?? expect.fail(key);
      return [key, quantitiesOfPlan(rules, sized, sizes)] as const;
    }),
  );
  return { sizes, groups: sized.groups, quantities };
}

const rowsOf = (plan: ReturnType<typeof planAt>) =>
  CATALOGUE.map((item) => ({
    ...aRow(
      item.key,
      {},
      { calculatedQuantities: packQuantities(plan.quantities.get(item.key) ?? expect.fail()) },
    ),
    baseQuantities: JSON.stringify(clothingRules(item).base_quantities),
    ...packWeatherRules(clothingRules(item)),
    notes: null,
  }));

describe.each([
  ["Minneapolis", MINNEAPOLIS, 1],
  ["Phoenix", PHOENIX, 2],
] as const)("a plan for %s that goes on", (_, normals, babies) => {
  const [first, both] = [planAt(normals, PLANNED_MONTHS, babies), planAt(normals, CARRIED_ON_MONTHS, babies)];

  it("is told from one of a year by its weather", () => {
    expect([monthsOfGroups(first.groups), monthsOfGroups(both.groups)]).toEqual([12, 24]);
    expect(monthsOfGroups({})).toBe(12);
  });

  it("E35 has the first year's numbers as they were", () => {
    for (const { key } of CATALOGUE)
      for (const scenario of LAUNDRY_SCENARIOS)
        for (const size of CALENDAR_SIZES)
          expect(both.quantities.get(key)?.[scenario][size]).toEqual(
            first.quantities.get(key)?.[scenario][size],
          );
  });

  it("has a reason for every number of the second year, by that year's figures", () => {
    const { shares } = both.sizes;
    const cells = CATALOGUE.flatMap((item) =>
      LAUNDRY_SCENARIOS.flatMap((scenario) =>
        SECOND_YEAR_SIZES.flatMap((ageRange) =>
          both.groups[ageRange].map((group) => ({ item, cell: { scenario, ageRange, group } })),
        ),
      ),
    );
    for (const { item, cell } of cells) {
      const { scenario, ageRange, group } = cell;
      const planned = both.quantities.get(item.key)?.[scenario][ageRange]?.[group.weatherGroupOrder];
      const rules = rulesIn(clothingRules(item), ageRange, CARRIED_ON_MONTHS);
      const parts = explainShares(planned?.quantity ?? expect.fail(item.key), rules, cell, { shares });
      expect(parts.quantity, item.key).toBe(planned?.quantity);
      expect(["wear", "weather", "age", "rain"], `${item.key} ${ageRange}`).toContain(parts.reason);
      if (!secondYearItem(item.key)) expect(parts.reason).toBe("age");
    }
  });

  it("shows each size with what is worn in it, its notes, and no data issues", () => {
    const shown = {
      weatherGroups: packWeatherGroups(both.groups),
      newbornDays: null,
      scenario: "every_2_3_days" as const,
    };
    for (const ageRange of SECOND_YEAR_SIZES) {
      const { categories } = dashboardOf({ ...shown, ageRange }, rowsOf(both), {
        withLinks: new Set(),
        images: new Map(),
      });
      const items = categories.flatMap(({ items: some }) => some);
      expect(items.filter(({ isIntact }) => !isIntact)).toEqual([]);
      const needed = items.filter((item) => item.needed > 0).map(({ nameId }) => nameId);
      expect(needed).toEqual(expect.arrayContaining(["pajama_two_piece", "shoes_soft_sole", "pants_soft"]));
      expect(needed.filter((key) => !secondYearItem(key))).toEqual([]);
      const shoes = items.find(({ nameId }) => nameId === "shoes_soft_sole");
      expect(shoes?.cells.some(({ sizeUp }) => sizeUp)).toBe(false);
      const reasons = viewReasons(
        { ...everAsked(both.groups), scenario: shown.scenario, ageRange, units: "f" },
        rowsOf(both),
      );
      const at = shoes?.id ?? expect.fail();
      expect(reasons[at]?.about).toBe(secondYearNotes("shoes_soft_sole"));
      expect(reasons[at]?.about).not.toBe(itemNotes("shoes_soft_sole"));
    }
  });

  it("is stored and read back whole", () => {
    for (const quantities of both.quantities.values())
      expect(unpackQuantities(packQuantities(quantities))).toEqual(quantities);
  });
});

it.each(["sleep_sack_tog_10", "sleep_sack_tog_25"] as const)(
  "says why each sack's numbers are what they are, in both years, where %s leads, and with the other one off the list",
  (sack) => {
    const plan = planAt(MINNEAPOLIS, CARRIED_ON_MONTHS, 2, sack);
    const rows = rowsOf(plan).filter(({ clothingNameId: key }) => /tog_(10|25)$/.test(key));
    const still = stillAsked(plan.sizes, plan.groups, BORN);
    for (const listed of [rows, rows.slice(1), rows.slice(0, 1)]) {
      for (const ageRange of AGE_RANGES) {
        const asked = { ...everAsked(plan.groups), still, ageRange };
        const told = viewReasons({ ...asked, scenario: "every_2_3_days", units: "f" }, listed);
        const whys = Object.values(told).flatMap(({ reasons }) => reasons.map(({ why }) => why));
        expect(whys.length).toBeGreaterThanOrEqual(listed.length);
        expect(whys.filter((why) => !/ a day |^Not needed|size covers these weeks$/.test(why))).toEqual([]);
      }
    }
  },
);

it("packs a trip in the second year by that year's clothes, and in a plan of one year as before", () => {
  const asked = (months: PlannedMonths) => {
    const trip = {
      startDate: "2028-10-02",
      endDate: "2028-10-08",
      firstDay: BORN,
      planStart: BORN,
      worn: sizesOfPlan(null, DATES, 1, months),
      hasLaundryAccess: true,
      laundryFrequency: "every_2_3_days" as const,
      activities: [],
      weather: { category: "Mild" as const, rainDays: 1, avgTempMax: 70, avgTempMin: 50 },
    };
    const rows = CATALOGUE.flatMap((item) =>
      askedPieces(clothingRules(item), trip).map((one) => ({ nameId: item.key, ...one })),
    );
    return tripBag(trip, rows);
  };
  const [first, both] = [asked(PLANNED_MONTHS), asked(CARRIED_ON_MONTHS)];
  expect(new Set(first.packed.map(({ ageRange }) => ageRange))).toEqual(new Set(["9-12m"]));
  expect(new Set(both.packed.map(({ ageRange }) => ageRange))).toEqual(new Set(["18-24m"]));
  const packOf = (bag: typeof both, key: string) => bag.packed.find(({ nameId }) => nameId === key);
  expect(packOf(both, "socks")?.perDay).toBe(secondYearItem("socks")?.uses["18-24m"]);
  expect(packOf(first, "socks")?.perDay).toBe(catalogueItem("socks")?.uses["9-12m"]);
  expect(packOf(both, "pajama_two_piece")?.pack).toBeGreaterThan(1);
  expect(both.packed.filter(({ nameId }) => !secondYearItem(nameId))).toEqual([]);
  expect(AGE_RANGES.at(-1)).toBe("18-24m");
});
