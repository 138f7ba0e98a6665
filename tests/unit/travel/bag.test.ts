// What really goes into the bag: twelve trips before and after, sums written out here, and properties of any
// trip.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BagParts, bagSizes, packBag } from "../../../app/domain/travel/bag.ts";
import { SECOND_OF_A_KIND } from "../../../app/domain/travel/bag-table.ts";
import { countedIn, countPieces, tripDays, tripStretches } from "../../../app/domain/travel/trip-dates.ts";
import {
  ACTIVITIES,
  type AgeRange,
  LAUNDRY_SCENARIOS,
  WEATHER_CATEGORIES,
} from "../../../app/domain/vocabulary.ts";
import { catalogueItem, catalogueRules, wholePieces } from "../../../app/domain/wardrobe/catalogue.ts";
import { recommend } from "../../../app/domain/wardrobe/quantities.ts";
import { otherSack } from "../../../app/domain/wardrobe/tog.ts";
import { isMoreThanCarried, leftSizeWords, whyPacked } from "../../../app/views/travel/bag-words.ts";
import { itemName } from "../../../app/words/en/wardrobe/item-copy.ts";
import {
  type AskedCaseRow,
  askedOf,
  type BagCase,
  type BagTripCase,
  bagOf,
  MORE_TRIPS,
  TWELVE,
  tripOfCase,
} from "../../support/travel-bags.ts";

/**
 * What was packed before: by the formula, or on a trip of fewer than five days what is used then, including
 * spares.
 */
function packedBefore(trip: BagTripCase) {
  const daysIn = new Map(tripStretches(trip.firstDay, trip).map(({ ageRange, days }) => [ageRange, days]));
  const rows = askedOf(trip).map((row: AskedCaseRow) => {
    const item = catalogueItem(row.nameId);
    if (!item || tripDays(trip) >= 5) return { ...row, pack: row.quantity };
    const factor = item.factors[trip.weather.category] || 1;
    const worn = item.uses[row.ageRange] * factor * (daysIn.get(row.ageRange) ?? 0);
    const used = wholePieces(worn / item.wearsPerWash) + Math.floor(item.buffer * Math.min(1, factor) + 0.5);
    return { ...row, pack: Math.min(row.quantity, Math.max(1, used)) };
  });
  return countPieces(rows);
}

describe("R11b twelve trips", () => {
  /** Essential pieces and all pieces: before, and in the bag. */
  const NUMBERS: Record<keyof typeof TWELVE, [essentials: number, all: number, lead: number, bag: number]> = {
    "Denver, 4 days at 4 weeks, January": [52, 81, 33, 45],
    "San Diego, 1 day at 4 weeks": [28, 45, 13, 18],
    "Reykjavík, 6 days across a size, July": [66, 103, 26, 39],
    "Ski week at 10 months": [42, 71, 35, 50],
    "Beach week at 8 months": [29, 54, 27, 38],
    "3 weeks with laundry at 5 months": [30, 49, 25, 37],
    "3 weeks without laundry at 5 months": [45, 71, 43, 63],
    "Weekend newborn at 5 days": [48, 74, 32, 49],
    "Day 13 to day 20": [49, 75, 31, 43],
    "90 days from 2 months": [64, 88, 57, 71],
    "Mumbai in the monsoon, 10 days at 7 months": [24, 51, 22, 35],
    "Minneapolis, a January weekend at 4 months": [33, 57, 27, 39],
  };

  it("are lighter, each by so much", () => {
    const table = Object.entries(TWELVE).map(([trip, one]) => {
      const before = packedBefore(tripOfCase(one));
      const after = countPieces(bagOf(tripOfCase(one)));
      return {
        trip,
        before: before.essentialPieces,
        "with everything": before.allPieces,
        after: after.essentialPieces,
        "with extras": after.allPieces,
      };
    });
    console.table(table);
    const found = table.map(({ trip, ...numbers }) => [trip, Object.values(numbers)]);
    expect(Object.fromEntries(found)).toEqual(NUMBERS);
  });
});

