import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "~/domain/calendar.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { AGE_RANGES, LAUNDRY_SCENARIOS } from "~/domain/vocabulary.ts";
import { CATALOGUE } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { NOTHING_AROUND, planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { askedFor, settle } from "~/domain/wardrobe/settle.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { readPlanItem, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { aRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const pieces = fc.nat(60);

describe("pieces of one thing", () => {
  it.each([
    [
      { needed: 5, owned: 2 },
      { ready: 2, coming: 0, boxed: 0, toGet: 3 },
    ],
    [
      { needed: 5, owned: 2, coming: 2 },
      { ready: 2, coming: 2, boxed: 0, toGet: 1 },
    ],
    [
      { needed: 5, owned: 4, coming: 3 },
      { ready: 4, coming: 1, boxed: 0, toGet: 0 },
    ],
    [
      { needed: 5, owned: 9, coming: 3 },
      { ready: 5, coming: 0, boxed: 0, toGet: 0 },
    ],
    [
      { needed: 0, owned: 2, coming: 3 },
      { ready: 0, coming: 0, boxed: 0, toGet: 0 },
    ],
    [
      { needed: 5, owned: 1, coming: 2, boxed: 3 },
      { ready: 1, coming: 2, boxed: 2, toGet: 0 },
    ],
    [
      { needed: 5, owned: 1, coming: 2, boxed: 1 },
      { ready: 1, coming: 2, boxed: 1, toGet: 1 },
    ],
  ])("%o are settled as %o", (counted, settled) => {
    expect(settle(counted)).toEqual(settled);
  });

  it("each have one place: nothing is negative, and nothing is counted twice", () => {
    fc.assert(
      fc.property(pieces, pieces, pieces, pieces, (needed, owned, coming, boxed) => {
        const { ready, coming: awaited, boxed: kept, toGet } = settle({ needed, owned, coming, boxed });
        expect(ready + awaited + kept + toGet).toBe(needed);
        expect(Math.min(ready, awaited, kept, toGet)).toBeGreaterThanOrEqual(0);
        expect(ready).toBeLessThanOrEqual(owned);
        expect(awaited).toBeLessThanOrEqual(coming);
        expect(kept).toBeLessThanOrEqual(boxed);
        expect(toGet).toBe(Math.max(0, needed - owned - coming - boxed));
      }),
    );
  });

  it("that would be worn briefly are asked for only as far as they are there", () => {
    expect([askedFor(4, 1, false), askedFor(4, 1, true), askedFor(4, 6, true)]).toEqual([4, 1, 4]);
  });
});

describe("a plan's items on a day", () => {
  const BORN = "2027-03-10";
  const GROUPS = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), BORN);
  const SIZES = sizesOfPlan(null, { expectedDueDate: BORN, babyBornOn: BORN });
  const KEYS = CATALOGUE.map(({ key }) => key);

  it("need nothing of sizes that are over or set aside, and never more than the size asks for", () => {
    const rows = fc
      .record({
        key: fc.constantFrom(...KEYS),
        owned: fc.dictionary(fc.constantFrom(...AGE_RANGES), fc.nat(12)),
        setAside: fc.subarray([...AGE_RANGES]),
      })
      .map(({ key, owned, setAside }) =>
        aRow(key, GROUPS, {
          userAddedQuantities: JSON.stringify(
            Object.fromEntries(
              Object.entries(owned).map(([age, quantity]) => [age, { Default: { quantity } }]),
            ),
          ),
          setAside: JSON.stringify(setAside),
        }),
      );
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: -90, max: 430 }),
        fc.constantFrom(...LAUNDRY_SCENARIOS),
        (row, day, scenario) => {
          const on = planOnDay(SIZES, GROUPS, plusDays(BORN, day));
          const { items, needs, over } = wardrobeOn(on, [readPlanItem(row)], scenario);
          for (const [age, { wanted, needed, isSkipped }] of items[0]?.at ?? []) {
            expect(needed).toBeLessThanOrEqual(wanted);
            const isListed = needs[0]?.ages[age] !== undefined;
            expect(isListed).toBe(!isSkipped && !over.includes(age));
            if (!isListed) expect(needed).toBe(0);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("O13 need what day care asks for beyond the plan, as urgently as the plan asks for the rest", () => {
    const shown = (key: ItemKey, forCare: number) => {
      const around = { ...NOTHING_AROUND, care: { "3-6m": { [key]: forCare } } };
      const on = planOnDay(SIZES, GROUPS, BORN, around);
      return wardrobeOn(on, [readPlanItem(aRow(key, GROUPS))], "daily").items[0]?.at.get("3-6m");
    };
    const ofPlan = shown("bodysuit_short_sleeve", 0)?.wanted ?? 0;
    expect(ofPlan).toBeGreaterThan(1);
    expect(shown("bodysuit_short_sleeve", ofPlan + 2)).toMatchObject({
      ...{ wanted: ofPlan + 2, needed: ofPlan + 2, forCare: 2, essentiality: "Essential" },
    });
    expect(shown("bodysuit_short_sleeve", ofPlan)).toEqual(shown("bodysuit_short_sleeve", 0));
    expect(shown("snowsuit", 0)).toMatchObject({ wanted: 0, essentiality: null });
    expect(shown("snowsuit", 1)).toMatchObject({ wanted: 1, forCare: 1, essentiality: "Recommended" });
  });
});
