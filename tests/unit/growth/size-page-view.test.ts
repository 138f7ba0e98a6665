import { describe, expect, it } from "vitest";
import { packMovesToTell, packPlannedSizes } from "../../../app/contracts/growth/stored-sizes.ts";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import type { SizeFact } from "../../../app/domain/growth/baby-facts.ts";
import { type EnteredFact, judgeFact } from "../../../app/domain/growth/entered-fact.ts";
import { planBaby } from "../../../app/domain/growth/plan-baby.ts";
import { planAnew } from "../../../app/domain/growth/planned-sizes.ts";
import { usualSizeDays } from "../../../app/domain/wardrobe/size-days.ts";
import { viewSizePage } from "../../../app/views/growth/size-page-view.ts";

const DUE = "2027-03-10";

/** A plan whose babies weighed so much at birth; none for the calendar. */
function aPlan(kilos: readonly number[], { born = DUE, due = DUE } = {}) {
  const dates = { expectedDueDate: due, babyBornOn: born };
  const babies = kilos.map((kg) => {
    const facts: SizeFact[] = [{ kind: "weight", on: born, kg }];
    return planBaby(dates, { sex: "boy", facts }, kilos.length);
  });
  const known = { dates, babies, seen: kilos.map(String) };
  const planned = planAnew(kilos.length > 0 ? known : { ...known, seen: [] }, null, born);
  const plannedSizes = packPlannedSizes(planned);
  return {
    ...dates,
    babies: Math.max(1, kilos.length),
    plannedMonths: 12,
    plannedSizes,
    sizeMoves: null,
    ...{ country: "US", nightRoomF: null },
  };
}

const row = {
  ...{ id: "one", baby: 0, kind: "weight", measuredOn: DUE, amount: 3487, unit: "lb" },
  ...{ size: null, fit: null, isUsed: true },
};

