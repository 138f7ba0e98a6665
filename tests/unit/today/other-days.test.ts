// The outfits beside that of a window: by a table, and rules that hold for any drawer in any weather.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DayOutfit, day, type HourOfDay } from "../../../app/domain/today/day-outfit.ts";
import { otherDays } from "../../../app/domain/today/other-days.ts";
import { changeBetween } from "../../../app/domain/today/outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { covers, inRoles } from "../../../app/domain/today/outfit-sets.ts";
import { babyAged, type Outing, type Pieces } from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { feltIn } from "../../../app/domain/today/weather-asks.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { type CaseWeather, weatherOf } from "./reference.ts";

interface Given {
  situation?: Outing;
  months?: number;
  keys?: readonly ItemKey[];
  hours: readonly HourOfDay[];
}

const ALL = [0, 24] as const;

function dressed({ situation = "stroller", months = 4, keys = usualDrawer(months), hours }: Given) {
  const [drawer, baby] = [drawerOf(keys), babyAged(months, months === 0 ? { weeks: 2 } : {})];
  const worn = day(situation, hours, ALL, drawer, baby);
  if (!worn) throw new Error("an hour has an outfit");
  const others = otherDays({ worn, situation, hours, drawer, baby });
  const all = [others.lighter, others.warmer, ...others.swaps].filter((one) => one !== null);
  return { worn, ...others, all };
}

const hour = (at: number, tempF: number, weather: CaseWeather = {}): HourOfDay => ({
  hour: at,
  ...weatherOf(tempF, weather),
});

/** Without the pieces for head, hands, feet, sun, and rain. */
const setOf = (keys: Pieces) => keys.filter((key) => INSULATION[key].clo > 0 && !isSmall(key));
const isSmall = (key: ItemKey) => inRoles([key], "head", "hands", "feet", "rain", "none").length > 0;

const moved = (before: DayOutfit, after: DayOutfit | null) => {
  const { off, on } = changeBetween(before.door, after?.door ?? []);
  return [...off.map((key) => `-${key}`), ...on.map((key) => `+${key}`)].join(" ");
};

