// E6 and E7: whose clothes of which sizes Today chooses from.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import type { PlannedSizes } from "../../../app/domain/growth/planned-sizes.ts";
import { sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { CHART_SIZES } from "../../../app/domain/growth/size-charts.ts";
import { usualDrawer, usualDrawerOf } from "../../../app/domain/today/usual-drawer.ts";
import {
  askingOfAll,
  keptDrawer,
  onePerKey,
  type PlanPiece,
  type WornDrawer,
  wornDrawer,
} from "../../../app/domain/today/worn-drawer.ts";
import { wearsNewborn, wornSizes } from "../../../app/domain/today/worn-sizes.ts";
import { AGE_RANGES, type Essentiality } from "../../../app/domain/vocabulary.ts";
import { catalogueItem } from "../../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { askingIn } from "../../../app/domain/wardrobe/family-wardrobe.ts";
import { AGE_RANGE_MONTHS, CARRIED_ON_MONTHS, PLANNED_MONTHS } from "../../../app/domain/wardrobe/growth.ts";

/** For head and hands, counted or not. */
const PROTECTING: readonly ItemKey[] = ["hat_sun", "hat_warm", "mittens_warm"];

const BORN = "2027-01-10";
const dates = { expectedDueDate: BORN, babyBornOn: BORN };

/** A baby whose size for three to six months ends on a day, which may be so many days sooner or later. */
function baby(end: string, early: string, late: string) {
  const ends: Readonly<Record<string, readonly [string, string, string]>> = {
    preemie: [BORN, BORN, BORN],
    newborn: ["2027-02-01", "2027-01-25", "2027-02-08"],
    "0-3m": ["2027-04-10", "2027-04-01", "2027-04-20"],
    "3-6m": [end, early, late],
    "6-9m": ["2027-10-10", "2027-09-20", "2027-11-01"],
  };
  const changeOf = (size: string) => {
    const [likely, from, to] = ends[size] ?? ["2028-01-10", "2028-01-01", "2028-02-01"];
    return { early: from, safe: from, likely, late: to };
  };
  const atBirth = { early: BORN, safe: BORN, likely: BORN, late: BORN };
  return CHART_SIZES.map((size, at) => ({
    size,
    start: at === 0 ? atBirth : changeOf(CHART_SIZES[at - 1] ?? ""),
    end: changeOf(size),
    skipChance: 0,
    isSkipped: size === "preemie",
  }));
}

const windows = (...babies: ReturnType<typeof baby>[]): PlannedSizes => ({
  kind: "windows",
  babies,
  movedOn: null,
  seen: ["a fact"],
});

describe("the sizes of a day", () => {
  it.each([
    ["2026-12-20", ["0-3m"]],
    ["2027-01-10", ["0-3m"]],
    ["2027-04-02", ["0-3m"]],
    ["2027-04-03", ["0-3m", "3-6m"]],
    ["2027-04-17", ["0-3m", "3-6m"]],
    ["2027-04-18", ["3-6m"]],
    ["2028-01-09", ["9-12m"]],
  ])("of the calendar, on %s", (day, sizes) => {
    expect(wornSizes(sizesOfPlan(null, dates), day)).toEqual([{ babies: [0], sizes, after: null }]);
  });

  it("of a baby are two as long as the next one may already fit", () => {
    const sizes = sizesOfPlan(windows(baby("2027-07-10", "2027-06-20", "2027-08-01")), dates);
    const on = (day: string) => wornSizes(sizes, day)[0]?.sizes;
    expect(on("2027-06-19")).toEqual(["3-6m"]);
    expect(on("2027-06-20")).toEqual(["3-6m", "6-9m"]);
    expect(on("2027-08-01")).toEqual(["3-6m", "6-9m"]);
    expect(on("2027-08-02")).toEqual(["6-9m"]);
  });

  it("are newborn ones, too, until those are outgrown", () => {
    const usual = sizesOfPlan(null, dates);
    const known = sizesOfPlan(windows(baby("2027-07-10", "2027-06-20", "2027-08-01")), dates);
    const on = (sizes: typeof usual, days: number) => wearsNewborn(sizes, [0], plusDays(BORN, days));
    expect([-20, 0, 30, 31, 90].map((days) => on(usual, days))).toEqual([true, true, true, false, false]);
    // The plan's numbers stop asking for them on the same day.
    expect(catalogueItem("sleeper_footed_nb")?.outgrownDays).toBe(30);
    const { days = 0 } = known.newborns[0] ?? {};
    expect(days).toBeGreaterThan(14);
    expect([-20, days - 1, days, 90].map((at) => on(known, at))).toEqual([true, true, false, false]);
  });

  it("of two babies are newborn ones as long as one of them wears them", () => {
    const big = baby("2027-07-10", "2027-06-20", "2027-08-01").map((one) =>
      one.size === "newborn" ? { ...one, isSkipped: true } : one,
    );
    const both = sizesOfPlan(windows(big, baby("2027-07-10", "2027-06-20", "2027-08-01")), dates, 2);
    const day = plusDays(BORN, 10);
    expect([[0], [1], [0, 1]].map((babies) => wearsNewborn(both, babies, day))).toEqual([false, true, true]);
  });

  it("of twins are told apart once they differ", () => {
    const sizes = sizesOfPlan(
      windows(baby("2027-06-10", "2027-06-05", "2027-06-15"), baby("2027-08-10", "2027-08-05", "2027-08-15")),
      dates,
      2,
    );
    expect(wornSizes(sizes, "2027-05-01")).toEqual([{ babies: [0, 1], sizes: ["3-6m"], after: null }]);
    expect(wornSizes(sizes, "2027-07-01")).toEqual([
      { babies: [0], sizes: ["6-9m"], after: null },
      { babies: [1], sizes: ["3-6m"], after: null },
    ]);
  });
});

describe("after the last size of a plan", () => {
  const on = (sizes: ReturnType<typeof sizesOfPlan>, day: string) => {
    const [worn] = wornSizes(sizes, day);
    return worn?.after ?? worn?.sizes;
  };

  it.each([
    ["before the birth", "2026-12-27", ["0-3m"], ["0-3m"]],
    ["on the first year's last day", "2028-01-09", ["9-12m"], ["9-12m", "12-18m"]],
    ["a day later", "2028-01-10", "12-18m", ["9-12m", "12-18m"]],
    ["at 17 months", "2028-06-20", "12-18m", ["12-18m"]],
    ["at 23 months", "2028-12-20", "18-24m", ["18-24m"]],
    ["on the last day of 24 months", "2029-01-09", "18-24m", ["18-24m"]],
    ["at 24 months", "2029-01-10", "end", "end"],
    ["at 26 months", "2029-03-20", "end", "end"],
    ["at 27 months", "2029-04-10", "end", "end"],
  ])("nothing is worn from an outgrown one, %s", (_, day, ofOneYear, ofTwo) => {
    expect(on(sizesOfPlan(null, dates), day)).toEqual(ofOneYear);
    expect(on(sizesOfPlan(null, dates, 1, CARRIED_ON_MONTHS), day)).toEqual(ofTwo);
  });

  it("is the day on which it is outgrown, not the end of the year", () => {
    const early = sizesOfPlan(
      { kind: "counted", from: "2027-02-25" },
      { expectedDueDate: "2027-02-25", babyBornOn: BORN },
    );
    expect(on(early, "2028-02-24")).toEqual(["9-12m"]);
    expect(on(early, "2028-02-25")).toBe("12-18m");
    expect(early.days["9-12m"]?.end).toBe("2028-02-24");
    expect(early.planned["9-12m"]?.end).toBe("2028-01-09");
  });

  it("without gaps says a size or what comes after it, for any baby and day, and never two sizes too small", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(PLANNED_MONTHS, CARRIED_ON_MONTHS),
        fc.integer({ min: -60, max: 30 }),
        fc.integer({ min: -30, max: 850 }),
        (months, late, at) => {
          const born = plusDays(BORN, late);
          const plan = { expectedDueDate: BORN, babyBornOn: born };
          const sizes = sizesOfPlan({ kind: "counted", from: BORN }, plan, 1, months);
          const day = plusDays(born, at);
          const [worn] = wornSizes(sizes, day);
          const months24 = plusMonths(born, 24);
          if (day >= months24) expect(worn).toEqual({ babies: [0], sizes: [], after: "end" });
          else if (worn?.after) expect([worn.sizes, months]).toEqual([[], PLANNED_MONTHS]);
          else {
            const { last } = AGE_RANGE_MONTHS[worn?.sizes.at(-1) ?? "0-3m"];
            expect(day < plusDays(plusMonths(born > BORN ? born : BORN, last + 1), 8)).toBe(true);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the drawer", () => {
  const piece = (
    key: "sleeper_footed" | "bodysuit_short_sleeve" | "bodysuit_long_sleeve" | "pants_soft" | "hat_warm",
    have: number,
  ) => ({ key, have, isSkipped: false });

  it.each([
    ["a sleeper", [piece("sleeper_footed", 1)]],
    ["a top and pants", [piece("bodysuit_short_sleeve", 2), piece("pants_soft", 1)]],
    ["a thin top, which is enough at home", [piece("bodysuit_short_sleeve", 5)]],
  ])("is the counted one with %s", (_, pieces) => {
    const { levels, isCounted } = wornDrawer([...pieces, piece("hat_warm", 0)], ["3-6m"]);
    expect([levels[0]?.keys, isCounted]).toEqual([[...pieces.map(({ key }) => key), ...PROTECTING], true]);
  });

  it.each([
    ["nothing", []],
    ["a top that needs pants", [piece("bodysuit_long_sleeve", 5)]],
    ["pants alone", [piece("pants_soft", 5)]],
    ["a hat", [piece("hat_warm", 1)]],
    ["a sleeper that was skipped", [{ ...piece("sleeper_footed", 3), isSkipped: true }]],
  ])("is the usual one with %s, without what was skipped", (_, pieces) => {
    const { levels, isCounted } = wornDrawer(pieces, ["3-6m"]);
    expect([isCounted, levels.length]).toEqual([false, 1]);
    const isBegun = pieces.some(({ have, isSkipped }) => have > 0 && !isSkipped);
    expect(levels[0]?.beside).toBe(isBegun ? "usual" : null);
    const keys: readonly ItemKey[] = levels[0]?.keys ?? [];
    expect(keys.length).toBeGreaterThan(20);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, isSkipped } of pieces) expect(keys.includes(key)).toBe(!isSkipped);
  });

  const besides = (drawer: WornDrawer) => drawer.levels.map(({ beside, keys }) => [beside, keys.toSorted()]);

  it("E18 of a trip is its bag, its whole list as long as too little is packed, and the usual one for an empty list", () => {
    const line = (key: Parameters<typeof piece>[0], have: number) => ({
      ...piece(key, have),
      isPlanned: true,
    });
    const lines = [line("sleeper_footed", 0), line("hat_warm", 2), line("pants_soft", 0)];
    const unpacked = wornDrawer(lines, ["3-6m"], { isBag: true });
    expect(unpacked).toMatchObject({ isCounted: false, isListed: true });
    const list = [...PROTECTING, "pants_soft", "sleeper_footed"];
    expect(besides(unpacked)[0]).toEqual(["planned", list]);
    const unbegun = lines.map((one) => ({ ...one, have: 0 }));
    expect(besides(wornDrawer(unbegun, ["3-6m"], { isBag: true }))[0]).toEqual([null, list]);
    const packed = wornDrawer([line("sleeper_footed", 3), ...lines.slice(1)], ["3-6m"], { isBag: true });
    expect(packed).toMatchObject({ isCounted: true, isListed: false });
    expect(besides(packed).slice(0, 2)).toEqual([
      [null, [...PROTECTING, "sleeper_footed"]],
      ["planned", list],
    ]);
    for (const few of [[], [line("hat_warm", 1)]]) {
      const { levels, ...rest } = wornDrawer(few, ["3-6m"], { isBag: true });
      expect(rest).toMatchObject({ isCounted: false, isListed: false });
      expect(levels.map(({ beside }) => beside)).toEqual([few.length > 0 ? "usual" : null]);
      expect(levels[0]?.keys).toEqual(expect.arrayContaining(["sleeper_footed", "hat_warm"]));
    }
  });

  it("has the plan's pieces and the usual ones beside what is counted, and never what was skipped", () => {
    const plan = [
      piece("bodysuit_short_sleeve", 2),
      { ...piece("pants_soft", 0), isPlanned: true },
      { ...piece("sleeper_footed", 0), isPlanned: true, isSkipped: true },
      piece("hat_warm", 0),
    ];
    const drawer = wornDrawer(plan, ["3-6m"]);
    const [counted, planned, usual] = besides(drawer);
    expect(counted).toEqual([null, ["bodysuit_short_sleeve", ...PROTECTING]]);
    expect(planned).toEqual(["planned", ["bodysuit_short_sleeve", ...PROTECTING, "pants_soft"]]);
    expect(usual?.[0]).toBe("usual");
    expect(usual?.[1]).toEqual(expect.arrayContaining(["bunting_fleece", "hat_warm"]));
    expect(usual?.[1]).not.toContain("sleeper_footed");
  });

  const planned = (key: ItemKey, fields: Partial<PlanPiece> = {}): PlanPiece => ({
    ...{ key, have: 0, isSkipped: false, isPlanned: true },
    ...fields,
  });
  const ESSENTIALS = [planned("sleeper_footed"), planned("cardigan"), planned("hat_warm")];
  const keysOf = (pieces: readonly PlanPiece[]) => pieces.map(({ key }) => key).toSorted();

  it("is the plan's with nothing counted: what it asks for beyond nice to have, then all of it, then the usual one", () => {
    const nice = [planned("sweatshirt", { isNice: true }), planned("snowsuit", { isNice: true })];
    const withAny = (["mittens_warm", "shoes_soft_sole", "rain_suit"] as const).map((key) =>
      planned(key, { isNice: true }),
    );
    const others = [
      planned("pants_soft", { isSkipped: true }),
      planned("hat_sun", { isSkipped: true }),
      planned("bunting_fleece", { isPlanned: false }),
    ];
    const drawer = wornDrawer([...ESSENTIALS, ...nice, ...withAny, ...others], ["3-6m"]);
    const most = keysOf([...ESSENTIALS, ...withAny]);
    const all = keysOf([...ESSENTIALS, ...withAny, ...nice]);
    expect(besides(drawer).slice(0, 2)).toEqual([
      [null, most],
      ["planned", all],
    ]);
    const [first] = besides(wornDrawer(ESSENTIALS, ["3-6m"]));
    expect(first).toEqual([null, [...new Set([...keysOf(ESSENTIALS), ...PROTECTING])].toSorted()]);
    const [withCap] = wornDrawer([planned("sleeper_footed"), planned("hat_cotton_nb")], ["0-3m"]).levels;
    expect(withCap?.keys.toSorted()).toEqual(["hat_cotton_nb", "hat_sun", "mittens_warm", "sleeper_footed"]);
    const [, ofPlan, usual] = drawer.levels;
    expect([...(ofPlan?.sure ?? [])].toSorted()).toEqual(most);
    expect([usual?.beside, [...(usual?.sure ?? [])].toSorted()]).toEqual(["usual", all]);
    // A padded suit isn't in the usual drawer at this age.
    expect(usual?.keys).toEqual(expect.arrayContaining([...all, "bodysuit_long_sleeve"]));
    for (const key of ["pants_soft", "hat_sun"] as const) expect(usual?.keys).not.toContain(key);
    expect(drawer).toMatchObject({ isCounted: false, isListed: true, plan: new Set(all) });
  });

  it("is the plan's beside what is counted, if that is too little, with a hat and mittens that it doesn't ask for", () => {
    const drawer = wornDrawer([...ESSENTIALS, piece("pants_soft", 3)], ["3-6m"]);
    const list = [...keysOf(ESSENTIALS), ...PROTECTING, "pants_soft"];
    expect(besides(drawer)[0]).toEqual(["planned", [...new Set(list)].toSorted()]);
    expect(drawer.levels.map(({ beside }) => beside)).toEqual(["planned", "usual"]);
    expect([...(drawer.levels[0]?.sure ?? [])]).toEqual(["pants_soft"]);
    expect(drawer).toMatchObject({ isCounted: false, isListed: true, plan: null });
  });

  it("is the usual one where the plan's pieces can't be read, or are too few to dress a baby", () => {
    for (const pieces of [ESSENTIALS.map((one) => ({ ...one, isPlanned: false })), [planned("hat_warm")]]) {
      const drawer = wornDrawer(pieces, ["3-6m"]);
      expect(besides(drawer)).toEqual([[null, usualDrawerOf("3-6m").toSorted()]]);
      expect(drawer).toMatchObject({ isCounted: false, isListed: false, plan: null });
    }
  });

  it("asks for a piece as its size does in any weather, and as nice to have if nothing asks for more", () => {
    const asking = (...cells: readonly [number, Essentiality | null][]) =>
      askingIn(
        Object.fromEntries(cells.map(([quantity, essentiality], at) => [at, { quantity, essentiality }])),
      );
    expect(asking([0, null])).toEqual({});
    expect(asking([1, "Nice-to-have"], [0, null])).toEqual({ isPlanned: true, isNice: true });
    expect(asking([1, "Nice-to-have"], [2, "Recommended"])).toEqual({ isPlanned: true });
    expect(asking([1, null])).toEqual({ isPlanned: true });
    expect(askingIn(undefined)).toEqual({});
    expect(askingOfAll([{ isNice: true, isPlanned: true }, {}])).toEqual({ isPlanned: true, isNice: true });
    expect(askingOfAll([{ isNice: true, isPlanned: true }, { isPlanned: true }])).toMatchObject({
      isNice: false,
    });
    expect(askingOfAll([{}])).toEqual({});
  });

  it("E36 has a piece on its list that an own item as warm as it is there for, and none that both don't want", () => {
    const row = planned("hat_warm", { isPlanned: false });
    const own = planned("hat_warm", { ownName: "Knitted hat" });
    expect(onePerKey([row, own])).toMatchObject([{ isPlanned: true, isNice: false }]);
    expect(onePerKey([row, { ...own, isSkipped: true }])).toEqual([row]);
    expect(onePerKey([row, own])[0]?.ownName).toBeUndefined();
  });

  it("E36 counts an own item as the piece that it is as warm as", () => {
    const own = (ownName: string, have: number, isSkipped = false) => ({
      ...piece("hat_warm", have),
      ownName,
      isSkipped,
    });
    const [theirs, none] = [piece("hat_warm", 2), piece("hat_warm", 0)];
    const skipped = { ...theirs, isSkipped: true };
    const [ours, more] = [own("Knitted hat", 1), own("Felt hat", 3)];
    expect(onePerKey([theirs, ours, more])).toEqual([{ ...theirs, have: 6 }]);
    expect(onePerKey([none, ours])).toEqual([ours]);
    expect(onePerKey([ours, none, more])).toEqual([more]);
    expect(onePerKey([ours, skipped])).toEqual([ours]);
    expect(onePerKey([theirs, own("Knitted hat", 5, true)])).toEqual([theirs]);
    expect(onePerKey([skipped, own("Knitted hat", 5, true), own("Felt hat", 0)])).toEqual([skipped]);
    expect(onePerKey([own("Knitted hat", 5, true)])).toEqual([]);
    const dressed = [
      piece("bodysuit_short_sleeve", 2),
      { ...piece("pants_soft", 1), ownName: "Knitted pants" },
    ];
    expect(wornDrawer(onePerKey(dressed), ["3-6m"]).isCounted).toBe(true);
  });

  it("has no newborn piece once they are outgrown, but for the cap, which stretches", () => {
    const { levels } = wornDrawer([], ["0-3m"], { hasNewborn: false });
    const keys = levels.flatMap((level) => level.keys);
    expect(keys.filter((key) => key.endsWith("_nb"))).toEqual(["hat_cotton_nb"]);
    expect(wornDrawer([], ["0-3m"]).levels[0]?.keys).toContain("bodysuit_long_sleeve_nb");
  });

  it("of a size is that of its months", () => {
    for (const size of AGE_RANGES) {
      const { first, last } = AGE_RANGE_MONTHS[size];
      for (const months of [first, last])
        expect(usualDrawer(months)).toEqual(usualDrawerOf(size, months === 0));
      expect(usualDrawerOf(size).length).toBeGreaterThan(20);
    }
  });

  it("keeps its ladders, whatever the order of its pieces, and not for ever", () => {
    const first = keptDrawer(["sleeper_footed", "hat_warm"]);
    expect(keptDrawer(["hat_warm", "sleeper_footed"])).toBe(first);
    for (const size of AGE_RANGES) for (const key of usualDrawerOf(size)) keptDrawer(["sleeper_footed", key]);
    for (const key of usualDrawerOf("9-12m")) keptDrawer(["bodysuit_short_sleeve", "pants_soft", key]);
    expect(keptDrawer(["sleeper_footed", "hat_warm"])).not.toBe(first);
  });
});
