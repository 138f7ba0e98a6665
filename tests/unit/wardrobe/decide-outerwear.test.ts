// Heavy outerwear is asked for two weeks before the weather that needs it, in the size that is worn then.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, type IsoDay, plusDays } from "~/domain/calendar.ts";
import { ESSENTIALITY, WEATHER } from "~/domain/ids.ts";
import { AGE_RANGES, type AgeRange } from "~/domain/vocabulary.ts";
import { CATALOGUE, catalogueItem, clothingRules } from "~/domain/wardrobe/catalogue.ts";
import {
  type DecidingPlan,
  isHeavyOuterwear,
  type OuterwearDecisions,
  outerwearDecisions,
  waitsForFit,
} from "~/domain/wardrobe/decide-outerwear.ts";
import { perAgeRange } from "~/domain/wardrobe/growth.ts";
import {
  type CalculatedQuantities,
  calculateQuantities,
  type GroupRecommendations,
} from "~/domain/wardrobe/quantities.ts";
import { perScenario } from "~/domain/wardrobe/scenarios.ts";
import { type SizeDays, sizeDaysUntil, usualSizeDays } from "~/domain/wardrobe/size-days.ts";
import { uncountedGroups } from "~/domain/wardrobe/size-totals.ts";
import { typicalHistory } from "~/domain/weather/typical-climate.ts";
import { buildWeatherGroups } from "~/domain/weather/weather-groups.ts";
import { normalsToday } from "~/domain/weather/world-climate.ts";
import { MIAMI, MINNEAPOLIS } from "../fixtures/normals.ts";

/** A size from one day to another, and the days of it that need a coat. */
type Worn = [size: AgeRange, start: IsoDay, end: IsoDay, ...cold: [IsoDay, IsoDay][]];

/** Sizes with days of their own, and one coat for each stretch of cold. */
function planOf(...worn: Worn[]): { plan: DecidingPlan; coats: CalculatedQuantities } {
  const days: SizeDays = Object.fromEntries(worn.map(([size, start, end]) => [size, { start, end }]));
  const groups = Object.fromEntries(
    worn.map(([size, , , ...cold]) => [
      size,
      cold.map(([start, end], at) => ({
        weatherGroupOrder: at + 1,
        category: WEATHER.coldDry,
        durationDays: daysBetween(start, end) + 1,
        rainyDays: 0,
        isBitter: false,
        start,
      })),
    ]),
  );
  const cells = (size: AgeRange): GroupRecommendations =>
    Object.fromEntries(
      (groups[size] ?? []).map(({ weatherGroupOrder }) => [
        weatherGroupOrder,
        { quantity: 1, essentiality: ESSENTIALITY.essential },
      ]),
    );
  const coats = perScenario(() => perAgeRange(cells));
  return { plan: { groups, newbornDays: 0, babies: [days] }, coats };
}

const decided = (
  { plan, coats }: ReturnType<typeof planOf>,
  today: IsoDay,
  had: readonly AgeRange[] = [],
): OuterwearDecisions => outerwearDecisions("coat_warm", coats, plan, today, (size) => had.includes(size));

const now = { kind: "now" };
const waits = (day: IsoDay) => ({ kind: "waits", day });
const other = (size: AgeRange) => ({ kind: "other", size });

/** Born in May; cold from December to the middle of April. */
const winter = planOf(
  ["0-3m", "2026-05-01", "2026-07-31"],
  ["3-6m", "2026-08-01", "2026-10-31"],
  ["6-9m", "2026-11-01", "2027-01-24", ["2026-12-01", "2027-01-24"]],
  ["9-12m", "2027-01-25", "2027-04-30", ["2027-01-25", "2027-04-15"]],
);

/** The same with a size that ends 30 days into the cold. */
const brief = planOf(
  ["6-9m", "2026-11-01", "2026-12-30", ["2026-12-01", "2026-12-30"]],
  ["9-12m", "2026-12-31", "2027-04-30", ["2026-12-31", "2027-04-15"]],
);

/** And one whose last size has 20 days of it. */
const late = planOf(
  ["6-9m", "2026-11-01", "2027-04-05", ["2026-12-01", "2027-04-05"]],
  ["9-12m", "2027-04-06", "2027-07-30", ["2027-04-06", "2027-04-25"]],
);

