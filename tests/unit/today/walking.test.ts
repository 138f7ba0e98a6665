// E35: walking from the first birthday on: where it is offered, what it asks for, and rules that hold for any drawer in any weather.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { day, type HourOfDay } from "../../../app/domain/today/day-outfit.ts";
import { otherDays } from "../../../app/domain/today/other-days.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { coveredBy, covers, coversFeet, inRoles } from "../../../app/domain/today/outfit-sets.ts";
import { situationsAt, usualSituation } from "../../../app/domain/today/shown-situation.ts";
import {
  babyAged,
  type HourWeather,
  type Outing,
  type Pieces,
} from "../../../app/domain/today/today-terms.ts";
import { feltF, neededClo } from "../../../app/domain/today/weather-asks.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { weatherOf } from "./reference.ts";
import { FULL } from "./walking-drawer.ts";

describe("the situations of an age", () => {
  const OTHERS = ["stroller", "asleep", "carrier", "car"];
  const ROOMS = ["indoors", "night"];

  it.each([
    [0, [...OTHERS, ...ROOMS], "stroller"],
    [5, [...OTHERS, ...ROOMS], "stroller"],
    [6, [...OTHERS, "ground", ...ROOMS], "stroller"],
    [11, [...OTHERS, "ground", ...ROOMS], "stroller"],
    [12, ["walking", ...OTHERS, "ground", ...ROOMS], "walking"],
    [17, ["walking", ...OTHERS, "ground", ...ROOMS], "walking"],
    [18, ["walking", ...OTHERS, ...ROOMS], "walking"],
    [23, ["walking", ...OTHERS, ...ROOMS], "walking"],
  ])("E4 E35 at %i months are %j, and %s is the usual one", (months, offered, usual) => {
    expect(situationsAt(months)).toEqual(offered);
    expect(usualSituation(situationsAt(months))).toBe(usual);
  });
});

describe("the need of a child who walks", () => {
  const degrees = Array.from({ length: 1551 }, (_, at) => at / 10 - 45);

  it("is never more than on the ground, or in a stroller", () => {
    for (const bodyF of degrees) {
      const walk = neededClo("walk", bodyF, 60);
      expect(walk).toBeLessThanOrEqual(neededClo("play", bodyF, 60));
      expect(walk).toBeLessThanOrEqual(neededClo("stroller", bodyF, 60));
    }
  });

  it("rises as it gets colder, without steps", () => {
    for (const [at, bodyF] of degrees.entries()) {
      const warmer = neededClo("walk", degrees[at + 1] ?? bodyF, 60);
      const rise = neededClo("walk", bodyF, 60) - warmer;
      expect(rise).toBeGreaterThanOrEqual(0);
      expect(rise).toBeLessThan(0.006);
    }
  });

  // As rules.md checks the stroller: skin at 92.3 °F, 0.5 clo of air; 2.5 times the dry loss of an awake infant at rest, 40 W/m².
  it("is that of a heat balance, less a quarter of a clo at most, from 70 to 10 °F", () => {
    for (const bodyF of degrees.filter((one) => one >= 10 && one <= 70)) {
      const kelvins = ((92.3 - bodyF) * 5) / 9;
      const balance = kelvins / (2.5 * 40) / 0.155 - 0.5;
      const walk = neededClo("walk", bodyF, 60);
      expect([bodyF, walk <= balance + 0.05 && walk >= balance - 0.25]).toEqual([bodyF, true]);
    }
  });
});

test("outfits to walk in agree with the one chart of play outdoors", () => {
  const [, ...lines] = readFileSync(new URL("../fixtures/outfit-charts.csv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const cells = lines.map((line) => line.split(",")).filter(([, kind]) => kind === "play");
  const agree = cells.filter((cell) => {
    const [celsius, clo] = [cell[2], cell[3]].map(Number);
    const { got } = outfit(
      { situation: "walk", weather: weatherOf(((celsius ?? 0) * 9) / 5 + 32) },
      drawerOf(FULL),
      babyAged(14),
    );
    return Math.abs(got - (clo ?? 0)) <= Math.max(0.35, (clo ?? 0) / 5);
  });
  expect([agree.length, cells.length]).toEqual([7, 7]);
});

interface Draw {
  months: number;
  keys: ItemKey[];
  tempF: number;
  weather: Omit<HourWeather, "tempF">;
}

const someKeys: fc.Arbitrary<ItemKey[]> = fc.subarray<ItemKey>([...FULL, "bunting_fleece"]);
const allKeys: fc.Arbitrary<ItemKey[]> = fc.constant(FULL).map((keys) => [...keys]);

const draws: fc.Arbitrary<Draw> = fc.record({
  months: fc.constantFrom(12, 14, 17, 18, 23),
  keys: fc.oneof({ arbitrary: someKeys, weight: 4 }, allKeys),
  tempF: fc.integer({ min: -40, max: 115 }),
  weather: fc.record({
    windMph: fc.constantFrom(0, 4, 9, 15, 25, 40),
    humidity: fc.constantFrom(15, 40, 60, 90),
    uv: fc.constantFrom(0, 2, 3, 6, 11),
    wetChance: fc.constantFrom(0, 39, 40, 90),
    rainIn: fc.constantFrom(0, 0, 0.02, 0.2),
    snowIn: fc.constantFrom(0, 0, 0, 0.3),
  }),
});

const answer = ({ months, keys, tempF, weather }: Draw, situation: Outing = "walk") =>
  outfit({ situation, weather: { ...weather, tempF } }, drawerOf(keys), babyAged(months));
const allWorn = ({ wear, extras }: { wear: Pieces; extras: Pieces }) => [...wear, ...extras];

/** Always on the same draws: a rare one must not fail the change of somebody else. */
function holds<Value>(runs: number, arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: runs, seed: 20261128 });
}

