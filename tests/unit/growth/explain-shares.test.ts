// "Why this number" for several babies: for every item, size, weather, and laundry routine, together or parted, the sum
// that is told is the number that the plan asks for.
import { describe, expect, it } from "vitest";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { explainShares, type SharedExplanation } from "../../../app/domain/growth/explain-shares.ts";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planQuantities, quantitiesOfPlan } from "../../../app/domain/growth/plan-quantities.ts";
import { planAnew, type SizesOfPlan, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import {
  CATALOGUE,
  type CatalogueItem,
  catalogueItem,
  catalogueRules,
  clothingRules,
  rulesForBabies,
  rulesIn,
} from "../../../app/domain/wardrobe/catalogue.ts";
import type { ExplanationParts } from "../../../app/domain/wardrobe/explain.ts";
import { CARRIED_ON_MONTHS } from "../../../app/domain/wardrobe/growth.ts";
import type { ClothingRules } from "../../../app/domain/wardrobe/quantities.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { tellWhy } from "../../../app/views/wardrobe/item-reasons-view.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const COOL: SizesOfPlan["sack"] = "sleep_sack_tog_25";
const BORN = "2026-11-10";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };
const MINNESOTA = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));

/** Sizes by weights on the day of birth; the calendar's without any. */
function sizesFor(babies: number, kilos: readonly number[] = []): SizesOfPlan {
  if (kilos.length === 0) return sizesOfPlan(null, DATES, babies);
  const known = kilos.map((kg) => {
    const facts: SizeFact[] = [{ kind: "weight", on: BORN, kg }];
    return planBaby(DATES, { sex: null, facts }, babies);
  });
  return sizesOfPlan(planAnew({ dates: DATES, babies: known, seen: ["fact"] }, null, BORN), DATES, babies);
}

interface Cell {
  key: string;
  planned: number;
  told: SharedExplanation;
  text: string;
}

function cellsOf(item: CatalogueItem, rules: ClothingRules, sizes: SizesOfPlan): Cell[] {
  const { shares, newborns } = sizes;
  const groups = sizedGroups(MINNESOTA, BORN, sizes);
  const quantities = planQuantities((babies) => rulesForBabies(rules, babies), groups, shares, newborns);
  return LAUNDRY_SCENARIOS.flatMap((scenario) =>
    AGE_RANGES.flatMap((ageRange) =>
      groups.groups[ageRange].map((group) => {
        const planned = quantities[scenario][ageRange]?.[group.weatherGroupOrder]?.quantity ?? 0;
        const told = explainShares(planned, rules, { scenario, ageRange, group }, sizes);
        return { key: item.key, planned, told, text: tellWhy(told, "f", [group.category]) };
      }),
    ),
  );
}

const everyCell = (sizes: SizesOfPlan) =>
  CATALOGUE.flatMap((item) => cellsOf(item, catalogueRules(item.key, sizes.sack) ?? expect.fail(), sizes));

/** What the figures of a sum come to, from the table's uses on. */
function sumOf(parts: ExplanationParts): number {
  if (parts.reason !== "wear") return parts.quantity;
  const { usesPerDay, daysBetweenWashes, wearsPerWash, shared, spare, capped } = parts;
  const babies = shared?.babies ?? 1;
  const inUse = Math.ceil((usesPerDay * babies * daysBetweenWashes) / wearsPerWash - 1e-9);
  const pieces = shared?.isOneEach ? babies : inUse;
  return Math.min(capped ?? Number.POSITIVE_INFINITY, pieces + spare) + parts.adjustment + parts.bitter;
}

function wholeSum(told: SharedExplanation): number {
  if (told.reason === "newborn") return told.quantity;
  if (told.reason !== "shares") return sumOf(told);
  return sumOf(told.parts);
}

describe.each([
  ["one baby of the calendar's sizes", sizesFor(1)],
  ["twins of the calendar's sizes", sizesFor(2)],
  ["triplets of the calendar's sizes", sizesFor(3)],
  ["one baby whose weight is known", sizesFor(1, [3.9])],
  ["twins who wear the same", sizesFor(2, [2.6, 2.6])],
  ["twins who part", sizesFor(2, [2, 3.9])],
  ["triplets of whom one parts", sizesFor(3, [2, 2, 3.9])],
  ["triplets who all part", sizesFor(3, [1.8, 2.7, 4])],
  ["one baby in a cool room", { ...sizesFor(1), sack: COOL }],
  ["twins who part, in a cool room", { ...sizesFor(2, [2, 3.9]), sack: COOL }],
])("for %s", (_, sizes) => {
  const cells = everyCell(sizes);

  it("every sum that is told is the planned number", () => {
    const wrong = cells.filter(
      ({ planned, told }) => told.quantity !== planned || wholeSum(told) !== planned,
    );
    expect(wrong).toEqual([]);
  });

  it("no number is put down to rules that have changed, and newborn sets only to a baby who is known", () => {
    expect(cells.filter(({ told }) => told.reason === "earlier")).toEqual([]);
    const newborn = cells.filter(({ told }) => told.reason === "newborn").map(({ key }) => key);
    expect(newborn.filter((key) => catalogueItem(key)?.outgrownDays === null)).toEqual([]);
    if (sizes.starts === null) expect(newborn).toEqual([]);
  });

  it("every sentence ends with its number and names each baby's part", () => {
    for (const { planned, text } of cells) {
      expect(text).toMatch(
        planned === 0
          ? /^Not needed|isn't needed/
          : new RegExp(`(: |so |, )${planned}( is enough| in all)?$`),
      );
      expect(text.length, text).toBeLessThan(420);
    }
  });
});

