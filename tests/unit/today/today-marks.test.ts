// What is in the wash on a day, and the step that two neck checks ask for.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { packMarks, readMarks } from "../../../app/contracts/today/stored-marks.ts";
import { daysBetween, plusDays } from "../../../app/domain/calendar.ts";
import {
  declineStep,
  feelNeck,
  MOST_OUT,
  markOut,
  marksOn,
  NO_MARKS,
  putBack,
  STEP_DAYS,
  type Step,
  type TodayMarks,
  takeStep,
} from "../../../app/domain/today/today-marks.ts";
import { FEELS, type Feel } from "../../../app/domain/today/today-terms.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION, isItemKey } from "../../../app/domain/wardrobe/insulation-table.ts";

const DAY = "2026-11-27";
const on = (days: number) => plusDays(DAY, days);
const KEYS = Object.keys(INSULATION).filter(isItemKey);

/** Each feel on a day, counted from the first. */
const felt = (...answers: readonly [days: number, feel: Feel][]): TodayMarks =>
  answers.reduce((marks, [days, feel]) => feelNeck(marks, feel, on(days)), NO_MARKS);

const outOf = (keys: readonly ItemKey[], day = DAY): TodayMarks =>
  keys.reduce<TodayMarks>((marks, key) => markOut(marks, key, day) ?? expect.fail(key), NO_MARKS);

describe("not today", () => {
  const marks = outOf(["sleeper_footed", "hat_warm"]);

  it("is out for its day, and back on the next one", () => {
    expect(marksOn(marks, DAY).out).toEqual(["sleeper_footed", "hat_warm"]);
    expect(marksOn(marks, on(1)).out).toEqual([]);
    expect(marksOn(marks, on(-1)).out).toEqual([]);
  });

  it("is out once, however often it is marked, and back by one tap", () => {
    const twice = markOut(marks, "hat_warm", DAY) ?? NO_MARKS;
    expect(marksOn(twice, DAY).out).toEqual(["sleeper_footed", "hat_warm"]);
    expect(marksOn(putBack(twice, "hat_warm", DAY), DAY).out).toEqual(["sleeper_footed"]);
    expect(putBack(marks, "socks", DAY)).toEqual(marks);
  });

  it("keeps nothing of other days, so that no history is written", () => {
    expect(markOut(marks, "socks", on(1))?.out).toEqual([{ key: "socks", day: on(1) }]);
    expect(putBack(marks, "socks", on(1)).out).toEqual([]);
  });

  it("has an end: no more than so many at once, the same one again, and more tomorrow", () => {
    const full = outOf(KEYS.slice(0, MOST_OUT));
    const [first = "socks", next = "socks"] = [KEYS[0], KEYS[MOST_OUT]];
    expect(markOut(full, next, DAY)).toBeNull();
    expect(markOut(full, first, DAY)).toEqual(full);
    expect(markOut(full, next, on(1))?.out).toHaveLength(1);
  });
});

describe("the neck check", () => {
  test.each<[string, TodayMarks, Step | null]>([
    ["nothing", NO_MARKS, null],
    ["one answer", felt([0, "cold"]), null],
    ["two on one day", felt([0, "cold"], [0, "cold"]), null],
    ["two that differ", felt([-1, "cold"], [0, "sweaty"]), null],
    ["cold, sweaty, cold", felt([-2, "cold"], [-1, "sweaty"], [0, "cold"]), null],
    ["another answer on the second day", felt([-1, "cold"], [0, "cold"], [0, "sweaty"]), null],
    ["twice cold", felt([-1, "cold"], [0, "cold"]), 1],
    ["twice cold, days apart", felt([-9, "cold"], [0, "cold"]), 1],
    ["twice sweaty after cold", felt([-2, "cold"], [-1, "sweaty"], [0, "sweaty"]), -1],
  ])("offers after %s", (_, marks, offer) => {
    expect(marksOn(marks, DAY).offer).toBe(offer);
  });

  it("keeps the last two answers, and says the one of today", () => {
    const marks = felt([-3, "cold"], [-2, "cold"], [-1, "sweaty"], [0, "cold"]);
    expect(marks.necks).toEqual([
      { feel: "sweaty", day: on(-1) },
      { feel: "cold", day: DAY },
    ]);
    expect([marksOn(marks, DAY).felt, marksOn(marks, on(1)).felt]).toEqual(["cold", null]);
  });

  it("forgets answers of days ahead, which a clock that was set back has left", () => {
    expect(feelNeck(felt([3, "cold"]), "cold", DAY).necks).toEqual([{ feel: "cold", day: DAY }]);
  });
});