describe("any child who walks", () => {
  test("wears pieces of the drawer, each once: one coat, one hat, and one pair on the feet over socks", () => {
    holds(2500, draws, (draw) => {
      const said = answer(draw);
      const worn = allWorn(said);
      expect(worn.filter((key) => !draw.keys.includes(key))).toEqual([]);
      expect(said.wished.filter((key) => draw.keys.includes(key))).toEqual([]);
      expect(new Set(worn).size).toBe(worn.length);
      expect(inRoles(worn, "jacket", "coat", "suit").length).toBeLessThanOrEqual(1);
      expect(worn.filter((key) => key === "hat_sun" || key === "hat_warm").length).toBeLessThanOrEqual(1);
      const shod = inRoles(worn, "feet").filter((key) => !key.startsWith("socks"));
      expect(shod.length).toBeLessThanOrEqual(1);
      if (said.wear.length > 0)
        expect([...shod, ...said.wished].some((key) => /^(shoes|sandals|boots|booties)/.test(key))).toBe(
          true,
        );
    });
  });

  test("never wears what is for a stroller, a bunting, or a fleece sleeper over pants to walk in", () => {
    holds(1500, draws, (draw) => {
      const { wear, wished, notes } = answer(draw);
      for (const key of ["blanket_stroller", "stroller_footmuff", "bunting_fleece"] as const)
        expect([...wear, ...wished]).not.toContain(key);
      if (draw.keys.includes("pants_soft")) expect(wear).not.toContain("sleeper_fleece");
      expect(notes).not.toContain("never_drape_the_stroller");
    });
  });

  test("wears no more when it's warmer, and no less in wind", () => {
    holds(2500, fc.tuple(draws, fc.constantFrom(1, 2, 5, 12)), ([draw, warmer]) => {
      const [cold, warm] = [answer(draw), answer({ ...draw, tempF: draw.tempF + warmer })];
      expect(warm.got).toBeLessThanOrEqual(cold.got + 1e-9);
      if (draw.tempF > 60) return;
      const inWind = (windMph: number) => answer({ ...draw, weather: { ...draw.weather, windMph } }).got;
      expect(inWind(30)).toBeGreaterThanOrEqual(inWind(3) - 1e-9);
    });
  });

  test("is asked for no more than in a stroller in the same air", () => {
    const still = draws.map((draw) => ({ ...draw, weather: { ...draw.weather, windMph: 0 } }));
    holds(1000, still, (draw) => {
      expect(answer(draw).need).toBeLessThanOrEqual(answer(draw, "stroller").need);
    });
  });

  test("P19 has something on its legs at any temperature, and in heat lacks shorts where it has nothing", () => {
    holds(1500, draws, (draw) => {
      const { wear, wished } = answer(draw);
      const isHot = feltF(draw.tempF, draw.weather.windMph, draw.weather.humidity) >= 75;
      if (isHot && coveredBy(wear) === "nothing" && !draw.keys.includes("shorts"))
        expect(wished).toContain("shorts");
      if (draw.keys.some((key) => ["romper_short", "romper_long", "sleeper_footed"].includes(key)))
        expect(coveredBy(wear)).not.toBe("nothing");
    });
  });

  test("wears a rain suit below 80 °F alone, and rain boots at most above it", () => {
    const rainy = draws.map((draw) => ({
      ...draw,
      weather: { ...draw.weather, rainIn: 0.2, wetChance: 90, snowIn: 0 },
    }));
    holds(800, rainy, (draw) => {
      const { wear, extras, wished } = answer(draw);
      if (wear.length === 0) return;
      const isWarm = feltF(draw.tempF, draw.weather.windMph, draw.weather.humidity) >= 80;
      expect([...extras, ...wished].includes("rain_suit")).toBe(!isWarm);
    });
  });

  test("has its legs covered below 75 °F if the drawer can, and by more than a sleeper if there are pants for a mild day", () => {
    const dry = draws.map((draw) => ({
      ...draw,
      tempF: Math.min(draw.tempF, 74),
      keys: [...new Set<ItemKey>([...draw.keys, "pants_soft", "top_long_sleeve"])],
    }));
    holds(500, dry, (draw) => {
      const { wear } = answer(draw);
      expect(wear.some((key) => covers(key, "legs"))).toBe(true);
      if (draw.tempF >= 60) expect(wear).not.toContain("sleeper_footed");
    });
  });

  test("wears a snowsuit in snow below 40 °F where there is one to wear", () => {
    const snowy = draws.map((draw) => ({
      ...draw,
      tempF: Math.min(draw.tempF, 39),
      keys: [...new Set<ItemKey>([...draw.keys, "snowsuit", "pants_soft", "top_long_sleeve"])],
      weather: { ...draw.weather, snowIn: 0.3 },
    }));
    holds(500, snowy, (draw) => {
      expect(answer(draw).wear).toContain("snowsuit");
    });
  });
});

