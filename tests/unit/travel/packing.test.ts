// What a trip requires, compared with numbers calculated independently: sums written out here, and full lists
// from the published catalogue (fixtures/trips.csv). For what goes into the bag, see bag.test.ts.

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import {
  activityFor,
  askedPieces,
  hasLaundryAccess,
  missingPieces,
  type PackedTrip,
} from "../../../app/domain/travel/packing.ts";
import { countPieces } from "../../../app/domain/travel/trip-dates.ts";
import {
  ACTIVITIES,
  type Activity,
  AGE_RANGES,
  type AgeRange,
  WEATHER_CATEGORIES,
  type WeatherCategory,
} from "../../../app/domain/vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules } from "../../../app/domain/wardrobe/catalogue.ts";
import type { ClothingRules } from "../../../app/domain/wardrobe/quantities.ts";
import { parseCsv } from "../../support/csv.ts";

interface Case {
  /** Days from the birth to the trip's first day, and the trip's length in days. */
  at: number;
  days: number;
  category: WeatherCategory;
  rainDays: number;
  activities: Activity[];
  isWashed: boolean;
}

const AGES: readonly string[] = AGE_RANGES;
const BIRTH = "2026-09-03";
const USUAL = sizesOfPlan(null, { expectedDueDate: BIRTH, babyBornOn: null });

function tripOf({ at, days, category, rainDays, activities, isWashed }: Case): PackedTrip {
  const startDate = plusDays(BIRTH, at);
  return {
    firstDay: BIRTH,
    worn: USUAL,
    startDate,
    endDate: plusDays(startDate, days - 1),
    hasLaundryAccess: isWashed,
    activities,
    weather: { category, rainDays, avgTempMax: 60, avgTempMin: 40 },
  };
}

/** Everything required: size, item, pieces, and the essentiality's letter. */
function asked(trip: PackedTrip) {
  return CATALOGUE.flatMap((item) =>
    askedPieces(clothingRules(item), trip).map((row) => ({ nameId: item.key, ...row })),
  );
}

const washed = { isWashed: true, activities: [], rainDays: 0 };
const SKI = {
  category: "Cold & Snowy",
  rainDays: 2,
  activities: ["skiing"],
  days: 7,
  isWashed: true,
} as const;

/** With this birth date, the baby is three months old after 91 days, and nine after 273. */
const CASES: Record<string, Case> = {
  "ski-4m": { ...SKI, activities: ["skiing"], at: 122 },
  "ski-10m": { ...SKI, activities: ["skiing"], at: 305 },
  "beach-weekend": {
    ...washed,
    at: 200,
    days: 3,
    category: "Hot & Humid",
    rainDays: 1,
    activities: ["beach", "swimming"],
  },
  sydney: {
    ...washed,
    at: 120,
    days: 14,
    category: "Mild",
    rainDays: 5,
    activities: ["swimming", "sightseeing"],
  },
  "three-month-line": { ...washed, at: 87, days: 10, category: "Cool", rainDays: 3, activities: ["hiking"] },
  "over-a-year": { ...washed, at: 400, days: 5, category: "Mild" },
  newborn: { ...washed, at: 30, days: 6, category: "Cool" },
  "newborn-outgrown": { ...washed, at: 31, days: 6, category: "Cool" },
  rain: { ...washed, at: 100, days: 30, category: "Cool", rainDays: 16 },
  "no-laundry": {
    at: 190,
    days: 7,
    category: "Cold & Dry",
    rainDays: 1,
    activities: ["hiking"],
    isWashed: false,
  },
  "four-days-no-laundry": {
    at: 89,
    days: 4,
    category: "Cold & Wet",
    rainDays: 3,
    activities: ["skiing"],
    isWashed: false,
  },
  "ski-in-the-heat": {
    ...washed,
    at: 300,
    days: 5,
    category: "Hot & Dry",
    activities: ["skiing", "hiking", "swimming"],
  },
};

const caseOf = (name: string): PackedTrip => {
  const found = CASES[name];
  if (!found) throw new Error(`No case ${name}`);
  return tripOf(found);
};

const quantityOf = (trip: PackedTrip, key: string, ageRange: AgeRange) =>
  asked(trip).find((row) => row.nameId === key && row.ageRange === ageRange)?.quantity ?? 0;