describe("E9 beside the outfit of a window", () => {
  test.each([
    ["a cool morning", "stroller", hour(8, 50), "-blanket_stroller", "+cardigan"],
    ["a cold one, in all there is", "stroller", hour(8, 28), "-cardigan", null],
    ["a warm noon", "stroller", hour(12, 77), "-pants_soft", "+cardigan"],
    ["the car", "car", hour(8, 28), "-cardigan", null],
    ["a carrier", "carrier", hour(8, 45), "-cardigan", "-bodysuit_long_sleeve -cardigan +bunting_fleece"],
  ] as const)("stand a lighter and a warmer one: %s", (_, situation, at, lighter, warmer) => {
    const { worn, ...others } = dressed({ situation, hours: [at] });
    expect(moved(worn, others.lighter)).toBe(lighter);
    expect(others.warmer && moved(worn, others.warmer)).toBe(warmer);
  });

  test("keeps the set next to the skin where a layer can come off or go on", () => {
    const keys = [
      "bodysuit_long_sleeve",
      "pants_soft",
      "sleeper_footed",
      "cardigan",
      "bunting_fleece",
    ] as const;
    const { worn, lighter, warmer } = dressed({ keys, hours: [hour(9, 62)] });
    expect([setOf(worn.door), moved(worn, lighter), moved(worn, warmer)]).toEqual([
      ["bodysuit_long_sleeve", "sleeper_footed", "cardigan"],
      "-cardigan",
      // With the bodysuit and the cardigan under it, it would be more than half a clo warmer.
      "-bodysuit_long_sleeve -cardigan +bunting_fleece",
    ]);
  });

  test("is another set next to the skin where nothing else is lighter, with its own socks", () => {
    const keys = ["bodysuit_long_sleeve", "pants_soft", "sleeper_footed", "socks", "hat_warm"] as const;
    const { worn, lighter, warmer } = dressed({ keys, months: 8, hours: [hour(9, 66)] });
    expect([worn.door, lighter?.door, warmer]).toEqual([
      ["bodysuit_long_sleeve", "sleeper_footed"],
      ["bodysuit_long_sleeve", "pants_soft", "socks"],
      null,
    ]);
  });

  test("is never less where the drawer has too little, nor more in heat", () => {
    const cold = dressed({ keys: ["sleeper_footed", "cardigan"], hours: [hour(9, 30)] });
    expect(cold.worn.notes).toContain("drawer_too_light");
    expect([cold.lighter, cold.warmer]).toEqual([null, null]);
    const hot = dressed({ keys: ["sleeper_footed", "bodysuit_long_sleeve"], hours: [hour(9, 86)] });
    expect(hot.worn.notes).toContain("drawer_too_warm");
    expect(hot.warmer).toBeNull();
    const inHeat = dressed({ hours: [hour(14, 100, { rh: 60 })] });
    expect(inHeat.worn.stay).toBe("stay_in_heat");
    expect(inHeat.warmer).toBeNull();
  });

  test("covers legs if any hour of the window asks for it", () => {
    const keys = ["bodysuit_short_sleeve", "joggers_lined", "cardigan"] as const;
    const warm = dressed({ keys, hours: [hour(9, 75), hour(11, 76)] });
    expect(warm.lighter?.door).toEqual(["bodysuit_short_sleeve"]);
    const cooling = dressed({ keys, hours: [hour(9, 74), hour(11, 66)] });
    expect(cooling.lighter).toBeNull();
    const sunny = dressed({ keys, hours: [hour(9, 74), hour(11, 76, { uv: 4 })] });
    expect(sunny.lighter).toBeNull();
  });

  test("has no changes, and takes only small things along", () => {
    const hours = [hour(8, 38), hour(10, 50), hour(12, 66, { uv: 4 }), hour(16, 42)];
    const { worn, all } = dressed({ months: 8, hours });
    expect(worn.changes.length).toBeGreaterThan(0);
    expect(all.length).toBeGreaterThan(1);
    for (const { changes, take } of all) {
      expect(changes).toEqual([]);
      expect(take).toContain("hat_sun");
      expect(take.filter((key) => !isSmall(key))).toEqual([]);
    }
  });

  test("is nothing without an hour or a drawer", () => {
    const drawer = drawerOf([]);
    const baby = babyAged(4);
    const worn = day("stroller", [hour(9, 50)], ALL, drawer, baby);
    expect(worn && otherDays({ worn, situation: "stroller", hours: [hour(9, 50)], drawer, baby })).toEqual({
      lighter: null,
      warmer: null,
      swaps: [],
    });
    const full = dressed({ hours: [hour(9, 50)] }).worn;
    expect(
      otherDays({ worn: full, situation: "stroller", hours: [], drawer: drawerOf(usualDrawer(4)), baby })
        .warmer,
    ).toBeNull();
  });
});

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11] as const;

/** Some hours of a day, an age, some of the pieces that fit it, and a situation. */
const draws = (...situations: readonly Outing[]) =>
  fc
    .constantFrom(...MONTHS)
    .chain((months) =>
      fc.record({
        months: fc.constant(months),
        situation: fc
          .constantFrom(...situations)
          .map((one) => (one === "play" && months < 6 ? ("carrier" as const) : one)),
        keys: fc.oneof(
          { arbitrary: fc.subarray(usualDrawer(months)), weight: 3 },
          fc.constant(usualDrawer(months)),
        ),
        hours: fc
          .tuple(
            fc.integer({ min: -30, max: 105 }),
            fc.array(
              fc.record({
                rise: fc.integer({ min: -12, max: 12 }),
                wind: fc.constantFrom(0, 6, 15, 30),
                uv: fc.constantFrom(0, 2, 3, 7),
                rain_in: fc.constantFrom(0, 0, 0.05),
                snow_in: fc.constantFrom(0, 0, 0, 0.3),
              }),
              { minLength: 1, maxLength: 5 },
            ),
          )
          .map(([tempF, hours]) =>
            hours.map(({ rise, ...weather }, at) => hour(8 + at, tempF + rise, { ...weather, pop: 60 })),
          ),
      }),
    );

const anywhere = () => draws("stroller", "stroller_asleep", "carrier", "play", "car");

/** Always on the same draws: a rare one must not fail the change of somebody else. */
function holds<Value>(runs: number, arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: runs, seed: 20261128 });
}