describe("the step", () => {
  const cold = felt([-1, "cold"], [0, "cold"]);
  const warmer = takeStep(cold, 1, DAY);

  it("holds for two weeks, and ends by itself", () => {
    expect(marksOn(warmer, DAY)).toMatchObject({ step: 1, until: "2026-12-11", offer: null });
    expect(marksOn(warmer, on(STEP_DAYS - 1)).step).toBe(1);
    expect(marksOn(warmer, on(STEP_DAYS))).toMatchObject({ step: 0, until: null });
  });

  it("goes back to usual at once, and asks anew only after two more answers", () => {
    const usual = takeStep(feelNeck(warmer, "cold", on(1)), 0, on(1));
    expect(usual).toEqual(NO_MARKS);
    expect(declineStep(cold)).toEqual(NO_MARKS);
    expect(declineStep(warmer)).toEqual(warmer);
  });

  it("isn't taken unless it is offered", () => {
    for (const [marks, to] of [
      [NO_MARKS, 1],
      [cold, -1],
      [felt([0, "cold"]), 1],
    ] as const)
      expect(takeStep(marks, to, DAY)).toEqual(marks);
  });

  it("never goes twice in one direction; against it, the way back is offered", () => {
    const answer = (feel: Feel) => feelNeck(feelNeck(warmer, feel, on(1)), feel, on(2));
    expect(marksOn(answer("cold"), on(2))).toMatchObject({ step: 1, offer: null });
    expect(marksOn(answer("sweaty"), on(2))).toMatchObject({ step: 1, offer: 0 });
  });

  it("doesn't count answers from its own time once it has ended", () => {
    const sweaty = feelNeck(feelNeck(warmer, "sweaty", on(1)), "sweaty", on(2));
    expect(marksOn(sweaty, on(STEP_DAYS)).offer).toBeNull();
    const since = feelNeck(sweaty, "sweaty", on(STEP_DAYS));
    expect(marksOn(since, on(STEP_DAYS)).offer).toBeNull();
    expect(marksOn(feelNeck(since, "sweaty", on(STEP_DAYS + 1)), on(STEP_DAYS + 1)).offer).toBe(-1);
  });

  it("of damaged text doesn't hold for longer than one that was made here", () => {
    expect(marksOn({ ...NO_MARKS, step: { by: 1, until: "9999-12-31" } }, DAY).step).toBe(0);
  });
});

/** Any days and acts of a family, one after the other. */
const key = fc.constantFrom(...KEYS);
const acts = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 6 }),
    act: fc.oneof(
      fc.record({ kind: fc.constant("feel" as const), feel: fc.constantFrom(...FEELS) }),
      fc.record({ kind: fc.constant("step" as const), to: fc.constantFrom<Step>(-1, 0, 1) }),
      fc.record({ kind: fc.constant("out" as const), key }),
      fc.record({ kind: fc.constant("back" as const), key }),
      fc.record({ kind: fc.constant("no" as const) }),
    ),
  }),
  { maxLength: 120 },
);
type Act = (typeof acts extends fc.Arbitrary<infer All extends readonly { act: unknown }[]>
  ? All
  : never)[number]["act"];

function after(marks: TodayMarks, act: Act, day: string): TodayMarks {
  switch (act.kind) {
    case "feel":
      return feelNeck(marks, act.feel, day);
    case "step":
      return takeStep(marks, act.to, day);
    case "out":
      return markOut(marks, act.key, day) ?? marks;
    case "back":
      return putBack(marks, act.key, day);
    default:
      return declineStep(marks);
  }
}

/** Each day of a family with what holds before and after its act. */
function* lived(all: readonly { later: number; act: Act }[]) {
  let [marks, day] = [NO_MARKS, DAY];
  for (const { later, act } of all) {
    day = plusDays(day, later);
    const before = marksOn(marks, day);
    marks = after(marks, act, day);
    yield { act, day, marks, before, now: marksOn(marks, day) };
  }
}

describe("whatever a family marks", () => {
  it("has few answers, only pieces of the day, and the same marks once they are stored", () => {
    fc.assert(
      fc.property(acts, (all) => {
        for (const { act, marks, now } of lived(all)) {
          expect(marks.necks.length).toBeLessThanOrEqual(2);
          expect(now.out.length).toBeLessThanOrEqual(MOST_OUT);
          expect(new Set(now.out).size).toBe(now.out.length);
          if (act.kind === "back") expect(now.out).not.toContain(act.key);
          expect(readMarks(packMarks(marks))).toEqual(marks);
        }
      }),
    );
  });

  it("has a step only by a tap on what is offered, one away, and for two weeks", () => {
    fc.assert(
      fc.property(acts, (all) => {
        let taken = DAY;
        for (const { act, day, before, now } of lived(all)) {
          const isChanged = now.step !== before.step;
          if (isChanged) expect([act.kind, [0, before.offer].includes(now.step)]).toEqual(["step", true]);
          taken = isChanged || now.step === 0 ? day : taken;
          expect(daysBetween(taken, day)).toBeLessThan(STEP_DAYS);
          expect([null, now.step - 1, now.step + 1]).toContain(now.offer);
        }
      }),
    );
  });
});

describe("the stored text", () => {
  const TEXT =
    '{"v":1,"out":[["sleeper_footed","2026-11-27"]],"necks":[["cold","2026-11-26"],["cold","2026-11-27"]],"step":[-1,"2026-12-11"]}';

  it("F36 is read as the first release wrote it, and still written so", () => {
    const marks = readMarks(TEXT);
    expect(marks.step).toEqual({ by: -1, until: "2026-12-11" });
    expect(packMarks(marks)).toBe(TEXT);
    expect(packMarks(NO_MARKS)).toBeNull();
  });

  it("leaves out a piece that has left the catalogue", () => {
    expect(readMarks(TEXT.replace("sleeper_footed", "cape")).out).toEqual([]);
    expect(readMarks(TEXT.replace("sleeper_footed", "toString")).out).toEqual([]);
  });

  test.each([
    null,
    "",
    "{",
    "[]",
    "null",
    TEXT.replace('"v":1', '"v":2'),
    TEXT.replace("cold", "hot"),
    TEXT.replace("2026-11-27", "2026-02-30"),
    TEXT.replace("[-1,", "[-2,"),
    TEXT.replace('[["sleeper_footed"', `[${'["socks","2026-11-27"],'.repeat(MOST_OUT)}["sleeper_footed"`),
  ])("is no marks if it is %s", (text) => {
    expect(readMarks(text)).toEqual(NO_MARKS);
  });
});