describe("the formula: base, and the weather's change, and one for an activity", () => {
  it.each<[trip: string, item: string, size: AgeRange, pieces: number]>([
    // Skiing in January with a baby of four months, and of ten.
    ["ski-4m", "hat_warm", "3-6m", 2 + 0 + 1],
    ["ski-4m", "mittens_warm", "3-6m", 2 + 0 + 1],
    ["ski-4m", "socks_warm", "3-6m", 2 + 0 + 1],
    ["ski-4m", "thermal_base_layer", "3-6m", 1 + 0 + 1],
    ["ski-4m", "sleeper_fleece", "3-6m", 1 + 0 + 1],
    ["ski-4m", "bodysuit_short_sleeve", "3-6m", 4 - 1],
    ["ski-4m", "bunting_fleece", "3-6m", 1],
    ["ski-4m", "snowsuit", "3-6m", 0],
    ["ski-10m", "snowsuit", "9-12m", 1 + 0 + 1],
    ["ski-10m", "bunting_fleece", "9-12m", 0],
    ["ski-10m", "hat_warm", "9-12m", 2 + 0 + 1],
    // Three days at the beach: swimming adds one, the beach itself nothing.
    ["beach-weekend", "swimsuit", "6-9m", 1 + 0 + 1],
    ["beach-weekend", "rash_guard", "6-9m", 1 + 0 + 1],
    ["beach-weekend", "swim_diaper", "6-9m", 2 + 0 + 1],
    ["beach-weekend", "hat_sun", "6-9m", 1],
    ["beach-weekend", "pants_soft", "6-9m", 4 - 2],
    ["beach-weekend", "hat_warm", "6-9m", 0],
    // Mild weather calls for no swimsuit, but swimming does.
    ["sydney", "swimsuit", "3-6m", 1 - 1 + 1],
    // A trip that crosses the three-month line: hiking adds one in each size.
    ["three-month-line", "pants_soft", "0-3m", 3 + 1 + 1],
    ["three-month-line", "pants_soft", "3-6m", 3 + 1 + 1],
    ["rain", "rain_suit", "3-6m", 1],
    ["newborn", "rain_suit", "0-3m", 0],
    ["newborn", "hat_cotton_nb", "0-3m", 1],
    ["newborn-outgrown", "hat_cotton_nb", "0-3m", 0],
    // Hot weather calls for nothing warm, but skiing does.
    ["ski-in-the-heat", "snowsuit", "9-12m", 1 - 1 + 1],
    ["ski-in-the-heat", "mittens_warm", "9-12m", 2 - 2 + 1],
  ])("%s: %s in %s", (name, item, size, pieces) => {
    expect(quantityOf(caseOf(name), item, size)).toBe(pieces);
  });

  it("says Recommended of what only an activity asks for, unless it can't do without", () => {
    const rows = asked(caseOf("ski-in-the-heat"));
    expect(rows.find(({ nameId }) => nameId === "hat_warm")?.essentiality).toBe("Recommended");
    expect(rows.find(({ nameId }) => nameId === "snowsuit")?.essentiality).toBe("Essential");
    expect(rows.find(({ nameId }) => nameId === "hat_sun")?.essentiality).toBe("Essential");
  });

  it("may want less than nothing before the activity adds one", () => {
    const item = catalogueItem("hat_warm");
    if (!item) throw new Error("No warm hat");
    const rules: ClothingRules = { ...clothingRules(item), weather_adjustments: { Mild: -4 } };
    const trip = { ...caseOf("over-a-year"), activities: ["skiing"] } as const;
    expect(askedPieces(rules, trip)).toEqual([]);
  });

  it("takes another routine's base where the trip's has none", () => {
    const item = catalogueItem("hat_warm");
    if (!item) throw new Error("No warm hat");
    const own = clothingRules(item);
    const without = { ...own.base_quantities, every_2_3_days: {} };
    const trip = caseOf("ski-10m");
    expect(askedPieces({ ...own, base_quantities: without }, trip)).toMatchObject([
      { quantity: (without.daily["9-12m"] ?? 0) + 1 },
    ]);
    const none = { daily: {}, every_2_3_days: {}, weekly_plus: {} };
    expect(askedPieces({ ...own, base_quantities: none }, trip)).toMatchObject([{ quantity: 1 }]);
  });

  it("knows no item before the birth", () => {
    expect(asked(tripOf({ ...washed, at: -20, days: 20, category: "Cool" }))).toEqual([]);
    const arriving = asked(tripOf({ ...washed, at: -20, days: 21, category: "Cool" }));
    expect(new Set(arriving.map(({ ageRange }) => ageRange))).toEqual(new Set(["0-3m"]));
  });

  it("asks for a rain suit on more than fifteen days of rain", () => {
    const rainy = (rainDays: number) => tripOf({ ...washed, at: 100, days: 30, category: "Cool", rainDays });
    expect(quantityOf(rainy(15), "rain_suit", "3-6m")).toBe(0);
    expect(quantityOf(rainy(16), "rain_suit", "3-6m")).toBe(1);
  });
});

