// Rules that hold for any drawer in any weather, tried on 20,000.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { night, otherNights, warmestSack } from "../../../app/domain/today/night-outfit.ts";
import { otherOutfits, outfit } from "../../../app/domain/today/outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { covers, inRoles, roleOf } from "../../../app/domain/today/outfit-sets.ts";
import {
  babyAged,
  type HourWeather,
  type Moment,
  type Outing,
  type Pieces,
} from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { feltF, feltIn } from "../../../app/domain/today/weather-asks.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";

/** What a draw is made of: an age, some of the pieces that fit it, a situation, and its weather. */
interface Draw {
  months: number;
  keys: ItemKey[];
  situation: Outing | "indoors";
  tempF: number;
  weather: Omit<HourWeather, "tempF">;
}

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 11] as const;
const FULL = new Map(MONTHS.map((months) => [months, usualDrawer(months)]));

const weathers = fc.record({
  windMph: fc.constantFrom(0, 4, 9, 15, 25, 40),
  humidity: fc.constantFrom(15, 40, 60, 90),
  uv: fc.constantFrom(0, 2, 3, 6, 11),
  wetChance: fc.constantFrom(0, 39, 40, 90),
  rainIn: fc.constantFrom(0, 0, 0.02, 0.2),
  snowIn: fc.constantFrom(0, 0, 0, 0.3),
});

const keysAt = (months: (typeof MONTHS)[number]): fc.Arbitrary<ItemKey[]> => {
  const full = FULL.get(months) ?? [];
  return fc.oneof(
    { arbitrary: fc.subarray(full), weight: 4 },
    fc.constant(full).map((keys) => [...keys]),
  );
};

/** Draws of some situations; on the ground from six months on. */
function draws(...situations: readonly Draw["situation"][]): fc.Arbitrary<Draw> {
  return fc
    .record({ months: fc.constantFrom(...MONTHS), situation: fc.constantFrom(...situations) })
    .map(({ months, situation }) => ({
      situation,
      months: situation === "play" && months < 6 ? (8 as const) : months,
    }))
    .chain(({ months, situation }) =>
      fc.record({
        months: fc.constant(months),
        situation: fc.constant(situation),
        keys: keysAt(months),
        tempF:
          situation === "indoors" ? fc.integer({ min: 50, max: 90 }) : fc.integer({ min: -40, max: 115 }),
        weather: weathers,
      }),
    );
}

const anywhere = () => draws("stroller", "stroller_asleep", "carrier", "play", "indoors", "car");

const babyOf = (months: number) => babyAged(months, months === 0 ? { weeks: 2 } : {});

function momentOf({ situation, tempF, weather }: Draw): Moment {
  return situation === "indoors"
    ? { situation, roomF: tempF }
    : { situation, weather: { ...weather, tempF } };
}

const answer = (draw: Draw) => outfit(momentOf(draw), drawerOf(draw.keys), babyOf(draw.months));
const allWorn = ({ wear, extras }: { wear: Pieces; extras: Pieces }) => [...wear, ...extras];
const without = (keys: Pieces, owned: Pieces) => keys.filter((key) => !owned.includes(key));

/** Runs a property so often, always on the same draws: a rare one must not fail the change of somebody else. */
function holds<Value>(runs: number, arbitrary: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: runs, seed: 20261125 });
}

