// The list for day care by size, weather, and age (E30), its form, and the pieces that are there.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { careText } from "~/components/today/care-list.tsx";
import { careFields, readCareFields } from "~/contracts/today/care-form.ts";
import { packCareCounts, readCareCounts } from "~/contracts/today/stored-care.ts";
import { careField } from "~/contracts/today/today-addresses.ts";
import { sizesOfPlan } from "~/domain/growth/planned-sizes.ts";
import { type CareAsked, careAsks, careList, piecesAtCare } from "~/domain/today/day-care.ts";
import { AGE_RANGES, WEATHER_CATEGORIES } from "~/domain/vocabulary.ts";
import { CATALOGUE, isWornIn } from "~/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { planOnDay } from "~/domain/wardrobe/family-wardrobe.ts";
import { isItemKey } from "~/domain/wardrobe/insulation-table.ts";
import { packQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { expandNormals } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { piecesIn } from "~/views/today/babies-outfits.ts";
import { viewDayCare } from "~/views/today/day-care-view.ts";
import { type ItemRow, readPlanItem, wardrobeOn } from "~/views/wardrobe/plan-items.ts";
import { CARE_COPY } from "~/words/en/today/day-care-copy.ts";
import { NOTE_TEXTS } from "~/words/en/today/outfit-copy.ts";
import { everyRow } from "../fixtures/item-rows.ts";
import { MINNEAPOLIS } from "../fixtures/normals.ts";

const KEYS = CATALOGUE.map(({ key }) => key).filter(isItemKey);
const NONE: ReadonlySet<ItemKey> = new Set();
const asked = (fields: Partial<CareAsked> = {}): CareAsked => ({
  ...{ size: "3-6m", weather: "Cool", months: 4, babies: 1, isBitter: false },
  ...{ owned: NONE, planned: NONE, aside: NONE, have: new Map() },
  ...fields,
});
const pieces = (list: ReturnType<typeof careList>, key: ItemKey) =>
  list.lines.find((line) => line.key === key)?.pieces ?? 0;

describe("the usual list", () => {
  it.each([
    [0, 3],
    [5, 3],
    [6, 2],
    [11, 2],
  ])("has full changes for a baby of %i months: %i", (months, changes) => {
    const list = careList(asked({ months }));
    for (const key of ["bodysuit_long_sleeve", "pants_soft", "socks"] as const)
      expect(pieces(list, key), key).toBe(changes);
  });

  it.each([
    ["Cold & Snowy", ["coat_warm", "hat_warm", "mittens_warm", "booties_winter"]],
    ["Cool", ["jacket_light", "hat_warm"]],
    ["Mild", ["jacket_light"]],
    ["Hot & Humid", []],
  ] as const)("goes outdoors in %s weather with %j", (weather, keys) => {
    const list = careList(asked({ size: "6-9m", months: 7, weather }));
    expect(list.lines.filter(({ set }) => set === "outdoor").map(({ key }) => key)).toEqual(keys);
  });

  it.each([
    ["a bunting under six months", { months: 4 }, "bunting_fleece"],
    ["a coat from then on", { size: "6-9m", months: 7 }, "coat_warm"],
    ["a padded suit in bitter cold", { size: "6-9m", months: 7, isBitter: true }, "snowsuit"],
    [
      "a bunting also in bitter cold before that",
      { isBitter: true, owned: new Set<ItemKey>(["snowsuit", "bunting_fleece"]) },
      "bunting_fleece",
    ],
    ["what there is", { months: 4, owned: new Set<ItemKey>(["snowsuit"]) }, "snowsuit"],
    [
      "what the plan asks for",
      { months: 4, isBitter: true, planned: new Set<ItemKey>(["bunting_fleece"]) },
      "bunting_fleece",
    ],
  ] as const)("goes outdoors in the cold in %s", (_, fields, key) => {
    const outer = careList(asked({ weather: "Cold & Snowy", ...fields })).lines.map((line) => line.key);
    const suits = ["bunting_fleece", "coat_warm", "snowsuit"] as const;
    expect(suits.filter((one) => outer.includes(one))).toEqual([key]);
  });

  it("goes outdoors in cool weather in a bunting as long as there is no jacket of the size", () => {
    const outdoors = careList(asked({ size: "3-6m", weather: "Cool" })).lines.filter(
      ({ set }) => set === "outdoor",
    );
    expect(outdoors.map(({ key }) => key)).toEqual(["bunting_fleece", "hat_warm"]);
  });

  it.each([
    ["Cold & Snowy", "top_long_sleeve", ["coat_warm", "hat_warm", "mittens_warm", "booties_winter"]],
    ["Cool", "top_long_sleeve", ["jacket_light", "hat_warm", "shoes_soft_sole"]],
    ["Mild", "top_long_sleeve", ["jacket_light", "shoes_soft_sole"]],
    ["Hot & Dry", "tee_short_sleeve", ["shoes_soft_sole"]],
  ] as const)(
    "in %s weather dresses a child who walks in %s, and outdoors in %j",
    (weather, shirt, outdoors) => {
      const list = careList(asked({ size: "12-18m", months: 14, weather }));
      expect(pieces(list, shirt)).toBe(2);
      expect(pieces(list, "bib_drool")).toBe(0);
      expect(list.lines.filter(({ set }) => set === "outdoor").map(({ key }) => key)).toEqual(outdoors);
      const before = careList(asked({ size: "12-18m", months: 11, weather }));
      expect([pieces(before, shirt), pieces(before, "bib_drool")]).toEqual([0, 3]);
    },
  );

  it("has rain clothes from six months, a sun hat outside the cold, and a sack to sleep in always", () => {
    const sets = (fields: Partial<CareAsked>) => careList(asked(fields)).lines.map(({ key }) => key);
    expect(sets({ weather: "Cold & Wet", months: 7, size: "6-9m" })).toContain("rain_suit");
    expect(sets({ weather: "Cold & Wet", months: 5 })).not.toContain("rain_suit");
    expect(sets({ weather: "Hot & Dry" })).toContain("hat_sun");
    expect(sets({ weather: "Cold & Dry" })).not.toContain("hat_sun");
    for (const weather of WEATHER_CATEGORIES) expect(sets({ weather })).toContain("sleep_sack_tog_10");
  });

  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 2],
    [9, 1, 2],
    [2, 2, 2],
    [5, 2, 3],
    [9, 2, 4],
  ])(
    "O13 leaves a sack for each baby's nights at home: of %i, for %i, it takes %i",
    (have, babies, taken) => {
      const list = careList(asked({ babies, have: new Map([["sleep_sack_tog_10", have]]) }));
      expect(pieces(list, "sleep_sack_tog_10")).toBe(taken);
    },
  );

  it("prefers pieces that are there, and never takes what is set aside", () => {
    const cold = { weather: "Cold & Dry", size: "6-9m", months: 7 } as const;
    const owned = careList(asked({ ...cold, owned: new Set(["coat_warm", "pants_soft"]) }));
    expect(pieces(owned, "coat_warm")).toBe(1);
    expect(pieces(owned, "snowsuit")).toBe(0);
    const aside = careList(asked({ ...cold, aside: new Set(["snowsuit", "hat_warm"]) }));
    expect(pieces(aside, "snowsuit")).toBe(0);
    expect(pieces(aside, "hat_warm")).toBe(0);
  });

  it("asks twins for twice as much", () => {
    const one = careList(asked());
    const two = careList(asked({ babies: 2 }));
    expect(two.lines).toEqual(one.lines.map((line) => ({ ...line, pieces: line.pieces * 2 })));
  });

  it("has each piece once, only of the size, and never none, for any family", () => {
    const some = fc.subarray(KEYS).map((keys) => new Set(keys));
    const any = fc.record({
      size: fc.constantFrom(...AGE_RANGES),
      weather: fc.constantFrom(...WEATHER_CATEGORIES),
      months: fc.integer({ min: 0, max: 24 }),
      babies: fc.integer({ min: 1, max: 3 }),
      owned: some,
      planned: some,
      aside: some,
      isBitter: fc.boolean(),
      have: fc.constant(new Map()),
    });
    fc.assert(
      fc.property(any, (family) => {
        const { lines, wear } = careList(family);
        const keys = lines.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of [...keys, ...wear]) {
          expect(isWornIn(family.size, key)).toBe(true);
          expect(family.aside.has(key)).toBe(false);
        }
        for (const line of lines) expect(line.pieces).toBeGreaterThan(0);
      }),
    );
  });
});

