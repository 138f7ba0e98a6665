import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  packMovesToTell,
  packPlannedSizes,
  readMovesToTell,
  readPlannedSizes,
  readSizes,
} from "../../../app/contracts/growth/stored-sizes.ts";
import { plusDays } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planAnew, sizesOfPlan } from "../../../app/domain/growth/planned-sizes.ts";
import { packTotals } from "../../../app/domain/plans/number-changes.ts";
import { perAgeRange } from "../../../app/domain/wardrobe/growth.ts";
import { perScenario } from "../../../app/domain/wardrobe/scenarios.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";

const US_HOME = { country: "US", nightRoomF: null };
const DUE = "2027-03-10";

const aPlanned = fc
  .record({
    early: fc.integer({ min: -10, max: 60 }),
    kilos: fc.array(fc.integer({ min: 22, max: 46 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ early, kilos }) => {
    const dates = { expectedDueDate: DUE, babyBornOn: plusDays(DUE, -early) };
    const babies = kilos.map((hectograms) => {
      const facts: SizeFact[] = [{ kind: "weight", on: dates.babyBornOn, kg: hectograms / 10 }];
      return planBaby(dates, { sex: null, facts }, kilos.length);
    });
    return { dates, planned: planAnew({ dates, babies, seen: kilos.map(String) }, null, DUE) };
  });

describe("planned sizes as text", () => {
  it("come back as they were, but for the third digit of a chance", () => {
    fc.assert(
      fc.property(aPlanned, ({ dates, planned }) => {
        const text = packPlannedSizes(planned);
        const back = readPlannedSizes(text);
        expect(packPlannedSizes(back)).toBe(text);
        const rounded = planned?.kind === "windows" && {
          ...planned,
          babies: planned.babies.map((windows) =>
            windows.map((window) => ({ ...window, skipChance: Math.round(window.skipChance * 100) / 100 })),
          ),
        };
        expect(back).toEqual(rounded);
        const sizes = readSizes({ ...dates, ...US_HOME, plannedMonths: 12, plannedSizes: text, babies: 1 });
        expect(sizesOfPlan(planned, dates)).toMatchObject(sizes);
      }),
      { numRuns: 25 },
    );
  });

  it("are short, and name no weight", () => {
    fc.assert(
      fc.property(aPlanned, ({ planned }) => {
        const text = packPlannedSizes(planned) ?? "";
        expect(text.length).toBeLessThan(2000);
        expect(text).not.toMatch(/kg|gram|weight|amount/i);
      }),
      { numRuns: 10 },
    );
  });

  it("of the calendar are its first day, or nothing", () => {
    expect(packPlannedSizes(null)).toBeNull();
    expect(readPlannedSizes(null)).toBeNull();
    const counted = { kind: "counted", from: DUE } as const;
    expect(readPlannedSizes(packPlannedSizes(counted))).toEqual(counted);
  });

  it.each([
    "",
    "{",
    "[]",
    '{"v":1}',
    '{"v":2,"kind":"counted","from":"2027-03-10"}',
    '{"v":1,"kind":"counted","from":"2027-02-30"}',
    '{"v":1,"kind":"windows","babies":[],"movedOn":null,"seen":[]}',
    '{"v":1,"kind":"windows","babies":[{"birth":"2027-03-10","ends":[],"skips":[],"skipped":[]}],"movedOn":null,"seen":[]}',
  ])("of another release, %s, are the calendar", (text) => {
    expect(readPlannedSizes(text)).toBeNull();
    const plan = { expectedDueDate: DUE, babyBornOn: DUE, plannedMonths: 12, plannedSizes: text, babies: 1 };
    expect(readSizes({ ...plan, ...US_HOME }).days).toEqual(usualSizeDays(DUE));
  });
});

describe("moves to tell as text", () => {
  const totals = packTotals(perScenario(() => perAgeRange(() => 3)));
  const moves = { days: usualSizeDays(DUE), items: { sleeper_footed: totals }, facts: ["one"] };

  it("come back as they were", () => {
    expect(readMovesToTell(packMovesToTell(moves))).toEqual(moves);
  });

  it.each([
    null,
    "",
    "{}",
    packMovesToTell(moves).replace('"v":1', '"v":2'),
    '{"v":1,"days":{"0-3m":["x","y"]}}',
  ])("of another release, %s, are nothing to tell", (text) => {
    expect(readMovesToTell(text)).toBeNull();
  });

  it("with numbers that can't be read are nothing to tell", () => {
    expect(readMovesToTell(packMovesToTell({ ...moves, items: { sleeper_footed: "?" } }))).toBeNull();
  });
});