describe("any outfit", () => {
  test("has only pieces of the drawer, and wishes only for others", () => {
    holds(2000, anywhere(), (draw) => {
      const said = answer(draw);
      expect(without([...allWorn(said), ...said.overHarness, ...said.carry], draw.keys)).toEqual([]);
      expect(said.wished.filter((key) => draw.keys.includes(key))).toEqual([]);
    });
  });

  test("has each piece once, and one base, one outer layer, one cover, and one hat at most", () => {
    holds(2000, anywhere(), (draw) => {
      const worn = allWorn(answer(draw));
      expect(new Set(worn).size).toBe(worn.length);
      expect(inRoles(worn, "jacket", "coat", "suit").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "cover").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "head").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "top").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "onepiece").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "legs").length).toBeLessThanOrEqual(1);
      expect(inRoles(worn, "onepiece", "legs").length).toBeLessThanOrEqual(1);
    });
  });

  test("says to feel the neck", () => {
    holds(500, anywhere(), (draw) => {
      expect(answer(draw).notes).toContain("feel_the_neck");
    });
  });

  test("from a fuller drawer is no further from the need, by more than a rung", () => {
    const pairs = anywhere().chain((draw) =>
      fc.record({ draw: fc.constant(draw), more: fc.constantFrom(...usualDrawer(draw.months)) }),
    );
    holds(1500, pairs, ({ draw, more }) => {
      const [less, fuller] = [answer(draw), answer({ ...draw, keys: [...new Set([...draw.keys, more])] })];
      // Known of the reference: a fleece sleeper over bare legs stands in until the drawer has anything that covers them.
      if (less.wear.includes("sleeper_fleece") && !fuller.wear.includes("sleeper_fleece")) return;
      expect(Math.abs(fuller.got - fuller.need)).toBeLessThanOrEqual(Math.abs(less.got - less.need) + 0.36);
    });
  });

  test("is no hat, socks, or diaper alone below 80 °F felt, in a room below 79 °F", () => {
    holds(2500, anywhere(), (draw) => {
      const { wear, extras } = answer(draw);
      const { bodyF } = feltIn(momentOf(draw));
      const hasClothes = draw.keys.some((key) => ["sleeper_footed", "bodysuit_short_sleeve"].includes(key));
      if (bodyF >= (draw.situation === "indoors" ? 79 : 80)) return;
      if (wear.length === 0) expect([extras, hasClothes]).toEqual([[], false]);
    });
  });

  test("has a light hat or none where a light one is asked for, and a warm one only if all else is too little", () => {
    holds(2000, draws("stroller", "carrier", "play", "walk"), (draw) => {
      if (feltIn(momentOf(draw)).skinF < 55) return;
      const { extras, need, got } = answer(draw);
      if (extras.includes("hat_warm"))
        expect([need - got > 0.29, extras.includes("hat_cotton_nb")]).toEqual([true, false]);
    });
  });

  test("from an empty drawer is empty", () => {
    holds(500, anywhere(), (draw) => {
      const empty = answer({ ...draw, keys: [] });
      expect([...allWorn(empty), ...empty.overHarness, ...empty.carry]).toEqual([]);
    });
  });

  test("has no more clothing when it's warmer", () => {
    holds(2500, fc.tuple(anywhere(), fc.constantFrom(1, 2, 5, 12)), ([draw, warmer]) => {
      const [cold, warm] = [answer(draw), answer({ ...draw, tempF: draw.tempF + warmer })];
      expect(warm.got).toBeLessThanOrEqual(cold.got + 1e-9);
      const small = warm.extras.filter((key) => key === "hat_warm" || key === "mittens_warm");
      expect(without(small, cold.extras)).toEqual([]);
    });
  });
});

describe("outdoors", () => {
  const outdoors = () => draws("stroller", "stroller_asleep", "carrier", "play");

  test("wind and sleep never mean less", () => {
    holds(1500, outdoors(), (draw) => {
      const inWind = (windMph: number) => answer({ ...draw, weather: { ...draw.weather, windMph } }).got;
      if (draw.tempF <= 60) expect(inWind(30)).toBeGreaterThanOrEqual(inWind(3) - 1e-9);
      if (draw.situation !== "stroller") return;
      expect(answer({ ...draw, situation: "stroller_asleep" }).got).toBeGreaterThanOrEqual(
        answer(draw).got - 1e-9,
      );
    });
  });

  test("the sun asks for shade, for a sun hat from 55 °F, and for no sunscreen under six months", () => {
    const sunny = outdoors().map((draw) => ({
      ...draw,
      weather: { ...draw.weather, uv: Math.max(3, draw.weather.uv) },
    }));
    holds(1500, sunny, (draw) => {
      const { wear, extras, wished, notes } = answer(draw);
      if (feltIn(momentOf(draw)).skinF >= 55 && wear.length > 0)
        expect([...extras, ...wished]).toContain("hat_sun");
      expect(notes).toContain(draw.months < 6 ? "shade_first" : "shade");
      expect(notes.includes("sunscreen_bare_skin")).toBe(draw.months >= 6);
    });
  });

  test("a hot stroller is never draped, and the limits of cold and heat are said", () => {
    holds(1000, outdoors(), (draw) => {
      const { notes, stay } = answer(draw);
      const { tempF, weather } = draw;
      if (draw.situation.startsWith("stroller") && tempF >= 75)
        expect(notes).toContain("never_drape_the_stroller");
      if (feltF(tempF, weather.windMph, weather.humidity) < -15) expect(stay).toBe("stay_in_cold");
      if (feltF(tempF, 0, weather.humidity) >= 90) expect(stay).toBe("stay_in_heat");
    });
  });
});