describe("what parents change", () => {
  it("is read from the form by piece", () => {
    const fields = { [careField("take", "socks")]: "4", [careField("there", "socks")]: " 2 " };
    expect(readCareFields({ ...fields, intent: "save" })).toEqual({ socks: { take: 4, there: 2 } });
    expect(readCareFields({ [careField("there", "hat_sun")]: "" })).toEqual({
      hat_sun: { take: 0, there: 0 },
    });
    expect(readCareFields({ "care-take-cape": "4", "care-left-socks": "1", "care-take-": "1" })).toEqual({});
  });

  it.each(["-1", "21", "1.5", "1e1", "٣", "999999999999", "two"])("refuses %s pieces", (text) => {
    expect(readCareFields({ [careField("take", "socks")]: text })).toBeNull();
  });

  it("S97 keeps the lines of a text, and nothing else that disturbs one", () => {
    const more = (text: string) =>
      careFields.safeParse({ intent: "save", size: "3-6m", more: text }).data?.more;
    expect(more("Diapers\r\nCream\u202E\u0007 now\u2028")).toBe("Diapers\nCream   now");
    expect(more("x".repeat(501))).toBeUndefined();
    expect(more("<b>=1+1")).toBe("<b>=1+1");
  });

  it("comes back from the database as it was stored; what isn't known is skipped", () => {
    const counts = { socks: { take: 3, there: 1 }, hat_sun: { take: 0, there: 2 } };
    const stored = JSON.stringify({ "3-6m": packCareCounts(counts), "7-8m": "{}", "6-9m": "{" });
    expect(readCareCounts(stored)).toEqual({ "3-6m": counts });
    expect(readCareCounts(JSON.stringify({ "3-6m": '{"cape":[1,1]}' }))).toEqual({ "3-6m": {} });
    expect(readCareCounts('{"3-6m":[')).toEqual({});
    expect(readCareCounts(null)).toEqual({});
    expect(piecesAtCare({ "3-6m": counts }, "6-9m", "socks")).toBe(0);
  });
});