describe("a coat in each size", () => {
  it.each([
    [
      "months before",
      winter,
      "2026-05-01",
      [],
      { "6-9m": waits("2026-11-17"), "9-12m": waits("2027-01-18") },
    ],
    [
      "before the birth",
      winter,
      "2026-02-01",
      [],
      { "6-9m": waits("2026-11-17"), "9-12m": waits("2027-01-18") },
    ],
    [
      "the day before",
      winter,
      "2026-11-16",
      [],
      { "6-9m": waits("2026-11-17"), "9-12m": waits("2027-01-18") },
    ],
    ["on its day", winter, "2026-11-17", [], { "6-9m": now, "9-12m": waits("2027-01-18") }],
    ["on the next one's day", winter, "2027-01-18", [], { "6-9m": { kind: "over" }, "9-12m": now }],
    ["14 days before it is over", winter, "2027-04-02", [], { "6-9m": { kind: "over" }, "9-12m": now }],
    ["13 days before", winter, "2027-04-03", [], { "6-9m": { kind: "over" }, "9-12m": { kind: "over" } }],
    ["of few days", brief, "2026-11-16", [], { "6-9m": waits("2026-11-17"), "9-12m": waits("2026-11-17") }],
    ["left to the next one", brief, "2026-11-17", [], { "6-9m": other("9-12m"), "9-12m": now }],
    ["that is there", brief, "2026-11-17", ["6-9m"], { "6-9m": now, "9-12m": waits("2026-12-24") }],
    ["whose next one is there", brief, "2026-11-17", ["9-12m"], { "6-9m": other("9-12m"), "9-12m": now }],
    ["of the last days", late, "2027-03-29", [], { "6-9m": { kind: "over" }, "9-12m": waits("2027-03-30") }],
    ["left to the one before", late, "2027-03-30", [], { "6-9m": { kind: "over" }, "9-12m": other("6-9m") }],
  ] as const)("%s", (_, plan, today, had, expected) => {
    expect(decided(plan, today, had)).toEqual(expected);
  });

  it("that is worn at birth is asked for from the start, if its cold comes within four weeks", () => {
    const born = (cold: IsoDay) => planOf(["0-3m", "2026-11-01", "2027-02-10", [cold, "2027-02-10"]]);
    expect(decided(born("2026-11-01"), "2026-05-01")).toEqual({ "0-3m": now });
    expect(decided(born("2026-11-28"), "2026-05-01")).toEqual({ "0-3m": now });
    expect(decided(born("2026-11-29"), "2026-05-01")).toEqual({ "0-3m": waits("2026-11-15") });
  });

  it("that is set aside is never decided on, and nothing is left to it", () => {
    const { plan, coats } = brief;
    const aside = { coats, plan: { ...plan, setAside: ["9-12m"] as const } };
    expect(decided(aside, "2026-11-17")).toEqual({ "6-9m": now });
  });

  it("that is worn in two winters is asked for in the one that needs it", () => {
    const two = planOf(
      ["9-12m", "2026-11-01", "2027-03-10", ["2026-12-01", "2027-03-10"]],
      ["12-18m", "2027-03-11", "2028-02-28", ["2027-03-11", "2027-03-20"], ["2027-12-01", "2028-02-28"]],
    );
    expect(decided(two, "2027-03-05")).toEqual({ "9-12m": { kind: "over" }, "12-18m": waits("2027-11-17") });
    expect(decided(two, "2027-11-17")).toEqual({ "9-12m": { kind: "over" }, "12-18m": now });
  });

  it("of babies who have parted is decided for each, and asked for if one of them needs it", () => {
    const { plan, coats } = winter;
    const [first = {}] = plan.babies;
    const second: SizeDays = {
      "6-9m": { start: "2026-11-01", end: "2026-12-20" },
      "9-12m": { start: "2026-12-21", end: "2027-04-30" },
    };
    const groups = {
      ...plan.groups,
      "9-12m": (plan.groups["9-12m"] ?? []).map((group) => ({
        ...group,
        start: "2026-12-21",
        durationDays: daysBetween("2026-12-21", "2027-04-15") + 1,
      })),
    };
    const parted = { coats, plan: { ...plan, groups, babies: [first, second] } };
    expect(decided(parted, "2026-11-17")).toEqual({ "6-9m": now, "9-12m": now });
    expect(decided({ coats, plan: { ...plan, groups, babies: [second] } }, "2026-11-17")).toEqual({
      "6-9m": other("9-12m"),
      "9-12m": now,
    });
  });
});