describe("a note, P17", () => {
  const isStroller = ({ situation }: Draw) => situation.startsWith("stroller");
  const isRaining = ({ weather, situation }: Draw) =>
    !["indoors", "car"].includes(situation) &&
    weather.rainIn >= 0.01 &&
    weather.wetChance >= 40 &&
    weather.snowIn === 0;

  test("speaks of sleeves only over thin ones that are worn in the sun below 81 °F", () => {
    holds(1500, anywhere(), (draw) => {
      const { wear, notes } = answer(draw);
      if (!notes.includes("thin_sleeves")) return;
      expect(wear.filter((key) => !["top", "onepiece", "legs"].includes(roleOf(key)))).toEqual([]);
      for (const part of ["arms", "legs"] as const) expect(wear.some((key) => covers(key, part))).toBe(true);
      expect(draw.weather.uv).toBeGreaterThanOrEqual(3);
      expect(feltIn(momentOf(draw)).bodyF).toBeLessThan(81);
    });
  });

  test("has a canopy, a hood, and a rain cover in a stroller only, and a cover over both in a carrier", () => {
    holds(1500, anywhere(), (draw) => {
      const { notes } = answer(draw);
      for (const note of ["canopy_up", "rain_cover_vented", "never_drape_the_stroller"] as const)
        if (notes.includes(note)) expect(isStroller(draw)).toBe(true);
      expect(notes.includes("rain_cover_vented")).toBe(isRaining(draw) && isStroller(draw));
      expect(notes.includes("cover_over_both")).toBe(isRaining(draw) && draw.situation === "carrier");
    });
  });

  test("takes off what lies over the straps only if something does, and stays in no room only briefly", () => {
    holds(1500, draws("car", "indoors"), (draw) => {
      const { notes, overHarness, situation } = answer(draw);
      expect(notes.includes("off_when_warm")).toBe(overHarness.length > 0);
      if (situation === "indoors") expect(notes).not.toContain("drawer_too_light");
    });
  });

  test("under six months thin sleeves and legs are worn in the sun below 81 °F, if the drawer can", () => {
    const young = draws("stroller", "stroller_asleep", "carrier").map((draw) => ({
      ...draw,
      months: Math.min(5, draw.months),
      weather: { ...draw.weather, uv: Math.max(3, draw.weather.uv) },
    }));
    holds(1500, young, (draw) => {
      if (!draw.keys.includes("sleeper_footed") || feltIn(momentOf(draw)).bodyF >= 81) return;
      const { wear } = answer(draw);
      for (const part of ["arms", "legs"] as const) expect(wear.some((key) => covers(key, part))).toBe(true);
    });
  });

  test("a rain suit is worn in the rain below 80 °F alone, and in no stroller", () => {
    holds(1500, anywhere(), (draw) => {
      const { extras, wished } = answer(draw);
      if (![...extras, ...wished].includes("rain_suit")) return;
      expect([isRaining(draw), isStroller(draw)]).toEqual([true, false]);
      expect(feltIn(momentOf(draw)).bodyF).toBeLessThan(80);
      if (draw.situation === "carrier") expect(wished).not.toContain("rain_suit");
    });
  });
});

test("P18 Warmer is at most half a clo more, and is offered nowhere from 80 °F on", () => {
  holds(2000, anywhere(), (draw) => {
    const [moment, drawer, baby] = [momentOf(draw), drawerOf(draw.keys), babyOf(draw.months)];
    const { warmer } = otherOutfits(moment, drawer, baby);
    if (!warmer) return;
    expect(warmer.got - outfit(moment, drawer, baby).got).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(feltIn(moment).bodyF).toBeLessThan(80);
  });
});

describe("indoors and in the car", () => {
  test("there is no hat", () => {
    holds(1000, draws("indoors", "car"), (draw) => {
      expect(inRoles(allWorn(answer(draw)), "head")).toEqual([]);
    });
  });

  test("only what the harness allows is under the straps, and over them", () => {
    holds(1500, draws("car"), (draw) => {
      const said = answer(draw);
      expect(allWorn(said).filter((key) => INSULATION[key].harness !== "under")).toEqual([]);
      expect(said.overHarness.filter((key) => INSULATION[key].harness !== "over")).toEqual([]);
    });
  });
});