const packOf = (trip: BagCase, nameId: string, ageRange?: string) =>
  bagOf(tripOfCase(trip)).find((row) => row.nameId === nameId && (!ageRange || row.ageRange === ageRange))
    ?.pack ?? 0;

describe("a number of the bag", () => {
  const WEEK: BagCase = { at: 28, days: 7, category: "Cold & Dry" };
  const daily = { ...WEEK, laundry: "daily" } as const;
  const none = { ...WEEK, laundry: "weekly_plus" } as const;

  it.each<[what: string, trip: BagCase, item: string, pieces: number]>([
    ["three days between washes, and a spare", WEEK, "sleeper_footed", Math.ceil(1.4 * 3) + 1],
    ["a day and a half between washes", daily, "sleeper_footed", Math.ceil(1.4 * 1.5) + 1],
    ["a week without a wash, never more than the formula", none, "sleeper_footed", 8],
    ["a day out has no spare", { ...WEEK, days: 1 }, "sleeper_footed", Math.ceil(1.4 * 1)],
    ["what is worn for days has no spare before the fifth", WEEK, "hat_warm", 1],
    ["but a week without a wash has one", none, "hat_warm", 2],
    ["what is not essential has none", WEEK, "bodysuit_short_sleeve", Math.ceil(0.7 * 0.6 * 3)],
    ["cloths go by the day", WEEK, "burp_cloth", 2 * 3 + 1],
    ["swaddles too", WEEK, "swaddle_muslin", Math.ceil(0.7 * 3)],
    ["bibs are rinsed", { at: 213, days: 7, category: "Mild" }, "bib_feeding", Math.ceil(0.5 * 3) + 1],
    ["three weeks are washed like one", { ...WEEK, days: 21 }, "sleeper_footed", Math.ceil(1.4 * 3) + 1],
    ["skiing takes one more", { ...WEEK, activities: ["skiing"] }, "mittens_warm", 1 + 1],
    ["but not of what outlasts the trip", TWELVE["Ski week at 10 months"] ?? WEEK, "snowsuit", 1],
    ["a newborn size of the first two weeks", { ...WEEK, at: 5, days: 3 }, "sleeper_footed_nb", 3],
    ["leaves one of the next in case", { ...WEEK, at: 5, days: 3 }, "bodysuit_long_sleeve", 1],
    [
      "or more where more are worn",
      { ...WEEK, at: 5, days: 3 },
      "sleeper_footed",
      Math.ceil(1.4 * 3) + 1 - 3,
    ],
    ["on day 14 alone", { ...WEEK, at: 14, days: 1 }, "sleeper_footed_nb", 1],
    ["and none on day 15", { ...WEEK, at: 15, days: 3 }, "sleeper_footed_nb", 0],
    [
      "nor where two days of it are the least of a week",
      { ...WEEK, at: 13, days: 8 },
      "sleeper_footed_nb",
      0,
    ],
    ["what does the same stays at home", WEEK, "sleeper_fleece", 0],
    ["unless an activity asks for it", { ...WEEK, activities: ["skiing"] }, "sleeper_fleece", 1 + 1],
  ])("%s", (_, trip, item, pieces) => {
    expect(packOf(trip, item)).toBe(pieces);
  });

  it("of an item that is not the catalogue's is what is asked for", () => {
    const trip = tripOfCase(WEEK);
    const row = {
      nameId: "operators_own",
      ageRange: "0-3m",
      quantity: 6,
      essentiality: "Essential",
    } as const;
    const bag = packBag([row], { ...trip, sizes: bagSizes(trip.firstDay, trip) });
    expect(bag.packed).toMatchObject([{ pack: 6, perDay: null }]);
  });

  it("names what stays at home because something else does the same", () => {
    const trip = tripOfCase(WEEK);
    const { replaced } = packBag(askedOf(trip), { ...trip, sizes: bagSizes(trip.firstDay, trip) });
    expect(replaced.map(({ nameId }) => nameId)).toContain("sleeper_fleece");
    expect(replaced.every(({ essentiality }) => essentiality === "Nice-to-have")).toBe(true);
  });
});