describe("whole packing lists", () => {
  const records = parseCsv(readFileSync(new URL("../fixtures/trips.csv", import.meta.url), "utf8")).slice(1);

  it.each(Object.keys(CASES))("%s asks for what the catalogue has", (name) => {
    const expected = records.filter(([trip]) => trip === name).map(([, ...row]) => row.join(" "));
    expect(expected.length).toBeGreaterThan(15);
    const order = new Map(CATALOGUE.map(({ key }, at) => [key, at]));
    const rank = (row: string) => {
      const [size = "", key = ""] = row.split(" ");
      return AGES.indexOf(size) * 100 + (order.get(key) ?? 0);
    };
    const found = asked(caseOf(name)).map(({ nameId, ageRange, quantity, essentiality }) =>
      [ageRange, nameId, quantity, essentiality?.charAt(0) ?? "-"].join(" "),
    );
    expect(found.toSorted((a, b) => rank(a) - rank(b))).toEqual(
      expected.toSorted((a, b) => rank(a) - rank(b)),
    );
  });

  it.each([
    ["ski-4m", 38, 63],
    ["ski-10m", 42, 71],
    ["beach-weekend", 29, 54],
    ["sydney", 34, 51],
    ["three-month-line", 64, 95],
    ["over-a-year", 30, 50],
    ["newborn", 49, 75],
    ["rain", 30, 50],
    ["no-laundry", 54, 98],
    ["four-days-no-laundry", 102, 156],
    ["ski-in-the-heat", 30, 63],
  ])("%s comes to %i essential pieces, %i with everything", (name, essentialPieces, allPieces) => {
    const rows = asked(caseOf(name)).map((row) => ({ ...row, pack: row.quantity }));
    expect(countPieces(rows)).toEqual({ essentialPieces, allPieces });
  });
});

const trips: fc.Arbitrary<PackedTrip> = fc
  .record({
    at: fc.integer({ min: -100, max: 500 }),
    days: fc.integer({ min: 1, max: 90 }),
    category: fc.constantFrom(...WEATHER_CATEGORIES),
    rainDays: fc.integer({ min: 0, max: 90 }),
    activities: fc.subarray([...ACTIVITIES]),
    isWashed: fc.boolean(),
  })
  .map(tripOf);

describe("of any trip", () => {
  it("an activity more takes nothing away, and adds one at most", () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...ACTIVITIES), (trip, activity) => {
        const more = { ...trip, activities: [...new Set([...trip.activities, activity])] };
        for (const item of CATALOGUE) {
          const rules = clothingRules(item);
          const after = askedPieces(rules, more);
          for (const before of askedPieces(rules, trip)) {
            const same = after.find(({ ageRange }) => ageRange === before.ageRange);
            expect([before.quantity, before.quantity + 1]).toContain(same?.quantity);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("what a plan lacks", () => {
  it.each([
    [3, 0, 0, 3],
    [3, 2, 1, 1],
    [3, 1, 2, 1],
    [3, 3, 0, 0],
    [3, 0, 9, 0],
    [30, 0, 0, 20],
  ])("needed %i, there %i, planned %i: %i", (needed, have, planned, missing) => {
    expect(missingPieces(needed, have, planned)).toBe(missing);
  });
});

/** °F. */
const COLD_NIGHTS = { avgTempMin: 30 };

describe("the answers", () => {
  it("say whether there is laundry, and which activity adds to an item", () => {
    expect(["daily", "every_2_3_days"].every((laundry) => hasLaundryAccess(laundry as "daily"))).toBe(true);
    expect(hasLaundryAccess("weekly_plus")).toBe(false);
    expect(activityFor("swimsuit", ["beach", "swimming"], COLD_NIGHTS)).toBe("swimming");
    expect(activityFor("swimsuit", ["beach", "sightseeing"], COLD_NIGHTS)).toBeNull();
    expect(activityFor("hat_sun", ["skiing", "hiking"], COLD_NIGHTS)).toBe("hiking");
    expect(activityFor("snowsuit", ["skiing"], COLD_NIGHTS)).toBe("skiing");
    expect(activityFor("rain_suit", [...ACTIVITIES], COLD_NIGHTS)).toBeNull();
    expect(activityFor("custom_mine", [...ACTIVITIES], COLD_NIGHTS)).toBeNull();
  });
});

it("a trip below 20 °F asks for what bitter cold asks for, whatever its weather is called", () => {
  const trip = tripOf({ ...washed, at: 305, days: 7, category: "Cold & Dry" });
  const bitter = { ...trip, weather: { ...trip.weather, avgTempMax: 24, avgTempMin: 14 } };
  const of = (key: string, when: PackedTrip) => asked(when).find(({ nameId }) => nameId === key);
  for (const key of ["hat_warm", "mittens_warm", "socks_warm", "thermal_base_layer"]) {
    expect(of(key, bitter)?.quantity, key).toBe((of(key, trip)?.quantity ?? 0) + 1);
  }
  expect(of("snowsuit", trip)?.essentiality).toBe("Nice-to-have");
  expect(of("snowsuit", bitter)?.essentiality).toBe("Essential");
});