describe("any outfit beside that of a window", () => {
  test("has only pieces of the drawer, each once, and wishes only for others", () => {
    holds(800, anywhere(), (draw) => {
      for (const { door, take, wished } of dressed(draw).all) {
        expect([...door, ...take].filter((key) => !draw.keys.includes(key))).toEqual([]);
        expect(new Set([...door, ...take]).size).toBe(door.length + take.length);
        expect(wished.filter((key) => draw.keys.includes(key))).toEqual([]);
      }
    });
  });

  test("is lighter, warmer, or as warm, as it says", () => {
    holds(1500, anywhere(), (draw) => {
      const { worn, lighter, warmer, swaps } = dressed(draw);
      const now = drawerOf(draw.keys).cloOf(setOf(worn.door));
      if (lighter) expect(lighter.got).toBeLessThanOrEqual(now - 0.1 + 1e-9);
      if (warmer) expect(warmer.got).toBeGreaterThanOrEqual(now + 0.1 - 1e-9);
      for (const { got } of swaps) expect(Math.floor(got * 10 + 1e-6)).toBe(Math.floor(now * 10 + 1e-6));
    });
  });

  test("P18 is at most half a clo warmer, and never if an hour is hot", () => {
    holds(1500, anywhere(), (draw) => {
      const { worn, warmer } = dressed(draw);
      const { situation, hours } = draw;
      const now = drawerOf(draw.keys).cloOf(setOf(worn.door));
      const isHot = hours.some((weather) => feltIn({ situation, weather }).bodyF >= 80);
      expect((warmer?.got ?? now) - now).toBeLessThanOrEqual(isHot ? 0 : 0.5 + 1e-9);
    });
  });

  test("differs from the usual one and from the others", () => {
    holds(800, anywhere(), (draw) => {
      const { worn, all } = dressed(draw);
      const sets = [worn, ...all].map(({ door }) => setOf(door).toSorted().join());
      expect(new Set(sets).size).toBe(sets.length);
    });
  });

  test("has one base, one outer layer, one cover, and one hat at most, and none in the car", () => {
    holds(800, anywhere(), (draw) => {
      for (const { door } of dressed(draw).all) {
        for (const roles of [["jacket", "coat", "suit"], ["cover"], ["top"], ["onepiece", "legs"]] as const)
          expect(inRoles(door, ...roles).length).toBeLessThanOrEqual(1);
        expect(inRoles(door, "head").length).toBeLessThanOrEqual(draw.situation === "car" ? 0 : 1);
      }
    });
  });

  test("has nothing padded under the straps", () => {
    holds(800, draws("car"), (draw) => {
      for (const { door, overHarness } of dressed(draw).all) {
        expect(door.filter((key) => INSULATION[key].harness !== "under")).toEqual([]);
        expect(overHarness.filter((key) => INSULATION[key].harness !== "over")).toEqual([]);
      }
    });
  });

  test("covers legs below 75 °F and in the sun below 81 °F, if the drawer can", () => {
    holds(800, draws("stroller", "carrier"), (draw) => {
      if (!draw.keys.includes("sleeper_footed")) return;
      const { situation, hours } = draw;
      const isBareEverywhere = hours.every((weather) => {
        const { bodyF } = feltIn({ situation, weather });
        return bodyF >= 75 && (weather.uv < 3 || bodyF >= 81);
      });
      if (isBareEverywhere) return;
      for (const { door } of dressed(draw).all) expect(door.some((key) => covers(key, "legs"))).toBe(true);
    });
  });

  test("has the sun hat, the shade, and the limits that the usual one has", () => {
    holds(800, draws("stroller", "carrier", "play"), (draw) => {
      const { worn, all } = dressed(draw);
      const hats = (keys: Pieces) => inRoles(keys, "head", "hands");
      const ofSun = [
        "shade_first",
        "shade",
        "canopy_up",
        "sunscreen_bare_skin",
        "never_drape_the_stroller",
      ] as const;
      for (const one of all) {
        expect(hats(one.door)).toEqual(hats(worn.door));
        expect(one.stay).toBe(worn.stay);
        for (const note of [...ofSun, "feel_the_neck"] as const)
          expect(one.notes.includes(note)).toBe(worn.notes.includes(note));
      }
    });
  });
});