describe("a size of a few days", () => {
  const sizes = (at: number, days: number) => {
    const trip = tripOfCase({ at, days, category: "Mild" });
    const { packed, left } = bagSizes(trip.firstDay, trip);
    return [
      packed.map((one) => [one.ageRange, one.days]),
      left.map((one) => [one.ageRange, one.days, one.instead]),
    ];
  };

  /** The baby turns three months old 91 days after this birth date. */
  it.each([
    [89, 6, [["3-6m", 6]], [["0-3m", 2, "3-6m"]]],
    [87, 6, [["0-3m", 6]], [["3-6m", 2, "0-3m"]]],
    [88, 6, [["3-6m", 6]], [["0-3m", 3, "3-6m"]]],
    [
      86,
      10,
      [
        ["0-3m", 5],
        ["3-6m", 5],
      ],
      [],
    ],
    [87, 10, [["3-6m", 10]], [["0-3m", 4, "3-6m"]]],
    [90, 2, [["3-6m", 2]], [["0-3m", 1, "3-6m"]]],
    [30, 3, [["0-3m", 3]], []],
    [-30, 20, [], []],
  ])("from day %i for %i days", (at, days, packed, left) => {
    expect(sizes(at, days)).toEqual([packed, left]);
  });

  it("says which few pieces to take of it", () => {
    const trip = { ...tripOfCase({ at: 87, days: 6, category: "Cool" }), planCountry: "US" };
    const rows = askedOf(trip).map((row) => ({ ...row, name: itemName(row.nameId) }));
    const words = bagSizes(trip.firstDay, trip).left.map((size) => leftSizeWords(size, trip, rows));
    expect(words).toEqual([
      "From Dec 3 on, for 2 days, 3–6m may fit better. This list packs 0–3m for the whole trip. In case sleeves get too short, bring these in 3–6m: 1 footed sleeper, 1 long-sleeve bodysuit, and 1 pair of soft pull-on pants.",
    ]);
    const other = { ...tripOfCase({ at: 89, days: 6, category: "Hot & Dry" }), planCountry: "DE" };
    expect(bagSizes(other.firstDay, other).left.map((size) => leftSizeWords(size, other, []))).toEqual([
      "Until 2 Dec, for 2 days, 0–3m may still fit better. This list packs 3–6m for the whole trip.",
    ]);
  });

  it("without laundry more than a week is said to be a week's worth", () => {
    expect(isMoreThanCarried("weekly_plus", 8)).toBe(true);
    expect(isMoreThanCarried("weekly_plus", 7)).toBe(false);
    expect(isMoreThanCarried("daily", 90)).toBe(false);
  });
});

describe("why so many", () => {
  const whyOf = (trip: BagCase, nameId: string) => {
    const row = bagOf(tripOfCase(trip)).find((one) => one.nameId === nameId);
    return row && whyPacked(row, trip.activities?.[0] ?? null);
  };
  const TRIP: BagCase = { at: 28, days: 4, category: "Cold & Dry" };

  it.each<[trip: BagCase, item: string, words: string]>([
    [
      TRIP,
      "burp_cloth",
      "2 a day × 3 days between washes is 6, plus 1 spare: 7. A full wardrobe for this weather has 10.",
    ],
    [
      TRIP,
      "cardigan",
      "One is enough for the 3 days between washes. A full wardrobe for this weather has 2.",
    ],
    [{ ...TRIP, days: 1 }, "socks", "One is enough for the day. A full wardrobe for this weather has 4."],
    [
      { ...TRIP, days: 2 },
      "bodysuit_long_sleeve",
      "0.75 a day × 2 days rounds up to 2, plus 1 spare: 3. A full wardrobe for this weather has 4.",
    ],
    [
      { ...TRIP, days: 9, laundry: "weekly_plus" },
      "sleeper_footed",
      "1.4 a day × 7 days, a week's worth rounds up to 10, plus 1 spare: 11, but you won't need more than the 8 in a full wardrobe. A full wardrobe for this weather has 8.",
    ],
    [
      { ...TRIP, days: 9, laundry: "weekly_plus" },
      "bodysuit_long_sleeve",
      "0.75 a day × 7 days, a week's worth rounds up to 6, plus 1 spare: 7. A full wardrobe for this weather has 7.",
    ],
    [
      { ...TRIP, activities: ["skiing"] },
      "mittens_warm",
      "0.1 a day × 3 days between washes rounds up to 1, plus 1 for skiing: 2. A full wardrobe for this weather has 3.",
    ],
    [
      { ...TRIP, at: 5, days: 3 },
      "sleeper_footed",
      "1.4 a day × 3 days rounds up to 5, plus 1 spare: 6. 3 of them in newborn size, so 3 in this one. A full wardrobe for this weather has 6.",
    ],
  ])("%o: %s", (trip, item, words) => {
    expect(whyOf(trip, item)).toBe(words);
  });

  it("has nothing to say of one of one", () => {
    expect(whyOf(TRIP, "bunting_fleece")).toBeNull();
  });
});

