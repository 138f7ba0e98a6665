// A plan stores the version of the rules that made it, and plans of older versions are recalculated. A rule
// change without a new version would leave every plan outdated; the fingerprint catches that.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sizedGroups } from "../../../app/domain/growth/next-sizes.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { quantitiesOfPlan } from "../../../app/domain/growth/plan-quantities.ts";
import { planAnew, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { RULES_VERSION } from "../../../app/domain/plans/rules-version.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "../../../app/domain/vocabulary.ts";
import {
  catalogueItem,
  catalogueRules,
  clothingRules,
  SECOND_YEAR_CATALOGUE,
} from "../../../app/domain/wardrobe/catalogue.ts";
import { CATALOGUE_ROWS } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { CARRIED_ON_MONTHS } from "../../../app/domain/wardrobe/growth.ts";
import { calculateQuantities } from "../../../app/domain/wardrobe/quantities.ts";
import { packQuantities } from "../../../app/domain/wardrobe/quantity-code.ts";
import { CALENDAR_SIZES, ONE_SIZE_ITEMS } from "../../../app/domain/wardrobe/size-table.ts";
import { sizeTotals } from "../../../app/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "../../../app/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "../../../app/domain/weather/weather-groups.ts";
import { normalsToday } from "../../../app/domain/weather/world-climate.ts";
import { CHICAGO, FAIRBANKS, MIAMI, MINNEAPOLIS, PHOENIX, SEATTLE } from "../fixtures/normals.ts";

interface Fingerprint {
  catalogue: string;
  plans: string;
  secondYear?: string;
  /** Of plans for twins and triplets, together and parted. */
  twins?: string;
  /** Of plans outside the US. */
  abroad?: string;
}

/** Of one baby's plans, which version 5 leaves as they were. */
const ONE_BABY_OF_4 = {
  catalogue: "a1c66266b4f7b55216ce41447a931b8959e78220f750b858e7cb8f584ebd81d5",
  plans: "c2e1e5095894f52f3be6cfd2b6ac0630a63ab0e50006373ecde5e4895fc98e65",
  secondYear: "74649d176ff22ab744987398ffafdc45e00187150b3b88224d1b00869a1f9d36",
};

/** Of plans in the US, which version 7 leaves as they were. */
const IN_THE_US_OF_6 = {
  catalogue: "1e538c08688d1e3b34ecccf5b370c1d8516945397356e4c947713be7c6934e08",
  plans: "7a44cf1f0954a87c294f1313fcad4c1da8fecb2261acd67e80af0ee45ed0108d",
  // Version 6 leaves the second year as it was.
  secondYear: ONE_BABY_OF_4.secondYear,
  twins: "57347e7699510afee7c39e1da9b8b31b3faa747c4b513ea6de44b1f8a149991a",
};

/** The rules' fingerprints by version. After a release, any change needs a new version with its own line. */
const FINGERPRINTS: Readonly<Record<number, Fingerprint>> = {
  2: {
    catalogue: "52a8db67c20664fc1eff9cd78aa73172fb00a635f408b698595b7055df1bb77b",
    plans: "e93cb9d4c0bfdcb9a73e02e2298f20f58c79651dfe81b4ef5a268bb7b8924d11",
  },
  3: {
    catalogue: "bc1becdb0d36486867c19085341cc04d7026f8f0c41218e7b1196faf39647195",
    plans: "9546f60cd03b7cdc884712f2f0825cbfc1fc8d7a9a37afc2b51d65f7de3b1508",
  },
  4: ONE_BABY_OF_4,
  5: { ...ONE_BABY_OF_4, twins: "771561da60da3dc9890c5f2c81abf54470c8b9c8e7d092c00e41685ffdc53e26" },
  6: IN_THE_US_OF_6,
  7: { ...IN_THE_US_OF_6, abroad: "53ee3f9e4115cbe66021f29c73dfd6743f4b5da72eaff1992f324dffc1aff328" },
};

const items = CATALOGUE_ROWS.map(({ key }) => {
  const item = catalogueItem(key);
  if (!item) throw new Error(`No such item: ${key}`);
  return item;
});

test("the rules of the catalogue are those of their version", () => {
  const rules = items.map((item) => [ofCalendar(clothingRules(item)), item.outgrownDays]);
  expect(sha256([rules, ONE_SIZE_ITEMS.toSorted()])).toBe(FINGERPRINTS[RULES_VERSION]?.catalogue);
});

test("the rules of the second year are those of their version", () => {
  const rules = SECOND_YEAR_CATALOGUE.map(clothingRules);
  expect(sha256(rules)).toBe(FINGERPRINTS[RULES_VERSION]?.secondYear);
});

test.each([
  ["of six places", "sleep_sack_tog_10", "plans"],
  ["of the same weather abroad", "sleep_sack_tog_25", "abroad"],
] as const)("plans %s come to the numbers of their version", (_, sack, name) => {
  const plans = [CHICAGO, FAIRBANKS, MIAMI, MINNEAPOLIS, PHOENIX, SEATTLE].flatMap((place) => {
    const history = typicalHistory(normalsToday(place, { shiftF: null }));
    return ["2027-01-10", "2027-04-10", "2027-07-10", "2027-10-10"].map((dueDate) => {
      const groups = buildWeatherGroups(history, dueDate);
      return items.map((item) => {
        const rules = catalogueRules(item.key, sack) ?? expect.fail(item.key);
        const quantities = calculateQuantities(rules, groups);
        const totals = LAUNDRY_SCENARIOS.map((scenario) =>
          sizeTotals(item.key, quantities, groups, scenario),
        );
        return [packQuantities(quantities), ofCalendar(totals)];
      });
    });
  });
  expect(sha256(plans)).toBe(FINGERPRINTS[RULES_VERSION]?.[name]);
});

test("plans of twins and triplets come to the numbers of their version", () => {
  const history = typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null }));
  const born = "2027-01-10";
  const dates = { expectedDueDate: born, babyBornOn: born };
  const families = [[], [2.6, 2.6], [2, 3.9], [2, 2, 3.9]].map((kilos) => {
    const count = Math.max(2, kilos.length);
    const babies = kilos.map((kg) =>
      planBaby(dates, { sex: null, facts: [{ kind: "weight", on: born, kg }] }, count),
    );
    const planned = planAnew({ dates, babies, seen: kilos.map(String) }, null, born);
    const sizes = sizesOfPlan(planned, dates, count, CARRIED_ON_MONTHS);
    const { groups } = sizedGroups(history, born, sizes);
    return items.map((item) => packQuantities(quantitiesOfPlan(clothingRules(item), { groups }, sizes)));
  });
  expect(sha256(families)).toBe(FINGERPRINTS[RULES_VERSION]?.twins);
});

test("every version has its fingerprint, and no two are the same", () => {
  expect(Object.keys(FINGERPRINTS).map(Number)).toContain(RULES_VERSION);
  expect(Math.max(...Object.keys(FINGERPRINTS).map(Number))).toBe(RULES_VERSION);
  const all = Object.values(FINGERPRINTS).map((one) => JSON.stringify(one));
  expect(new Set(all).size).toBe(all.length);
});

/** Without the sizes after the calendar's, which plans of a version have only for a baby who is known. */
function ofCalendar(value: unknown): unknown {
  const later = AGE_RANGES.filter((size) => !CALENDAR_SIZES.some((one) => one === size));
  const isLater = (text: unknown) => later.some((size) => size === text);
  if (Array.isArray(value)) return value.filter((one) => !isLater(one)).map(ofCalendar);
  if (typeof value !== "object" || value === null) return value;
  const left = Object.entries(value).filter(([name]) => !isLater(name));
  return Object.fromEntries(left.map(([name, inner]) => [name, ofCalendar(inner)]));
}

/** Hashes JSON with sorted keys, so that property order doesn't matter. */
function sha256(value: unknown): string {
  const sorted = (_: string, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  return createHash("sha256").update(JSON.stringify(value, sorted)).digest("hex");
}