describe("what fits now", () => {
  const mayStart = [{ "9-12m": "2027-01-05" }];
  const asks = (today: IsoDay, had: readonly AgeRange[] = []) =>
    waitsForFit(
      [{ nameId: "coat_warm", quantities: winter.coats, has: (size) => had.includes(size) }],
      winter.plan,
      mayStart,
      today,
    );

  it.each([
    ["the day before a decision", "2026-11-16", [], false],
    ["on its day", "2026-11-17", [], true],
    ["as long as the weather is ahead", "2026-11-30", [], true],
    ["in the cold", "2026-12-01", [], false],
    ["if the coat is there", "2026-11-17", ["6-9m"], false],
    ["once the next size may be worn", "2027-01-05", ["6-9m"], true],
    ["if that one is there", "2027-01-05", ["6-9m", "9-12m"], false],
    ["with 28 days of cold ahead", "2027-03-19", ["9-12m"], false],
  ] as const)("%s", (_, today, had, isAsked) => {
    expect(asks(today, had)).toBe(isAsked);
  });

  it("isn't asked of a place without cold, nor of one whose cold ends within four weeks", () => {
    const last = planOf(
      ["6-9m", "2026-11-01", "2027-03-31", ["2026-12-01", "2027-03-31"]],
      ["9-12m", "2027-04-01", "2027-07-30"],
    );
    const item = { nameId: "coat_warm", quantities: last.coats, has: (size: AgeRange) => size === "6-9m" };
    const asked = (today: IsoDay) => waitsForFit([item], last.plan, [{ "9-12m": "2027-02-01" }], today);
    expect(asked("2027-03-04")).toBe(true);
    expect(asked("2027-03-05")).toBe(false);
    expect(waitsForFit([], last.plan, [{ "9-12m": "2027-02-01" }], "2027-03-04")).toBe(false);
  });
});

const HISTORIES = {
  minneapolis: typicalHistory(normalsToday(MINNEAPOLIS, { shiftF: null })),
  south: typicalHistory(shifted(normalsToday(MINNEAPOLIS, { shiftF: null }))),
  miami: typicalHistory(normalsToday(MIAMI, { shiftF: null })),
};

/** The same place half a year later, as south of the equator. */
function shifted(normals: ReturnType<typeof normalsToday>): ReturnType<typeof normalsToday> {
  return normals.map((_, month) => normals[(month + 6) % 12] ?? normals[0]) as typeof normals;
}

const HEAVY = CATALOGUE.map(({ key }) => key).filter(isHeavyOuterwear);

const aPlan = fc
  .record({
    place: fc.constantFrom("minneapolis", "south", "miami" as const),
    born: fc.integer({ min: 0, max: 364 }).map((days) => plusDays("2026-01-01", days)),
    lengths: fc.option(fc.array(fc.integer({ min: 40, max: 170 }), { minLength: 6, maxLength: 6 })),
    months: fc.constantFrom(12 as const, 24 as const),
    key: fc.constantFrom(...HEAVY),
  })
  .map(({ place, born, lengths, months, key }) => {
    const ends = lengths?.map((_, at) => lengths.slice(0, at + 1).reduce((sum, days) => sum + days, 0));
    const days = ends
      ? sizeDaysUntil(born, (size) => plusDays(born, ends[AGE_RANGES.indexOf(size)] ?? 800), months)
      : usualSizeDays(born, born, months);
    const groups = buildWeatherGroups(HISTORIES[place], born, days);
    const item = catalogueItem(key);
    if (!item) throw new Error(key);
    const quantities = calculateQuantities(clothingRules(item), groups);
    const plan: DecidingPlan = { groups, newbornDays: ends ? 0 : null, babies: [days] };
    return { place, born, days, key, plan, quantities };
  });
const someSizes = fc.subarray([...AGE_RANGES]);

