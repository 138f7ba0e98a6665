// Ladders, the outfits beside an outfit, figures of one's own, and the sentence's pieces.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sentencePieces } from "../../../app/domain/today/dressing-order.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { ADVISED, changeBetween, otherOutfits, outfit } from "../../../app/domain/today/outfit.ts";
import { drawerOf, type LadderFor } from "../../../app/domain/today/outfit-ladder.ts";
import { inRoles, roleOf } from "../../../app/domain/today/outfit-sets.ts";
import {
  babyAged,
  type DaySituation,
  type Moment,
  type Outfit,
} from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { CATALOGUE, catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION, isItemKey } from "../../../app/domain/wardrobe/insulation-table.ts";
import { CALENDAR_SIZES, SIZES } from "../../../app/domain/wardrobe/size-table.ts";
import { type CaseWeather, weatherOf } from "./reference.ts";

const OUTINGS_AND_CAR = ["stroller", "carrier", "play", "walk", "car"] as const;
const isForNight = (key: ItemKey) => ["sack", "swaddle"].includes(roleOf(key));

const baby = babyAged(8);
const full = drawerOf(usualDrawer(8));
const stroller = (tempF: number): Moment => ({ situation: "stroller", weather: weatherOf(tempF) });

const asked = (situation: DaySituation): LadderFor => ({
  situation,
  covered: "nothing",
  bare: true,
  snow: false,
  isOlder: true,
  base: null,
});