describe("the size page", () => {
  it("before any fact says the calendar, and how far a baby can be off", () => {
    const { babies, notes, moved, facts } = viewSizePage(aPlan([]), [], plusDays(DUE, 10));
    expect(babies).toEqual([
      expect.objectContaining({
        baby: null,
        now: { size: "0-3m", words: "0–3m fits now" },
        next: { size: "3-6m", label: "3–6m", outlook: "from about Jun 10, give or take 3 weeks" },
      }),
    ]);
    expect(babies[0]?.later.map(({ label }) => label)).toEqual(["6–9m", "9–12m"]);
    expect(notes.join()).toContain("3 weeks earlier or later");
    expect([moved, facts]).toEqual([[], []]);
  });

  it("before the birth says what the baby starts in", () => {
    const [baby] = viewSizePage(aPlan([]), [], plusDays(DUE, -30)).babies;
    expect(baby?.now.words).toBe("Starts in 0–3m");
    expect(baby?.next?.label).toBe("3–6m");
  });

  it("counts from the due date, and says so, for a baby born well before it", () => {
    const early = aPlan([], { born: plusDays(DUE, -40) });
    expect(viewSizePage(early, [], DUE).notes).toContain("Sizes are counted from the due date.");
    expect(viewSizePage(aPlan([]), [], DUE).notes).not.toContain("Sizes are counted from the due date.");
  });

  it("with a fact knows the newborn size, and that it may be skipped", () => {
    const small = viewSizePage(aPlan([2.9]), [row], plusDays(DUE, 1));
    expect(small.babies[0]).toMatchObject({ now: { size: "newborn", words: "Newborn fits now" } });
    expect(small.babies[0]?.hints).toEqual(["Newborn sizes fit until about Apr 4: get a full set."]);
    expect(small.babies[0]?.next?.outlook).toMatch(/^from about \w+ \d+, give or take [12] weeks?$/);
    const big = viewSizePage(aPlan([4.6]), [row], plusDays(DUE, 1));
    expect(big.babies[0]).toMatchObject({ now: { size: "0-3m" } });
    expect(big.babies[0]?.hints).toEqual([
      "Your baby will probably skip newborn sizes: 0–3m has fit since Mar 10.",
    ]);
    expect(viewSizePage(aPlan([4.6]), [row], plusDays(DUE, 30)).babies[0]?.hints).toEqual([]);
  });

  it("tells of each of several babies apart", () => {
    const { babies } = viewSizePage(aPlan([2.1, 3.4]), [{ ...row, baby: 1 }], plusDays(DUE, 45));
    expect(babies.map(({ baby }) => baby)).toEqual([1, 2]);
    expect(babies[0]?.now.size).not.toBe(babies[1]?.now.size);
  });

  it("says whom a baby follows of whom nothing was told", () => {
    const follows = "Baby 1 follows Baby 2 until you say otherwise.";
    const hintsOf = (...rows: (typeof row)[]) =>
      viewSizePage(aPlan([3.4, 3.4]), rows, plusDays(DUE, 45)).babies.map(({ hints }) => hints);
    expect(hintsOf({ ...row, baby: 1 })).toEqual([[follows], []]);
    expect(hintsOf(row, { ...row, baby: 1 })).toEqual([[], []]);
    // Facts from before the birth, and those that look wrong, say nothing.
    const unused = [
      { ...row, isUsed: false },
      { ...row, measuredOn: plusDays(DUE, -9) },
    ];
    expect(hintsOf({ ...row, baby: 1 }, ...unused)).toEqual([[follows], []]);
    const [one] = viewSizePage(aPlan([3.4]), [row], plusDays(DUE, 45)).babies;
    expect(one?.hints).toEqual([]);
  });

  it("says far days by months, and farther ones not at all", () => {
    const { babies } = viewSizePage(aPlan([3.4]), [row], plusDays(DUE, 5));
    const outlooks = [babies[0]?.next, ...(babies[0]?.later ?? [])].map((coming) => coming?.outlook);
    expect(outlooks.at(-1)).toMatch(/^sometime between \w+ and \w+$|^too early to say$/);
  });

  it("asks for nothing that is refused: a weight is taken as long as there is a form for it", () => {
    const secondBirthday = plusMonths(DUE, 24);
    const fact: EnteredFact = { kind: "weight", on: secondBirthday, unit: "kg", value: 12, ounces: 0 };
    const told = Array.from({ length: 60 }, (_, at) => {
      const on = plusDays(secondBirthday, at - 20);
      const plan = aPlan([], { born: plusDays(DUE, 3) });
      const { kind } = judgeFact(planBaby(plan, { sex: null, facts: [] }, 1), { ...fact, on }, false);
      return [viewSizePage(plan, [row], on).mayTell, kind !== "refused"] as const;
    });
    expect(told.filter(([isOffered, isTaken]) => isOffered !== isTaken)).toEqual([]);
    // The day after the second birthday, and long after it.
    expect([told[21], told[59]]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it("lists the moves that nobody has read", () => {
    const before = { days: usualSizeDays(DUE), items: {}, facts: ["one"] };
    const plan = { ...aPlan([4.6]), sizeMoves: packMovesToTell(before) };
    const { moved } = viewSizePage(plan, [row], DUE);
    expect(moved[0]).toMatch(/^3–6m from \w+ \d+, not Jun 10$/);
  });

  it("lists facts as they were typed, the newest day first, and fills their forms", () => {
    const label = {
      ...row,
      id: "two",
      kind: "label",
      measuredOn: plusDays(DUE, 9),
      amount: null,
      unit: null,
    };
    const unknown = { ...row, id: "three", kind: "shoe size" };
    const { facts } = viewSizePage(aPlan([]), [row, unknown, { ...label, size: "0-3m", fit: "roomy" }], DUE);
    expect(facts.map(({ words }) => words)).toEqual([
      "0–3m is roomy, Mar 19, 2027",
      "7 lb 11 oz, Mar 10, 2027",
    ]);
    expect(facts[1]?.fields).toEqual({ day: DUE, weight: "7", ounces: "11", weightUnit: "lb" });
    const [length] = viewSizePage(
      aPlan([]),
      [{ ...row, kind: "length", amount: 591, unit: "in" }],
      DUE,
    ).facts;
    expect([length?.words, length?.fields.length]).toEqual(["23.25 in, Mar 10, 2027", "23.25"]);
  });

  it("says of a fact from before the date of birth that it is set aside", () => {
    const { facts } = viewSizePage(aPlan([], { born: plusDays(DUE, 5) }), [row], plusDays(DUE, 10));
    expect(facts.map(({ isBeforeBirth }) => isBeforeBirth)).toEqual([true]);
    expect(viewSizePage(aPlan([]), [row], DUE).facts[0]?.isBeforeBirth).toBe(false);
  });
});