describe("heavy outerwear of any plan", () => {
  it("is asked for from one day on in each winter, and then only less", () => {
    fc.assert(
      fc.property(aPlan, someSizes, ({ born, key, plan, quantities }, had) => {
        const days = Array.from({ length: 820 }, (_, day) => plusDays(born, day - 60));
        const each = days.map((today) =>
          outerwearDecisions(key, quantities, plan, today, (size) => had.includes(size)),
        );
        for (const size of AGE_RANGES.filter((one) => !had.includes(one))) {
          const steps = days.map((today, at) => ({ today, one: each[at]?.[size] }));
          expect(new Set(steps.map(({ one }) => one === undefined)).size).toBe(1);
          for (const [at, { today, one }] of steps.entries()) holds(steps[at - 1]?.one, one, today);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is never asked for more than two weeks before its weather, but for the size worn at birth", () => {
    fc.assert(
      fc.property(aPlan, fc.integer({ min: -60, max: 720 }), ({ born, days, key, plan, quantities }, day) => {
        const today = plusDays(born, day);
        const decisions = outerwearDecisions(key, quantities, plan, today);
        const needy = needyIn(plan, quantities, key);
        const isAtBirth = needy.some(({ start }) => daysBetween(born, start) < 28);
        const isNear = needy.some(({ start, end }) => plusDays(start, -14) <= today && today <= end);
        const asked = AGE_RANGES.filter((size) => decisions[size]?.kind === "now");
        if (!isNear && !(isAtBirth && day < 30)) expect(asked).toEqual([]);
        if (needy.length === 0) expect(decisions).toEqual({});
        for (const size of asked) expect(days[size]).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });

  it("that is bought as asked fits on all but a few of a winter's cold days, or is one size too big for less than 45 of them", () => {
    fc.assert(
      fc.property(aPlan, ({ born, key, plan, quantities }) => {
        const bought = boughtAsAsked(born, (today, has) =>
          outerwearDecisions(key, quantities, plan, today, has),
        );
        for (const [at, size] of AGE_RANGES.entries()) {
          const cold = needyIn(plan, quantities, key).filter((span) => span.boughtIn === size);
          const without = bought.has(size) ? 0 : Math.max(0, ...coldDaysOfWinters(cold));
          const hasNext = AGE_RANGES.some((next, place) => place === at + 1 && bought.has(next));
          expect(without).toBeLessThan(hasNext ? 45 : 24);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The sizes of a family that buys each on the day on which it is asked for. */
function boughtAsAsked(
  born: IsoDay,
  on: (today: IsoDay, has: (size: AgeRange) => boolean) => OuterwearDecisions,
): ReadonlySet<AgeRange> {
  const bought = new Set<AgeRange>();
  for (let day = -30; day < 730; day += 1) {
    const decisions = on(plusDays(born, day), (size) => bought.has(size));
    for (const size of AGE_RANGES) if (decisions[size]?.kind === "now") bought.add(size);
  }
  return bought;
}

/** One day's decision after another's. */
function holds(before: Decision | undefined, since: Decision | undefined, today: IsoDay): void {
  if (!before || !since) return;
  if (before.kind === "waits" && since.kind !== "waits") expect(today >= before.day).toBe(true);
  if (since.kind === "waits") expect(since.day > today).toBe(true);
  // Back to waiting only for another winter.
  if (since.kind === "waits" && before.kind !== "waits")
    expect(daysBetween(today, since.day)).toBeGreaterThan(30);
  if (before.kind === "other" || before.kind === "over") expect(since.kind).not.toBe("now");
}

type Decision = OuterwearDecisions[AgeRange];

/** How many days of it each winter has: days more than 60 days after the last ones are another winter's. */
function coldDaysOfWinters(cold: readonly { start: IsoDay; end: IsoDay; durationDays: number }[]): number[] {
  const winters: number[] = [];
  for (const [at, { start, durationDays }] of cold.entries()) {
    const last = cold[at - 1];
    const isSame = last !== undefined && daysBetween(last.end, start) <= 60;
    winters.push((isSame ? (winters.pop() ?? 0) : 0) + durationDays);
  }
  return winters;
}

/** Where the weather needs an item; a size's first or last few days of it are the size's beside it, which then takes them too. */
function needyIn({ groups, newbornDays }: DecidingPlan, quantities: CalculatedQuantities, key: string) {
  const uncounted = uncountedGroups(key, quantities, groups, newbornDays);
  return AGE_RANGES.flatMap((size) =>
    (groups[size] ?? [])
      .filter(({ weatherGroupOrder: order }) => (quantities.daily[size]?.[order]?.quantity ?? 0) > 0)
      .map(({ weatherGroupOrder: order, start, durationDays }) => ({
        size,
        boughtIn: (uncounted[size]?.find((one) => one.order === order) ?? { boughtIn: size }).boughtIn,
        start,
        durationDays,
        end: plusDays(start, durationDays - 1),
      })),
  );
}