const trips: fc.Arbitrary<BagCase & { laundry: (typeof LAUNDRY_SCENARIOS)[number] }> = fc.record({
  at: fc.integer({ min: -100, max: 500 }),
  days: fc.integer({ min: 1, max: 89 }),
  category: fc.constantFrom(...WEATHER_CATEGORIES),
  rainDays: fc.integer({ min: 0, max: 90 }),
  activities: fc.subarray([...ACTIVITIES]),
  laundry: fc.constantFrom(...LAUNDRY_SCENARIOS),
});

describe("R11b of any trip", () => {
  it("at least one of what is packed, and never more than the formula", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        for (const { quantity, pack } of bagOf(tripOfCase(trip))) {
          expect(Number.isInteger(pack)).toBe(true);
          expect(pack).toBeGreaterThanOrEqual(1);
          expect(pack).toBeLessThanOrEqual(quantity);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("a day more is never a piece less, as long as the same sizes are packed", () => {
    const sizesOf = (bag: ReturnType<typeof bagOf>) =>
      new Set(bag.map(({ nameId, ageRange }) => `${ageRange} ${catalogueItem(nameId)?.outgrownDays ?? ""}`));
    fc.assert(
      fc.property(trips, (trip) => {
        const [shorter, longer] = [trip, { ...trip, days: trip.days + 1 }].map((one) =>
          bagOf(tripOfCase(one)),
        );
        if (!shorter || !longer || !isEqualSet(sizesOf(shorter), sizesOf(longer))) return;
        const [before, after] = [countPieces(shorter), countPieces(longer)];
        expect(after.essentialPieces).toBeGreaterThanOrEqual(before.essentialPieces);
        expect(after.allPieces).toBeGreaterThanOrEqual(before.allPieces);
      }),
      { numRuns: 120 },
    );
  });

  it("a wash more is never a piece more", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const counts = LAUNDRY_SCENARIOS.map((laundry) =>
          countPieces(bagOf(tripOfCase({ ...trip, laundry }))),
        );
        for (const [at, { essentialPieces, allPieces }] of counts.slice(1).entries()) {
          expect(essentialPieces).toBeGreaterThanOrEqual(counts[at]?.essentialPieces ?? 0);
          expect(allPieces).toBeGreaterThanOrEqual(counts[at]?.allPieces ?? 0);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("an activity more takes no piece away", () => {
    fc.assert(
      fc.property(trips, fc.constantFrom(...ACTIVITIES), (trip, activity) => {
        const more = bagOf(
          tripOfCase({ ...trip, activities: [...new Set([...(trip.activities ?? []), activity])] }),
        );
        for (const { nameId, ageRange, pack } of bagOf(tripOfCase(trip))) {
          const find = (key: string | undefined) =>
            more.find((row) => row.nameId === key && row.ageRange === ageRange);
          // Of two suits, one is packed for swimming.
          const same = find(nameId) ?? find(SECOND_OF_A_KIND[nameId]);
          expect(same?.pack ?? 0).toBeGreaterThanOrEqual(pack);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("every day with the baby is in exactly one size of the bag", () => {
    fc.assert(
      fc.property(trips, (one) => {
        const trip = tripOfCase(one);
        const { packed } = bagSizes(trip.firstDay, trip);
        const stretches = tripStretches(trip.firstDay, trip);
        const daysOf = (some: readonly { days: number }[]) => some.reduce((sum, { days }) => sum + days, 0);
        expect(daysOf(packed)).toBe(daysOf(stretches));
        expect(packed.every((size) => size.days === tripDays(size))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it("one sack is packed, and as an essential only the one that the plan has in such weather", () => {
    const SACKS = ["sleep_sack_tog_10", "sleep_sack_tog_25"] as const;
    const sack = fc.constantFrom(...SACKS);
    fc.assert(
      fc.property(trips, sack, fc.integer({ min: 50, max: 90 }), (given, leading, high) => {
        const trip = tripOfCase({ ...given, activities: [], temperatures: [high, high - 15] });
        const group = {
          weatherGroupOrder: 1,
          durationDays: 90,
          rainyDays: 0,
          isBitter: false,
          ...trip.weather,
        };
        const packed = bagOf(trip, leading).filter(({ nameId }) => otherSack(nameId) !== null);
        expect(new Set(packed.map(({ ageRange }) => ageRange)).size).toBe(packed.length);
        for (const { nameId, ageRange, essentiality } of packed) {
          const rules = catalogueRules(nameId, leading);
          const inPlan = rules && recommend(rules, trip.laundry, ageRange, group);
          expect(essentiality, nameId).toBe(inPlan?.essentiality);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("what has no size is counted in one size alone, where most of it is packed", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        const rows = bagOf(tripOfCase(trip));
        const elsewhere = countedIn(rows);
        const most = new Map<string, number>();
        for (const row of rows) most.set(row.nameId, Math.max(most.get(row.nameId) ?? 0, row.pack));
        for (const row of rows) {
          const size = elsewhere.get(row);
          if (size === null) continue;
          const other = rows.find(({ nameId, ageRange }) => nameId === row.nameId && ageRange === size);
          expect(other?.pack).toBe(most.get(row.nameId));
          expect(other && elsewhere.get(other)).toBeNull();
        }
        const counted = rows.filter((row) => elsewhere.get(row) === null);
        expect(countPieces(rows).allPieces).toBe(counted.reduce((sum, { pack }) => sum + pack, 0));
      }),
      { numRuns: 50 },
    );
  });

  it("of two sizes that pack as many of what has none, the first one counts", () => {
    const of = (ageRange: AgeRange) => ({ nameId: "burp_cloth", ageRange, pack: 2, essentiality: null });
    const rows = [of("3-6m"), of("6-9m")];
    expect(rows.map((row) => countedIn(rows).get(row))).toEqual([null, "3-6m"]);
  });

  it("what only an activity asks for is worn as in the weather that it is made for", () => {
    const trip = tripOfCase({ at: 244, days: 7, category: "Cool", activities: ["swimming"] });
    const diaper = bagOf(trip).find(({ nameId }) => nameId === "swim_diaper");
    expect(diaper).toMatchObject({ pack: 1, perDay: 0.3 });
  });

  it("the sum of a reason is the number that it explains", () => {
    fc.assert(
      fc.property(trips, (trip) => {
        for (const row of bagOf(tripOfCase(trip))) {
          const { pack, quantity, inUse, spare, bonus, newborn }: BagParts = row;
          const asked = Math.min(quantity, inUse + spare + bonus);
          expect(pack).toBe(newborn > 0 ? Math.max(1, asked - newborn) : asked);
        }
      }),
      { numRuns: 50 },
    );
  });
});

function isEqualSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((value) => other.has(value));
}

describe("R11c what the trip is for, and how cold it is", () => {
  const bag = (name: string) => bagOf(tripOfCase(MORE_TRIPS[name] ?? TWELVE[name] ?? NEVER));
  const lineOf = (name: string, nameId: string) => {
    const row = bag(name).find((one) => one.nameId === nameId);
    return row ? `${row.pack} ${row.essentiality}` : "stays at home";
  };
  const NEVER: BagCase = { at: 0, days: 1, category: "Mild" };

  it.each([
    ["Hiking in Hawaii, 86/74 °F, at 8 months", "fleece_jacket_thin", "stays at home"],
    ["Hiking in Hawaii, 86/74 °F, at 8 months", "jacket_light", "stays at home"],
    ["Hiking in Hawaii, 86/74 °F, at 8 months", "hat_sun", "2 Essential"],
    ["Hiking in the Alps, 61/44 °F, at 8 months", "fleece_jacket_thin", "1 Nice-to-have"],
    ["Beach week at 8 months", "swim_diaper", "3 Essential"],
    ["Beach week at 8 months", "swimsuit", "2 Essential"],
    ["Beach week at 8 months", "rash_guard", "stays at home"],
    ["Pool weekend at 5 months", "swimsuit", "2 Essential"],
    ["Cool days at 3 months, 66/48 °F", "bunting_fleece", "1 Recommended"],
    ["Ski week at 10 months", "snowsuit", "1 Essential"],
    ["Ski week at 10 months", "thermal_base_layer", "2 Essential"],
    ["Ski week at 4 months, 26/10 °F", "thermal_base_layer", "3 Essential"],
    ["Skiing indoors in Dubai, 78/60 °F, at 10 months", "snowsuit", "stays at home"],
    ["Yakutsk, -30/-40 °F, at 7 months", "thermal_base_layer", "2 Essential"],
    ["Yakutsk, -30/-40 °F, at 7 months", "hat_warm", "2 Essential"],
    ["Yakutsk, -30/-40 °F, at 7 months", "stroller_footmuff", "1 Essential"],
    ["A day's stopover by the pool at 8 months", "swim_diaper", "1 Essential"],
    ["A day's stopover by the pool at 8 months", "swimsuit", "1 Essential"],
  ])("%s: %s %s", (name, item, line) => {
    expect(lineOf(name, item)).toBe(line);
  });

  it.each([
    ["Hiking in Hawaii, 86/74 °F, at 8 months", 24, 37],
    ["Hiking in the Alps, 61/44 °F, at 8 months", 29, 42],
    ["Pool weekend at 5 months", 24, 36],
    ["Ski week at 4 months, 26/10 °F", 40, 53],
    ["Skiing indoors in Dubai, 78/60 °F, at 10 months", 28, 39],
    ["Yakutsk, -30/-40 °F, at 7 months", 42, 53],
    ["A day's stopover by the pool at 8 months", 12, 19],
    ["The first three days", 35, 52],
  ])("%s: %i essential pieces, %i in all", (name, essentialPieces, allPieces) => {
    expect(countPieces(bag(name))).toEqual({ essentialPieces, allPieces });
  });

  it("says the piece that bitter cold adds", () => {
    const row = bag("Yakutsk, -30/-40 °F, at 7 months").find(({ nameId }) => nameId === "hat_warm");
    expect(row && whyPacked(row, null)).toContain("plus 1 for bitter cold");
  });

  it("never packs warm pieces for an activity in the heat, nor two suits of one kind for swimming", () => {
    fc.assert(
      fc.property(trips, fc.integer({ min: 63, max: 85 }), (trip, low) => {
        const warm = tripOfCase({ ...trip, temperatures: [low + 12, low] });
        const idle = tripOfCase({ ...trip, activities: [], temperatures: [low + 12, low] });
        const warmKeys = ["fleece_jacket_thin", "jacket_light", "snowsuit", "thermal_base_layer", "hat_warm"];
        const count = (rows: ReturnType<typeof bagOf>) =>
          rows.filter(({ nameId }) => warmKeys.includes(nameId)).reduce((sum, { pack }) => sum + pack, 0);
        expect(count(bagOf(warm))).toBe(count(bagOf(idle)));
        if (!trip.activities?.includes("swimming")) return;
        const suits = bagOf(warm).filter(({ nameId }) => ["swimsuit", "rash_guard"].includes(nameId));
        expect(new Set(suits.map(({ ageRange }) => ageRange)).size).toBe(suits.length);
      }),
      { numRuns: 50 },
    );
  });
});