describe("pieces at the day care", () => {
  const inSize = (have: number, away?: number) => ({
    ...{ have, isAsked: true, isSetAside: false },
    ...(away !== undefined && { away }),
  });
  const have = (key: ItemKey, sizes: Parameters<typeof piecesIn>[0][number]["sizes"]) =>
    piecesIn([{ itemId: 1, key, sizes }], ["3-6m", "6-9m"]).map((piece) => piece.have);

  it("leave the drawer at home, but never more than there are", () => {
    expect(have("socks", { "3-6m": inSize(5, 2), "6-9m": inSize(3) })).toEqual([6]);
    expect(have("socks", { "3-6m": inSize(1, 4), "6-9m": inSize(0) })).toEqual([0]);
  });

  it("are taken once from an item without a size, which counts in all of them", () => {
    expect(have("bib_drool", { "3-6m": inSize(6, 3), "6-9m": inSize(6) })).toEqual([3]);
  });
});

describe("O13 what a family needs for its lists", () => {
  it.each([
    [1, { "3-6m": { socks: 5, sleep_sack_tog_10: 2 } }],
    [2, { "3-6m": { socks: 5, sleep_sack_tog_10: 3 } }],
  ])("is what each takes along, and a sack for the nights of %i", (babies, asks) => {
    const take = (pieces: number) => ({ take: pieces, there: 0 });
    const counts = { "3-6m": { socks: take(5), pants_soft: take(0), sleep_sack_tog_10: take(1) } };
    expect(careAsks(counts, babies)).toEqual(asks);
  });
});