describe("sets that take turns", () => {
  const turned = (draw: Draw, day: number, wearsOf: (key: ItemKey) => number = () => 1) => {
    const drawer = drawerOf(draw.keys);
    const baby = { ...babyOf(draw.months), turn: { day, wearsOf } };
    return { worn: outfit(momentOf(draw), drawer, baby), others: otherOutfits(momentOf(draw), drawer, baby) };
  };
  const setsOf = ({ wear, swaps }: { wear: Pieces; swaps: readonly Pieces[] }) =>
    [wear, ...swaps].map((keys) => keys.join("+")).toSorted();

  test("are the ones that may be swapped, whichever of them leads, and the same one all day", () => {
    holds(800, fc.tuple(anywhere(), fc.nat(1000)), ([draw, day]) => {
      const [led, { worn, others }] = [answer(draw), turned(draw, day)];
      expect(setsOf(worn)).toEqual(setsOf(led));
      expect(Math.abs(worn.got - led.got)).toBeLessThan(0.1 + 1e-9);
      expect(worn.need).toBe(led.need);
      expect(others.swaps).toHaveLength(worn.swaps.length);
      expect(turned(draw, day).worn).toEqual(worn);
    });
  });

  test("come one after the other: whatever may lead does so within as many days as there are sets", () => {
    let taken = 0;
    holds(300, anywhere(), (draw) => {
      const days = [0, 1, 2, 3, 4, 5].map((day) => turned(draw, day).worn.wear.join("+"));
      expect(days.slice(3)).toEqual(expect.arrayContaining([...new Set(days.slice(0, 3))]));
      if (new Set(days).size > 1) taken += 1;
    });
    expect(taken).toBeGreaterThan(50);
  });

  test("spare a set that can be worn half as often, and from six months on sleepers", () => {
    holds(500, fc.tuple(anywhere(), fc.nat(50)), ([draw, day]) => {
      const led = answer(draw);
      const scarce = led.wear.find((key) => ["top", "legs", "onepiece"].includes(roleOf(key)));
      const { worn } = turned(draw, day, (key) => (key === scarce ? 1 : 4));
      const isSpared = led.swaps.some(
        (keys) =>
          !keys.some((key) => key === scarce) &&
          keys.length <= led.wear.length + 1 &&
          !(draw.months >= 6 && keys.includes("sleeper_footed")),
      );
      if (scarce && isSpared) expect(worn.wear).not.toContain(scarce);
      if (draw.months >= 6 && !led.wear.includes("sleeper_footed"))
        expect(worn.wear).not.toContain("sleeper_footed");
    });
  });
});

