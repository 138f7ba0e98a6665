import { describe, expect, it } from "vitest";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { factToAsk } from "../../../app/domain/growth/fact-ask.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { viewSizeAsk } from "../../../app/views/growth/size-line-view.ts";

const BORN = "2027-03-10";
const DATES = { expectedDueDate: BORN, babyBornOn: BORN };

function asked(today: string, ...weighedOn: string[]) {
  const facts = weighedOn.map((on) => ({ kind: "weight" as const, on, kg: 5 }));
  return factToAsk(planBaby(DATES, { sex: null, facts }, 1), today);
}

describe("a fact is asked for", () => {
  it.each([
    ["on the day of birth", BORN, "birth"],
    ["two weeks later no more", plusDays(BORN, 14), null],
    ["at two months", plusMonths(BORN, 2), "checkup"],
    ["at three months not", plusMonths(BORN, 3), null],
    ["at four months", plusDays(plusMonths(BORN, 4), 13), "checkup"],
    ["at six months", plusMonths(BORN, 6), "checkup"],
    ["at nine months", plusMonths(BORN, 9), "checkup"],
    ["at a year not", plusMonths(BORN, 12), null],
    ["before the birth not", plusDays(BORN, -1), null],
  ])("%s", (_, today, ask) => {
    expect(asked(today)).toBe(ask);
  });

  it("only if the last one is old", () => {
    expect(asked(plusMonths(BORN, 2), BORN)).toBe("checkup");
    expect(asked(plusMonths(BORN, 2), plusDays(BORN, 30))).toBeNull();
    expect(asked(plusDays(BORN, 3), BORN)).toBeNull();
  });

  it("on at most fourteen days in a row, and never in two stretches within a fortnight", () => {
    const days = Array.from({ length: 400 }, (_, age) => asked(plusDays(BORN, age)) !== null);
    const starts = days.flatMap((isAsked, age) => (isAsked && !days[age - 1] ? [age] : []));
    expect(starts).toHaveLength(5);
    for (const [at, start] of starts.entries()) {
      const length = days.slice(start).indexOf(false);
      expect(length).toBe(14);
      expect((starts[at + 1] ?? 999) - start - length).toBeGreaterThan(14);
    }
  });

  it("not before the birth is known", () => {
    const baby = planBaby({ expectedDueDate: BORN, babyBornOn: null }, { sex: null, facts: [] }, 1);
    expect(factToAsk(baby, BORN)).toBeNull();
  });
});

describe("the line on a plan's pages", () => {
  const row = (baby: number, measuredOn: string) => ({
    ...{ id: `${baby}`, baby, kind: "weight", measuredOn, amount: 3400, unit: "kg", size: null, fit: null },
    isUsed: true,
  });
  const view = (babies: number, facts: ReturnType<typeof row>[], today = BORN, isDismissed = false) =>
    viewSizeAsk({ ...DATES, babies, createdOn: BORN, country: "US" }, facts, { today, isDismissed });

  it("asks for the weight at birth on its day, and for a checkup later", () => {
    expect(view(1, [])).toEqual({ text: expect.stringContaining("at birth"), day: BORN });
    expect(view(1, [], plusMonths(BORN, 2))).toEqual({ text: expect.stringContaining("checkup"), day: null });
  });

  it("is gone for a fortnight after Not now, and where all is known", () => {
    expect(view(1, [], BORN, true)).toBeNull();
    expect(view(1, [row(0, BORN)])).toBeNull();
  });

  it.each([
    ["of a baby who was here when the plan was made", {}, 0, true],
    ["for a fortnight", {}, 13, true],
    ["not after it", {}, 14, false],
    ["not of a baby who was due then", { expectedDueDate: plusDays(BORN, 3) }, 0, false],
    ["not before the birth", { babyBornOn: null }, 0, false],
    ["not of a newborn, who has a weight at birth", { babyBornOn: plusMonths(BORN, 3) }, 0, false],
  ])("asks what fits now %s", (_, dates, later, isAsked) => {
    const createdOn = plusMonths(BORN, 3);
    const plan = { ...DATES, ...dates, babies: 1, createdOn, country: "US" };
    const today = plusDays(createdOn, later);
    const ask = viewSizeAsk(plan, [], { today, isDismissed: false });
    expect(ask?.text === "What fits now?").toBe(isAsked);
    expect(viewSizeAsk(plan, [], { today, isDismissed: true })).toBeNull();
  });

  it("offers the sizes around the calendar's, as shops print them, and for twins the page", () => {
    const createdOn = plusMonths(BORN, 4);
    const plan = { ...DATES, createdOn, country: "DE" };
    const ask = (babies: number) =>
      viewSizeAsk({ ...plan, babies }, [], { today: createdOn, isDismissed: false });
    expect(ask(1)?.sizes?.map(({ size }) => size)).toEqual(["newborn", "0-3m", "3-6m", "6-9m", "9-12m"]);
    expect(ask(1)?.sizes?.[2]?.label).toMatch(/^3–6m · /);
    expect(ask(2)).toEqual({ text: "What fits now?", day: null });
    // A fact that was told answers it for good.
    expect(
      viewSizeAsk({ ...plan, babies: 1 }, [row(0, createdOn)], { today: createdOn, isDismissed: false }),
    ).toBeNull();
  });

  it("asks as long as one of several babies is missing", () => {
    expect(view(2, [row(0, BORN)])).not.toBeNull();
    expect(view(2, [row(0, BORN), row(1, BORN)])).toBeNull();
  });
});