/** The kind of source that a row's reason names first. */
function sourceOf(basis: string): string {
  if (/^"?ISO:/.test(basis)) return "analog";
  if (/^"?(?:label|makers print)/.test(basis)) return "label";
  return /^"?estimate/.test(basis) ? "estimate" : "none";
}

describe("the insulation", () => {
  test("is known of each item of the catalogue, in its order, and of nothing else", () => {
    expect(Object.keys(INSULATION)).toEqual(CATALOGUE.map(({ key }) => key));
    expect([isItemKey("cardigan"), isItemKey("toString"), isItemKey("own_1")]).toEqual([true, false, false]);
  });

  test("says for each figure what it comes from", () => {
    const sources = Object.values(INSULATION).map(({ source }) => source);
    const count = (one: string) => sources.filter((source) => source === one).length;
    expect(["analog", "label", "estimate", "none"].map(count)).toEqual([41, 7, 12, 13]);
  });

  test("is row for row that of the table it was worked out in", () => {
    const origin = readFileSync(new URL("../fixtures/outfit-insulation.csv", import.meta.url), "utf8").trim();
    const rows = origin
      .split("\n")
      .slice(1)
      .map((line) => {
        const [key = "", role, clo, tog, legs, feet, sleeves, harness, , ...basis] = line.split(",");
        const covers = [legs === "1" && "legs", feet === "1" && "feet", sleeves === "1" && "arms"].filter(
          Boolean,
        );
        return [
          key,
          { role, clo: Number(clo), tog: Number(tog), covers, harness, source: sourceOf(basis.join()) },
        ];
      });
    expect(INSULATION).toEqual(Object.fromEntries(rows));
  });

  test("has two decimals at most", () => {
    for (const { clo, tog } of Object.values(INSULATION)) {
      expect([clo, tog]).toEqual([Math.round(clo * 100) / 100, Math.round(tog * 100) / 100]);
    }
  });
});

describe("a ladder", () => {
  test.each(["stroller", "stroller_asleep", "carrier", "play", "walk", "indoors", "car"] as const)(
    "in the situation %s rises, and no two rungs are as warm",
    (situation) => {
      for (const months of [1, 4, 8, 11]) {
        const rungs = drawerOf(usualDrawer(months)).ladder({ ...asked(situation), isOlder: months >= 6 });
        const clos = rungs.map(({ clo }) => clo);
        expect(clos.length).toBeGreaterThan(3);
        expect(clos).toEqual([...new Set(clos)].toSorted((a, b) => a - b));
      }
    },
  );

  test("is worked out once a drawer", () => {
    expect(full.ladder(asked("stroller"))).toBe(full.ladder(asked("stroller")));
    expect(full.ladder(asked("stroller"))).not.toBe(full.ladder({ ...asked("stroller"), snow: true }));
    // The sets for a sleeping baby are those for one who is awake.
    expect(full.ladder(asked("stroller_asleep"))).toBe(full.ladder(asked("stroller")));
    const another = drawerOf(usualDrawer(8));
    expect(another.ladder(asked("stroller_asleep"))).toEqual(full.ladder(asked("stroller")));
    const bare = drawerOf(["bodysuit_short_sleeve"]);
    expect(bare.with("pants_soft")).toBe(bare.with("pants_soft"));
    expect(bare.has("pants_soft")).toBe(false);
  });

  test("leaves out a rung that only an odd set fills, if its neighbors are closer than 0.3 clo in binary", () => {
    const clos = (...keys: string[]) =>
      drawerOf(keys)
        .ladder(asked("indoors"))
        .map(({ clo }) => clo);
    expect(clos("bodysuit_short_sleeve", "pants_crawling", "sleeper_footed")).toEqual([
      0, 0.15, 0.37, 0.45, 0.6,
    ]);
    expect(clos("bodysuit_short_sleeve", "overalls", "pants_soft", "vest_layer")).toEqual([
      0, 0.15, 0.35, 0.43, 0.63,
    ]);
  });

  test("leaves out keys that aren't the catalogue's", () => {
    const drawer = drawerOf(["own_1", "bodysuit_short_sleeve"]);
    expect(outfit(stroller(85), drawer, baby).wear).toEqual(["bodysuit_short_sleeve"]);
  });
});

/** The pieces of a drawer in any situation, by day and by night, at any temperature. */
function everWorn(keys: readonly string[], months: number): Set<string> {
  const drawer = drawerOf(keys);
  const aged = babyAged(months, { isRolling: false });
  const worn = new Set<string>();
  const add = ({ wear, extras, overHarness, swaps }: Outfit) => {
    for (const key of [...wear, ...extras, ...overHarness, ...swaps.flat()]) worn.add(key);
  };
  for (let tempF = -10; tempF <= 90; tempF += 3) {
    add(night(tempF, drawer, aged));
    add(outfit({ situation: "indoors", roomF: tempF }, drawer, aged));
    for (const situation of OUTINGS_AND_CAR)
      for (const wet of [{}, { pop: 90, rain_in: 0.1 }, { uv: 7 }])
        add(outfit({ situation, weather: weatherOf(tempF, wet) }, drawer, aged));
  }
  return worn;
}

test("every piece that has a part in an outfit is worn in one, where nothing else plays the same part", () => {
  const keys = CATALOGUE.map(({ key }) => key).filter(isItemKey);
  const parts = keys.filter((key) => roleOf(key) !== "none");
  const ages = [0, 4, 8, 11, 14];
  const never = parts.filter((key) => {
    const others = keys.filter((one) => roleOf(one) !== roleOf(key) && !isForNight(one));
    return !ages.some((months) => everWorn([...others, key], months).has(key));
  });
  expect(never).toEqual([]);
});

describe("a label's own figure", () => {
  const keys = ["bodysuit_long_sleeve", "pants_soft", "cardigan", "fleece_jacket_thin"];

  test("takes the place of the catalogue's", () => {
    const thick = drawerOf(keys, { cardigan: { clo: 0.62 } });
    const [ours, theirs] = [drawerOf(keys), thick].map((drawer) => outfit(stroller(58), drawer, baby));
    expect([ours?.wear.at(-1), ours?.got]).toEqual(["fleece_jacket_thin", 0.8]);
    expect([theirs?.wear.at(-1), theirs?.got]).toEqual(["cardigan", 1.04]);
  });
});

describe("E9 beside an outfit", () => {
  test.each([
    [20, "legs"],
    [45, "legs"],
    [60, "legs"],
    [72, "legs"],
    [79, "nothing"],
    [85, "nothing"],
  ] as const)(
    "at %i °F stand the rung below, the rung above, and two sets that are as warm",
    (tempF, covered) => {
      const now = outfit(stroller(tempF), full, baby);
      const { lighter, warmer, swaps } = otherOutfits(stroller(tempF), full, baby);
      expect(lighter?.got ?? -1).toBeLessThan(now.got);
      const clos = full.ladder({ ...asked("stroller"), covered }).map(({ clo }) => clo);
      expect(warmer?.got).toBe(tempF < 80 ? clos[clos.indexOf(now.got) + 1] : undefined);
      expect(swaps.map(({ wear }) => wear)).toEqual(now.swaps);
      for (const { got } of swaps) expect(Math.floor(got * 10 + 1e-6)).toBe(Math.floor(now.got * 10 + 1e-6));
    },
  );

  test("each has its own socks, and no complaint about a drawer that isn't its reason", () => {
    const drawer = drawerOf(["bodysuit_long_sleeve", "pants_soft", "sleeper_footed", "socks", "hat_warm"]);
    const now = outfit(stroller(40), drawer, baby);
    expect([now.wear, now.extras]).toEqual([["bodysuit_long_sleeve", "sleeper_footed"], ["hat_warm"]]);
    expect([now.notes.includes("drawer_too_light"), now.wished[0]]).toEqual([true, "snowsuit"]);
    const { lighter, warmer } = otherOutfits(stroller(40), drawer, baby);
    expect([lighter?.wear, warmer]).toEqual([["bodysuit_long_sleeve", "pants_soft"], null]);
    expect(lighter?.extras).toEqual(["hat_warm", "socks"]);
    expect(lighter?.notes).not.toContain("drawer_too_light");
    expect([now.wished, lighter?.wished].map((wished) => wished?.includes("snowsuit"))).toEqual([
      true,
      false,
    ]);
    expect(changeBetween(now.wear, lighter?.wear ?? [])).toEqual({
      off: ["sleeper_footed"],
      on: ["pants_soft"],
    });
  });

  test("an empty drawer has nothing, in no situation", () => {
    const empty = drawerOf([]);
    expect(outfit(stroller(50), empty, baby)).toMatchObject({ wear: [], got: 0 });
    expect(otherOutfits(stroller(50), empty, baby)).toEqual({ lighter: null, warmer: null, swaps: [] });
    expect(outfit({ situation: "indoors", roomF: 66 }, empty, baby).wear).toEqual([]);
  });
});

describe("an outfit", () => {
  const within = (keys: readonly string[], tempF: number, weather: CaseWeather = {}) =>
    outfit({ situation: "stroller", weather: weatherOf(tempF, weather) }, drawerOf(keys), baby);
  const without = (key: string) => usualDrawer(8).filter((one) => one !== key);

  test("names a missing piece of warmth only if it brings the drawer nearer", () => {
    expect(within(without("cardigan"), -40).wished).toEqual(["cardigan"]);
    expect(within(without("pants_soft"), -40).wished).toEqual([]);
  });

  test("names a thin top where everything is too warm", () => {
    const { wished, notes } = within(["sleeper_footed"], 85, {});
    expect([wished[0], notes.includes("drawer_too_warm")]).toEqual(["bodysuit_short_sleeve", true]);
    expect(within(["sleeper_footed"], 77).wished).not.toContain("bodysuit_short_sleeve");
  });

  test("covers legs in the sun below 81 °F, if the drawer can", () => {
    const keys = ["bodysuit_short_sleeve", "joggers_lined", "hat_sun"];
    expect(within(keys, 80, { uv: 0 }).wear).toEqual(["bodysuit_short_sleeve"]);
    expect(within(keys, 80, { uv: 3 }).wear).toEqual(["bodysuit_short_sleeve", "joggers_lined"]);
    expect(within(keys, 84, { uv: 3 }).wear).toEqual(["bodysuit_short_sleeve"]);
    expect(within(["bodysuit_short_sleeve"], 78, { uv: 3 }).wear).toEqual(["bodysuit_short_sleeve"]);
  });

  test("has a rain cover from a chance of 40 %, and a windproof layer from 15 mph", () => {
    const rain = (pop: number) => within(usualDrawer(8), 50, { pop, rain_in: 0.01 }).notes;
    expect([39, 40].map((pop) => rain(pop).includes("rain_cover_vented"))).toEqual([false, true]);
    const wind = (mph: number) => within(["bodysuit_long_sleeve", "pants_soft"], 55, { wind: mph }).notes;
    expect([14, 15].map((mph) => wind(mph).includes("wind_layer_outside"))).toEqual([false, true]);
  });
});

test("the pieces that may be named as missing are worn at the months that the catalogue says", () => {
  for (const { key, from, before } of ADVISED) {
    for (const [place, size] of CALENDAR_SIZES.entries()) {
      const month = SIZES[place]?.firstMonth ?? 0;
      const isForBitterCold = key === "snowsuit" && month < 6;
      const isWorn = (catalogueItem(key)?.uses[size] ?? 0) > 0 && !isForBitterCold;
      expect(month >= from && month < before, `${key} ${size}`).toBe(isWorn);
    }
  }
});

describe("E2 the sentence", () => {
  test("has six pieces at most, and small and hidden ones follow in the list", () => {
    const keys = [
      "thermal_base_layer",
      "sleeper_footed",
      "cardigan",
      "bunting_fleece",
      "stroller_footmuff",
    ] as const;
    expect(sentencePieces([...keys, "hat_warm", "mittens_warm", "socks_warm"])).toEqual({
      said: ["sleeper_footed", "cardigan", "bunting_fleece", "hat_warm", "mittens_warm", "stroller_footmuff"],
      rest: ["thermal_base_layer", "socks_warm"],
    });
    expect(sentencePieces(["sleeper_footed", "socks"])).toEqual({
      said: ["sleeper_footed", "socks"],
      rest: [],
    });
    expect(sentencePieces([])).toEqual({ said: [], rest: [] });
  });

  test("holds six however much is worn, and all that protects the head and the hands", () => {
    for (const months of [1, 4, 8, 11]) {
      const drawer = drawerOf(usualDrawer(months));
      for (let tempF = -40; tempF <= 110; tempF += 5) {
        const { wear, extras } = outfit(stroller(tempF), drawer, babyAged(months));
        const { said, rest } = sentencePieces([...wear, ...extras]);
        expect(said.length).toBe(Math.min(6, wear.length + extras.length));
        expect(inRoles(rest, "head", "hands")).toEqual([]);
        expect([...said, ...rest].toSorted()).toEqual([...wear, ...extras].toSorted());
      }
    }
  });
});