describe("a night", () => {
  const nights = fc
    .constantFrom(...MONTHS)
    .chain((months) =>
      fc.record({
        months: fc.constant(months),
        keys: keysAt(months),
        roomF: fc.double({ min: 45, max: 95, noNaN: true }),
        isRolling: fc.boolean(),
      }),
    );
  type Night = typeof nights extends fc.Arbitrary<infer Value> ? Value : never;
  const asleep = ({ months, keys, roomF, isRolling }: Night) =>
    night(roomF, drawerOf(keys), babyAged(months, { isRolling }));

  test("has pieces of the drawer, and nothing loose, padded, or on the head", () => {
    holds(1000, nights, (draw) => {
      const { wear } = asleep(draw);
      expect(without(wear, draw.keys)).toEqual([]);
      const others = wear.filter(
        (key) => !["sack", "swaddle", "top", "onepiece", "fleecesuit"].includes(roleOf(key)),
      );
      expect(others).toEqual([]);
    });
  });

  test("has one sack at most, within the guide's limit, and never over fleece or in a hot room", () => {
    holds(1000, nights, (draw) => {
      const { wear, sackLimit } = asleep(draw);
      const sacks = inRoles(wear, "sack", "swaddle");
      expect(sacks.length).toBeLessThanOrEqual(Math.round(draw.roomF) >= 81 ? 0 : 1);
      expect(sackLimit).toBe(warmestSack(draw.roomF));
      if (sacks.length > 0) expect(wear).not.toContain("sleeper_fleece");
    });
  });

  test("has a sack that the guide allows, or a swaddle that is at most 0.1 TOG more", () => {
    holds(1000, nights, (draw) => {
      const { wear, sackLimit } = asleep(draw);
      const mostOf = { sack: sackLimit, swaddle: sackLimit + 0.1 + 1e-9 };
      for (const role of ["sack", "swaddle"] as const)
        for (const key of inRoles(wear, role)) expect(INSULATION[key].tog).toBeLessThanOrEqual(mostOf[role]);
    });
  });

  test("has a swaddle only for a baby who doesn't roll, without a sack, and says when it ends", () => {
    const young = nights.map((draw) => ({
      ...draw,
      keys: draw.keys.filter((key) => roleOf(key) !== "sack"),
    }));
    holds(1000, fc.oneof(nights, young), (draw) => {
      const { wear, notes } = asleep(draw);
      const isSwaddled = inRoles(wear, "swaddle").length > 0;
      if (draw.isRolling || draw.months >= 4) expect(isSwaddled).toBe(false);
      expect(notes.includes("stop_swaddle_when_rolling")).toBe(isSwaddled);
    });
  });

  test("offers a swaddle in a sack's place under eight weeks, as warm as the room allows, and never first or with it", () => {
    let offered = 0;
    holds(1500, fc.tuple(nights, fc.nat(16)), ([draw, weeks]) => {
      const drawer = drawerOf(draw.keys);
      const baby = babyAged(Math.floor((weeks * 12) / 52), { weeks, isRolling: draw.isRolling });
      const { wear } = night(draw.roomF, drawer, baby);
      const { lighter, warmer, swaps } = otherNights(draw.roomF, drawer, baby);
      expect([lighter, warmer]).toEqual([null, null]);
      const hasBoth = [["sack"], ["swaddle"]].every((roles) =>
        draw.keys.some((key) => roles.includes(roleOf(key))),
      );
      if (weeks >= 8 || draw.isRolling || !hasBoth || Math.round(draw.roomF) >= 81) expect(swaps).toEqual([]);
      for (const swap of swaps) {
        offered += 1;
        expect(inRoles(wear, "swaddle")).toEqual([]);
        expect(inRoles(swap.wear, "sack")).toEqual([]);
        expect(swap.got).toBeLessThanOrEqual(Math.max(swap.need, night(draw.roomF, drawer, baby).got) + 0.55);
        expect(swap.notes.includes("stop_swaddle_when_rolling")).toBe(
          inRoles(swap.wear, "swaddle").length > 0,
        );
      }
    });
    expect(offered).toBeGreaterThan(25);
  });

  test("needs at most 0.4 TOG less in a room that is a degree warmer, and never more", () => {
    const needs = Array.from({ length: 51 }, (_, at) => night(45 + at, drawerOf([]), babyAged(8)).need);
    for (const [at, need] of needs.entries()) {
      const next = needs[at + 1] ?? need;
      expect(need - next, `${45 + at} °F`).toBeLessThanOrEqual(0.4 + 1e-9);
      expect(next).toBeLessThanOrEqual(need);
    }
  });

  test("is never a sack over a diaper below 79 °F, nor a diaper, if there is something to wear under it", () => {
    holds(1500, nights, (draw) => {
      const { wear } = asleep(draw);
      const isDressed = inRoles(wear, "top", "onepiece", "fleecesuit").length > 0;
      const may = draw.keys.includes("bodysuit_short_sleeve") || draw.keys.includes("sleeper_footed");
      if (Math.round(draw.roomF) < 79 && may) expect(isDressed).toBe(true);
    });
  });

  test("is no warmer in a warmer room, by more than a step of 0.25 TOG", () => {
    holds(500, fc.tuple(nights, fc.constantFrom(1, 2, 5, 12)), ([draw, warmer]) => {
      expect(asleep({ ...draw, roomF: draw.roomF + warmer }).got).toBeLessThanOrEqual(
        asleep(draw).got + 0.25 + 1e-9,
      );
    });
  });
});

test("legs are covered below 75 °F if the drawer can", () => {
  holds(1000, anywhere(), (draw) => {
    if (!draw.keys.includes("sleeper_footed") || feltIn(momentOf(draw)).bodyF >= 75) return;
    expect(answer(draw).wear.some((key) => covers(key, "legs"))).toBe(true);
  });
});

test("felt temperature rises with the air's, whatever wind and moisture", () => {
  const figures = fc.record({
    tempF: fc.double({ min: -45, max: 115, noNaN: true }),
    windMph: fc.double({ min: 0, max: 45, noNaN: true }),
    humidity: fc.integer({ min: 10, max: 100 }),
  });
  holds(500, figures, ({ tempF, windMph, humidity }) => {
    const [now, later] = [tempF, tempF + 0.1].map((airF) => feltF(airF, windMph, humidity));
    expect(later).toBeGreaterThanOrEqual((now ?? 0) - 0.02);
    expect((later ?? 0) - (now ?? 0)).toBeLessThan(1.1);
  });
});