describe("a list as it is shown and copied", () => {
  const BORN = "2026-11-10";
  const groups = buildWeatherGroups(expandNormals(MINNEAPOLIS, "2021-01-01", "2025-12-31"), BORN);
  const shownOn = (today: string, items = everyRow(groups)) =>
    viewDayCare(
      { expectedDueDate: BORN, babyBornOn: BORN, country: "US", babies: 1 },
      wardrobeOn(
        planOnDay(sizesOfPlan(null, { expectedDueDate: BORN, babyBornOn: BORN }), groups, today),
        items.map(readPlanItem),
        "every_2_3_days",
      ),
      { lists: [], asked: null },
    );
  const outdoorsOf = ({ sets }: ReturnType<typeof shownOn>) => {
    const outdoors = sets.find(({ set }) => set === "outdoor");
    return [outdoors?.lines.map(({ key }) => key), outdoors?.note];
  };
  const straps = NOTE_TEXTS.nothing_padded_under_straps;

  it("says once that what is padded isn't worn under the straps, where it packs such a piece", () => {
    const winter = shownOn("2027-01-10");
    expect(winter.sets.map(({ set, note }) => [set, note])).toContainEqual(["outdoor", straps]);
    expect(careText(winter).split(straps)).toHaveLength(2);
  });

  it("says so of a light jacket alone, and not of a fleece", () => {
    const summer = shownOn("2027-07-10");
    expect(outdoorsOf(summer)).toEqual([["jacket_light"], straps]);
    const withoutIt = everyRow(groups).map((row) =>
      row.clothingNameId === "jacket_light" ? { ...row, setAside: JSON.stringify([summer.size]) } : row,
    );
    const other = shownOn("2027-07-10", withoutIt);
    expect(outdoorsOf(other)).toEqual([["fleece_jacket_thin"], null]);
    expect(careText(other)).not.toContain(straps);
  });

  it("says of a piece that it isn't on the list, if the plan asks for it on no level and none is there", () => {
    const unasked = packQuantities(perScenario(() => ({})));
    const sackIn = (fields: Partial<ItemRow> = {}) => {
      const items = everyRow(groups).map((row) =>
        row.clothingNameId.startsWith("sleep_sack")
          ? { ...row, calculatedQuantities: unasked, ...fields }
          : row,
      );
      const shown = shownOn("2027-01-10", items);
      const lines = shown.sets.flatMap((set) => set.lines).map(({ name }) => name);
      const unlisted = lines.filter((name) => name.endsWith("(not on your list)"));
      return { unlisted, weekly: shown.weekly.at(-1), text: careText(shown) };
    };
    const { unlisted, weekly, text } = sackIn();
    expect(unlisted).toEqual(["Sleep Sack 1.0 TOG (not on your list)"]);
    expect([weekly, text.split("(not on your list)").length]).toEqual(["Sleep Sack 1.0 TOG", 2]);
    const owned = { userAddedQuantities: JSON.stringify({ "0-3m": { Default: { quantity: 1 } } }) };
    expect(sackIn(owned).unlisted).toEqual([]);
    expect(sackIn({ calculatedQuantities: "" }).unlisted).toEqual([]);
  });

  it("says what is for the sun by age", () => {
    const sunOn = (today: string) => shownOn(today).sets.find(({ set }) => set === "sun")?.note;
    expect([sunOn("2027-05-05"), sunOn("2027-07-10")]).toEqual([CARE_COPY.shade, CARE_COPY.sunscreen]);
  });
});