describe("insulation by size", () => {
  it("knows no feet of a snowsuit from 12 months on, and those of all else", () => {
    const withFeet = (months: number) =>
      Object.keys(INSULATION).filter((key) => coversFeet(key as ItemKey, months));
    expect(withFeet(11).filter((key) => !withFeet(12).includes(key))).toEqual(["snowsuit"]);
    expect(withFeet(12)).toEqual(withFeet(23));
  });

  it.each([
    [11, false],
    [12, true],
  ])("at %i months, socks under a snowsuit are %s in every situation", (months, hasSocks) => {
    const drawer = drawerOf(["top_long_sleeve", "pants_soft", "snowsuit", "socks"]);
    for (const situation of ["stroller", "play"] as const) {
      const { wear, extras } = outfit({ situation, weather: weatherOf(20) }, drawer, babyAged(months));
      expect(wear).toContain("snowsuit");
      expect(extras.includes("socks")).toBe(hasSocks);
    }
  });
});

describe("a window on foot", () => {
  const hours = (...temps: number[]): HourOfDay[] =>
    temps.map((tempF, at) => ({ hour: 8 + at, ...weatherOf(tempF) }));
  const wet = (hour: HourOfDay): HourOfDay => ({ ...hour, wetChance: 90, rainIn: 0.1 });
  const drawer = drawerOf(FULL);
  const walk = (span: HourOfDay[]) => day("walk", span, [0, 24], drawer, babyAged(14));

  it("starts in rain boots if it rains later, and keeps them", () => {
    const [cold, mild, rain] = hours(50, 55, 58);
    const span = [cold, mild, rain && wet(rain)].flatMap((hour) => hour ?? []);
    const worn = walk(span);
    expect(worn?.door).toContain("boots_rain");
    expect(worn?.door).not.toContain("shoes_soft_sole");
    expect(worn?.take).toContain("rain_suit");
    if (!worn) throw new Error("There is no outfit");
    const { warmer, lighter } = otherDays({
      worn,
      situation: "walk",
      hours: span,
      drawer,
      baby: babyAged(14),
    });
    for (const other of [warmer, lighter]) expect(other?.door).toContain("boots_rain");
  });

  it("stays in insulated boots where the coldest hour asks for them", () => {
    const [cold, mild] = hours(30, 45);
    const worn = walk([cold, mild && wet(mild)].flatMap((hour) => hour ?? []));
    expect(worn?.door).toContain("booties_winter");
    expect([...(worn?.door ?? []), ...(worn?.take ?? [])]).not.toContain("boots_rain");
  });

  it("P19 has something on its legs at each hour, however warm the noon", () => {
    for (const temps of [
      [62, 74, 88],
      [78, 84, 91],
      [66, 82, 100],
    ]) {
      const worn = walk(hours(...temps));
      const legs = (keys: Pieces) => inRoles(keys, "legs", "onepiece");
      expect(legs(worn?.door ?? [])).not.toEqual([]);
      for (const { off } of worn?.changes ?? []) expect(legs(off)).toEqual([]);
    }
  });

  it("takes the coat off by noon", () => {
    const worn = walk(hours(36, 44, 52, 60));
    expect(worn?.changes.length).toBeGreaterThan(0);
    expect(inRoles(worn?.door ?? [], "jacket", "coat", "suit", "mid").length).toBeGreaterThan(0);
  });
});
