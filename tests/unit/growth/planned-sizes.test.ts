import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import {
  type KnownBabies,
  type PlannedSizes,
  planAnew,
  sizesOfPlan,
} from "../../../app/domain/growth/planned-sizes.ts";
import { AGE_RANGES } from "../../../app/domain/vocabulary.ts";
import { sizesIn, usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const DUE = "2027-03-10";
const BORN_ON_TIME = { expectedDueDate: DUE, babyBornOn: DUE };

/** Babies by their weights at two months; each fact is named by its baby and figure, as a row's id and version do. */
function known(kilos: readonly (number | null)[], dates = BORN_ON_TIME): KnownBabies {
  const on = plusDays(DUE, 61);
  const babies = kilos.map((kg) => {
    const facts: SizeFact[] = kg === null ? [] : [{ kind: "weight", on, kg }];
    return planBaby(dates, { sex: "girl", facts }, kilos.length);
  });
  return { dates, babies, seen: kilos.flatMap((kg, baby) => (kg === null ? [] : [`${baby} ${kg}`])) };
}

const windowsOf = (planned: PlannedSizes | null) =>
  planned?.kind === "windows" ? planned : expect.fail("no windows");
const endsOf = (planned: PlannedSizes | null) =>
  windowsOf(planned)
    .babies.flat()
    .map(({ end }) => end.likely ?? "9999-12-31");
const aWeight = fc.integer({ min: 400, max: 620 }).map((decagrams) => decagrams / 100);

describe("sizes without a fact", () => {
  it.each([
    ["on its due date", DUE, null],
    ["six days early", plusDays(DUE, -6), null],
    ["a week early", plusDays(DUE, -7), DUE],
    ["eight weeks early", plusDays(DUE, -56), DUE],
    ["ten days late", plusDays(DUE, 10), DUE],
  ])("of a baby born %s are the calendar's, counted from its start or from the due date", (_, born, from) => {
    const dates = { expectedDueDate: DUE, babyBornOn: born };
    const planned = planAnew(known([null], dates), null, born);
    expect(planned).toEqual(from === null ? null : { kind: "counted", from });
    expect(sizesOfPlan(planned, dates)).toMatchObject({
      planned: usualSizeDays(born, from ?? undefined),
      newbornDays: null,
      newborns: [],
      starts: null,
    });
  });

  it("are shared by all", () => {
    const sizes = sizesOfPlan(null, BORN_ON_TIME, 3);
    expect(sizes.shares.map(({ ageRange, babies }) => [ageRange, babies])).toEqual(
      AGE_RANGES.filter((age) => sizes.days[age]).map((age) => [age, [0, 1, 2]]),
    );
  });

  it("are the calendar's again once the last fact is gone, whatever was shown", () => {
    fc.assert(
      fc.property(aWeight, (kg) => {
        const shown = planAnew(known([kg]), null, DUE);
        expect(planAnew(known([null]), shown, DUE)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });
});

describe("windows", () => {
  it("of a new fact move by a week or more or not at all, and say when", () => {
    fc.assert(
      fc.property(aWeight, aWeight, fc.integer({ min: 7, max: 90 }), (first, second, later) => {
        const shown = planAnew(known([first]), null, DUE);
        const today = plusDays(DUE, later);
        const two = known([second]);
        const fresh = planAnew({ ...two, seen: [...known([first]).seen, ...two.seen] }, shown, today);
        const [before, after] = [endsOf(shown), endsOf(fresh)];
        for (const [place, is] of after.entries()) {
          const was = before[place] ?? "";
          if (is !== was) expect(Math.abs(daysBetween(was, is))).toBeGreaterThanOrEqual(7);
        }
        expect(windowsOf(fresh).movedOn).toBe(before.join() === after.join() ? null : today);
      }),
      { numRuns: 30 },
    );
  });

  it("move at most once a week, and on the day of a move again", () => {
    const first = planAnew(known([4.2]), null, DUE);
    const seen = ["0 4.2", "0 5"];
    const moved = planAnew({ ...known([5]), seen }, first, plusDays(DUE, 70));
    expect(endsOf(moved)).not.toEqual(endsOf(first));
    const third = { ...known([6]), seen: [...seen, "0 6"] };
    for (const days of [71, 76]) {
      const kept = planAnew(third, moved, plusDays(DUE, days));
      expect(kept).toEqual({ ...moved, seen: third.seen });
    }
    for (const days of [70, 77])
      expect(endsOf(planAnew(third, moved, plusDays(DUE, days)))).not.toEqual(endsOf(moved));
  });

  it("move at once when a fact is corrected, or one of several is taken back", () => {
    const first = planAnew(known([4.2]), null, DUE);
    const moved = planAnew({ ...known([5]), seen: ["0 4.2", "0 5"] }, first, plusDays(DUE, 70));
    const corrected = planAnew({ ...known([6]), seen: ["0 4.2", "0 6"] }, moved, plusDays(DUE, 72));
    expect(windowsOf(corrected).movedOn).toBe(plusDays(DUE, 72));
    const back = planAnew({ ...known([4.2]), seen: ["0 4.2"] }, moved, plusDays(DUE, 72));
    expect(endsOf(back)).toEqual(endsOf(first));
  });

  it("are fresh when the plan is for another number of babies", () => {
    const one = planAnew(known([4.2]), null, DUE);
    const two = planAnew(known([4.2, 6]), one, DUE);
    expect(windowsOf(two).babies).toHaveLength(2);
    expect(windowsOf(two).movedOn).toBeNull();
  });
});

describe("the sizes of a plan with windows", () => {
  it("cover the same year as the calendar's, in order", () => {
    fc.assert(
      fc.property(fc.array(aWeight, { minLength: 1, maxLength: 3 }), (kilos) => {
        const sizes = sizesOfPlan(planAnew(known(kilos), null, DUE), BORN_ON_TIME);
        const own = sizesIn(sizes.planned);
        const usual = usualSizeDays(DUE);
        expect(sizes.days[own[0] ?? "0-3m"]?.start).toBe(DUE);
        const last = own.at(-1) ?? "0-3m";
        expect(sizes.planned[last]?.end).toBe(usual["9-12m"]?.end);
        expect((sizes.days[last]?.end ?? "") >= (usual["9-12m"]?.end ?? "9")).toBe(true);
        expect(sizes.babies).toBe(kilos.length);
        for (const { ageRange, start, end, babies } of sizes.shares) {
          const all = sizes.days[ageRange];
          expect(babies.length).toBeGreaterThan(0);
          expect([(all?.start ?? "9") <= start, (all?.end ?? "") >= end]).toEqual([true, true]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("begin with the first of several babies", () => {
    const sizes = sizesOfPlan(planAnew(known([4.1, 6.1]), null, DUE), BORN_ON_TIME);
    const heavy = sizesOfPlan(planAnew(known([6.1, 6.1]), null, DUE), BORN_ON_TIME);
    expect(sizes.starts?.["6-9m"]?.likely).toBe(heavy.starts?.["6-9m"]?.likely);
    expect(sizes.shares.filter(({ ageRange }) => ageRange === "6-9m").map(({ babies }) => babies)).toEqual([
      [1],
      [0],
    ]);
  });
});