const wordsOf = (key: string, sizes: SizesOfPlan) => {
  const item = catalogueItem(key) ?? expect.fail(key);
  return [...new Set(cellsOf(item, clothingRules(item), sizes).map(({ text }) => text))];
};

describe("in words", () => {
  it.each([
    ["sleeper_footed", "1.4 a day × 2 babies × 3 days rounds up to 9, plus 1 spare: 10"],
    ["coat_warm", "0.6 a day × 2 babies × 3 days ÷ 14 wears per wash, at least one each: 2"],
    [
      "hat_warm",
      "0.7 a day × 2 babies × 3 days ÷ 5 wears per wash, at least one each, is 2, plus 1 spare: 3",
    ],
    ["stroller_footmuff", "Hardly ever needs a wash, so one for each baby is enough: 2"],
    ["rain_suit", "32 rainy days, more than 15, one for each baby: 2"],
  ])("twins share what they use and a spare, and neither goes without: %s", (key, words) => {
    expect(wordsOf(key, sizesFor(2))).toContain(words);
  });

  it.each([
    ["sleeper_footed", "1.4 a day × 2 babies × 3 days rounds up to 9, plus 1 spare: 10"],
    ["sleeper_footed", "For 1 baby at a time: 1.3 a day × 3 days is about 4, plus 1 spare: 5"],
    ["stroller_footmuff", "Hardly ever needs a wash, so one for each baby is enough: 2"],
  ])("twins who part share while both wear it, and pass it on: %s", (key, words) => {
    expect(wordsOf(key, sizesFor(2, [2, 3.9]))).toContain(words);
  });

  it("twins of 12–18m get two pairs of shoes each, as each outgrows two", () => {
    const ofSize = (babies: number) => {
      const sizes = sizesOfPlan(null, DATES, babies, CARRIED_ON_MONTHS);
      const shoes = catalogueItem("shoes_soft_sole") ?? expect.fail();
      const rules = rulesIn(clothingRules(shoes), "12-18m", CARRIED_ON_MONTHS);
      const groups = sizedGroups(MINNESOTA, BORN, sizes);
      const planned = quantitiesOfPlan(clothingRules(shoes), groups, sizes).every_2_3_days["12-18m"] ?? {};
      return groups.groups["12-18m"].map((group) => {
        const { quantity } = planned[group.weatherGroupOrder] ?? expect.fail();
        const cell = { scenario: "every_2_3_days", ageRange: "12-18m", group } as const;
        return [quantity, tellWhy(explainShares(quantity, rules, cell, sizes), "f", [group.category])];
      });
    };
    const [one, two] = [new Map(ofSize(1) as [number, string][]), new Map(ofSize(2) as [number, string][])];
    expect([...one.keys()]).toEqual([2]);
    expect([...two.keys()]).toEqual([4]);
    expect(two.get(4)).toBe(
      "0.9 a day × 2 babies × 3 days ÷ 14 wears per wash, at least one each, is 2, plus 2 spares: 4",
    );
  });

  it("triplets of whom one parts share among those who wear it at one time", () => {
    const words = wordsOf("sleeper_footed", sizesFor(3, [2, 2, 3.9]));
    expect(words).toContain("1.4 a day × 3 babies × 3 days is about 13, plus 1 spare: 14");
    expect(words.filter((one) => one.startsWith("For 2 babies at a time: "))).not.toEqual([]);
  });

  it("newborn pieces name their set, and how many are in the preemie size", () => {
    const sizes = sizesFor(1, [1.8]);
    expect(wordsOf("sleeper_footed_nb", sizes)).toContain(
      "Newborn sizes fit for weeks, so this is a full set, with 2 in preemie: 5",
    );
    expect(wordsOf("sleeper_footed_nb", sizesFor(1, [3.55]))).toContain(
      "Newborn sizes fit for a few days at most, so one or two pieces are enough: 1",
    );
    expect(wordsOf("sleeper_footed_nb", sizesFor(1, [4.4]))).toContain(
      "Not needed: newborn sizes are probably too small",
    );
  });

  it("an operator's numbers are multiplied and said to be theirs", () => {
    const item = catalogueItem("socks") ?? expect.fail();
    const own = clothingRules(item);
    const changed = { ...own, weather_adjustments: { ...own.weather_adjustments, "Cold & Dry": 2 } };
    const cells = cellsOf(item, changed, sizesFor(2));
    expect(cells.filter(({ planned, told }) => told.quantity !== planned)).toEqual([]);
    expect(cells.map(({ text }) => text)).toContain(
      "8 for your laundry routine, plus 4 for cold weather: 12. Our team has changed the rule for this item.",
    );
    const parted = cellsOf(item, changed, sizesFor(3, [2, 2, 3.9])).map(({ text }) => text);
    expect(parted.filter((text) => text.includes(".."))).toEqual([]);
  });
});
